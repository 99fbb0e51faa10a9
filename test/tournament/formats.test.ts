import { describe, expect, test } from 'vitest';
import {
  createTournament,
  formatOf,
  MARGIN_TABLE_180,
  type MarginTable,
  marginRow,
} from '../../src/tournament/index.ts';
import { accepted, faultsOf, setupOf } from './support.ts';

const row = (margin: number) => {
  const { win, loss } = marginRow(MARGIN_TABLE_180, margin);
  return [win, loss];
};

/** A home-made table of another size, paying 11 points a match. */
const TABLE_400: MarginTable = [
  { from: 0, win: 6, loss: 5 },
  { from: 60, win: 7, loss: 4 },
  { from: 140, win: 8, loss: 3 },
];

const created = (format: unknown) => createTournament({ ...setupOf(4), format } as never);

describe('the table of margins', () => {
  test('[TRN-25] 0 to 10', () => expect([0, 10, 11].map(row)).toEqual([[5, 5], [5, 5], [6, 4]])); // biome-ignore format: a table
  test('[TRN-26] 11 to 30', () => expect([11, 30, 31].map(row)).toEqual([[6, 4], [6, 4], [7, 3]])); // biome-ignore format: a table
  test('[TRN-27] 31 to 60', () => expect([31, 60, 61].map(row)).toEqual([[7, 3], [7, 3], [8, 2]])); // biome-ignore format: a table
  test('[TRN-28] 61 to 100', () => expect([61, 100, 101].map(row)).toEqual([[8, 2], [8, 2], [9, 1]])); // biome-ignore format: a table
  test('[TRN-29] 101 to 150', () => expect([101, 150, 151].map(row)).toEqual([[9, 1], [9, 1], [10, 0]])); // biome-ignore format: a table
  test('[TRN-30] 151 and more', () => expect([151, 400, 99_999].map(row)).toEqual([[10, 0], [10, 0], [10, 0]])); // biome-ignore format: a table

  test('[TRN-31] every margin has a row, each pays ten, and a wider margin never pays the winner less', () => {
    let before = 0;
    for (let margin = 0; margin <= 500; margin++) {
      const [win, loss] = row(margin) as [number, number];
      expect(win + loss).toBe(10);
      expect(win).toBeGreaterThanOrEqual(before);
      before = win;
    }
    expect(before).toBe(10);
  });

  test('[TRN-31] a table with a gap, an overlap or uneven totals is refused', () => {
    const refused = (...table: [number, number, number][]) =>
      faultsOf(created({ fleetPoints: 400, table: table.map(([from, win, loss]) => ({ from, win, loss })) }));
    const fault = (i: number) => `bad-margin-table @ .format.table[${i}] (TRN-31)`;
    expect(refused()).toEqual(['bad-margin-table @ .format.table (TRN-31)']);
    expect(refused([1, 5, 5])).toEqual([fault(0)]);
    expect(refused([0, 5, 5], [0, 6, 4])).toEqual([fault(1)]);
    expect(refused([0, 5, 5], [20, 6, 4], [10, 7, 3])).toEqual([fault(2)]);
    expect(refused([0, 5, 5], [10, 6, 5])).toEqual([fault(1)]);
    expect(refused([0, 7, 3], [10, 6, 4])).toEqual([fault(1)]);
    expect(refused([0, 4, 6])).toEqual([fault(0)]);
    expect(refused([0, 5, -5])).toEqual(['malformed @ .format.table[0].loss']);
  });
});

describe('formats', () => {
  test('[TRN-07] a round of 180 points lasts 90 minutes', () => {
    expect(formatOf({ fleetPoints: 180 }).roundMinutes * 60).toBe(5400);
  });

  test('[TRN-74] 300 points last 120 minutes, and the table must be given', () => {
    expect(formatOf({ fleetPoints: 300, table: TABLE_400 })).toMatchObject({ fleetPoints: 300, roundMinutes: 120 });
    expect(faultsOf(created({ fleetPoints: 300 }))).toEqual(['margin-table-needed @ .format.table (TRN-74)']);
    expect(accepted(created({ fleetPoints: 300, table: TABLE_400 })).format.table).toEqual(TABLE_400);
  });

  test('[TRN-75] 400 points last 150 minutes, and the table must be given', () => {
    expect(formatOf({ fleetPoints: 400, table: TABLE_400 })).toMatchObject({ fleetPoints: 400, roundMinutes: 150 });
    expect(faultsOf(created({ fleetPoints: 400 }))).toEqual(['margin-table-needed @ .format.table (TRN-75)']);
    expect(marginRow(TABLE_400, 139)).toMatchObject({ win: 7, loss: 4 });
  });

  test('[TRN-76] squadrons take a third of the points, rounded up', () => {
    const limits = ([180, 300, 400] as const).map((fleetPoints) => formatOf({ fleetPoints, table: TABLE_400 }));
    expect(limits.map(({ squadronPoints }) => squadronPoints)).toEqual([60, 100, 134]);
  });

  test('[TRN-77] without a format nothing is guessed, and the printed table of 180 points is not replaced', () => {
    const { format: _, ...rest } = setupOf(4);
    const refused = createTournament(rest as never);
    expect(faultsOf(refused)).toEqual(['format-needed @ .format (TRN-77)']);
    expect(refused).toMatchObject({ error: [{ facts: { choices: [180, 300, 400] } }] });
    expect(faultsOf(created({ fleetPoints: 200 }))).toEqual(['malformed @ .format.fleetPoints']);
    expect(faultsOf(created({ fleetPoints: 180, table: TABLE_400 }))).toEqual([
      'margin-table-is-printed @ .format.table (TRN-31)',
    ]);
    expect(created({ fleetPoints: 180, table: MARGIN_TABLE_180 }).ok).toBe(true);
  });
});
