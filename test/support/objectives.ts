import { act } from '../../src/state/actions.ts';
import type { GameState, UnitStatus } from '../../src/state/state.ts';
import type { ByPlayer, Player } from '../../src/state/vocabulary.ts';
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

/** The player who is asked, and for what. */
export const asked = (game: Pick<Played, 'awaiting'>): readonly [string, string] => {
  const due = game.awaiting();
  return due.kind === 'player' ? [due.player, due.decision.kind] : ['', due.kind];
};

/** Obstacles with room between them, placed one after another by whoever is asked. */
export const placeObstacles = <G extends Played>(
  game: G,
  places: { readonly [obstacle: string]: readonly [xMm: number, yMm: number] },
): G => {
  for (const [obstacle, [x, y]] of Object.entries(places)) {
    const pose = { x: x * 1000, y: y * 1000, heading: 0 };
    game.do(act.placeObstacle(asked(game)[0] as Player, obstacle, pose));
  }
  return game;
};

/** The five obstacles that are no station, with room in the middle of the table. */
export const FIVE: { readonly [obstacle: string]: readonly [number, number] } = {
  'asteroid-field-1': [450, 240],
  'asteroid-field-2': [450, 680],
  'asteroid-field-3': [1400, 240],
  'debris-field-1': [1200, 240],
  'debris-field-2': [1400, 680],
};
