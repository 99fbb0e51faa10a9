import type { MatchResult } from '../rules/match.ts';
import { plainJson } from '../state/json.ts';
import { byField, fields, isRecord, listOf, oneOf, optional, type Shape, text, whole } from '../state/shape.ts';
import { type ByPlayer, opponentOf, type Player } from '../state/vocabulary.ts';
import type { Format } from './formats.ts';
import { accept, issue, malformed, reject, type TournamentIssue, type TournamentResult } from './issues.ts';
import type { PlayerId } from './tournament.ts';

/** TRN-18 … TRN-21: the four ways in which a match ends: the regulations announce four and list three, concession apart. */
export const MATCH_ENDS = ['elimination', 'sixthRound', 'time', 'concession'] as const;
/** A way in which a match ends. */
export type MatchEnd = (typeof MATCH_ENDS)[number];

/** What one player scored: the parts, or the final score alone. */
export type Tally =
  | {
      readonly player: PlayerId;
      /** Fleet points of the enemy ships and squadrons that were destroyed, a ship with its upgrades. */
      readonly destroyed: number;
      /** Points of victory tokens. */
      readonly tokens?: number;
      /** TRN-32: whether every enemy ship and squadron was destroyed. */
      readonly wholeFleet?: boolean;
    }
  | { readonly player: PlayerId; readonly score: number };

interface ReportBase {
  /** One for each player, in any order. */
  readonly tallies: readonly [Tally, Tally];
}

/** What is reported from a table. The second player of the game must be named if the scores are equal, because he wins then. */
export type MatchReport =
  | (ReportBase & {
      readonly end: 'elimination';
      /** Whoever has no ship left: one player, or both if their last ships went at the same moment. */
      readonly eliminated: readonly PlayerId[];
      readonly secondPlayer?: PlayerId;
    })
  | (ReportBase & { readonly end: 'sixthRound' | 'time'; readonly secondPlayer?: PlayerId })
  | (ReportBase & { readonly end: 'concession'; readonly conceded: PlayerId });

/** What a finished game reports: `matchResult` of the game, with the names of those who sat at its seats. */
export const matchReport = (result: MatchResult, players: ByPlayer<PlayerId>): MatchReport => {
  const tally = (seat: Player): Tally => ({ player: players[seat], ...result.tallies[seat] });
  const { end, winner, eliminated, secondPlayer } = result;
  const tallies = [tally('p1'), tally('p2')] as const;
  if (end === 'concession') return { end, tallies, conceded: players[opponentOf(winner)] };
  const second = secondPlayer === null ? {} : { secondPlayer: players[secondPlayer] };
  return end === 'elimination'
    ? { end, tallies, eliminated: eliminated.map((seat) => players[seat]), ...second }
    : { end, tallies, ...second };
};

const MAX_SCORE = 100_000;

const tallyShape: Shape = (value, at) =>
  isRecord(value) && Object.hasOwn(value, 'score')
    ? fields({ player: text, score: whole(0, MAX_SCORE) })(value, at)
    : fields({
        player: text,
        destroyed: whole(0, MAX_SCORE),
        tokens: optional(whole(0, MAX_SCORE)),
        wholeFleet: optional(oneOf(true, false)),
      })(value, at);

const talliesShape: Shape = (value, at) =>
  Array.isArray(value) && value.length === 2 ? listOf(tallyShape, 2)(value, at) : [{ at, expected: 'two tallies' }];

const eliminatedShape: Shape = (value, at) =>
  Array.isArray(value) && value.length > 0
    ? listOf(text, 2)(value, at)
    : [{ at, expected: 'the player without a ship, or both' }];

const byScore = fields({ end: oneOf('sixthRound', 'time'), tallies: talliesShape, secondPlayer: optional(text) });

export const reportShape: Shape = byField('end', {
  elimination: fields({
    end: oneOf('elimination'),
    tallies: talliesShape,
    eliminated: eliminatedShape,
    secondPlayer: optional(text),
  }),
  sixthRound: byScore,
  time: byScore,
  concession: fields({ end: oneOf('concession'), tallies: talliesShape, conceded: text }),
});

/** Any value as the report of a match between these players, or all that is wrong with it. */
export const readReport = (
  value: unknown,
  players: readonly [PlayerId, PlayerId],
  format: Format,
): TournamentResult<MatchReport> => {
  const plain = plainJson(value);
  if (!plain.ok) return reject(...malformed([{ at: plain.at, expected: plain.fault }]));
  const faults = malformed(reportShape(plain.value, ''));
  if (faults.length > 0) return reject(...faults);
  const report = plain.value as unknown as MatchReport;
  const issues = reportIssues(report, players, format);
  return issues.length > 0 ? reject(...issues) : accept(report);
};

