import { describe, expect, test } from 'vitest';
import { type Count, perft } from './perft.ts';
import { POSITIONS } from './positions.ts';

/**
 * How many sequences of actions lead on from each position, and how many courses, targets, token spends and rolls are among
 * their actions. A number that changes tells of a rule that changed: find out which before writing down the new one.
 */
const TABLE: Readonly<Record<string, Count>> = {
  'CR90 at speed 4, about to move': { nodes: [54], courses: 54, targets: 0, tokens: 0, rolls: 0 },
  'Nebulon-B at speed 3 with a Navigate dial': { nodes: [19, 85, 110], courses: 128, targets: 0, tokens: 0, rolls: 0 },
  'CR90 at speed 1 with Navigate dial and token': {
    nodes: [9, 31, 174],
    courses: 177,
    targets: 0,
    tokens: 0,
    rolls: 0,
  },
  'Imperial II at speed 3 with Thrust-Control Malfunction': { nodes: [4], courses: 4, targets: 0, tokens: 0, rolls: 0 },
  'Victory at speed 0 on a debris field': { nodes: [1, 4], courses: 1, targets: 0, tokens: 0, rolls: 0 },
  'Victory and CR90 bow to bow at close range': {
    nodes: [2, 354, 1754],
    courses: 4,
    targets: 1,
    tokens: 320,
    rolls: 350,
  },
  'Victory and CR90 side by side': { nodes: [4, 136, 469], courses: 18, targets: 3, tokens: 0, rolls: 135 },
  'Victory among three TIE Fighters': { nodes: [4, 13, 25, 84, 198], courses: 64, targets: 57, tokens: 0, rolls: 63 },
  'Obstructed attack, no die removed yet': { nodes: [2, 360, 2213], courses: 0, targets: 0, tokens: 848, rolls: 360 },
  'Three red dice about to be rolled at a CR90': {
    nodes: [35, 200, 812],
    courses: 36,
    targets: 0,
    tokens: 644,
    rolls: 35,
  },
  'Three red dice rolled, the CR90 spends tokens': {
    nodes: [9, 34, 102, 368],
    courses: 204,
    targets: 0,
    tokens: 32,
    rolls: 0,
  },
  'Six dice rolled with two accuracies': { nodes: [7, 31, 156, 572], courses: 4, targets: 0, tokens: 220, rolls: 366 },
  'Six dice rolled, an Arquitens spends tokens': {
    nodes: [11, 61, 317, 906],
    courses: 96,
    targets: 0,
    tokens: 524,
    rolls: 294,
  },
  'Tokens readied, exhausted and locked': { nodes: [5, 14, 34, 80], courses: 52, targets: 0, tokens: 12, rolls: 0 },
  'Concentrate Fire by dial and token': {
    nodes: [4, 17, 81, 366, 1443],
    courses: 240,
    targets: 0,
    tokens: 794,
    rolls: 125,
  },
  'A critical on a hull without shields': { nodes: [2, 26, 112], courses: 76, targets: 0, tokens: 0, rolls: 0 },
  'Repair with six points': { nodes: [4, 33, 185, 508], courses: 139, targets: 0, tokens: 0, rolls: 0 },
  'The Command Phase of a CR90 and a Nebulon-B': { nodes: [20, 128], courses: 0, targets: 0, tokens: 0, rolls: 0 },
  'X-wing and Y-wing against TIE and A-wing, all engaged': {
    nodes: [2, 6, 44, 69, 253, 658],
    courses: 0,
    targets: 92,
    tokens: 0,
    rolls: 552,
  },
  'A ram that two ships are equally close to': { nodes: [4, 8], courses: 4, targets: 0, tokens: 0, rolls: 0 },
};

describe('perft', () => {
  test('twenty positions are counted', () => {
    expect(Object.keys(POSITIONS)).toEqual(Object.keys(TABLE));
    expect(Object.keys(TABLE)).toHaveLength(20);
  });

  for (const [name, count] of Object.entries(TABLE))
    test(name, () => {
      const { engine, state } = POSITIONS[name]!();
      expect(perft(engine, state, count.nodes.length)).toEqual(count);
    });
});

/** Numbers that follow from the rules by counting on paper. */
describe('perft on paper', () => {
  const clicksIn = (name: string): number => {
    const { engine, state } = POSITIONS[name]!();
    const courses = engine
      .legalActions(state)
      .flatMap((each) => (each.type === 'executeManeuver' ? [each.clicks] : []));
    return new Set(courses.map((clicks) => clicks.join())).size;
  };

  test('[MOVE-03, FAQ-CARD-003] each joint has twice its yaw and one more settings', () => {
    const settings = (...yaws: number[]) => yaws.reduce((product, yaw) => product * (2 * yaw + 1), 1);
    expect(clicksIn('CR90 at speed 4, about to move')).toBe(settings(0, 1, 1, 2));
    expect(clicksIn('Nebulon-B at speed 3 with a Navigate dial')).toBe(settings(0, 1, 2));
    expect(clicksIn('CR90 at speed 1 with Navigate dial and token')).toBe(settings(2));
    expect(clicksIn('Imperial II at speed 3 with Thrust-Control Malfunction')).toBe(settings(0, 1, 0));
    expect(clicksIn('Victory at speed 0 on a debris field')).toBe(1);
  });

  test('[DICE-02, DICE-03, OBS-02] equal dice cannot be told apart: so many results', () => {
    const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);
    const [reds, blues] = [(n: number) => choose(n + 4, 4), (n: number) => choose(n + 2, 2)];
    expect(TABLE['Three red dice about to be rolled at a CR90']!.rolls).toBe(reds(3));
    expect(TABLE['Victory and CR90 bow to bow at close range']!.rolls).toBe(reds(3) * blues(3));
    expect(TABLE['Obstructed attack, no die removed yet']!.rolls).toBe(reds(2) * blues(3) + reds(3) * blues(2));
  });

  test('[CMD-02, CMD-03, CMD-07] four commands for each dial, ships in any order', () => {
    expect(TABLE['The Command Phase of a CR90 and a Nebulon-B']!.nodes).toEqual([4 + 16, 2 * 4 * 16]);
  });
});
