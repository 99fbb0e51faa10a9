import type { Engine } from '../../src/engine/engine.ts';
import type { Action, ChanceAction } from '../../src/state/actions.ts';
import type { GameState } from '../../src/state/state.ts';

/**
 * A game in explicit mode whose chance is scripted: each time chance is due, the next answer of the script is played. A script
 * that runs dry, or that `finish` finds unused, is an error.
 */
export const scripted = (engine: Engine, from: GameState, script: readonly ChanceAction[]) => {
  const left = [...script];
  let state = engine.withChance(from, 'explicit');
  const answerChance = () => {
    while (engine.awaiting(state).kind === 'chance') {
      const next = left.shift();
      if (!next) throw new Error(`the script has no answer to ${JSON.stringify(engine.awaiting(state))}`);
      apply(next);
    }
  };
  const apply = (action: Action) => {
    const result = engine.step(state, action);
    if (!result.ok) throw new Error(`refused: ${JSON.stringify(action)} ${JSON.stringify(result.verdict)}`);
    state = result.state;
  };
  answerChance();
  return {
    get state() {
      return state;
    },
    do(...actions: readonly Action[]) {
      for (const action of actions) {
        apply(action);
        answerChance();
      }
      return this;
    },
    finish(): GameState {
      if (left.length > 0) throw new Error(`the script has ${left.length} answers left over`);
      return state;
    },
  };
};
