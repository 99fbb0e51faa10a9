import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { slotsOf, UPGRADE_SLOTS, upgrade } from '../../src/content/card.ts';
import { catalogue } from '../../src/content/catalogue.ts';
import { defineContent, standardContent } from '../../src/content/content.ts';
import { OBJECTIVE_CATEGORIES } from '../../src/state/vocabulary.ts';

const { ships, squadrons, upgrades, objectives } = catalogue();

describe('the catalogue', () => {
  test('[UPG-11] the icons of all upgrades and bars are those of the era', () => {
    const icons = new Set(upgrades.flatMap(({ type }) => slotsOf(type)));
    expect([...icons].sort()).toEqual([...UPGRADE_SLOTS].sort());
    for (const { upgradeSlots } of ships)
      for (const slot of upgradeSlots) {
        expect(UPGRADE_SLOTS).toContain(slot);
        expect(['commander', 'title']).not.toContain(slot);
      }
  });

  test('[OBJ-01] an objective is one of assault, defense or navigation, eight of each; those of campaigns apart', () => {
    const ofFleets = objectives.filter(({ category }) => category !== 'campaign');
    const count = (category: string) => ofFleets.filter((each) => each.category === category).length;
    expect(OBJECTIVE_CATEGORIES.map(count)).toEqual([8, 8, 8]);
    expect(ofFleets).toHaveLength(24);
    const core = Object.values(standardContent().objectives).filter((each) => each.core);
    for (const category of OBJECTIVE_CATEGORIES)
      expect(core.filter((each) => each.category === category)).toHaveLength(4);
  });

  test('a card is implemented exactly if it stands among the cards of games', () => {
    const content = standardContent();
    for (const kind of ['ships', 'squadrons', 'upgrades', 'objectives'] as const)
      for (const { id, implemented } of catalogue()[kind])
        expect(implemented, id).toBe(Object.hasOwn(content[kind], id));
    expect(ships.every(({ implemented }) => implemented)).toBe(true);
    expect(squadrons.find(({ id }) => id === 'rogue-squadron')?.implemented).toBe(true);
  });

  test('is frozen plain JSON in the order of ids, made once', () => {
    expect(JSON.parse(JSON.stringify(catalogue()))).toEqual(catalogue());
    expect(catalogue()).toBe(catalogue());
    expect(Object.isFrozen(upgrades[0])).toBe(true);
    for (const list of [ships, squadrons, upgrades, objectives]) {
      const ids = list.map(({ id }) => id);
      expect(ids).toEqual([...ids].sort());
    }
  });

  test('a card cannot be written and unwritten at once', () => {
    const card = upgrade({ id: 'twice', name: 'Twice', type: 'officer', cost: 1 });
    const bare = { ships: [], squadrons: [], damageCards: [], upgrades: [card] };
    const unwritten = { squadrons: [], objectives: [], upgrades: [card] };
    expect(() => defineContent('twice/1', { ...bare, unwritten })).toThrow('two cards with the id twice');
  });
});

const shared = '../shared/data';
describe.runIf(existsSync(shared))('facts against the shared card data', () => {
  const read = (name: string) =>
    JSON.parse(readFileSync(`${shared}/${name}.json`, 'utf8')) as readonly Record<string, unknown>[];
  const cards = { ships, squadrons, upgrades, objectives, 'damage-deck': Object.values(standardContent().damageCards) };

  test.each([
    ['ships', 38, []],
    ['squadrons', 68, ['shipName']],
    ['upgrades', 178, ['faction', 'requiresShipClass', 'requiresShipNameIncludes', 'requiresSize', 'grantsSlots']],
    ['objectives', 32, []],
    ['damage-deck', 22, []],
  ] as const)('%s', (file, count, sometimes) => {
    const entries = read(file);
    expect(cards[file].map(({ id }) => id).sort()).toEqual(entries.map(({ id }) => id).sort());
    expect(entries).toHaveLength(count);
    for (const card of cards[file]) {
      const entry = entries.find(({ id }) => id === card.id)!;
      for (const [field, value] of Object.entries(card))
        if (!OURS.includes(field)) expect(value, `${card.id} ${field}`).toEqual(entry[field]);
      for (const field of sometimes)
        expect(Object.hasOwn(card, field), `${card.id} ${field}`).toBe(Object.hasOwn(entry, field));
    }
  });

  test('what bars an upgrade from a ship with an icon', () => {
    const barred = read('upgrades').filter(({ text }) => /cannot equip this card/.test(text as string));
    expect(
      upgrades.filter(({ excludesSlot }) => excludesSlot).map(({ id, excludesSlot }) => [id, excludesSlot]),
    ).toEqual([
      ['chimaera', { slot: 'fleet-command' }],
      ['minister-tua', { slot: 'defensive-retrofit', sizes: ['medium', 'large'] }],
    ]);
    expect(barred.map(({ id }) => id)).toEqual(['chimaera', 'minister-tua']);
  });

  test('squadrons without an ability of their own are all implemented', () => {
    for (const { id, text } of read('squadrons'))
      if (text === '') expect(squadrons.find((card) => card.id === id)?.implemented, id as string).toBe(true);
  });
});

/** What cards have that the data does not. */
const OURS = ['kind', 'summary', 'implemented', 'excludesSlot', 'on', 'values', 'bans', 'lasting'];
