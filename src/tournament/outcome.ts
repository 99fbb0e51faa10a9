import type { RuleId } from '../state/verdict.ts';
import { type Format, marginRow } from './formats.ts';
import { beatenIn, type MatchEnd, type MatchReport, scoreOf } from './report.ts';
import type { PlayerId, TournamentOptions } from './tournament.ts';

/** What one player takes from a match. */
export interface PlayerOutcome {
  readonly player: PlayerId;
  readonly score: number;
  readonly won: boolean;
  /** Tournament points. */
  readonly points: number;
  /** TRN-40: what the match adds to the cumulative margin of victory: nothing for a loss. */
  readonly margin: number;
}

/** A match result worked out. */
export interface MatchOutcome {
  readonly end: MatchEnd;
  readonly winner: PlayerId;
  /** TRN-24: the margin of victory. */
  readonly margin: number;
  /** In the order of the table's players. */
  readonly players: readonly [PlayerOutcome, PlayerOutcome];
  /** Rules beyond the table of margins that shaped the result, such as `TRN-34`. */
  readonly by: readonly RuleId[];
}

/** TRN-18 … TRN-38: scores, winner, margin and tournament points, from a report that has been read. */
export const outcomeOf = (
  report: MatchReport,
  players: readonly [PlayerId, PlayerId],
  format: Format,
  eliminatedAhead: TournamentOptions['eliminatedAhead'],
): MatchOutcome => {
  const scores = players.map((player) => scoreOf(report, player, format)) as [number, number];
  const winner = winnerOf(report, players, scores);
  const loser = winner === 0 ? 1 : 0;
  const lead = scores[winner] - scores[loser];
  const margin = Math.max(lead, 0);
  const row = marginRow(format.table, margin);
  let points = { winner: row.win, loser: row.loss };
  const by: RuleId[] = [];
  // TRN-34: the regulations do not say what a winner who is behind on score takes.
  if (lead < 0) {
    by.push('TRN-34');
    if (eliminatedAhead === 'pointsByScore' && report.end === 'elimination') {
      const behind = marginRow(format.table, -lead);
      points = { winner: behind.loss, loser: behind.win };
    }
  }
  if (report.end === 'concession') {
    by.push('TRN-37', 'TRN-38');
    points = { ...points, loser: 0 };
  }
  if (lead === 0 && beatenIn(report).length !== 1) by.push(report.end === 'elimination' ? 'WIN-07' : 'WIN-06');
  const side = (seat: Seat): PlayerOutcome => ({
    player: players[seat],
    score: scores[seat],
    won: seat === winner,
    points: seat === winner ? points.winner : points.loser,
    margin: seat === winner ? margin : 0,
  });
  return { end: report.end, winner: players[winner], margin, players: [side(0), side(1)], by };
};

type Seat = 0 | 1;

/** TRN-18: the player with a ship left; else the higher score (WIN-03, WIN-07), else the second player (WIN-06). */
const winnerOf = (
  report: MatchReport,
  players: readonly [PlayerId, PlayerId],
  scores: readonly [number, number],
): Seat => {
  const beaten = beatenIn(report);
  if (beaten.length === 1) return beaten[0] === players[0] ? 1 : 0;
  if (scores[0] !== scores[1]) return scores[0] > scores[1] ? 0 : 1;
  return 'secondPlayer' in report && report.secondPlayer === players[0] ? 0 : 1;
};
