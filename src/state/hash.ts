/**
 * A 128-bit hash of a text's code units, after the mixing of Murmur3: integer operations only, so equal in every engine.
 * It tells states apart by accident, not against an adversary.
 */

const rotl = (x: number, k: number): number => (x << k) | (x >>> (32 - k));

const mix = (h: number): number => {
  let x = h ^ (h >>> 16);
  x = Math.imul(x, 0x85ebca6b);
  x ^= x >>> 13;
  x = Math.imul(x, 0xc2b2ae35);
  return x ^ (x >>> 16);
};

const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, '0');

/** 32 hexadecimal digits. */
export const hashText = (text: string): string => {
  let h1 = 0;
  let h2 = 0;
  let h3 = 0;
  let h4 = 0;
  const word = (at: number) => (text.charCodeAt(at) || 0) | ((text.charCodeAt(at + 1) || 0) << 16);
  for (let at = 0; at < text.length; at += 8) {
    h1 ^= Math.imul(rotl(Math.imul(word(at), 0x239b961b), 15), 0xab0e9789);
    h1 = (Math.imul(rotl(h1, 19) + h2, 5) + 0x561ccd1b) | 0;
    h2 ^= Math.imul(rotl(Math.imul(word(at + 2), 0xab0e9789), 16), 0x38b34ae5);
    h2 = (Math.imul(rotl(h2, 17) + h3, 5) + 0x0bcaa747) | 0;
    h3 ^= Math.imul(rotl(Math.imul(word(at + 4), 0x38b34ae5), 17), 0xa1e38b93);
    h3 = (Math.imul(rotl(h3, 15) + h4, 5) + 0x96cd1c35) | 0;
    h4 ^= Math.imul(rotl(Math.imul(word(at + 6), 0xa1e38b93), 18), 0x239b961b);
    h4 = (Math.imul(rotl(h4, 13) + h1, 5) + 0x32ac3b17) | 0;
  }
  h1 ^= text.length;
  h2 ^= text.length;
  h3 ^= text.length;
  h4 ^= text.length;
  h1 = mix(h1 + h2 + h3 + h4);
  h2 = mix(h2 + h1);
  h3 = mix(h3 + h1);
  h4 = mix(h4 + h1);
  return hex(h1) + hex(h2) + hex(h3) + hex(h4);
};
