import { catalogue } from '../content/catalogue.ts';
import type { Content, FleetCardKind } from '../content/content.ts';

/** The names under which lists know cards. */

/** A card that a line of a list may mean. */
export interface CardName {
  readonly kind: FleetCardKind;
  readonly id: string;
  readonly name: string;
  /** Objectives cost nothing. */
  readonly cost: number | null;
}

/** A name without what lists spell in different ways: case, accents, punctuation, spaces. */
export const keyOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** A ship's name as list builders shorten it. */
export const shortShipName = (name: string): string =>
  name
    .replace(/^(Gladiator|Victory|Imperial|Raider|Quasar Fire) (I|II)-class .*$/, '$1 $2')
    .replace(/^Imperial Star Destroyer (.*)$/, 'ISD $1')
    .replace('-class', '')
    .replace('Mark II', 'Mk.II');

/** Spellings that no rule leads to, by the id of the card that they mean. */
const SPELLINGS: { readonly [key in FleetCardKind]: { readonly [id: string]: readonly string[] } } = {
  ship: {
    'assault-frigate-mark-ii-a': ['Assault Frigate Mk2 A', 'Assault Frigate A'],
    'assault-frigate-mark-ii-b': ['Assault Frigate Mk2 B', 'Assault Frigate B'],
    'cr90-corvette-a': ['CR90 A', 'CR90A Corvette'],
    'cr90-corvette-b': ['CR90 B', 'CR90B Corvette'],
    'imperial-i-class-star-destroyer': ['ISD I', 'ISD 1'],
    'imperial-ii-class-star-destroyer': ['ISD II', 'ISD 2'],
    'imperial-star-destroyer-cymoon-1-refit': ['Imperial Cymoon 1 Refit', 'Cymoon 1 Refit', 'ISD Cymoon'],
    'imperial-star-destroyer-kuat-refit': ['Imperial Kuat Refit', 'Kuat Refit', 'ISD Kuat'],
    'gladiator-i-class-star-destroyer': ['GSD I', 'GSD 1'],
    'gladiator-ii-class-star-destroyer': ['GSD II', 'GSD 2'],
    'modified-pelta-class-assault-ship': ['Pelta Assault Ship', 'Pelta-class Assault Ship'],
    'modified-pelta-class-command-ship': ['Pelta Command Ship', 'Pelta-class Command Ship'],
    'nebulon-b-escort-frigate': ['Nebulon-B Escort'],
    'nebulon-b-support-refit': ['Nebulon-B Support'],
    'quasar-fire-i-class-cruiser-carrier': ['Quasar I'],
    'quasar-fire-ii-class-cruiser-carrier': ['Quasar II'],
    'victory-i-class-star-destroyer': ['VSD I', 'VSD 1'],
    'victory-ii-class-star-destroyer': ['VSD II', 'VSD 2'],
  },
  squadron: {
    'scurrg-h-6-bomber': ['Scurrg'],
    'z-95-headhunter-squadron': ['Z-95'],
    'vcx-100-freighter': ['VCX-100'],
    'lambda-class-shuttle': ['Lambda Shuttle'],
    'lancer-class-pursuit-craft': ['Lancer Pursuit Craft'],
  },
  upgrade: {
    corrupter: ['Corruptor'],
    'strategic-adviser': ['Strategic Advisor'],
    'wulff-yularen': ['Wullf Yularen'],
    'xi7-turbolasers': ['X17 Turbolasers', 'XI-7 Turbolasers'],
  },
  objective: {},
};

/** What a content's cards are called. */
export interface NameBook {
  /** The cards that a name may mean, several when they share it. */
  find(name: string): readonly CardName[];
  /** The cards whose names are most like it, best first. */
  like(name: string): readonly CardName[];
}

const books = new WeakMap<Content, NameBook>();

export const nameBook = (content: Content): NameBook => {
  const known = books.get(content);
  if (known) return known;
  const book = makeBook(content);
  books.set(content, book);
  return book;
};

const makeBook = (content: Content): NameBook => {
  const byKey = new Map<string, CardName[]>();
  const entries: { readonly card: CardName; readonly grams: ReadonlySet<string> }[] = [];
  for (const { card, names } of namesOf(content))
    for (const key of new Set(names.map(keyOf))) {
      byKey.set(key, [...(byKey.get(key) ?? []), card]);
      entries.push({ card, grams: gramsOf(key) });
    }
  return {
    find: (name) => byKey.get(keyOf(name)) ?? [],
    like: (name) => {
      const grams = gramsOf(keyOf(name).slice(0, 60));
      const best = new Map<CardName, number>();
      for (const { card, grams: own } of entries) {
        const likeness = overlap(grams, own);
        if (likeness >= LIKE_ENOUGH && likeness > (best.get(card) ?? 0)) best.set(card, likeness);
      }
      return [...best]
        .sort(([a, x], [b, y]) => y - x || (a.id < b.id ? -1 : 1))
        .slice(0, 3)
        .map(([card]) => card);
    },
  };
};

const namesOf = (content: Content): { readonly card: CardName; readonly names: readonly string[] }[] => {
  const { ships, squadrons, upgrades, objectives } = catalogue(content);
  const typeNames = new Map(squadrons.filter(({ unique }) => !unique).map((each) => [each.squadronType, each.name]));
  const named = (
    card: { readonly kind: FleetCardKind; readonly id: string; readonly name: string },
    cost: number | null,
    more: readonly string[],
  ) => ({
    card: { kind: card.kind, id: card.id, name: card.name, cost },
    names: [card.name, card.id, ...more, ...(SPELLINGS[card.kind][card.id] ?? [])],
  });
  return [
    ...ships.map((card) => {
      const short = shortShipName(card.name);
      return named(card, card.cost, [
        short,
        card.name.replace('-class', ''),
        short.replace(/ II$/, ' 2').replace(/ I$/, ' 1'),
      ]);
    }),
    ...squadrons.map((card) => {
      const flown = [card.shipName, typeNames.get(card.squadronType)].flatMap((name) => name ?? []);
      if (card.unique)
        return named(
          card,
          card.cost,
          flown.map((name) => `${card.name} ${name}`),
        );
      const bare = card.name.replace(/ Squadron$/, '');
      return named(card, card.cost, [bare, `${bare}s`, `${card.name}s`]);
    }),
    ...upgrades.map((card) => named(card, card.cost, [])),
    ...objectives.map((card) => named(card, null, [])),
  ];
};

const LIKE_ENOUGH = 0.35;

const gramsOf = (key: string): ReadonlySet<string> => {
  const padded = `  ${key} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, i) => padded.slice(i, i + 3)));
};

const overlap = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  let common = 0;
  for (const gram of a) if (b.has(gram)) common += 1;
  return (2 * common) / (a.size + b.size);
};
