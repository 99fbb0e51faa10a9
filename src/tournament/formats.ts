import { sameJson } from '../state/json.ts';
import { fields, listOf, oneOf, optional, type Shape, whole } from '../state/shape.ts';
import { issue, type TournamentIssue } from './issues.ts';

/** TRN-66, TRN-74, TRN-75: the sizes of a fleet in official play. */
export const FLEET_SIZES = [180, 300, 400] as const;
/** The fleet points of a format. */
export type FleetSize = (typeof FLEET_SIZES)[number];

/** A row of the margin table: what winner and loser get from this margin of victory up to the next row's. */
export interface MarginRow {
  readonly from: number;
  readonly win: number;
  readonly loss: number;
}

/** Rows from margin 0 upwards. */
export type MarginTable = readonly MarginRow[];

/** What a bye is worth. */
export interface ByeAward {
  readonly points: number;
  readonly margin: number;
}

/** A format as the organizer names it. The regulations print a margin table for 180 points only; for others it must be given. */
export interface FormatChoice {
  readonly fleetPoints: FleetSize;
  readonly table?: MarginTable;
  /** 8 tournament points and a margin of 61 unless given. */
  readonly bye?: ByeAward;
}

/** All that a format fixes. */
export interface Format {
  readonly fleetPoints: FleetSize;
  readonly squadronPoints: number;
  readonly roundMinutes: number;
  readonly table: MarginTable;
  readonly bye: ByeAward;
}

/** TRN-25 … TRN-30: the table of the 180 point format. */
export const MARGIN_TABLE_180: MarginTable = [
  { from: 0, win: 5, loss: 5 },
  { from: 11, win: 6, loss: 4 },
  { from: 31, win: 7, loss: 3 },
  { from: 61, win: 8, loss: 2 },
  { from: 101, win: 9, loss: 1 },
  { from: 151, win: 10, loss: 0 },
];

// TRN-07, TRN-74, TRN-75
const ROUND_MINUTES: Readonly<Record<FleetSize, number>> = { 180: 90, 300: 120, 400: 150 };

// TRN-54
const BYE: ByeAward = { points: 8, margin: 61 };

/** All that a format fixes, from a choice that `createTournament` would accept. */
export const formatOf = ({ fleetPoints, table, bye }: FormatChoice): Format => ({
  fleetPoints,
  // TRN-76: a third, rounded up.
  squadronPoints: Math.floor((fleetPoints + 2) / 3),
  roundMinutes: ROUND_MINUTES[fleetPoints],
  table: table ?? MARGIN_TABLE_180,
  bye: bye ?? BYE,
});

/** TRN-23, TRN-31: the row of a margin of victory, a whole number from 0. */
export const marginRow = (table: MarginTable, margin: number): MarginRow =>
  table.filter(({ from }) => from <= margin).at(-1) ?? table[0]!;

const MAX_POINTS = 1_000;

export const formatShape: Shape = fields({
  fleetPoints: oneOf(...FLEET_SIZES),
  table: optional(
    listOf(fields({ from: whole(0, 100_000), win: whole(0, MAX_POINTS), loss: whole(0, MAX_POINTS) }), 100),
  ),
  bye: optional(fields({ points: whole(0, MAX_POINTS), margin: whole(0, 100_000) })),
});

/** What is wrong with a choice of the right shape. */
export const formatIssues = ({ fleetPoints, table }: FormatChoice, at: string): TournamentIssue[] => {
  // TRN-77: only the table of 180 points is printed, and it stands in for no other.
  if (!table)
    return fleetPoints === 180
      ? []
      : [issue(`${at}.table`, 'margin-table-needed', fleetPoints === 300 ? 'TRN-74' : 'TRN-75', { fleetPoints })];
  if (fleetPoints === 180 && !sameJson(table, MARGIN_TABLE_180))
    return [issue(`${at}.table`, 'margin-table-is-printed', 'TRN-31', { fleetPoints })];
  return tableIssues(table, `${at}.table`);
};

/** TRN-31: no gap, no overlap, the same total in every row, and a wider margin never pays the winner less. */
const tableIssues = (table: MarginTable, at: string): TournamentIssue[] => {
  const bad = (row: number, fault: string) => issue(`${at}[${row}]`, 'bad-margin-table', 'TRN-31', { fault });
  if (table.length === 0) return [issue(at, 'bad-margin-table', 'TRN-31', { fault: 'no rows' })];
  return table.flatMap((row, i) => {
    const before = table[i - 1];
    const faults: TournamentIssue[] = [];
    if (!before && row.from !== 0) faults.push(bad(i, 'the first row starts at 0'));
    if (before && row.from <= before.from) faults.push(bad(i, 'a row starts above the one before'));
    if (before && row.win < before.win) faults.push(bad(i, 'a wider margin pays the winner no less'));
    if (row.win < row.loss) faults.push(bad(i, 'the winner gets no less than the loser'));
    if (row.win + row.loss !== table[0]!.win + table[0]!.loss) faults.push(bad(i, 'every row pays the same in total'));
    return faults;
  });
};
