import { type DieColor, FACES_OF, ICONS_OF, SIDES_OF_A_DIE } from '../../state/dice.ts';

/**
 * Dice of one colour that show the same face cannot be told apart, so a roll is a count for each face: 495 results of eight red
 * dice instead of 16,777,216 sequences. Probabilities are whole numbers of ways over a power of eight, exact in a double up to
 * 17 dice. All tables are worked out once and kept.
 */

/** Every result of some dice of one colour. A result is named by its place in these lists. */
export interface Rolls {
  readonly color: DieColor;
  readonly dice: number;
  readonly size: number;
  readonly probability: Float64Array;
  /** How many dice show each face, in one number, five bits for each face: adding dice is adding these. */
  readonly keys: Int32Array;
}

/** The bits of a key that count one face, and so the most dice of a colour. */
const BITS = 5;
const MOST = (1 << BITS) - 1;

/** How many dice of a result show a face, by the face's place among those of its colour. */
const countOf = (key: number, face: number): number => (key >> (BITS * face)) & MOST;

const known = new Map<string, unknown>();
const once = <T>(name: string, workOut: () => T): T => {
  if (!known.has(name)) known.set(name, workOut());
  return known.get(name) as T;
};

/** All results of a number of dice of one colour. */
export const rollsOf = (color: DieColor, dice: number): Rolls =>
  once(`rolls ${color} ${dice}`, () => {
    if (dice === 0) return { color, dice, size: 1, probability: Float64Array.of(1), keys: Int32Array.of(0) };
    return oneMore(rollsOf(color, dice - 1));
  });

/** The convolution of a roll with one more die. */
const oneMore = ({ color, dice, keys, probability }: Rolls): Rolls => {
  const next = new Map<number, number>();
  keys.forEach((key, at) => {
    FACES_OF[color].forEach(({ sides }, face) => {
      const more = key + (1 << (BITS * face));
      next.set(more, (next.get(more) ?? 0) + (probability[at]! * sides) / SIDES_OF_A_DIE);
    });
  });
  const sorted = [...next.keys()].sort((a, b) => a - b);
  return {
    color,
    dice: dice + 1,
    size: sorted.length,
    keys: Int32Array.from(sorted),
    probability: Float64Array.from(sorted, (key) => next.get(key)!),
  };
};

/** Where some dice that are kept and some that are rolled make one result: `join[kept * rolled.size + rolled]`. */
export const joinOf = (color: DieColor, kept: number, rolled: number): Int32Array =>
  once(`join ${color} ${kept} ${rolled}`, () => {
    const whole = rollsOf(color, kept + rolled);
    const places = new Map([...whole.keys].map((key, at) => [key, at]));
    const [a, b] = [rollsOf(color, kept), rollsOf(color, rolled)];
    const join = new Int32Array(a.size * b.size);
    for (let i = 0; i < a.size; i++)
      for (let j = 0; j < b.size; j++) join[i * b.size + j] = places.get(a.keys[i]! + b.keys[j]!)!;
    return join;
  });

/**
 * What a result means once nothing is rolled any more, in one number: hits, critical and accuracy icons, which are added over
 * the colours, and the marks of the faces that are there, which are united.
 */
export type Meaning = number;

const ICON_BITS = 6;
const ICON_MASK = (1 << ICON_BITS) - 1;
const MARKS_AT = 3 * ICON_BITS;

export const hitsIn = (meaning: Meaning): number => meaning & ICON_MASK;
export const critsIn = (meaning: Meaning): number => (meaning >> ICON_BITS) & ICON_MASK;
export const accuraciesIn = (meaning: Meaning): number => (meaning >> (2 * ICON_BITS)) & ICON_MASK;
export const marksIn = (meaning: Meaning): number => meaning >> MARKS_AT;

/** The same with another number in the place of the accuracy icons. */
export const withAccuracies = (meaning: Meaning, accuracies: number): Meaning =>
  (meaning & ~(ICON_MASK << (2 * ICON_BITS))) | (accuracies << (2 * ICON_BITS));

/** The meaning of the dice of two colours together. */
export const together = (a: Meaning, b: Meaning): Meaning => {
  const icons = (1 << MARKS_AT) - 1;
  return ((a & icons) + (b & icons)) | ((a | b) & ~icons);
};

/** Which faces must be told apart: none, by what they show, or by colour, too. */
export type Marking = 'none' | 'byFace' | 'byColor';

/** The faces that carry damage, each with its mark. */
export const MARKED: Readonly<
  Record<Marking, readonly { readonly color: DieColor; readonly face: number; readonly mark: number }[]>
> = (() => {
  const damaging = (['red', 'blue', 'black'] as const).flatMap((color) =>
    FACES_OF[color].flatMap(({ face }, i) =>
      ICONS_OF[face].hit + ICONS_OF[face].crit > 0 ? [{ color, face: i, name: face }] : [],
    ),
  );
  const names = [...new Set(damaging.map(({ name }) => name))];
  return {
    none: [],
    byFace: damaging.map(({ color, face, name }) => ({ color, face, mark: names.indexOf(name) })),
    byColor: damaging.map(({ color, face }, mark) => ({ color, face, mark })),
  };
})();

/** The meaning of each result of one colour. */
export const meaningsOf = (color: DieColor, dice: number, marking: Marking): Int32Array =>
  once(`meanings ${color} ${dice} ${marking}`, () =>
    Int32Array.from(rollsOf(color, dice).keys, (key) => {
      let meaning = 0;
      FACES_OF[color].forEach(({ face }, i) => {
        const { hit, crit, accuracy } = ICONS_OF[face];
        meaning += countOf(key, i) * (hit | (crit << ICON_BITS) | (accuracy << (2 * ICON_BITS)));
      });
      for (const marked of MARKED[marking])
        if (marked.color === color && countOf(key, marked.face) > 0) meaning |= 1 << (MARKS_AT + marked.mark);
      return meaning;
    }),
  );

/** The results of one colour with equal meanings counted together. */
export const merged = (
  color: DieColor,
  dice: number,
  marking: Marking,
): { readonly meanings: Int32Array; readonly probability: Float64Array } =>
  once(`merged ${color} ${dice} ${marking}`, () => {
    const { probability } = rollsOf(color, dice);
    const chances = new Map<Meaning, number>();
    meaningsOf(color, dice, marking).forEach((meaning, at) => {
      chances.set(meaning, (chances.get(meaning) ?? 0) + probability[at]!);
    });
    return { meanings: Int32Array.from(chances.keys()), probability: Float64Array.from(chances.values()) };
  });
