import { shuffled } from './draw.ts';
import { accept, issue, reject, type TournamentResult } from './issues.ts';
import type { Match, PlayerId, Tournament } from './tournament.ts';

/** TRN-13: the backgrounds of ID tokens. */
export const ID_TOKEN_COLORS = ['white', 'black'] as const;
/** The background of a player's ID tokens. */
export type IdTokenColor = (typeof ID_TOKEN_COLORS)[number];

/** Who uses which ID tokens. */
export interface IdTokens {
  readonly white: PlayerId;
  readonly black: PlayerId;
  /** Who won the coin toss and chose; null if the players agreed. */
  readonly toss: PlayerId | null;
}

/** TRN-57: whether both players of a match field the same faction, as far as it is known. */
export const isMirrorMatch = ({ players }: Tournament, match: Match): boolean => {
  const [a, b] = match.players.map((id) => players.find((each) => each.id === id)?.faction);
  return a !== undefined && a === b;
};

/**
 * TRN-13, TRN-59: the colours of a mirror match of the latest round, from what its two players want, in the table's order. If
 * both want the same or neither says anything, a coin drawn from the seed decides whose wish counts (white if there is none).
 */
export const idTokens = (
  tournament: Tournament,
  table: number,
  wishes: readonly [IdTokenColor | null, IdTokenColor | null] = [null, null],
): TournamentResult<IdTokens> => {
  const match = tournament.rounds.at(-1)?.matches.find((each) => each.table === table);
  if (!match) return reject(issue('.table', 'unknown-table', null, { table: String(table) }));
  if (!isMirrorMatch(tournament, match)) return reject(issue('.table', 'no-mirror-match', 'TRN-57', { table }));
  const [a, b] = match.players;
  const [ofA, ofB] = wishes;
  if (ofA !== ofB) return accept(ofA === 'white' || ofB === 'black' ? tokens(a, b, null) : tokens(b, a, null));
  const coin = shuffled(
    tournament.players.map(({ id }) => id),
    tournament.seed,
    'coin',
    tournament.rounds.length - 1,
  );
  const toss = coin.find((player) => player === a || player === b)!;
  const other = toss === a ? b : a;
  return accept(ofA === 'black' ? tokens(other, toss, toss) : tokens(toss, other, toss));
};

const tokens = (white: PlayerId, black: PlayerId, toss: PlayerId | null): IdTokens => ({ white, black, toss });
