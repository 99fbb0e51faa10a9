/** Seeds of a batch: each follows from the batch's seed and its own numbers alone, so that any part can be played by itself. */

/** A seed below 2^53 from some whole numbers; any change of one of them changes about half of its bits. */
export const seedOf = (...numbers: readonly number[]): number => {
  let high = 0x9e3779b9;
  let low = 0x85ebca6b;
  for (const number of numbers) {
    high = mix(high ^ Math.floor(number / 4_294_967_296));
    low = mix(low ^ number ^ high);
    high = mix(high + low);
  }
  return (high >>> 11) * 4_294_967_296 + (low >>> 0);
};

const mix = (word: number): number => {
  let x = word ^ (word >>> 16);
  x = Math.imul(x, 0x21f0aaad);
  x ^= x >>> 15;
  x = Math.imul(x, 0x735a2d97);
  return x ^ (x >>> 15);
};
