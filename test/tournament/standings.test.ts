import { describe, expect, test } from 'vitest';
import { shuffled } from '../../src/tournament/draw.ts';
import {
  compareRank,
  enterResult,
  MARGIN_TABLE_180,
  pairNextRound,
  type RankedBy,
  removePlayer,
  standings,
  winnerOf,
} from '../../src/tournament/index.ts';
import { accepted, history, playRound, scored, start } from './support.ts';

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

describe('standings', () => {
  const event = history(
    [
      ['A 160:0 B', 'C 20:0 D'],
      ['A 110:0 C', 'B 40:0 D'],
    ],
    { length: 2 },
  );

  test('[TRN-08] most tournament points win, and the others are ordered by tiebreakers', () => {
    expect(standings(event).map(({ place, player, points }) => [place, player, points])).toEqual([
      [1, 'A', 19],
      [2, 'B', 7],
      [3, 'C', 7],
      [4, 'D', 7],
    ]);
    expect(winnerOf(event)).toBe('A');
  });

  test('[TRN-08] nobody has won before the last round is complete', () => {
    const longer = { ...event, length: 3 };
    expect(winnerOf(longer)).toBeNull();
    const open = accepted(pairNextRound(longer));
    const [first, second] = open.rounds[2]!.matches;
    const half = accepted(enterResult(open, 1, scored(first!.players[0], 10, first!.players[1], 0)));
    expect(winnerOf(half)).toBeNull();
    expect(winnerOf(accepted(enterResult(half, 2, scored(second!.players[0], 10, second!.players[1], 0))))).toBe('A');
  });

  test('[TRN-40] equal points: the sum of margins from won matches, lost ones adding nothing', () => {
    const tied = history([
      ['A 70:0 C', 'B 85:0 D', 'E 0:5 F'],
      ['A 20:0 D', 'C 20:0 B', 'E 0:5 F'],
      ['E 70:0 A', 'F 20:0 B', 'C 0:5 D'],
    ]);
    const lines = standings(tied).filter(({ player }) => 'AB'.includes(player));
    expect(lines.map(({ player, points, margin }) => [player, points, margin])).toEqual([
      ['A', 16, 90],
      ['B', 16, 85],
    ]);
  });

  test('[TRN-40, TRN-41] a better margin counts more than a harder schedule', () => {
    // A won by more against the two at the end of the field, B by less against stronger players.
    const apart = history([
      ['A 100:0 C', 'B 61:0 D', 'E 160:0 F'],
      ['D 160:0 A', 'E 160:0 B', 'C 0:5 F'],
      ['D 0:5 E', 'A 0:5 F', 'B 0:5 C'],
    ]);
    const [first, second] = standings(apart).filter(({ player }) => 'AB'.includes(player));
    expect([first, second]).toMatchObject([
      { player: 'A', margin: 100 },
      { player: 'B', margin: 61 },
    ]);
    expect(second!.points).toBe(first!.points);
    expect(second!.strength).toBeGreaterThan(first!.strength);
  });

  test('[TRN-41] equal margins too: the tournament points of all opponents', () => {
    for (const seed of SEEDS) {
      const tied = history(
        [
          ['A 70:0 C', 'B 70:0 D'],
          ['A 80:80 B', 'C 20:0 D'],
        ],
        { seed },
      );
      expect(standings(tied).map(({ player, points, margin, strength, byLot }) => [player, points, margin, strength, byLot])).toEqual([
        ['A', 13, 70, 21, false],
        ['B', 13, 70, 19, false],
        ['C', 8, 20, 19, false],
        ['D', 6, 0, 21, false],
      ]); // biome-ignore format: a table
    }
  });

  test('[TRN-42] players without a win are told apart by strength of schedule', () => {
    for (const seed of SEEDS) {
      const winless = history(
        [
          ['A 20:0 C', 'B 20:0 D', 'E 5:0 F'],
          ['E 5:0 C', 'F 5:0 D', 'A 70:0 B'],
        ],
        { seed },
      );
      const lines = standings(winless).filter(({ player }) => 'CD'.includes(player));
      expect(lines.map(({ player, points, wins, margin, strength }) => [player, points, wins, margin, strength])).toEqual([
        ['C', 9, 0, 0, 24],
        ['D', 9, 0, 0, 18],
      ]); // biome-ignore format: a table
    }
  });

  test('[TRN-41] what even that leaves open is decided by lots of the seed, and said so', () => {
    const first = new Set(
      SEEDS.map((seed) => {
        const lines = standings(history([['A 70:0 C', 'B 70:0 D']], { seed }));
        expect(lines.map(({ byLot }) => byLot)).toEqual([true, true, true, true]);
        return lines[0]!.player;
      }),
    );
    expect(first).toEqual(new Set(['A', 'B']));
  });

  test('[TRN-41] lots are drawn anew after each completed round, whatever order they are drawn from', () => {
    const tied = ['A 80:80 B', 'C 80:80 D'];
    const again = ['A 80:80 C', 'B 80:80 D'];
    const orders = SEEDS.map((seed) =>
      [[tied], [tied, again]].map((rounds) =>
        standings(history(rounds, { seed }))
          .map(({ player }) => player)
          .join(''),
      ),
    );
    expect(orders.some(([before, after]) => before !== after)).toBe(true);
    expect(shuffled(['b', 'c', 'a'], 1, 'lots', 0)).toEqual(shuffled(['a', 'b', 'c'], 1, 'lots', 0));
    expect(shuffled(['a', 'b', 'c'], 1, 'lots', 0).sort()).toEqual(['a', 'b', 'c']);
  });

  test('[TRN-38, TRN-40] a concession counts for the winner with its margin', () => {
    const paired = accepted(pairNextRound(start(2)));
    const [a, b] = paired.rounds[0]!.matches[0]!.players;
    const done = accepted(
      enterResult(paired, 1, {
        end: 'concession',
        conceded: a,
        tallies: [
          { player: a, destroyed: 40 },
          { player: b, destroyed: 0 },
        ],
      }),
    );
    expect(standings(done).map(({ player, points, margin }) => [player, points, margin])).toEqual([
      [b, 9, 140],
      [a, 0, 0],
    ]);
  });
});

