import { type Action, createRng, type GameState, legalActions, type Player, type Rng, step } from '../index.ts';

/** A bot for a quick game: it attacks when it can, and keeps its ships and squadrons on the table. */
export interface Captain {
  choose(state: GameState, player: Player): Action;
}

export const eagerCaptain = (seed: number): Captain => {
  const rng = createRng(seed);
  return {
    choose: (state, player) => {
      const actions = legalActions(state, player);
      const types = [...new Set(actions.map(({ type }) => type))];
      const attacks = types.includes('declareTarget') && rng.below(4) > 0;
      const type = attacks ? 'declareTarget' : types[rng.below(types.length)]!;
      const some = shifted(
        actions.filter((action) => action.type === type),
        rng,
      );
      const careful = type === 'executeManeuver' || type === 'moveSquadron';
      return (careful ? some.slice(0, MOST_TRIED).find((action) => isSafe(state, action)) : undefined) ?? some[0]!;
    },
  };
};

const MOST_TRIED = 40;

const shifted = <T>(list: readonly T[], rng: Rng): readonly T[] => {
  const first = rng.below(list.length);
  return [...list.slice(first), ...list.slice(0, first)];
};

const isSafe = (state: GameState, action: Action): boolean => {
  const played = step(state, action);
  return played.ok && !played.events.some(({ type }) => type === 'unitDestroyed');
};
