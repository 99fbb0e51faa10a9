import { describe, expect, test } from 'vitest';
import {
  compareRank,
  enterResult,
  idTokens,
  isMirrorMatch,
  pairNextRound,
  pairRanked,
  removePlayer,
  standings,
  type Tournament,
} from '../../src/tournament/index.ts';
import { accepted, entrants, faultsOf, history, pairingsOf, playRound, scored, start } from './support.ts';

const paired = (tournament: Tournament): string => pairingsOf(accepted(pairNextRound(tournament)));
const counted = (names: readonly string[]): Map<string, number> =>
  names.reduce((counts, name) => counts.set(name, (counts.get(name) ?? 0) + 1), new Map<string, number>());
const seeds = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
const pairs = (ranked: string, met: readonly string[] = []): string =>
  pairRanked(
    ranked.split(' '),
    met.map((pair) => pair.split('-') as [string, string]),
  )
    .map((pair) => pair.join('-'))
    .join(' ');

describe('the first round', () => {
  test('[TRN-43] is drawn at random from the seed, every pairing as likely as any other', () => {
    const draws = seeds(1800).map((seed) =>
      accepted(pairNextRound(start(4, { seed })))
        .rounds[0]!.matches.map(({ players }) => [...players].sort().join('-'))
        .sort()
        .join(' '),
    );
    const counts = counted(draws);
    expect(counts.size).toBe(3);
    for (const count of counts.values()) expect(Math.abs(count - 600)).toBeLessThan(90);
    expect(paired(start(64, { seed: 9 }))).toBe(paired(start(64, { seed: 9 })));
    expect(paired(start(64, { seed: 9 }))).not.toBe(paired(start(64, { seed: 10 })));
  });

  test('[TRN-44] in casual events those who ask not to meet do not, where possible', () => {
    const apart = [['p001', 'p002'], ['p001', 'p003']] as const; // biome-ignore format: short
    const meet = (tier: 'casual' | 'competitive' | 'premier') =>
      seeds(60).filter((seed) =>
        accepted(pairNextRound(start(4, { tier, seed, apart }))).rounds[0]!.matches.some(({ players }) =>
          apart.some((pair) => pair.every((player) => players.includes(player))),
        ),
      ).length;
    expect(meet('casual')).toBe(0);
    expect(meet('competitive')).toBeGreaterThan(20);
    expect(meet('premier')).toBe(meet('competitive'));
    const all = [...apart, ['p001', 'p004']] as const;
    expect(accepted(pairNextRound(start(4, { tier: 'casual', apart: all }))).rounds[0]!.matches).toHaveLength(2);
  });

  test('[TRN-44, TRN-52] the bye may go where it keeps two players apart', () => {
    const byes = seeds(60).map(
      (seed) => accepted(pairNextRound(start(3, { tier: 'casual', seed, apart: [['p001', 'p002']] }))).rounds[0]!.bye,
    );
    expect(new Set(byes)).toEqual(new Set(['p001', 'p002']));
  });

  test('[TRN-52] the bye is drawn at random', () => {
    const counts = counted(seeds(1400).map((seed) => accepted(pairNextRound(start(7, { seed }))).rounds[0]!.bye!));
    expect(counts.size).toBe(7);
    for (const count of counts.values()) expect(Math.abs(count - 200)).toBeLessThan(55);
  });
});

