import type { Armament } from '../../content/card.ts';
import { DIE_COLORS, type DieColor } from '../../state/dice.ts';

/** Dice by colour, and as people write them: `4R2B1K`. */

/** How far away the target is; null where range bands mean nothing, as for a squadron's attack. */
export type OddsRange = 'close' | 'medium' | 'long' | null;

const LETTERS: Readonly<Record<DieColor, string>> = { red: 'R', blue: 'B', black: 'K' };

/** A pool as text: `4R2B`, red, blue and blacK; an empty pool is `0R`. */
export const formatPool = (pool: Armament): string =>
  DIE_COLORS.filter((color) => pool[color] > 0)
    .map((color) => `${pool[color]}${LETTERS[color]}`)
    .join('') || '0R';

/** A pool from text: numbers before the letters R, B and K in any order and case. Null for anything else. */
export const parsePool = (text: string): Armament | null => {
  const compact = text.replaceAll(/[\s,+]/g, '').toUpperCase();
  if (!/^(\d{1,2}[RBK])+$/.test(compact)) return null;
  const pool = { red: 0, blue: 0, black: 0 };
  for (const [, count, letter] of compact.matchAll(/(\d{1,2})([RBK])/g))
    pool[DIE_COLORS.find((color) => LETTERS[color] === letter)!] += Number(count);
  return pool;
};

/** ATK-09, ATK-10, ATK-11: the dice of an armament that count at a range. Without bands all do. */
export const gatherDice = ({ red, blue, black }: Armament, range: OddsRange): Armament => ({
  red,
  blue: range === 'long' ? 0 : blue,
  black: range === 'long' || range === 'medium' ? 0 : black,
});

/** How many dice. */
export const countDice = ({ red, blue, black }: Armament): number => red + blue + black;
