import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatOf,
  MATCH_ENDS,
  type MatchReport,
  marginRow,
  scoreMatch,
  type Tally,
} from '../../src/tournament/index.ts';
import { accepted, faultsOf, scored } from './support.ts';

const FORMAT = formatOf({ fleetPoints: 180 });
const score = (report: MatchReport, policy?: 'marginZero' | 'pointsByScore') =>
  accepted(scoreMatch(report, ['a', 'b'], FORMAT, policy));
const faults = (report: unknown) => faultsOf(scoreMatch(report as MatchReport, ['a', 'b'], FORMAT));
const scoresOf = (report: MatchReport) => score(report).players.map((side) => side.score);
const pointsOf = (report: MatchReport) => score(report).players.map((side) => side.points);

const tallies = (a: Omit<Extract<Tally, { destroyed: number }>, 'player'>, b: typeof a): [Tally, Tally] => [
  { player: 'a', ...a },
  { player: 'b', ...b },
];

describe('how a match ends', () => {
  test('[TRN-18] the player with a ship left wins by elimination, and both scores go through the table', () => {
    const report: MatchReport = {
      end: 'elimination',
      eliminated: ['b'],
      tallies: tallies({ destroyed: 150 }, { destroyed: 70 }),
    };
    expect(score(report)).toEqual({
      end: 'elimination',
      winner: 'a',
      margin: 80,
      players: [
        { player: 'a', score: 150, won: true, points: 8, margin: 80 },
        { player: 'b', score: 70, won: false, points: 2, margin: 0 },
      ],
      by: [],
    });
  });

  test('[TRN-19, TRN-20] after six rounds and after time the scores alone decide', () => {
    for (const end of ['sixthRound', 'time'] as const) {
      const report: MatchReport = { end, tallies: tallies({ destroyed: 40 }, { destroyed: 75 }) };
      expect(score(report)).toMatchObject({ end, winner: 'b', margin: 35 });
      expect(pointsOf(report)).toEqual([3, 7]);
    }
  });

  test('[TRN-21] a match ends in exactly four ways', () => {
    expect(MATCH_ENDS).toEqual(['elimination', 'sixthRound', 'time', 'concession']);
    expect(faults({ ...scored('a', 1, 'b', 0), end: 'draw' })).toEqual(['malformed @ .end']);
  });

  test('[WIN-06] equal scores go to the second player, who must be named', () => {
    const report = scored('a', 80, 'b', 80);
    expect(score(report)).toMatchObject({ winner: 'b', margin: 0, by: ['WIN-06'] });
    expect(score({ ...report, secondPlayer: 'a' } as MatchReport)).toMatchObject({ winner: 'a' });
    const { secondPlayer: _, ...unnamed } = report as Extract<MatchReport, { end: 'sixthRound' | 'time' }>;
    expect(faults(unnamed)).toEqual(['second-player-needed @ .secondPlayer (WIN-06)']);
  });

  test('[WIN-07] if both lost their last ships at once, the higher score wins, then the second player', () => {
    const both = (a: number, b: number): MatchReport => ({
      end: 'elimination',
      eliminated: ['a', 'b'],
      tallies: tallies({ destroyed: a }, { destroyed: b }),
      secondPlayer: 'a',
    });
    expect(score(both(100, 160))).toMatchObject({ winner: 'b', margin: 60, by: [] });
    expect(score(both(160, 160))).toMatchObject({ winner: 'a', margin: 0, by: ['WIN-07'] });
  });

  test('[TRN-34] an eliminated player ahead on score loses with a margin of 0, unless points go by score', () => {
    const report: MatchReport = {
      end: 'elimination',
      eliminated: ['b'],
      tallies: tallies({ destroyed: 95 }, { destroyed: 80, tokens: 30 }),
    };
    expect(score(report)).toMatchObject({ winner: 'a', margin: 0, by: ['TRN-34'] });
    expect(pointsOf(report)).toEqual([5, 5]);
    const other = score(report, 'pointsByScore');
    expect(other).toMatchObject({ winner: 'a', margin: 0, by: ['TRN-34'] });
    expect(other.players.map(({ points }) => points)).toEqual([4, 6]);
  });
});

describe('scores and margins', () => {
  test('[TRN-24] the margin is the higher score minus the lower', () => {
    expect(score(scored('a', 120, 'b', 75)).margin).toBe(45);
    expect(score(scored('a', 75, 'b', 120)).margin).toBe(45);
    expect(score(scored('a', 80, 'b', 80)).margin).toBe(0);
  });

  test('[TRN-32] a fleet destroyed to the last squadron is worth 180 points, and tokens come on top', () => {
    const report = (wholeFleet: boolean): MatchReport => ({
      end: 'elimination',
      eliminated: ['b'],
      tallies: tallies({ destroyed: 171, tokens: 15, wholeFleet }, { destroyed: 0 }),
    });
    expect(scoresOf(report(true))).toEqual([195, 0]);
    expect(scoresOf(report(false))).toEqual([186, 0]);
  });

  test('[TRN-33] with squadrons left only what was destroyed counts', () => {
    const report: MatchReport = {
      end: 'elimination',
      eliminated: ['b'],
      tallies: tallies({ destroyed: 120 }, { destroyed: 0 }),
    };
    expect(scoresOf(report)).toEqual([120, 0]);
  });

  test('[TRN-35, TRN-36] the worked example with its sum mended: 88 to 55, margin 33, 7 to 3', () => {
    const report: MatchReport = {
      end: 'sixthRound',
      tallies: tallies({ destroyed: 58, tokens: 2 * 15 }, { destroyed: 40, tokens: 15 }),
    };
    expect(scoresOf(report)).toEqual([88, 55]);
    expect(score(report)).toMatchObject({ winner: 'a', margin: 33 });
    expect(pointsOf(report)).toEqual([7, 3]);
    expect(marginRow(FORMAT.table, 43)).toEqual(marginRow(FORMAT.table, 33));
  });

  test('[TRN-23] without a concession the points depend on the margin alone', () => {
    fc.assert(
      fc.property(fc.nat(180), fc.nat(180), fc.nat(100), fc.constantFrom('sixthRound', 'time'), (a, b, more, end) => {
        const at = (x: number, y: number) =>
          score({ ...scored('a', x, 'b', y), end } as MatchReport).players.map(({ points }) => points);
        expect(at(a, b)).toEqual(at(a + more, b + more));
        if (a !== b) expect(at(a, b)).toEqual(at(b, a).reverse());
        expect(at(a, b)[0]! + at(a, b)[1]!).toBe(10);
      }),
      { seed: 23, numRuns: 200 },
    );
  });
});