describe('later rounds', () => {
  test('[TRN-45] the first meets the second, the third the fourth, and so on', () => {
    expect(pairs('1 2 3 4 5 6 7 8')).toBe('1-2 3-4 5-6 7-8');
    const event = history([['A 160:0 H', 'B 150:0 G', 'C 100:0 F', 'D 60:0 E']]);
    expect(paired(event)).toBe('A-B C-D E-F G-H');
  });

  test('[TRN-46] nobody meets an earlier opponent, but the next-highest who is left', () => {
    expect(pairs('1 2 3 4', ['1-2'])).toBe('1-3 2-4');
    expect(paired(history([['A 5:0 B', 'C 160:0 D']]))).toBe('C-A B-D');
    expect(pairs('1 2 3 4 5 6', ['5-6'])).toBe('1-2 3-5 4-6');
    expect(pairs('1 2 3 4 5 6', ['3-5', '3-6', '4-5', '4-6', '5-6'])).toBe('1-5 2-6 3-4');
  });

  test('[TRN-46] where a rematch cannot be avoided there are as few as can be, with whom one met least often', () => {
    expect(pairs('1 2', ['1-2'])).toBe('1-2');
    expect(pairs('1 2 3 4', ['1-2', '1-3', '1-4', '1-2', '1-3'])).toBe('1-4 2-3');
    const everybody = ['1-2', '1-3', '1-4', '2-3', '2-4', '3-4'];
    expect(pairs('1 2 3 4', everybody)).toBe('1-2 3-4');
    expect(pairs('1 2 3 4', [...everybody, '1-2'])).toBe('1-3 2-4');
    expect(() => pairs('1 2 3')).toThrow(RangeError);
  });

  test('[TRN-48] Mike meets Gideon, and Ally the best of those on 22', () => {
    expect(pairs('Mike Gideon Ally Sara')).toBe('Mike-Gideon Ally-Sara');
  });

  test('[TRN-50] of the three on 28 Sara meets Gideon, and Ally the next player down', () => {
    const met = ['Mike-Gideon', 'Ally-Sara'];
    for (const three of ['Sara Ally Gideon', 'Sara Gideon Ally', 'Gideon Sara Ally'])
      expect(
        pairs(`${three} Next`, met)
          .split(' ')
          .map((pair) => pair.split('-').sort().join('-'))
          .sort(),
      ).toEqual(['Ally-Next', 'Gideon-Sara']);
  });

  test('[TRN-50, TRN-51] with Mike in the field the general rule holds: he meets the best of the three not yet met', () => {
    expect(pairs('Mike Sara Ally Gideon', ['Mike-Gideon', 'Ally-Sara'])).toBe('Mike-Sara Ally-Gideon');
    expect(pairs('Mike Gideon Sara Ally', ['Mike-Gideon', 'Ally-Sara'])).toBe('Mike-Sara Gideon-Ally');
  });
});

