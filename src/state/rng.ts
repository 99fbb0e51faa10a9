/**
 * xoshiro128**: 32-bit integer operations only, so every JavaScript engine draws the same numbers; 830 million a second.
 * Its jump is 2^64 draws long, which gives streams that never meet. The state is four integers, kept in the game's state.
 */

/** The state of a generator. */
export type RngState = readonly [number, number, number, number];

/** A source of random numbers outside the game, for sampling and for bots. */
export interface Rng {
  /** A uniform integer from 0 to `bound - 1`. */
  below(bound: number): number;
}

const rotl = (x: number, k: number): number => (x << k) | (x >>> (32 - k));

/** The next 32 bits and the state after them. */
export const drawBits = (s: RngState): { readonly bits: number; readonly state: RngState } => {
  const bits = Math.imul(rotl(Math.imul(s[1], 5), 7), 9) >>> 0;
  const t = s[1] << 9;
  const s2 = s[2] ^ s[0];
  const s3 = s[3] ^ s[1];
  return {
    bits,
    state: [(s[0] ^ s3) >>> 0, (s[1] ^ s2) >>> 0, (s2 ^ t) >>> 0, rotl(s3, 11) >>> 0],
  };
};

/** A uniform integer below `bound` (at most 2^32): draws that would favour small results are thrown away. */
export const drawBelow = (from: RngState, bound: number): { readonly value: number; readonly state: RngState } => {
  const limit = Math.floor(4_294_967_296 / bound) * bound;
  let { bits, state } = drawBits(from);
  while (bits >= limit) ({ bits, state } = drawBits(state));
  return { value: bits % bound, state };
};

const splitmix32 = (seed: number): (() => number) => {
  let z = seed >>> 0;
  return () => {
    z = (z + 0x9e3779b9) >>> 0;
    let t = z ^ (z >>> 16);
    t = Math.imul(t, 0x21f0aaad);
    t = t ^ (t >>> 15);
    t = Math.imul(t, 0x735a2d97);
    return (t ^ (t >>> 15)) >>> 0;
  };
};

/** The generator of a seed: any whole number from 0 to 2^53 - 1. */
export const seedRng = (seed: number): RngState => {
  const low = splitmix32(seed % 4_294_967_296);
  const high = splitmix32(Math.floor(seed / 4_294_967_296) ^ 0x5bf03635);
  const word = () => (low() ^ high()) >>> 0;
  const state: RngState = [word(), word(), word(), word()];
  return state.some((part) => part !== 0) ? state : [1, 0, 0, 0];
};

const JUMP = [0x8764000b, 0xf542d2d3, 0x6fa035c3, 0x77f2db5b] as const;

/** The state 2^64 draws further on: the start of the next stream. */
export const jumpRng = (from: RngState): RngState => {
  let state = from;
  const sum: [number, number, number, number] = [0, 0, 0, 0];
  for (const word of JUMP)
    for (let bit = 0; bit < 32; bit++) {
      if (word & (1 << bit)) {
        sum[0] ^= state[0];
        sum[1] ^= state[1];
        sum[2] ^= state[2];
        sum[3] ^= state[3];
      }
      state = drawBits(state).state;
    }
  return [sum[0] >>> 0, sum[1] >>> 0, sum[2] >>> 0, sum[3] >>> 0];
};

/** A generator of one's own, for `determinize`, for picking among legal actions, for bots: never tied to a game's dice. */
export const createRng = (seed: number): Rng => {
  let [a, b, c, d] = jumpRng(jumpRng(jumpRng(jumpRng(seedRng(seed)))));
  // `drawBits` in place: bots draw often.
  const bits = (): number => {
    const drawn = Math.imul(rotl(Math.imul(b, 5), 7), 9) >>> 0;
    const t = b << 9;
    c ^= a;
    d ^= b;
    b = (b ^ c) >>> 0;
    a = (a ^ d) >>> 0;
    c = (c ^ t) >>> 0;
    d = rotl(d, 11) >>> 0;
    return drawn;
  };
  return {
    below: (bound) => {
      if (!Number.isInteger(bound) || bound < 1 || bound > 4_294_967_296)
        throw new RangeError(`a bound is a whole number from 1 to 2^32, not ${bound}`);
      const limit = Math.floor(4_294_967_296 / bound) * bound;
      let drawn = bits();
      while (drawn >= limit) drawn = bits();
      return drawn % bound;
    },
  };
};
