import { DIE_COLORS, type Die, type DieColor, FACES_OF, SIDES_OF_A_DIE, sortDice } from '../../state/dice.ts';

/** Distinguishable results of a roll: dice of one colour with one face cannot be told apart, so they are counted, not listed. */

export interface DiceResult {
  readonly dice: readonly Die[];
  /** Exact: a whole number of ways over a power of eight, as long as a roll has at most 17 dice. */
  readonly probability: number;
}

/** All results of rolling these dice, in a fixed order; their probabilities sum to 1. */
export const diceResults = (colors: readonly DieColor[]): readonly DiceResult[] =>
  DIE_COLORS.map((color) => oneColor(color, colors.filter((each) => each === color).length)).reduce<DiceResult[]>(
    (sofar, more) =>
      sofar.flatMap((a) =>
        more.map((b) => ({ dice: sortDice([...a.dice, ...b.dice]), probability: a.probability * b.probability })),
      ),
    [{ dice: [], probability: 1 }],
  );

const oneColor = (color: DieColor, count: number): readonly DiceResult[] => {
  const spread = (faceAt: number, left: number): readonly DiceResult[] => {
    const face = FACES_OF[color][faceAt];
    if (!face) return left === 0 ? [{ dice: [], probability: 1 }] : [];
    const results: DiceResult[] = [];
    for (let n = left; n >= 0; n--) {
      const ways = choose(left, n) * power(face.sides / SIDES_OF_A_DIE, n);
      const mine = Array.from({ length: n }, (): Die => ({ color, face: face.face }));
      for (const rest of spread(faceAt + 1, left - n))
        results.push({ dice: [...mine, ...rest.dice], probability: ways * rest.probability });
    }
    return results;
  };
  return spread(0, count);
};

const choose = (n: number, k: number): number => {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
};

const power = (base: number, exponent: number): number => {
  let product = 1;
  for (let i = 0; i < exponent; i++) product *= base;
  return product;
};
