import { describe, expect, test } from 'vitest';
import {
  describeImport,
  emptyFleet,
  importFleet,
  summarizeFleet,
  upgradesFor,
  validateFleet,
} from '../../src/fleet/index.ts';
import { imperial, rebel, times } from './support.ts';

describe('summaries', () => {
  test('names, costs and totals, equal squadrons together in the order of the list', () => {
    const list = imperial(
      [['raider-i-class-corvette'], ['gladiator-i-class-star-destroyer', 'admiral-screed', 'demolisher', 'death-ray']],
      ['tie-fighter-squadron', 'howlrunner', 'tie-fighter-squadron'],
    );
    expect(summarizeFleet({ ...list, name: 'Patrol' })).toEqual({
      name: 'Patrol',
      faction: 'imperial',
      commander: { card: 'admiral-screed', name: 'Admiral Screed', cost: 26, ship: 1 },
      points: { total: 168, ships: 100, upgrades: 36, squadrons: 32 },
      ships: [
        {
          card: 'raider-i-class-corvette',
          name: 'Raider I-class Corvette',
          cost: 44,
          upgrades: [],
          points: 44,
          freeSlots: ['officer', 'weapons-team', 'offensive-retrofit', 'ordnance'],
        },
        {
          card: 'gladiator-i-class-star-destroyer',
          name: 'Gladiator I-class Star Destroyer',
          cost: 56,
          upgrades: [
            { card: 'admiral-screed', name: 'Admiral Screed', cost: 26 },
            { card: 'demolisher', name: 'Demolisher', cost: 10 },
            { card: 'death-ray', name: 'death-ray', cost: 0 },
          ],
          points: 92,
          freeSlots: ['officer', 'weapons-team', 'support-team', 'ordnance'],
        },
      ],
      squadrons: [
        { card: 'tie-fighter-squadron', name: 'TIE Fighter Squadron', cost: 8, count: 2, points: 16 },
        { card: 'howlrunner', name: '"Howlrunner"', cost: 16, count: 1, points: 16 },
      ],
      objectives: {
        assault: { card: 'most-wanted', name: 'Most Wanted' },
        defense: { card: 'fire-lanes', name: 'Fire Lanes' },
        navigation: { card: 'superior-positions', name: 'Superior Positions' },
      },
    });
  });

  test('an empty fleet lacks a flagship and three objectives', () => {
    expect(summarizeFleet(emptyFleet('rebel'))).toMatchObject({ name: null, commander: null, points: { total: 0 } });
    expect(validateFleet(emptyFleet('rebel', 'New'), 400).map(({ code }) => code)).toEqual([
      'no-flagship',
      ...times(3, 'no-objective'),
    ]);
  });
});

describe('what still fits on a ship', () => {
  const list = rebel([
    ['cr90-corvette-a', 'mon-mothma', 'nav-team'],
    ['nebulon-b-escort-frigate', 'leia-organa-officer'],
  ]);

  test('free icons, the faction, titles of its class, names not taken, points left', () => {
    const fits = upgradesFor(list, 0, 400);
    expect(fits).toEqual(expect.arrayContaining(['tantive-iv', 'ahsoka-tano', 'xi7-turbolasers', 'cluster-bombs']));
    for (const id of [
      'engineering-team',
      'yavaris',
      'captain-needa',
      'leia-organa-officer',
      'general-dodonna',
      'bail-organa',
    ])
      expect(fits).not.toContain(id);
    // The fleet costs 138.
    expect(upgradesFor(list, 0, 138)).toEqual([]);
    expect(upgradesFor(list, 0, 140)).toEqual([
      'ahsoka-tano',
      'chart-officer',
      'hondo-ohnaka',
      'jainas-light',
      'skilled-first-officer',
    ]);
    expect(upgradesFor(list, 7, 400)).toEqual([]);
  });

  test('in a fleet without a flagship commanders fit; in one that is too dear already, points bar nothing more', () => {
    expect(upgradesFor(rebel([['cr90-corvette-a']]), 0, 400)).toContain('mon-mothma');
    expect(upgradesFor(list, 0, 50)).toContain('tantive-iv');
  });
});

test('everything that reading a list can find has its sentence', () => {
  const read = importFleet(
    [
      'Commander: Grand Moff Tarkin',
      '• Demolisher (10)',
      'Victory II (80)',
      '• Gunnry Team (7)',
      '• Darth Vader',
      '• Zzyzx',
      'x'.repeat(400),
      '5000 x TIE Fighter',
      'Assault: Most Wanted, Opening Salvo',
      '= 7 Points',
    ].join('\n'),
  );
  if (!read.ok) throw new Error('not read');
  const { unresolved, warnings } = read.value;
  expect([...unresolved, ...warnings].map((problem) => describeImport(problem))).toEqual([
    'Line 2: "• Demolisher (10)" is an upgrade, and no ship stands before it.',
    'Line 4: "• Gunnry Team (7)" is not known; did you mean Gunnery Team (7)?',
    'Line 5: "• Darth Vader" could be several cards; did you mean Darth Vader (36) or Darth Vader (3)?',
    'Line 6: "• Zzyzx" is not known.',
    `Line 7: "${'x'.repeat(60)}…" is too long to be read.`,
    'Line 8: "5000 x TIE Fighter" counts more than can be taken.',
    'Line 3: Victory II-class Star Destroyer is listed at 80 points and costs 85.',
    'Line 9: a second assault objective, Opening Salvo, is left out; Most Wanted stays.',
    'Line 10: the total is given as 7 and comes to 85.',
    'The list names no faction that is known; its cards say Imperial.',
    'Line 1: Grand Moff Tarkin is named as commander and is on no ship.',
  ]);
  for (const text of ['', 'Hello', '{', '{"version":9}', '{"faction":"rebel"}', 'x'.repeat(1_000_001)]) {
    const failed = importFleet(text);
    expect(failed.ok ? [] : failed.error.map((problem) => describeImport(problem))).toEqual(
      expect.arrayContaining([expect.stringMatching(/^[A-Z].*\.$/)]),
    );
  }
});
