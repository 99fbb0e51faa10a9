import { compareText, plainJson } from '../state/json.ts';
import { fields, listOf, oneOf, type Shape, text, whole } from '../state/shape.ts';
import { formatOf } from './formats.ts';
import { accept, issue, malformed, reject, type TournamentIssue, type TournamentResult } from './issues.ts';
import { reportIssues, reportShape } from './report.ts';
import { MAX_ROUNDS, optionShapes, pairShape, repeated, rosterIssues, rosterShapes } from './roster.ts';
import { roundsFor } from './rounds.ts';
import { tierRules } from './tiers.ts';
import { DEPARTURES, type Round, type Tournament } from './tournament.ts';

/** Any value at all, such as a parsed file, as a tournament; or everything that keeps it from being one. */
export const readTournament = (value: unknown): TournamentResult<Tournament> => {
  const plain = plainJson(value);
  if (!plain.ok) return reject(...malformed([{ at: plain.at, expected: plain.fault }]));
  const faults = malformed(tournamentShape(plain.value, ''));
  if (faults.length > 0) return reject(...faults);
  const read = plain.value as unknown as Tournament;
  const roster = [...rosterIssues(read), ...lengthIssues(read), ...departureIssues(read)];
  if (roster.length > 0) return reject(...roster);
  const issues = read.rounds.flatMap((_, i) => roundIssues(read, i));
  if (issues.length > 0) return reject(...issues);
  return accept({ ...read, players: [...read.players].sort((a, b) => compareText(a.id, b.id)) });
};

const lengthIssues = ({ tier, players, length, rounds }: Tournament): TournamentIssue[] => {
  const fixed = roundsFor(tier, players.length);
  const issues: TournamentIssue[] = [];
  if (length !== fixed && !tierRules(tier).roundsAreChosen)
    issues.push(issue('.length', 'rounds-are-fixed', fixed === 3 ? 'TRN-61' : 'TRN-62', { tier, rounds: fixed }));
  if (rounds.length > length) issues.push(issue('.rounds', 'tournament-over', 'TRN-08', { rounds: length }));
  return issues;
};

const departureIssues = ({ departures, players, rounds }: Tournament): TournamentIssue[] => {
  const twice = repeated(departures.map(({ player }) => player));
  return departures.flatMap(({ player, after }, i) => {
    const at = `.departures[${i}]`;
    if (!players.some(({ id }) => id === player)) return [issue(`${at}.player`, 'unknown-player', null, { player })];
    if (twice.includes(i)) return [issue(`${at}.player`, 'already-left', null, { player })];
    return after > rounds.length
      ? malformed([{ at: `${at}.after`, expected: `a whole number from 0 to ${rounds.length}` }])
      : [];
  });
};

/** A round holds everybody who plays exactly once, and only the latest may wait for results. */
const roundIssues = (tournament: Tournament, i: number): TournamentIssue[] => {
  const { rounds, players, departures, format } = tournament;
  const at = `.rounds[${i}]`;
  const round = rounds[i]!;
  const seated = seatedIn(round);
  const left = new Set(departures.filter(({ after }) => after <= i).map(({ player }) => player));
  const expected = players.map(({ id }) => id).filter((id) => !left.has(id));
  const allowed = new Set(expected);
  const present = new Set(seated);
  const pairings = [
    ...seated
      .filter((player) => !allowed.has(player))
      .map((player) => issue(at, 'bad-pairings', null, { player, fault: 'does not play in this round' })),
    ...repeated(seated).map((seat) => issue(at, 'player-twice', null, { player: seated[seat]! })),
    ...expected
      .filter((player) => !present.has(player))
      .map((player) => issue(at, 'bad-pairings', null, { player, fault: 'is missing from this round' })),
    ...round.matches.flatMap(({ table }, m) =>
      table === m + 1 ? [] : [issue(`${at}.matches[${m}].table`, 'unknown-table', null, { table, expected: m + 1 })],
    ),
    ...(expected.length % 2 === 0 && round.bye !== null
      ? [issue(`${at}.bye`, 'bad-pairings', 'TRN-47', { player: round.bye, fault: 'a bye in an even field' })]
      : []),
  ];
  if (pairings.length > 0) return pairings;
  return round.matches.flatMap(({ players: seats, report, table }, m) => {
    if (report) return reportIssues(report, seats, formatOf(format), `${at}.matches[${m}].report`);
    return i < rounds.length - 1
      ? [issue(`${at}.matches[${m}].report`, 'round-unfinished', 'TRN-23', { round: i + 1, tables: [table] })]
      : [];
  });
};

const seatedIn = ({ matches, bye }: Round): string[] => [
  ...matches.flatMap(({ players }) => players),
  ...(bye === null ? [] : [bye]),
];

const orNull =
  (shape: Shape): Shape =>
  (value, at) =>
    value === null ? [] : shape(value, at);

const matchShape = fields({ table: whole(1, 1_000), players: pairShape, report: orNull(reportShape) });

const tournamentShape = fields({
  ...rosterShapes,
  version: oneOf(1),
  options: fields(optionShapes),
  length: whole(1, MAX_ROUNDS),
  rounds: listOf(fields({ matches: listOf(matchShape, 1_000), bye: orNull(text) }), MAX_ROUNDS),
  departures: listOf(fields({ player: text, reason: oneOf(...DEPARTURES), after: whole(0, MAX_ROUNDS) }), 2_000),
});
