import { describe, expect, test } from 'vitest';
import { createGame } from '../../src/engine/standard.ts';
import {
  describeFault,
  describeImport,
  exportFleet,
  type Fleet,
  type FleetFault,
  importFleet,
  validateFleet,
} from '../../src/fleet/index.ts';
import { describeSetupIssue } from '../../src/text/index.ts';
import { fleet, imperial, rebel, times } from './support.ts';

/** Lists that are wrong, from their text to the sentences that their writer reads. */

const LANGUAGES = ['en', 'pl'] as const;

/** Everything that a reader of a text is told, in both languages. */
const told = (text: string, format: Parameters<typeof validateFleet>[1] = 'standard-400') => {
  const read = importFleet(text);
  return LANGUAGES.map((language) => {
    if (!read.ok) return read.error.map((failure) => describeImport(failure, { language }));
    const { fleet: list, unresolved, warnings } = read.value;
    return [
      ...[...unresolved, ...warnings].map((problem) => describeImport(problem, { language })),
      ...validateFleet(list, format).map((fault) => describeFault(fault, { language })),
    ];
  });
};

const HEAD = 'Faction: Empire\nAssault: Most Wanted\nDefense: Fire Lanes\nNavigation: Minefields\n';

describe('a broken list says so', () => {
  test('over points', () => {
    expect(told(`${HEAD}${'Imperial II (120)\n'.repeat(4)}• Admiral Motti (24)`)).toEqual([
      ['The fleet costs 504 points, 400 are allowed.'],
      ['Flota kosztuje 504 pkt., dozwolone: 400.'],
    ]);
  });

  test('two flagships', () => {
    expect(told(`${HEAD}Victory II (85)\n• Admiral Motti (24)\nVictory II (85)\n• Grand Moff Tarkin (38)`)).toEqual([
      ['Grand Moff Tarkin is a second commander; a fleet has one flagship.'],
      ['Grand Moff Tarkin to drugi dowódca; flota ma tylko jeden okręt flagowy.'],
    ]);
  });

  test('wrong slots', () => {
    expect(told(`${HEAD}Victory II (85)\n• Admiral Motti (24)\n• Nav Team (4)\n• Demolisher (10)`)).toEqual([
      [
        'Demolisher is a title for other ships than the Victory II-class Star Destroyer.',
        'Nav Team does not fit on the Victory II-class Star Destroyer: it has no Support Team icon.',
      ],
      [
        'Demolisher to tytuł innych statków niż Victory II-class Star Destroyer.',
        'Nav Team nie pasuje do statku Victory II-class Star Destroyer: brak ikony „zespół wsparcia”.',
      ],
    ]);
  });

  test('unknown cards', () => {
    expect(told(`${HEAD}Victory II (85)\n• Admiral Moti (24)\n• Zzyzx (3)`)).toEqual([
      [
        'Line 6: "• Admiral Moti (24)" is not known; did you mean Admiral Motti (24) or Admiral Montferrat (5) or Admiral Ozzel (20)?',
        'Line 7: "• Zzyzx (3)" is not known.',
        'No ship carries a commander.',
      ],
      [
        'Wiersz 6: "• Admiral Moti (24)" jest nieznane; czy chodzi o Admiral Motti (24) lub Admiral Montferrat (5) lub Admiral Ozzel (20)?',
        'Wiersz 7: "• Zzyzx (3)" jest nieznane.',
        'Żaden statek nie ma dowódcy: flocie brakuje okrętu flagowego.',
      ],
    ]);
  });

  test('mojibake: what can be read is read, and what cannot is shown', () => {
    const [english] = told(`${HEAD}Victory II (85)\nâ€¢ Admiral Motti (24)\nâ€¢ Ã†Ã˜Ã… (3)`);
    expect(english).toEqual(['Line 7: "• ÆØÅ (3)" is not known.']);
  });

  test('an empty file', () => {
    expect(told(' \n')).toEqual([['There is nothing to read.'], ['Nie ma czego czytać.']]);
  });

  test('a thousand lines: each has its sentence', () => {
    const [english, polish] = told(`${HEAD}${'Victory II (85)\n'.repeat(500)}${'• Gunnry Team (7)\n'.repeat(500)}`);
    expect(english!.filter((each) => each.includes('"• Gunnry Team (7)" is not known'))).toHaveLength(500);
    expect(english![0]).toBe('Line 505: "• Gunnry Team (7)" is not known; did you mean Gunnery Team (7)?');
    expect(english).toContain('The fleet costs 42500 points, 400 are allowed.');
    expect(polish).toHaveLength(english!.length);
  });

  test('a card that games cannot be played with is refused by name, with its place', () => {
    const list = imperial([['victory-ii-class-star-destroyer', 'admiral-screed', 'rapid-launch-bays']]);
    const game = createGame({ fleets: { p1: list, p2: list }, format: 'standard-180', seed: 1 });
    expect(game.ok).toBe(false);
    const issues = game.ok ? [] : game.error;
    expect(issues.map(({ code }) => code)).toEqual(['not-implemented', 'not-implemented']);
    expect(describeSetupIssue(issues[0]!)).toContain('Games cannot be played with Admiral Screed yet.');
    expect(describeSetupIssue(issues[0]!, { language: 'pl' })).toContain(
      'Kartą Admiral Screed nie można jeszcze grać.',
    );
  });
});

