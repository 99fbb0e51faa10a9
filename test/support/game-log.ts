import { createLogbook, type GameLog } from '../../src/engine/log.ts';
import type { GameSetup } from '../../src/engine/setup.ts';
import { createRng } from '../../src/state/rng.ts';
import type { GameState } from '../../src/state/state.ts';
import { engine } from './learning.ts';

/** A whole game with its log, played by captains who attack where they can and choose by lot otherwise. */
export const wholeGame = (setup: GameSetup): { readonly log: GameLog; readonly state: GameState } => {
  const book = createLogbook(engine);
  const begun = book.startLog(setup);
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  let { log, state } = begun.value;
  const rng = createRng(setup.seed);
  while (!state.outcome) {
    const actions = engine.legalActions(state);
    const types = [...new Set(actions.map(({ type }) => type))];
    const type = types.includes('declareTarget') ? 'declareTarget' : types[rng.below(types.length)]!;
    const some = actions.filter((action) => action.type === type);
    const result = engine.step(state, some[rng.below(some.length)]!);
    if (!result.ok) throw new Error('an offered action was refused');
    log = book.extendLog(log, result);
    state = result.state;
  }
  return { log, state };
};
