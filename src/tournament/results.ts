import { type Format, formatOf } from './formats.ts';
import { accept, issue, reject, type TournamentResult } from './issues.ts';
import { type MatchOutcome, outcomeOf } from './outcome.ts';
import { type MatchReport, readReport } from './report.ts';
import type { Match, PlayerId, Tournament, TournamentOptions } from './tournament.ts';

/** Enters what a table of the latest round reports. A report already entered must be withdrawn first, so that none is lost. */
export const enterResult = (
  tournament: Tournament,
  table: number,
  report: MatchReport,
): TournamentResult<Tournament> => {
  const match = matchAt(tournament, table);
  if (!match.ok) return match;
  if (match.value.report) return reject(issue('.table', 'result-already-entered', null, { table }));
  const read = readReport(report, match.value.players, formatOf(tournament.format));
  return read.ok ? accept(withReport(tournament, table, read.value)) : read;
};

/** What a match pays, outside any tournament: scores, winner, margin and tournament points of the two players. */
export const scoreMatch = (
  report: MatchReport,
  players: readonly [PlayerId, PlayerId],
  format: Format,
  eliminatedAhead: TournamentOptions['eliminatedAhead'] = 'marginZero',
): TournamentResult<MatchOutcome> => {
  const read = readReport(report, players, format);
  return read.ok ? accept(outcomeOf(read.value, players, format, eliminatedAhead)) : read;
};

/** Takes a report of the latest round back. */
export const withdrawResult = (tournament: Tournament, table: number): TournamentResult<Tournament> => {
  const match = matchAt(tournament, table);
  if (!match.ok) return match;
  return match.value.report
    ? accept(withReport(tournament, table, null))
    : reject(issue('.table', 'no-result-entered', null, { table }));
};

/** Takes the pairings of the latest round back, as long as no table has reported: the way to mend a result before it. */
export const withdrawPairings = (tournament: Tournament): TournamentResult<Tournament> => {
  const last = tournament.rounds.at(-1);
  if (!last) return reject(issue('', 'no-round-paired', null));
  const reported = last.matches.filter(({ report }) => report !== null).map(({ table }) => table);
  if (reported.length > 0) return reject(issue('', 'results-entered', null, { tables: reported }));
  const rounds = tournament.rounds.slice(0, -1);
  const departures = tournament.departures.map((departure) => ({
    ...departure,
    after: Math.min(departure.after, rounds.length),
  }));
  return accept({ ...tournament, rounds, departures });
};

const matchAt = ({ rounds }: Tournament, table: number): TournamentResult<Match> => {
  const last = rounds.at(-1);
  if (!last) return reject(issue('', 'no-round-paired', null));
  const match = last.matches.find((each) => each.table === table);
  return match ? accept(match) : reject(issue('.table', 'unknown-table', null, { tables: last.matches.length }));
};

const withReport = (tournament: Tournament, table: number, report: MatchReport | null): Tournament => ({
  ...tournament,
  rounds: tournament.rounds.map((round, i) =>
    i < tournament.rounds.length - 1
      ? round
      : { ...round, matches: round.matches.map((match) => (match.table === table ? { ...match, report } : match)) },
  ),
});
