import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../src/content/catalogue.ts';
import { exportFleet, type Fleet, importFleet, validateFleet } from '../../src/fleet/index.ts';
import { legalFleet } from '../support/fleets.ts';

const PATROL: Fleet = {
  name: 'Screed Patrol',
  faction: 'imperial',
  ships: [{ card: 'gladiator-i-class-star-destroyer', upgrades: ['admiral-screed', 'ordnance-experts', 'demolisher'] }],
  squadrons: ['howlrunner', 'tie-fighter-squadron', 'tie-fighter-squadron'],
  objectives: { assault: 'most-wanted', defense: 'fire-lanes', navigation: 'superior-positions' },
};

const read = (text: string) => {
  const result = importFleet(text);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};
const clean = (fleet: Fleet) => ({ fleet, unresolved: [], warnings: [] });

const KINGSTON = `Name: Screed Patrol
Faction: Imperial
Commander: Admiral Screed

Assault: Most Wanted
Defense: Fire Lanes
Navigation: Superior Positions

Gladiator I (56)
• Admiral Screed (26)
• Ordnance Experts (4)
• Demolisher (10)
= 96 Points

Squadrons:
• Howlrunner (16)
• 2 x TIE Fighter Squadron (16)
= 32 Points

Total Points: 128
`;

describe('the texts of list tools', () => {
  test.each([
    ['Kingston', KINGSTON],
    ['Kingston with non-breaking spaces and CRLF', KINGSTON.replaceAll('• ', '•\u00a0').replaceAll('\n', '\r\n')],
    ['Kingston after a wrong decoding', KINGSTON.replaceAll('• ', 'â€¢Â\u00a0')],
    ['Kingston after a wrong decoding that then lost its non-breaking spaces', KINGSTON.replaceAll('• ', 'â€¢Â ')],
    ['Kingston after two wrong decodings', KINGSTON.replaceAll('•', 'Ã¢â‚¬Â¢')],
    ['Kingston with a byte order mark', `\ufeff${KINGSTON}`],
    [
      'Star Forge',
      ` ${KINGSTON.replace('Imperial', 'Empire')
        .replace('Commander: Admiral Screed', 'Commander: Admiral Screed (26)\nGamemode: Sector Fleet')
        .replace('Howlrunner', '"Howlrunner" - TIE Fighter Squadron')
        .replace('Demolisher (10)', 'Demolisher [Legacy] (10)')}`,
    ],
    [
      'Warlords',
      `Screed Patrol
Author: me
Faction: Galactic Empire
Points: 128/400
Commander: Admiral Screed

Assault Objective: Most Wanted
Defense Objective: Fire Lanes
Navigation Objective: Superior Positions

[ flagship ] Gladiator I-class Star Destroyer (56 points)
-  Admiral Screed\t ( 26\t points)
-  Ordnance Experts\t ( 4\t points)
-  Demolisher\t ( 10\t points)
= 96 total ship cost

1\tHowlrunner ( 16 points)
2\tTIE Fighter Squadrons ( 16 points)
= 32 total squadron cost
`,
    ],
    [
      'Flagship, with unit costs',
      `Screed Patrol\r\nFaction: Imperial\r\nCommander: Admiral Screed\r\n\r\nAssault Objective: Most Wanted\r\nDefense Objective: Fire Lanes\r\nNavigation Objective: Superior Positions\r\n\r\n[flagship] Gladiator I-class Star Destroyer (56)\r\n- Admiral Screed (26)\r\n- Ordnance Experts (4)\r\n- Demolisher (10)\r\n= 96 points\r\n\r\n1 "Howlrunner" (16)\r\n2 TIE Fighter Squadron (8)\r\n= 32 points`,
    ],
    [
      'Tabletop Simulator',
      `Name: Screed Patrol
Faction: Empire
Commander: Admiral Screed

Assault: Most Wanted
Defense: Fire Lanes
Navigation: Superior Positions

Gladiator I-class Star Destroyer (56)
 - Admiral Screed (26)
 - Ordnance Experts (4)
 - Demolisher (10)
= 96 Points

Squadrons: 
 - Howlrunner (16)
 - 2 x TIE Fighter Squadron (16)
= 32 Points

Total Points: 128`,
    ],
  ])('%s', (_tool, text) => {
    expect(read(text)).toEqual(clean(PATROL));
  });

  test.each([
    ['+', '\t+ '],
    ['middle dot', '\t· '],
  ])('Armada Fleets Designer with a %s: no faction, three bare objectives', (_what, bullet) => {
    const text = `Screed Patrol (32/128/400)
=====
Gladiator I-class Star Destroyer (56 + 40: 96)
${['Admiral Screed (26)', 'Ordnance Experts (4)', 'Demolisher (10)'].map((each) => bullet + each).join('\n')}
Howlrunner (16)
2 x TIE Fighter Squadron (2 x 8)
Most Wanted
Fire Lanes
Superior Positions`;
    expect(read(text)).toEqual({
      fleet: PATROL,
      unresolved: [],
      warnings: [{ line: 0, code: 'faction-assumed', facts: { faction: 'imperial' } }],
    });
  });

  test('one ship a line, and a label for each card', () => {
    const ships = PATROL.ships;
    expect(
      read('Faction: Empire\n1 • Gladiator I - Admiral Screed - Ordnance Experts - Demolisher (96)').fleet.ships,
    ).toEqual(ships);
    const labelled =
      'ship: Gladiator I\nupgrade: Admiral Screed\nupgrade: Ordnance Experts\nupgrade: Demolisher\nsquadron: Howlrunner';
    expect(read(labelled).fleet).toMatchObject({ ships, squadrons: ['howlrunner'] });
  });
});

