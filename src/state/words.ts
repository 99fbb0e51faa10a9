/** What someone may have meant by a word that is not quite one of a list: abbreviations, and slips of the keyboard. */

/**
 * The entries that a word abbreviates: each of its parts begins a part of the entry, in their order, as `vic-ii` does
 * `victory-ii-class-star-destroyer`. An entry written in full stands alone; else those with the most parts in full.
 */
export const abbreviated = (word: string, list: readonly string[]): string[] => {
  const typed = normal(word);
  if (typed === '') return [];
  const exact = list.filter((entry) => normal(entry) === typed);
  if (exact.length > 0) return exact;
  const parts = typed.split('-');
  const scored = list.flatMap((entry) => {
    const whole = wholeParts(parts, normal(entry).split('-'));
    return whole === null ? [] : [{ entry, whole }];
  });
  const best = scored.reduce((most, { whole }) => Math.max(most, whole), 0);
  return scored.filter(({ whole }) => whole === best).map(({ entry }) => entry);
};

/** The entries nearest to a word that is none of them, the nearest first. */
export const nearest = (word: string, list: readonly string[], most = 3): string[] => {
  const typed = normal(word).slice(0, MAX_LENGTH);
  const meant = abbreviated(typed, list);
  const allowed = Math.max(1, Math.floor(typed.length / 3));
  const close = list
    .map((entry, i) => ({ entry, i, slips: Math.min(slips(typed, normal(entry)), slipsInParts(typed, normal(entry))) }))
    .filter((each) => each.slips <= allowed && !meant.includes(each.entry))
    .sort((a, b) => a.slips - b.slips || a.i - b.i)
    .map(({ entry }) => entry);
  return [...meant, ...close].slice(0, most);
};

const MAX_LENGTH = 60;

/** Lower case, parts joined by hyphens: `Victory II` and `victory_ii` are `victory-ii`. */
const normal = (word: string): string =>
  word
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** How many parts are written in full if these parts abbreviate those, else null. */
const wholeParts = (parts: readonly string[], of: readonly string[]): number | null => {
  const [first, ...rest] = parts;
  if (first === undefined) return 0;
  let best: number | null = null;
  of.forEach((part, i) => {
    if (!part.startsWith(first)) return;
    const behind = wholeParts(rest, of.slice(i + 1));
    if (behind !== null) best = Math.max(best ?? 0, behind + (part === first ? 1 : 0));
  });
  return best;
};

/** The least number of letters to change, leave out, put in or swap. */
const slips = (a: string, b: string): number => {
  if (Math.abs(a.length - b.length) > MAX_LENGTH) return MAX_LENGTH;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min(above[j]! + 1, row[j - 1]! + 1, above[j - 1]! + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, before[j - 2]! + 1);
      row.push(least);
    }
    before = above;
    above = row;
  }
  return above[b.length]!;
};

/** The same for an abbreviation with slips in it: against as many leading parts, and against single parts. */
const slipsInParts = (typed: string, entry: string): number => {
  const parts = entry.split('-');
  const head = parts.slice(0, typed.split('-').length).join('-');
  return Math.min(slips(typed, head), ...parts.filter((part) => part.length > 3).map((part) => slips(typed, part)));
};