describe('the seeding example', () => {
  const line = (player: string, points: number, margin: number): RankedBy => ({ player, points, margin, strength: 0 });

  test('[TRN-48] margins rank Mike, Gideon and Ally on 24 above Sara on 22', () => {
    const lines = [line('Sara', 22, 120), line('Ally', 24, 99), line('Mike', 24, 111), line('Gideon', 24, 105)];
    expect(lines.sort(compareRank).map(({ player }) => player)).toEqual(['Mike', 'Gideon', 'Ally', 'Sara']);
  });

  test('[TRN-49] two matches of 6 to 4 take them to 30, 28, 28 and 28', () => {
    const row = MARGIN_TABLE_180[1]!;
    expect([24 + row.win, 24 + row.loss, 22 + row.win, 24 + row.loss]).toEqual([30, 28, 28, 28]);
    const event = history([['Mike 20:0 Gideon', 'Sara 20:0 Ally']]);
    expect(standings(event).map(({ points }) => points)).toEqual([6, 6, 4, 4]);
  });

  test('[TRN-51] 24 points from three matches need won margins of at least 183, so its margins need more rounds', () => {
    const takes = MARGIN_TABLE_180.flatMap(({ from, win, loss }) => [
      { points: win, margin: from },
      { points: loss, margin: 0 },
    ]);
    const sums = takes.flatMap((a) =>
      takes.flatMap((b) =>
        takes.filter((c) => a.points + b.points + c.points === 24).map((c) => a.margin + b.margin + c.margin),
      ),
    );
    expect(Math.min(...sums)).toBe(183);
  });
});

describe('players who leave', () => {
  const event = playRound(start(8), ([a, b]) => scored(a, 70, b, 0));
  const [leader] = standings(event);

  test('[TRN-78, TRN-83] a disqualified or expelled player ranks behind everybody and is not paired again', () => {
    for (const reason of ['disqualified', 'expelled'] as const) {
      const left = accepted(removePlayer(event, leader!.player, reason));
      expect(standings(left).at(-1)).toMatchObject({ player: leader!.player, departure: reason, points: 8, place: 8 });
      const { matches, bye } = accepted(pairNextRound(left)).rounds[1]!;
      expect([...matches.flatMap(({ players }) => players), bye]).not.toContain(leader!.player);
      expect(bye).not.toBeNull();
    }
  });

  test('one who drops out keeps the points, also as an opponent', () => {
    const left = accepted(removePlayer(event, leader!.player, 'dropped'));
    const strengths = ({ player, strength, points }: (typeof lines)[number]) => [player, strength, points];
    const lines = standings(event);
    expect(standings(left).map(strengths)).toEqual(lines.map(strengths));
    expect(standings(left)[0]).toMatchObject({ player: leader!.player, departure: 'dropped' });
  });
});