describe('byes', () => {
  test('[TRN-47] in an odd field the last has the bye and the others play', () => {
    const event = history([
      ['A 160:0 B', 'C 110:0 D', 'E 70:0 F', 'G bye'],
      ['A 20:0 C', 'E 15:0 G', 'D 12:0 B', 'F bye'],
    ]);
    expect(standings(event).at(-1)!.player).toBe('B');
    const { matches, bye } = accepted(pairNextRound(event)).rounds[2]!;
    expect([matches.length, bye]).toEqual([3, 'B']);
  });

  test('[TRN-53] the fewest points, then the lowest margin, then chance', () => {
    const counts = counted(
      seeds(300).map((seed) => {
        const event = history(
          [
            ['X 20:0 P', 'Y 12:0 Q', 'Z 12:0 R', 'S bye'],
            ['P 40:0 Y', 'Q 40:0 Z', 'R 40:0 X', 'S bye'],
          ],
          { seed },
        );
        const last = standings(event)
          .slice(-3)
          .sort((a, b) => b.margin - a.margin);
        expect(last.map(({ points, margin }) => [points, margin])).toEqual([[9, 20], [9, 12], [9, 12]]); // biome-ignore format: short
        return accepted(pairNextRound(event)).rounds[2]!.bye!;
      }),
    );
    expect([...counts.keys()].sort()).toEqual(['Y', 'Z']);
    for (const count of counts.values()) expect(Math.abs(count - 150)).toBeLessThan(45);
  });

  test('[TRN-54] a bye is a win with 8 points and a margin of 61', () => {
    const before = history([['A 70:0 B', 'C bye']]);
    expect(standings(before).find(({ player }) => player === 'C')).toMatchObject({
      points: 8,
      margin: 61,
      wins: 1,
      losses: 0,
      byes: 1,
      strength: 0,
    });
    const event = history([['A 70:0 B', 'C bye']], { format: { fleetPoints: 180, bye: { points: 7, margin: 31 } } });
    expect(standings(event).find(({ player }) => player === 'C')).toMatchObject({ points: 7, margin: 31 });
  });

  test('[TRN-55] strength of schedule does not decide the bye', () => {
    const byes = seeds(60).map((seed) => {
      const event = history(
        [
          ['A 20:0 Y', 'B 20:0 Z', 'C bye'],
          ['A 20:0 B', 'Y 80:80 Z', 'C bye'],
        ],
        { seed },
      );
      const [y, z] = standings(event).slice(-2);
      expect([y!.player, y!.strength, z!.player, z!.strength]).toEqual(['Y', 21, 'Z', 19]);
      return accepted(pairNextRound(event)).rounds[2]!.bye;
    });
    expect(new Set(byes)).toEqual(new Set(['Y', 'Z']));
  });

  test('[TRN-56] nobody has a second bye while it can be avoided, unless the options allow it', () => {
    const rounds = [
      ['A 10:0 B', 'C 10:0 D', 'E bye'],
      ['A 160:0 E', 'B 0:5 C', 'D bye'],
    ];
    expect(standings(history(rounds)).at(-1)!.player).toBe('E');
    expect(['B', 'C']).toContain(accepted(pairNextRound(history(rounds))).rounds[2]!.bye);
    const repeat = history(rounds, { options: { repeatByes: true, eliminatedAhead: 'marginZero' } });
    expect(accepted(pairNextRound(repeat)).rounds[2]!.bye).toBe('E');
  });

  test('[TRN-46, TRN-56] where only one can be avoided, it is the rematch', () => {
    // Everybody has met but A and B: only a second bye for C spares a rematch.
    const rounds = [
      ['A 70:0 C', 'B bye'],
      ['B 70:0 C', 'A bye'],
      ['A 70:0 C', 'B bye'],
      ['B 70:0 C', 'A bye'],
    ];
    expect(paired(history(rounds))).toMatch(/^(A-B|B-A) C bye$/);
    const all = [['A 70:0 B', 'C bye'], ...rounds.slice(0, 2)];
    expect(accepted(pairNextRound(history(all))).rounds[3]!.matches).toHaveLength(1);
  });

  test('[TRN-46, TRN-53] the bye moves up if the others could not be paired without a rematch', () => {
    // E is last; without E, A has met everybody else.
    const met = history([
      ['A 160:0 B', 'C 20:0 D', 'E bye'],
      ['A 160:0 C', 'D 160:0 E', 'B bye'],
      ['A 160:0 D', 'B 160:0 E', 'C bye'],
    ]);
    expect(standings(met).at(-1)!.player).toBe('E');
    const { matches, bye } = accepted(pairNextRound(met)).rounds[3]!;
    expect(bye).not.toBe('E');
    expect(matches.map(({ players }) => players)).toContainEqual(['A', 'E']);
  });
});

