import type { Armament } from '../../content/card.ts';
import { DIE_COLORS, type DieColor } from '../../state/dice.ts';
import { joinOf, type Marking, type Meaning, meaningsOf, merged, rollsOf, together } from './faces.ts';

/**
 * The distinguishable results of a whole pool: one of the red, one of the blue, one of the black dice. A result is a number
 * below `size`, and what is known of all results is an array of that length.
 */
export interface Space {
  readonly pool: Armament;
  /** How many results the dice of each colour have. */
  readonly sizes: readonly [number, number, number];
  readonly size: number;
}

export const spaceOf = (pool: Armament): Space => {
  const [red, blue, black] = DIE_COLORS.map((color) => rollsOf(color, pool[color]).size) as [number, number, number];
  return { pool, sizes: [red, blue, black], size: red * blue * black };
};

/** The probability of each result of a roll. */
export const rollOf = ({ pool, size }: Space): Float64Array => {
  const [red, blue, black] = DIE_COLORS.map((color) => rollsOf(color, pool[color]).probability);
  const chances = new Float64Array(size);
  let result = 0;
  for (const r of red!) for (const b of blue!) for (const k of black!) chances[result++] = r * b * k;
  return chances;
};

/** The meaning of each result of a pool. */
export const meaningsIn = ({ pool, size }: Space, marking: Marking): Int32Array => {
  const [red, blue, black] = DIE_COLORS.map((color) => meaningsOf(color, pool[color], marking));
  const meanings = new Int32Array(size);
  let result = 0;
  for (const r of red!)
    for (const b of blue!) {
      const both = together(r, b);
      for (const k of black!) meanings[result++] = together(both, k);
    }
  return meanings;
};

/** Goes through what the roll of a pool can mean, with the probabilities: far fewer than there are results. */
export const eachMeaning = (
  pool: Armament,
  marking: Marking,
  visit: (meaning: Meaning, probability: number) => void,
): void => {
  const [red, blue, black] = DIE_COLORS.map((color) => merged(color, pool[color], marking)) as [Merged, Merged, Merged];
  for (let r = 0; r < red.meanings.length; r++)
    for (let b = 0; b < blue.meanings.length; b++) {
      const both = together(red.meanings[r]!, blue.meanings[b]!);
      const probability = red.probability[r]! * blue.probability[b]!;
      for (let k = 0; k < black.meanings.length; k++)
        visit(together(both, black.meanings[k]!), probability * black.probability[k]!);
    }
};

type Merged = ReturnType<typeof merged>;

/** A reroll: up to so many dice at once, of some colours. */
export interface Reroll {
  /** How many dice at most, together. */
  readonly dice: number;
  /** Which dice may be rerolled; all colours if absent. */
  readonly colors?: readonly DieColor[];
}

/** How many dice of each colour are picked up and rolled again. */
export type Taken = readonly [number, number, number];

/** Every number of dice that a reroll can take from a pool. */
export const takings = (pool: Armament, { dice, colors = DIE_COLORS }: Reroll): readonly Taken[] => {
  const most = DIE_COLORS.map((color) => (colors.includes(color) ? Math.min(pool[color], dice) : 0));
  const all: Taken[] = [];
  for (let red = 0; red <= most[0]!; red++)
    for (let blue = 0; blue <= most[1]!; blue++)
      for (let black = 0; black <= most[2]!; black++)
        if (red + blue + black > 0 && red + blue + black <= dice) all.push([red, blue, black]);
  return all;
};

const minus = (pool: Armament, [red, blue, black]: Taken): Armament => ({
  red: pool.red - red,
  blue: pool.blue - blue,
  black: pool.black - black,
});

/** The dice that stay when some are picked up, and how those that are rolled again complete them. */
export interface Rolling {
  /** The results of the dice that stay. */
  readonly kept: Space;
  /** Goes through the results that dice which stay become part of, with the probability of the roll. */
  each(kept: number, visit: (result: number, probability: number) => void): void;
}

export const rollingOf = (space: Space, taken: Taken): Rolling => {
  const kept = spaceOf(minus(space.pool, taken));
  const [red, blue, black] = DIE_COLORS.map((color, i) => ({
    join: joinOf(color, kept.pool[color], taken[i]!),
    rolls: rollsOf(color, taken[i]!),
  })) as [Part, Part, Part];
  const [, blues, blacks] = space.sizes;
  return {
    kept,
    each: (of, visit) => {
      const atBlack = of % kept.sizes[2];
      const rest = (of - atBlack) / kept.sizes[2];
      const atBlue = rest % kept.sizes[1];
      const atRed = (rest - atBlue) / kept.sizes[1];
      for (let r = 0; r < red.rolls.size; r++) {
        const toRed = red.join[atRed * red.rolls.size + r]! * blues;
        for (let b = 0; b < blue.rolls.size; b++) {
          const toBlue = (toRed + blue.join[atBlue * blue.rolls.size + b]!) * blacks;
          const probability = red.rolls.probability[r]! * blue.rolls.probability[b]!;
          for (let k = 0; k < black.rolls.size; k++)
            visit(toBlue + black.join[atBlack * black.rolls.size + k]!, probability * black.rolls.probability[k]!);
        }
      }
    },
  };
};

interface Part {
  readonly join: Int32Array;
  readonly rolls: ReturnType<typeof rollsOf>;
}
