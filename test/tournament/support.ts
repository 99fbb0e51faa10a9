import { expect } from 'vitest';
import {
  createTournament,
  type Entrant,
  enterResult,
  type MatchReport,
  type PlayerId,
  pairNextRound,
  readTournament,
  type Tournament,
  type TournamentIssue,
  type TournamentResult,
  type TournamentSetup,
} from '../../src/tournament/index.ts';

/** The value of an operation that must succeed. */
export const accepted = <T>(result: TournamentResult<T>): T => {
  expect(result.ok ? [] : result.error).toEqual([]);
  return (result as { readonly value: T }).value;
};

/** What is wrong with an operation that must fail, as `code @ place (rule)`. */
export const faultsOf = (result: TournamentResult<unknown>): string[] => {
  expect(result.ok).toBe(false);
  const { error } = result as { readonly error: readonly TournamentIssue[] };
  return error.map(({ code, at, rule }) => `${code} @ ${at}${rule ? ` (${rule})` : ''}`);
};

/** Players `p001`, `p002` … with fleet lists. */
export const entrants = (count: number): Entrant[] =>
  Array.from({ length: count }, (_, i) => {
    const id = `p${String(i + 1).padStart(3, '0')}`;
    return { id, name: `Player ${i + 1}`, fleet: `list of ${id}` };
  });

export const setupOf = (count: number, more: Partial<TournamentSetup> = {}): TournamentSetup => ({
  seed: 1,
  format: { fleetPoints: 180 },
  players: entrants(count),
  ...more,
});

export const start = (count: number, more: Partial<TournamentSetup> = {}): Tournament =>
  accepted(createTournament(setupOf(count, more)));

/** Final scores after six rounds; the second named player was the second player. */
export const scored = (a: PlayerId, scoreA: number, b: PlayerId, scoreB: number): MatchReport => ({
  end: 'sixthRound',
  tallies: [
    { player: a, score: scoreA },
    { player: b, score: scoreB },
  ],
  secondPlayer: b,
});

/** Pairs a round and enters a result at every table. */
export const playRound = (
  tournament: Tournament,
  report: (players: readonly [PlayerId, PlayerId]) => MatchReport,
): Tournament => {
  const paired = accepted(pairNextRound(tournament));
  return paired.rounds
    .at(-1)!
    .matches.reduce((t, { table, players }) => accepted(enterResult(t, table, report(players))), paired);
};

/** A casual event with these rounds behind it: `A 170:100 B` for a match, `C bye` for a bye. */
export const history = (rounds: readonly (readonly string[])[], more: Partial<Tournament> = {}): Tournament => {
  const read = rounds.map((lines) => lines.map((line) => line.split(' ')));
  const names = read[0]!.flatMap(([a, , b]) => (b ? [a!, b] : [a!]));
  return accepted(
    readTournament({
      version: 1,
      seed: 1,
      tier: 'casual',
      format: { fleetPoints: 180 },
      options: { repeatByes: false, eliminatedAhead: 'marginZero' },
      length: rounds.length + 1,
      players: names.map((id) => ({ id, name: id })),
      officials: [],
      apart: [],
      departures: [],
      rounds: read.map((lines) => ({
        bye: lines.find(([, bye]) => bye === 'bye')?.[0] ?? null,
        matches: lines
          .filter(([, , b]) => b)
          .map(([a, scores, b], i) => {
            const [scoreA, scoreB] = scores!.split(':').map(Number);
            return { table: i + 1, players: [a, b], report: scored(a!, scoreA!, b!, scoreB!) };
          }),
      })),
      ...more,
    }),
  );
};

/** The latest round as text: `A-B C-D E bye`. */
export const pairingsOf = ({ rounds }: Tournament): string => {
  const { matches, bye } = rounds.at(-1)!;
  return [...matches.map(({ players }) => players.join('-')), ...(bye === null ? [] : [`${bye} bye`])].join(' ');
};