describe('concessions', () => {
  const conceded = (a: number, b: number, tokens = 0): MatchReport => ({
    end: 'concession',
    conceded: 'b',
    tallies: tallies({ destroyed: a, tokens }, { destroyed: b }),
  });

  test('[TRN-37] what the conceding player has left is destroyed: 180 to 40 is a margin of 140', () => {
    expect(scoresOf(conceded(0, 40))).toEqual([180, 40]);
    expect(scoresOf(conceded(57, 40, 30))).toEqual([210, 40]);
    expect(score(conceded(0, 40))).toMatchObject({ winner: 'a', margin: 140, by: ['TRN-37', 'TRN-38'] });
    expect(score(conceded(0, 40)).players[0]).toMatchObject({ points: 9, margin: 140 });
  });

  test('[TRN-37] a final score after a concession is at least the whole fleet', () => {
    const slip = (points: number) => ({
      end: 'concession',
      conceded: 'b',
      tallies: [
        { player: 'a', score: points },
        { player: 'b', score: 40 },
      ],
    });
    expect(faults(slip(179))).toEqual(['concession-destroys-the-fleet @ .tallies[0].score (TRN-37)']);
    expect(score(slip(180) as unknown as MatchReport)).toMatchObject({ margin: 140 });
  });

  test('[TRN-38] whoever concedes gets nothing, whatever the margin', () => {
    for (const own of [0, 40, 120, 170, 180]) expect(score(conceded(0, own)).players[1].points).toBe(0);
    expect(pointsOf(conceded(0, 40))).toEqual([9, 0]);
  });

  test('[TRN-34, TRN-38] a conceding player ahead on score gives the winner a margin of 0', () => {
    const report: MatchReport = {
      end: 'concession',
      conceded: 'b',
      tallies: tallies({ destroyed: 0 }, { destroyed: 170, tokens: 60 }),
    };
    for (const policy of ['marginZero', 'pointsByScore'] as const) {
      expect(score(report, policy)).toMatchObject({ winner: 'a', margin: 0, by: ['TRN-34', 'TRN-37', 'TRN-38'] });
      expect(score(report, policy).players.map(({ points }) => points)).toEqual([5, 0]);
    }
  });

  test('[TRN-39] a concession names who conceded; nothing else ends a match that way', () => {
    const { conceded: _, ...nobody } = conceded(0, 0) as Extract<MatchReport, { end: 'concession' }>;
    expect(faults(nobody)).toEqual(['malformed @ .conceded']);
    expect(faults({ ...nobody, end: 'time', conceded: 'b' })).toEqual(['malformed @ .conceded']);
  });
});

describe('reports that no match gives', () => {
  test('nobody destroys more than a fleet may cost', () => {
    expect(faults({ end: 'time', tallies: tallies({ destroyed: 181 }, { destroyed: 180 }) })).toEqual([
      'more-than-a-fleet @ .tallies[0].destroyed (TRN-66)',
    ]);
  });

  test('[TRN-18] a match does not go on after a whole fleet is gone', () => {
    expect(faults({ end: 'time', tallies: tallies({ destroyed: 0 }, { destroyed: 180, wholeFleet: true }) })).toEqual([
      'match-goes-on @ .tallies[1].wholeFleet (TRN-18)',
    ]);
  });

  test('names, numbers and shapes are checked, each fault with its place', () => {
    const good = scored('a', 10, 'b', 0);
    const elimination = { end: 'elimination', tallies: good.tallies };
    for (const [report, expected] of [
      [null, ['malformed @ ']],
      [{ ...good, tallies: [good.tallies[0]] }, ['malformed @ .tallies']],
      [scored('a', -1, 'b', 0), ['malformed @ .tallies[0].score']],
      [scored('a', 1.5, 'b', Number.NaN), ['malformed @ .tallies[1].score']],
      [scored('a', 1.5, 'b', 0), ['malformed @ .tallies[0].score']],
      [scored('a', 1, 'c', 0), ['not-at-table @ .tallies[1].player', 'not-at-table @ .secondPlayer']],
      [{ ...good, tallies: [good.tallies[0], good.tallies[0]] }, ['player-twice @ .tallies[1].player']],
      [{ ...elimination, eliminated: [] }, ['malformed @ .eliminated']],
      [{ ...elimination, eliminated: ['b', 'b'] }, ['player-twice @ .eliminated[1]']],
      [{ ...elimination, eliminated: ['c'] }, ['not-at-table @ .eliminated[0]']],
      [{ end: 'concession', conceded: 'c', tallies: good.tallies }, ['not-at-table @ .conceded']],
      [{ ...good, more: 1 }, ['malformed @ .more']],
    ] as const)
      expect(faults(report), JSON.stringify(report)).toEqual(expected);
  });
});