/** What is wrong with a report of the right shape. */
export const reportIssues = (
  report: MatchReport,
  players: readonly [PlayerId, PlayerId],
  format: Format,
  at = '',
): TournamentIssue[] => {
  const strangers = strangersIn(report, players, at);
  return strangers.length > 0 ? strangers : scoreIssues(report, players, format, at);
};

const strangersIn = (report: MatchReport, players: readonly PlayerId[], at: string): TournamentIssue[] => {
  const named: [string, PlayerId][] = report.tallies.map((tally, i) => [`${at}.tallies[${i}].player`, tally.player]);
  const [first, second] = report.tallies;
  const issues =
    first.player === second.player
      ? [issue(`${at}.tallies[1].player`, 'player-twice', null, { player: second.player })]
      : [];
  if (report.end === 'concession') named.push([`${at}.conceded`, report.conceded]);
  else if (report.secondPlayer !== undefined) named.push([`${at}.secondPlayer`, report.secondPlayer]);
  if (report.end === 'elimination') {
    report.eliminated.forEach((player, i) => {
      named.push([`${at}.eliminated[${i}]`, player]);
    });
    if (report.eliminated[0] === report.eliminated[1])
      issues.push(issue(`${at}.eliminated[1]`, 'player-twice', null, { player: report.eliminated[0] ?? '' }));
  }
  return [
    ...issues,
    ...named
      .filter(([, player]) => !players.includes(player))
      .map(([place, player]) => issue(place, 'not-at-table', null, { player, players: [...players] })),
  ];
};

const scoreIssues = (
  report: MatchReport,
  players: readonly [PlayerId, PlayerId],
  format: Format,
  at: string,
): TournamentIssue[] => {
  const { fleetPoints } = format;
  const issues = report.tallies.flatMap((tally, i) => {
    const opponent = players[0] === tally.player ? players[1] : players[0];
    const beaten = beatenIn(report).includes(opponent);
    if ('score' in tally)
      // TRN-37: what a conceding player has left is destroyed, so the whole fleet is in the score.
      return report.end === 'concession' && beaten && tally.score < fleetPoints
        ? [
            issue(`${at}.tallies[${i}].score`, 'concession-destroys-the-fleet', 'TRN-37', {
              score: tally.score,
              atLeast: fleetPoints,
            }),
          ]
        : [];
    const found: TournamentIssue[] = [];
    if (tally.destroyed > fleetPoints)
      found.push(
        issue(`${at}.tallies[${i}].destroyed`, 'more-than-a-fleet', 'TRN-66', {
          destroyed: tally.destroyed,
          fleetPoints,
        }),
      );
    if (tally.wholeFleet && !beaten)
      found.push(issue(`${at}.tallies[${i}].wholeFleet`, 'match-goes-on', 'TRN-18', { player: opponent }));
    return found;
  });
  if (issues.length > 0 || report.end === 'concession') return issues;
  const open = report.end !== 'elimination' || report.eliminated.length === 2;
  const [a, b] = players.map((player) => scoreOf(report, player, format)) as [number, number];
  return open && a === b && report.secondPlayer === undefined
    ? [issue(`${at}.secondPlayer`, 'second-player-needed', 'WIN-06', { score: a })]
    : [];
};

/** Whose ships are all gone, by fire or by concession. */
export const beatenIn = (report: MatchReport): readonly PlayerId[] =>
  report.end === 'elimination' ? report.eliminated : report.end === 'concession' ? [report.conceded] : [];

/**
 * TRN-32, TRN-33, TRN-37: a player's final score. A fleet destroyed to the last squadron is worth the format's full points.
 * TRN-35, TRN-36: the printed example adds 58 and 30 to 98; here it is 88, and its result of 7 to 3 stands.
 */
export const scoreOf = (report: MatchReport, player: PlayerId, { fleetPoints }: Format): number => {
  const tally = report.tallies.find((each) => each.player === player)!;
  if ('score' in tally) return tally.score;
  const conceded = report.end === 'concession' && report.conceded !== player;
  return (tally.wholeFleet || conceded ? fleetPoints : tally.destroyed) + (tally.tokens ?? 0);
};