describe('mirror matches', () => {
  const faction = (i: number) => (i % 2 === 0 ? 'rebel' : 'imperial');
  const mixed = entrants(12).map((entrant, i) => ({ ...entrant, faction: faction(i) }) as const);

  test('[TRN-60] factions change no pairing', () => {
    const play = (players: typeof mixed) =>
      [1, 2, 3].reduce((event) => playRound(event, ([a, b]) => scored(a, 70, b, 0)), start(12, { players }));
    const plain = play(mixed).rounds;
    expect(play(mixed.map((entrant, i) => ({ ...entrant, faction: faction(i >> 1) }))).rounds).toEqual(plain);
    expect(play(mixed.map((entrant) => ({ ...entrant, faction: 'rebel' }))).rounds).toEqual(plain);
  });

  test('[TRN-57] two players of one faction may meet', () => {
    const event = accepted(pairNextRound(start(12, { players: mixed })));
    const mirrors = event.rounds[0]!.matches.filter((match) => isMirrorMatch(event, match));
    const same = event.rounds[0]!.matches.filter(
      ({ players: [a, b] }) => (Number(a.slice(1)) - Number(b.slice(1))) % 2 === 0,
    );
    expect(mirrors).toEqual(same);
    expect(mirrors.length).toBeGreaterThan(0);
    const unknown = accepted(pairNextRound(start(2)));
    expect(isMirrorMatch(unknown, unknown.rounds[0]!.matches[0]!)).toBe(false);
  });

  const mirror = (seed: number, rebels = entrants(2).map((each) => ({ ...each, faction: 'rebel' as const }))) =>
    accepted(pairNextRound(start(2, { seed, players: rebels })));

  test('[TRN-13, TRN-59] one plays white and the other black, as they agree or as a coin decides', () => {
    const tossed = seeds(60).map((seed) => {
      const event = mirror(seed);
      const [a, b] = event.rounds[0]!.matches[0]!.players;
      expect(accepted(idTokens(event, 1, ['black', 'white']))).toEqual({ white: b, black: a, toss: null });
      expect(accepted(idTokens(event, 1, ['white', null]))).toEqual({ white: a, black: b, toss: null });
      expect(accepted(idTokens(event, 1, [null, 'white']))).toEqual({ white: b, black: a, toss: null });
      const white = accepted(idTokens(event, 1, ['white', 'white']));
      const black = accepted(idTokens(event, 1, ['black', 'black']));
      expect(white.toss).toBe(white.white);
      expect(black).toEqual({ white: white.black, black: white.white, toss: white.toss });
      expect(accepted(idTokens(event, 1))).toEqual(white);
      return white.toss!;
    });
    for (const count of counted(tossed).values()) expect(count).toBeGreaterThan(15);
    expect(faultsOf(idTokens(mirror(1), 2))).toEqual(['unknown-table @ .table']);
    expect(faultsOf(idTokens(mirror(1, entrants(2) as never), 1))).toEqual(['no-mirror-match @ .table (TRN-57)']);
  });
});

describe('when a round may be paired', () => {
  test('[TRN-08] not before the last one is complete, nor after the last of all', () => {
    const first = accepted(pairNextRound(start(4)));
    expect(faultsOf(pairNextRound(first))).toEqual(['round-unfinished @  (TRN-23)']);
    const [a, b] = first.rounds[0]!.matches[0]!.players;
    const half = accepted(enterResult(first, 1, scored(a, 10, b, 0)));
    expect(pairNextRound(half)).toMatchObject({ error: [{ facts: { round: 1, tables: [2] } }] });
    const over = [1, 2, 3].reduce((event) => playRound(event, ([x, y]) => scored(x, 10, y, 0)), start(4));
    expect(faultsOf(pairNextRound(over))).toEqual(['tournament-over @  (TRN-08)']);
  });

  test('[TRN-43] not for one player alone', () => {
    const alone = accepted(removePlayer(start(2), 'p001', 'dropped'));
    expect(faultsOf(pairNextRound(alone))).toEqual(['too-few-players @  (TRN-43)']);
  });

  test('[TRN-45] the order of the tables is the order of the ranks', () => {
    const event = playRound(start(20), ([a, b]) => scored(a, Number(a.slice(1)) * 8, b, 0));
    const next = accepted(pairNextRound(event)).rounds[1]!.matches;
    const byId = new Map(standings(event).map((line) => [line.player, line]));
    expect(next.map(({ table }) => table)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    for (const { players } of next)
      expect(compareRank(byId.get(players[0])!, byId.get(players[1])!)).toBeLessThanOrEqual(0);
  });
});