describe('names', () => {
  test('every card is found by its name, its id and, with its cost, among cards of the same name', () => {
    const { ships, squadrons, upgrades } = catalogue();
    for (const { id, name, cost, faction } of ships)
      for (const called of [name, id])
        expect(read(`Faction: ${faction}\n${called} (${cost})`).fleet.ships).toEqual([{ card: id, upgrades: [] }]);
    for (const { id, name, cost, faction } of squadrons)
      for (const called of [name, id])
        expect(read(`Faction: ${faction}\nSquadrons:\n• ${called} (${cost})`).fleet.squadrons).toEqual([id]);
    for (const { id, name, cost } of upgrades)
      for (const called of [name, id])
        expect(read(`Faction: Rebel\nCR90 A (44)\n• ${called} (${cost})`).fleet.ships[0]!.upgrades, id).toEqual([id]);
  });

  test.each([
    ['Wullf Yularen (7)', 'wulff-yularen'],
    ['X17 Turbolasers (6)', 'xi7-turbolasers'],
    ['Corruptor (5)', 'corrupter'],
    ['Leia Organa (com)', 'leia-organa-commander'],
    ['Leia Organa (off)', 'leia-organa-officer'],
    ['Leia Organa (3)', 'leia-organa-officer'],
    ['Dodonnas Pride (6)', 'dodonnas-pride'],
  ])('%s', (text, id) => {
    expect(read(`Faction: Rebel\nCR90 A\n- ${text}`).fleet.ships[0]!.upgrades).toEqual([id]);
  });

  test('one name, three Vaders: the cost and the place decide, and without them the line is handed back', () => {
    const list = (line: string) => read(`Faction: Empire\nImperial I (110)\n${line}`);
    expect(list('• Darth Vader (36)').fleet.ships[0]!.upgrades).toEqual(['darth-vader-commander']);
    expect(list('• Darth Vader (3)').fleet.ships[0]!.upgrades).toEqual([
      'darth-vader-weapons-team-and-offensive-retrofit',
    ]);
    expect(list('Squadrons:\n• Darth Vader').fleet.squadrons).toEqual(['darth-vader']);
    const [line] = list('• Darth Vader').unresolved;
    expect(line).toMatchObject({ line: 3, reason: 'ambiguous' });
    expect(line!.candidates.map(({ id }) => id)).toEqual([
      'darth-vader-commander',
      'darth-vader-weapons-team-and-offensive-retrofit',
    ]);
    expect(read('Faction: Empire\nCommander: Darth Vader\nImperial I\n• Darth Vader').fleet.ships[0]!.upgrades).toEqual(
      ['darth-vader-commander'],
    );
  });
});

