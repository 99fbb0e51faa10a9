/** What units are called where there is little room. */

/** `Victory II-class Star Destroyer` as `Victory II`: still unlike every other card's. */
export const shortName = (name: string): string => {
  const short = name
    .replace(/^Modified /, '')
    .replace(/-class\b/, '')
    .replace(KIND, '')
    .trim();
  return short === '' ? name : short;
};

/** What kind of craft it is, where the rest of the name says so already. */
const KIND =
  / (?:Star Destroyer|Corvette|(?<!Assault )Frigate|Cruiser-Carrier|Cruisers?|Carriers|Transports|Retrofits|Refit|Ship|Squadron|Shuttle|Pursuit Craft|Assault Fighter)\b/g;

/** At most three letters, to be written on a squadron's base: `TIE Fighter` as `TF`, `X-wing` as `X`. */
export const codeOf = (short: string): string => {
  const words = short.split(/\s+/);
  const letters =
    words.length > 1 ? words.map((word) => [...word][0] ?? '') : [...(short.split('-')[0] ?? short)].slice(0, 3);
  return letters.slice(0, 3).join('').toUpperCase();
};
