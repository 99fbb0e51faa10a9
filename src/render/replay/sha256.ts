/** SHA-256 as a page's content security policy wants it: of the UTF-8 bytes of a text, in base64 (FIPS 180-4). */

export const sha256Base64 = (text: string): string => base64(sha256(utf8(text)));

const utf8 = (text: string): readonly number[] =>
  [...text].flatMap((character) => {
    const code = character.codePointAt(0)!;
    const tail = (shift: number): number => 0x80 | ((code >> shift) & 0x3f);
    if (code < 0x80) return [code];
    if (code < 0x800) return [0xc0 | (code >> 6), tail(0)];
    if (code < 0x10000) return [0xe0 | (code >> 12), tail(6), tail(0)];
    return [0xf0 | (code >> 18), tail(12), tail(6), tail(0)];
  });

/** The first 32 bits of the fractional parts of roots of the first primes. */
const rootBits = (prime: number, root: (n: number) => number): number => {
  const value = root(prime);
  return Math.floor((value - Math.floor(value)) * 4_294_967_296) | 0;
};

const PRIMES: readonly number[] = Array.from({ length: 312 }, (_, i) => i).filter(
  (n) => n > 1 && !Array.from({ length: n }, (_, i) => i).some((d) => d > 1 && n % d === 0),
);
const K: readonly number[] = PRIMES.map((prime) => rootBits(prime, Math.cbrt));
const START: readonly number[] = PRIMES.slice(0, 8).map((prime) => rootBits(prime, Math.sqrt));

const rotr = (x: number, n: number): number => (x >>> n) | (x << (32 - n));

const sha256 = (bytes: readonly number[]): readonly number[] => {
  const bits = bytes.length * 8;
  const zeros = Array.from({ length: (119 - (bytes.length % 64)) % 64 }, () => 0);
  const length = [0, 0, 0, 0, bits >>> 24, bits >>> 16, bits >>> 8, bits].map((byte) => byte & 0xff);
  const message = [...bytes, 0x80, ...zeros, ...length];
  const hash = [...START];
  for (let at = 0; at < message.length; at += 64) block(hash, message, at);
  return hash.flatMap((word) => [word >>> 24, word >>> 16, word >>> 8, word].map((byte) => byte & 0xff));
};

const block = (hash: number[], message: readonly number[], at: number): void => {
  const w: number[] = [];
  for (let i = 0; i < 64; i++) {
    if (i < 16) {
      const j = at + 4 * i;
      w.push((message[j]! << 24) | (message[j + 1]! << 16) | (message[j + 2]! << 8) | message[j + 3]!);
      continue;
    }
    const [x, y] = [w[i - 15]!, w[i - 2]!];
    const s0 = rotr(x, 7) ^ rotr(x, 18) ^ (x >>> 3);
    const s1 = rotr(y, 17) ^ rotr(y, 19) ^ (y >>> 10);
    w.push((w[i - 16]! + s0 + w[i - 7]! + s1) | 0);
  }
  let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const s1 = rotr(e, 6) ^ rotr(e, 11) ^ rotr(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + K[i]! + w[i]!) | 0;
    const s0 = rotr(a, 2) ^ rotr(a, 13) ^ rotr(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => {
    hash[i] = (hash[i]! + word) | 0;
  });
};

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

const base64 = (bytes: readonly number[]): string => {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const [a, b, c] = [bytes[i]!, bytes[i + 1], bytes[i + 2]];
    const word = (a << 16) | ((b ?? 0) << 8) | (c ?? 0);
    text += DIGITS[word >> 18]! + DIGITS[(word >> 12) & 63]!;
    text += (b === undefined ? '=' : DIGITS[(word >> 6) & 63]!) + (c === undefined ? '=' : DIGITS[word & 63]!);
  }
  return text;
};