test('every code of a fault has a sentence of its own in each language', () => {
  const broken: readonly Fleet[] = [
    fleet(
      'rebel',
      [
        ['cr90-corvette-a', 'general-dodonna', 'mon-mothma', 'nav-team', 'nav-team', 'tantive-iv', 'jainas-light'],
        ['gr-75-medium-transports', 'leia-organa-commander', 'leia-organa-officer', 'strategic-adviser'],
        ['mc80-battle-cruiser', 'enhanced-armament', 'spinal-armament', 'yavaris', 'mon-calamari-exodus-fleet'],
        ['raider-i-class-corvette', 'mon-calamari-exodus-fleet'],
        ['death-star'],
      ],
      times(12, 'x-wing-squadron'),
      { assault: 'fire-lanes', defense: null, navigation: 'minefields' },
    ),
    rebel([]),
    7 as unknown as Fleet,
  ];
  const found: FleetFault[] = [
    ...broken.flatMap((list) => validateFleet(list, 'standard-300', { playing: true })),
    ...validateFleet(
      rebel([['cr90-corvette-a', 'general-dodonna', 'engine-techs'], ['cr90-corvette-a']], ['a-wing-squadron']),
      'core-180',
    ),
  ];
  for (const fault of found) {
    const [english, polish] = LANGUAGES.map((language) => describeFault(fault, { language }));
    expect(english).toMatch(/^\S.*[^.]\.$/);
    expect(polish).toMatch(/^\S.*\.$/);
    expect(polish).not.toBe(english);
    expect(`${english}${polish}`).not.toMatch(/undefined|null|NaN/);
  }
  expect(new Set(found.map(({ code }) => code)).size).toBeGreaterThan(18);
});

describe('the JSON of a fleet', () => {
  const list = imperial([['victory-ii-class-star-destroyer', 'admiral-motti']], ['howlrunner']);

  test('has ids, the version of the file, that of the cards, and the format', () => {
    expect(JSON.parse(exportFleet(list, 'json', { format: 'tournament-400' }))).toEqual({
      version: 1,
      content: expect.stringMatching(/^armada-2018\/\d/),
      format: 'tournament-400',
      ...list,
    });
    expect(JSON.parse(exportFleet(list, 'json'))).toMatchObject({ format: null });
  });

  test.each(['tournament-400', 'core-180', 250] as const)('comes back with the format %s', (format) => {
    expect(importFleet(exportFleet(list, 'json', { format }))).toEqual({
      ok: true,
      value: { fleet: list, format, unresolved: [], warnings: [] },
    });
  });

  test.each(['fleet-9000', -1, 1.5, { points: 400 }])(
    'a format that is none, %j, is left out with a warning',
    (format) => {
      const text = exportFleet(list, 'json').replace('"format": null', `"format": ${JSON.stringify(format)}`);
      const read = importFleet(text);
      expect(read).toMatchObject({ ok: true, value: { fleet: list, warnings: [{ line: 0, code: 'other-format' }] } });
      expect(read.ok && 'format' in read.value).toBe(false);
      for (const language of LANGUAGES)
        expect(read.ok && describeImport(read.value.warnings[0]!, { language })).toContain(JSON.stringify(format));
    },
  );
});
