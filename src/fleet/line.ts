/** One line of a list, taken apart: what it counts, names, tags and prices. Lines are short, so every pattern is cheap. */
export interface Line {
  /** Counted from 1. */
  readonly number: number;
  /** As it stands in the text, without spaces at the ends. */
  readonly text: string;
  /** `Assault` of `Assault: Most Wanted`, in lower case; null when there is none. */
  readonly label: string | null;
  readonly name: string;
  readonly count: number;
  /** The number in brackets; of `(56 + 40: 96)` the first, of `(2 x 8)` the last. */
  readonly cost: number | null;
  /** `com`, `off` and the like: which of several cards of one name. */
  readonly tags: readonly string[];
  /** Whether it stands under something: a bullet, a dash, a plus. */
  readonly bullet: boolean;
}

export const MAX_LINE = 300;

const LABEL = /^([A-Za-z][A-Za-z ]{0,30}?)\s*:\s*(.*)$/;
const BULLETS = /^[\s•·●▪‣*+\-–—\uFFFD?]+/;
const COUNT = /^(\d{1,6})\s*(?:[x×]\s*|\s[•·\s]*)(?=\S)/i;
const GROUP = /\s*(?:\(([^()]*)\)|\[([^[\]]*)\])$/;
const FRONT_GROUP = /^\[([^[\]]*)\]\s*/;

export const readLine = (raw: string, number: number): Line => {
  const text = raw.trim();
  const label = LABEL.exec(text);
  let rest = (label ? label[2]! : text).trim();
  const tags: string[] = [];
  let cost: number | null = null;
  const unbulleted = rest.replace(BULLETS, '');
  const bullet = unbulleted !== rest;
  rest = unbulleted;
  for (let front = FRONT_GROUP.exec(rest); front; front = FRONT_GROUP.exec(rest)) {
    tags.push(front[1]!.trim().toLowerCase());
    rest = rest.slice(front[0].length);
  }
  const counted = COUNT.exec(rest);
  if (counted) rest = rest.slice(counted[0].length);
  for (let group = GROUP.exec(rest); group; group = GROUP.exec(rest)) {
    const inside = (group[1] ?? group[2] ?? '').trim();
    const price = group[1] === undefined ? null : priceOf(inside);
    if (price === null) tags.push(inside.toLowerCase());
    else cost ??= price;
    rest = rest.slice(0, group.index);
  }
  return {
    number,
    text,
    label: label ? label[1]!.toLowerCase() : null,
    name: rest.trim(),
    count: counted ? Number(counted[1]) : 1,
    cost,
    tags,
    bullet,
  };
};

const priceOf = (inside: string): number | null => {
  const product = /^\d+\s*[x×]\s*(\d{1,6})$/i.exec(inside);
  const price = product ?? /^(\d{1,6})(?:\s*\+\s*\d+\s*:\s*\d+)?\s*(?:points?|pts)?$/i.exec(inside);
  return price ? Number(price[1]) : null;
};
