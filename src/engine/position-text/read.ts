import { headingFromDegrees, umFromMm } from '../../geometry/pose.ts';
import type { PositionCode } from '../../state/codes.ts';
import type { Json } from '../../state/vocabulary.ts';
import { abbreviated, nearest } from '../../state/words.ts';

/** Reading text word by word: every word knows its place, and what cannot be read becomes a fault that names it. */

/** A word, and the words joined to it by commas. */
export interface Word {
  readonly text: string;
  /** How many characters of the text stand before it. */
  readonly at: number;
  readonly items: readonly Item[];
}

/** One entry of a list joined by commas. */
export interface Item {
  readonly text: string;
  readonly at: number;
}

/** What cannot be read, before its line and column are counted. */
export class Unreadable extends Error {
  constructor(
    readonly at: number,
    readonly code: PositionCode,
    readonly facts: { readonly [name: string]: Json },
  ) {
    super(code);
  }
}

export const unreadable = (
  { text, at }: Item,
  code: PositionCode,
  facts: { readonly [name: string]: Json } = {},
): never => {
  throw new Unreadable(at, code, { found: text, ...facts });
};

/** The words of each part of a text; parts end with a semicolon or a line, a `#` begins a remark. */
export const partsOf = (text: string): Word[][] => {
  const parts: Word[][] = [[]];
  const scan = /#[^\n]*|[;\n]|[^\s;,#]+(?:[^\S\n]*,[^\S\n]*[^\s;,#]+)*|,/g;
  for (const match of text.matchAll(scan)) {
    const found = match[0];
    if (found.startsWith('#')) continue;
    if (found === ';' || found === '\n') parts.push([]);
    else parts[parts.length - 1]!.push({ text: found, at: match.index, items: itemsOf(found, match.index) });
  }
  return parts.filter((part) => part.length > 0);
};

const itemsOf = (list: string, at: number): Item[] =>
  list === ','
    ? [{ text: list, at }]
    : [...list.matchAll(/[^\s,]+/g)].map(([text], i, all) => ({ text, at: at + all[i]!.index }));

/** The words of a part, taken one after another. */
export interface Reader {
  /** The next word, or null at the end. */
  next(): Word | null;
  /** The value that follows a word, or the fault that there is none. */
  value(after: Item, expected: string): Word;
  peek(): Word | null;
}

export const readerOf = (words: readonly Word[]): Reader => {
  let at = 0;
  return {
    next: () => words[at++] ?? null,
    peek: () => words[at] ?? null,
    value: (after, expected) => words[at++] ?? unreadable(after, 'value-missing', { expected }),
  };
};

/** A whole number within bounds. */
export const wholeIn = (item: Item, min: number, max: number): number => {
  const value = Number(item.text);
  return /^\d+$/.test(item.text) && value >= min && value <= max
    ? value
    : unreadable(item, 'bad-value', { expected: `a whole number from ${min} to ${max}` });
};

const UNITS_UM: Readonly<Record<string, number>> = { '': 1000, mm: 1000, cm: 10_000, in: 25_400, um: 1 };

/** A length: millimetres, unless a unit stands behind it. */
export const lengthIn = (item: Item, maxUm: number): number => {
  const [, number, unit] = /^(-?\d+(?:\.\d+)?)(mm|cm|in|um|)$/.exec(item.text) ?? [];
  const um = number === undefined ? Number.NaN : umFromMm((Number(number) * UNITS_UM[unit!]!) / 1000);
  return um >= 0 && um <= maxUm
    ? um
    : unreadable(item, 'bad-value', { expected: `millimetres from 0 to ${maxUm / 1000}` });
};

/** A heading: degrees clockwise, 0 pointing away from the edge of the player at y = 0. */
export const headingIn = (item: Item): number => {
  const [, degrees] = /^(-?\d{1,6}(?:\.\d{1,12})?)(?:°|deg|)$/.exec(item.text) ?? [];
  return degrees === undefined
    ? unreadable(item, 'bad-value', { expected: 'degrees clockwise, 0 pointing away from the edge at y = 0' })
    : headingFromDegrees(Number(degrees));
};

/** One of a list of words, which may be shortened as long as it is clear; `unwritten` ones exist and cannot be played with. */
export const oneIn = <W extends string>(
  item: Item,
  list: readonly W[],
  what: string,
  unwritten: readonly string[] = [],
): W => {
  const meant = abbreviated(item.text, list) as W[];
  if (meant.length === 1) return meant[0]!;
  return meant.length > 1
    ? unreadable(item, 'ambiguous', { what, matches: meant.slice(0, MAX_LISTED) })
    : unreadable(item, 'unknown', {
        what,
        ...(abbreviated(item.text, unwritten).length > 0 ? { unwritten: true } : suggestion(item.text, list)),
      });
};

const MAX_LISTED = 8;

/** What may have been meant; all there is if that is not much. */
const suggestion = (word: string, list: readonly string[]): { readonly [name: string]: Json } => {
  const didYouMean = nearest(word, list);
  if (didYouMean.length > 0) return { didYouMean };
  return list.length <= MAX_LISTED ? { expected: `one of ${list.join(', ')}` } : {};
};
