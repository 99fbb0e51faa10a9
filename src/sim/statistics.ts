import type { Tally } from './batch.ts';

/** A figure with the interval in which the true one lies, 19 times out of 20. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** How many standard errors to each side hold 95 per cent. */
const Z = 1.959964;

/** A share of so many trials, with Wilson's interval: sound for few trials and for shares near 0 and 1, too. */
export const wilson = (successes: number, trials: number): Estimate => {
  if (trials === 0) return { value: 0, low: 0, high: 1 };
  const share = successes / trials;
  const shrink = 1 + (Z * Z) / trials;
  const middle = (share + (Z * Z) / (2 * trials)) / shrink;
  const half = (Z / shrink) * Math.sqrt((share * (1 - share)) / trials + (Z * Z) / (4 * trials * trials));
  return { value: share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
};

/** The mean of what a tally counted, with its interval by the normal distribution. */
export const meanOf = (tally: Tally): Estimate => {
  let [count, sum, squares] = [0, 0, 0];
  for (const [value, times] of tally) {
    count += times;
    sum += times * value;
    squares += times * value * value;
  }
  if (count === 0) return { value: 0, low: 0, high: 0 };
  const value = sum / count;
  const variance = count > 1 ? Math.max(0, (squares - count * value * value) / (count - 1)) : 0;
  const half = Z * Math.sqrt(variance / count);
  return { value, low: value - half, high: value + half };
};
