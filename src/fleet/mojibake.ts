/** UTF-8 that somebody read as Windows-1252 and wrote again, `â€¢` for a bullet, turned back; in one pass over the text. */
export const unscramble = (text: string): string => {
  const once = pass(text);
  const twice = once === text ? text : pass(once); // some lists went through it twice
  return twice.replace(/Â(?=\s)/g, ''); // a non-breaking space of which the second half became a plain one
};

const pass = (text: string): string => {
  let out = '';
  for (let i = 0; i < text.length; ) {
    const length = lengthOf(byteOf(text.charCodeAt(i)));
    const code = length > 1 ? decode(text, i, length) : null;
    out += code === null ? text[i] : String.fromCodePoint(code);
    i += code === null ? 1 : length;
  }
  return out;
};

/** How many bytes a character has that starts with this byte; 1 when it starts none. */
const lengthOf = (byte: number): number =>
  byte >= 0xc2 && byte <= 0xdf ? 2 : byte >= 0xe0 && byte <= 0xef ? 3 : byte >= 0xf0 && byte <= 0xf4 ? 4 : 1;

const SMALLEST = [0, 0, 0x80, 0x800, 0x10000];

const decode = (text: string, at: number, length: number): number | null => {
  let code = byteOf(text.charCodeAt(at)) & (0xff >> (length + 1));
  for (let i = 1; i < length; i++) {
    const byte = at + i < text.length ? byteOf(text.charCodeAt(at + i)) : -1;
    if (byte < 0x80 || byte > 0xbf) return null;
    code = (code << 6) | (byte & 0x3f);
  }
  const surrogate = code >= 0xd800 && code <= 0xdfff;
  return code < SMALLEST[length]! || code > 0x10ffff || surrogate ? null : code;
};

/** The bytes 0x80 to 0x9f of Windows-1252, in their order; a space where it has none. */
const HIGH = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

const byteOf = (code: number): number => {
  if (code <= 0xff) return code;
  const at = HIGH.indexOf(String.fromCharCode(code));
  return at < 0 ? -1 : 0x80 + at;
};