describe('what does not fit', () => {
  test('a misspelt card comes back with what it may have been', () => {
    const { fleet, unresolved } = read('Faction: Rebel\nCR90 A (44)\n• Gunnry Teem (7)\n• Zzyzx (3)\nX-wngs (13)');
    expect(fleet.ships).toEqual([{ card: 'cr90-corvette-a', upgrades: [] }]);
    expect(unresolved.map(({ line, text, reason }) => [line, text, reason])).toEqual([
      [3, '• Gunnry Teem (7)', 'unknown-card'],
      [4, '• Zzyzx (3)', 'unknown-card'],
      [5, 'X-wngs (13)', 'unknown-card'],
    ]);
    expect(unresolved.map(({ candidates }) => candidates[0]?.id)).toEqual([
      'gunnery-team',
      undefined,
      'x-wing-squadron',
    ]);
  });

  test('prices and totals that do not add up, a commander who is not aboard, two objectives of a kind', () => {
    const { warnings } = read(
      'Faction: Imperial\nCommander: Grand Moff Tarkin\nAssault: Most Wanted, Opening Salvo\nVictory II (80)\n• Admiral Motti (24)\n= 104 Points',
    );
    expect(warnings).toEqual([
      {
        line: 3,
        code: 'second-objective',
        facts: { category: 'assault', kept: 'most-wanted', dropped: 'opening-salvo' },
      },
      { line: 4, code: 'cost-differs', facts: { card: 'victory-ii-class-star-destroyer', listed: 80, cost: 85 } },
      { line: 6, code: 'total-differs', facts: { listed: 104, counted: 109 } },
      { line: 2, code: 'commander-differs', facts: { commander: 'Grand Moff Tarkin' } },
    ]);
  });

  test('an objective in the wrong place is kept there, for validateFleet to name', () => {
    const { fleet } = read('Faction: Rebel\nAssault: Fire Lanes\nCR90 A\n• General Dodonna');
    expect(fleet.objectives.assault).toBe('fire-lanes');
    expect(validateFleet(fleet, { points: 400, objectives: 'none' }).map(({ code }) => code)).toEqual([
      'wrong-category',
    ]);
  });

  test('several copies of an upgrade on one line, a campaign objective: handed back, never dropped', () => {
    const { fleet, unresolved } = read('Faction: Rebel\nCR90 A\n• 2 x Nav Team (8)\nHyperlane Raid');
    expect(fleet.ships).toEqual([{ card: 'cr90-corvette-a', upgrades: [] }]);
    expect(unresolved.map(({ line, reason, candidates }) => [line, reason, candidates.map(({ id }) => id)])).toEqual([
      [3, 'too-many', ['nav-team']],
      [4, 'unknown-card', ['hyperlane-raid']],
    ]);
  });

  test('an upgrade before any ship, counts beyond reason, a strange faction, a strange label', () => {
    const { unresolved } = read(
      'Faction: Hutts\n• Demolisher (10)\nCR90 A\n5000 x X-wing Squadron\nCampaign: Show of Force',
    );
    expect(unresolved.map(({ line, reason }) => [line, reason])).toEqual([
      [1, 'unknown-card'],
      [2, 'no-ship-yet'],
      [4, 'too-many'],
      [5, 'unknown-card'],
    ]);
  });

  test.each([
    ['', 'empty'],
    [' \n\t\r\n', 'empty'],
    ['Dear Sir or Madam', 'no-fleet'],
    ['{', 'bad-json'],
    ['{"version": 2}', 'other-version'],
    ['{"faction": "rebel"}', 'malformed'],
    ['x'.repeat(1_000_001), 'too-large'],
    [7 as never, 'malformed'],
  ])('%#: no fleet at all', (text, code) => {
    const result = importFleet(text);
    expect(result.ok).toBe(false);
    if (!result.ok) expect(result.error[0]!.code).toBe(code);
  });

  test('a thousand lines and a huge one: each is used or reported', () => {
    const long = `• ${'Gunnery '.repeat(20_000)}`;
    const text = [
      'Faction: Rebel',
      'CR90 A',
      long,
      ...Array.from({ length: 1_000 }, (_, i) => `• Card ${i} of many (3)`),
    ].join('\n');
    const { unresolved } = read(text);
    expect(unresolved).toHaveLength(1_001);
    expect(unresolved[0]).toMatchObject({ line: 3, reason: 'too-long' });
    expect(unresolved.every((each) => each.text.length <= 300)).toBe(true);
  });

  test('any text at all is answered', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => typeof importFleet(text).ok === 'boolean'),
    );
    const scrap = fc.constantFrom(...KINGSTON.split('\n'), 'â€¢', '(', ')', '[', '=', ':', '999999 x ', ' - ', '{');
    fc.assert(
      fc.property(fc.array(scrap, { maxLength: 30 }), (parts) => typeof importFleet(parts.join('\n')).ok === 'boolean'),
    );
  });
});

describe('there and back', () => {
  test('random fleets are legal, and come back the same from both forms', () => {
    fc.assert(
      fc.property(legalFleet(), (fleet) => {
        expect(validateFleet(fleet, 400)).toEqual([]);
        expect(read(exportFleet(fleet, 'json'))).toEqual(clean(fleet));
        expect(read(exportFleet(fleet, 'json', { format: 400 }))).toEqual({ ...clean(fleet), format: 400 });
        expect(read(exportFleet(fleet, 'kingston'))).toEqual(clean(fleet));
      }),
      { numRuns: 40 },
    );
  });

  test('more squadrons of a kind than a line may count come back all the same', () => {
    const swarm: Fleet = { ...PATROL, squadrons: Array.from({ length: 250 }, () => 'tie-fighter-squadron') };
    expect(read(exportFleet(swarm, 'kingston'))).toEqual(clean(swarm));
  });

  test('the Kingston text of the patrol, letter by letter', () => {
    expect(exportFleet(PATROL, 'kingston')).toBe(KINGSTON);
  });

  test('a file made for other cards says so', () => {
    const other = exportFleet(PATROL, 'json').replace('armada-2018/', 'armada-2025/');
    expect(read(other).warnings).toMatchObject([{ code: 'other-content' }]);
  });
});
