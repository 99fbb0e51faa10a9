import type { Engine } from '../../src/engine/engine.ts';
import type { Action, ActionType } from '../../src/state/actions.ts';
import type { GameState } from '../../src/state/state.ts';

/** How many ways there are from a position: sequences of actions, chance's answers included, and which actions they are made of. */
export interface Count {
  /** The number of sequences of one action, of two, and so on. */
  readonly nodes: readonly number[];
  readonly courses: number;
  readonly targets: number;
  readonly tokens: number;
  readonly rolls: number;
}

const COUNTED: { readonly [K in Exclude<keyof Count, 'nodes'>]: ActionType } = {
  courses: 'executeManeuver',
  targets: 'declareTarget',
  tokens: 'spendDefenseToken',
  rolls: 'rollDice',
};

export const perft = (engine: Engine, from: GameState, depth: number): Count => {
  const nodes = Array.from({ length: depth }, () => 0);
  const count = { courses: 0, targets: 0, tokens: 0, rolls: 0 };
  const visit = (state: GameState, at: number): void => {
    for (const action of answers(engine, state)) {
      nodes[at]! += 1;
      for (const key of Object.keys(COUNTED) as (keyof typeof COUNTED)[])
        if (COUNTED[key] === action.type) count[key] += 1;
      if (at + 1 === depth) continue;
      const played = engine.step(state, action);
      if (!played.ok) throw new Error(`refused: ${JSON.stringify(action)} ${JSON.stringify(played.verdict)}`);
      visit(played.state, at + 1);
    }
  };
  visit(from, 0);
  return { nodes, ...count };
};

/** What can be done in a state; of chance, what can happen, which must be certain to happen. */
const answers = (engine: Engine, state: GameState): readonly Action[] => {
  const legal = engine.legalActions(state);
  const outcomes = engine.chanceOutcomes(state);
  if (outcomes.length === 0) return legal;
  const sum = outcomes.reduce((total, { probability }) => total + probability, 0);
  if (outcomes.length !== legal.length || Math.abs(sum - 1) > 1e-12)
    throw new Error(`${legal.length} answers of chance, ${outcomes.length} outcomes that add up to ${sum}`);
  return outcomes.map(({ action }) => action);
};
