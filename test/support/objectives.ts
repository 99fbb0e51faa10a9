import type { GameState, UnitStatus } from '../../src/state/state.ts';
import type { ByPlayer } from '../../src/state/vocabulary.ts';
import { play } from './table.ts';

type Played = ReturnType<typeof play>;

/** The same game, but for what became of some units. */
export const having = (game: Played, statuses: { readonly [unit: string]: UnitStatus }): Played => {
  const units = Object.fromEntries(
    Object.entries(game.state.units).map(([id, unit]) => [id, { ...unit, status: statuses[id] ?? unit.status }]),
  );
  return play(game.engine, { state: { ...game.state, units } as GameState, events: [] });
};

/** The scores as they stand. */
export const scoresOf = (game: Pick<Played, 'engine' | 'state'>): ByPlayer<number> =>
  game.engine.viewFor(game.state, 'p1').scores;

/** The ids of the ships that are marked as objective ships. */
export const objectiveShips = ({ state }: Pick<Played, 'state'>): readonly (string | null)[] =>
  state.objectiveTokens.filter(({ unit }) => unit !== null).map(({ unit }) => unit);

/** Plays on until the next round has begun, or the game is over. */
export const toNextRound = <G extends Played>(game: G): G => {
  const { round } = game.state;
  const begun = ({ frames }: GameState) => frames.some((frame) => frame.kind === 'round' && frame.number === round + 1);
  game.until((state) => begun(state) || state.outcome !== null);
  return game;
};
