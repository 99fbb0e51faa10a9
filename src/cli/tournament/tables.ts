import {
  completedRounds,
  type Match,
  matchOutcome,
  type PlayerId,
  standings,
  type Tournament,
  winnerOf,
} from '../../tournament/index.ts';

/** Pairings, results and standings as people read them. */

const nameOf = ({ players }: Tournament, id: PlayerId | null): string =>
  players.find((player) => player.id === id)?.name ?? String(id);

/** What a table reported, or that it plays on. */
export const matchLine = (tournament: Tournament, match: Match): string => {
  const [first, second] = match.players;
  const outcome = matchOutcome(tournament, match);
  if (!outcome) return `Table ${match.table}: ${nameOf(tournament, first)} – ${nameOf(tournament, second)}`;
  const [a, b] = outcome.players;
  const rules = outcome.by.length > 0 ? ` (${outcome.by.join(', ')})` : '';
  return `Table ${match.table}: ${nameOf(tournament, first)} ${a.score} – ${b.score} ${nameOf(tournament, second)}; ${nameOf(
    tournament,
    outcome.winner,
  )} wins ${Math.max(a.points, b.points)} to ${Math.min(a.points, b.points)}, margin ${outcome.margin}${rules}`;
};

/** The latest round. */
export const roundLines = (tournament: Tournament): string[] => {
  const { rounds, length } = tournament;
  const last = rounds.at(-1);
  if (!last) return ['No round has been paired yet.'];
  return [
    `Round ${rounds.length} of ${length}`,
    ...last.matches.map((match) => matchLine(tournament, match)),
    ...(last.bye === null ? [] : [`Bye: ${nameOf(tournament, last.bye)}`]),
  ];
};

/** Everybody from first to last. */
export const standingLines = (tournament: Tournament): string[] => {
  const rows = standings(tournament).map((each) => [
    String(each.place),
    `${nameOf(tournament, each.player)}${each.departure ? ` (${each.departure})` : ''}`,
    String(each.points),
    String(each.margin),
    String(each.strength),
    `${each.wins}-${each.losses}${each.byes > 0 ? `, ${each.byes} bye` : ''}`,
    each.byLot ? 'lot' : '',
  ]);
  const winner = winnerOf(tournament);
  return [
    `Standings after ${completedRounds(tournament)} of ${tournament.length} rounds`,
    ...table([['', 'player', 'points', 'margin', 'strength', 'won-lost', ''], ...rows]),
    ...(winner === null ? [] : [`The winner is ${nameOf(tournament, winner)}.`]),
  ];
};

/** Columns as wide as their widest field; numbers to the right. */
const table = (rows: readonly (readonly string[])[]): string[] => {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const right = [true, false, true, true, true, false, false];
  return rows.map((row) =>
    row
      .map((field, column) => (right[column] ? field.padStart(widths[column]!) : field.padEnd(widths[column]!)))
      .join('  ')
      .trimEnd(),
  );
};
