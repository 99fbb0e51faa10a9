/** The three dice: their faces, how often each occurs, and the icons on it (DICE-01 … DICE-07). */

export const DIE_COLORS = ['red', 'blue', 'black'] as const;
/** The colour of a die. */
export type DieColor = (typeof DIE_COLORS)[number];

/** Every face that a die can have. */
export const DIE_FACES = ['blank', 'hit', 'crit', 'doubleHit', 'hitCrit', 'accuracy'] as const;
/** The face of a die. */
export type DieFace = (typeof DIE_FACES)[number];

/** A rolled die, named by what one sees of it. */
export interface Die {
  readonly color: DieColor;
  readonly face: DieFace;
}

/** DICE-02, DICE-03, DICE-04: how many of the eight sides of a die show each face. */
export const FACES_OF: Readonly<Record<DieColor, readonly { readonly face: DieFace; readonly sides: number }[]>> = {
  red: [
    { face: 'blank', sides: 2 },
    { face: 'hit', sides: 2 },
    { face: 'crit', sides: 2 },
    { face: 'doubleHit', sides: 1 },
    { face: 'accuracy', sides: 1 },
  ],
  blue: [
    { face: 'hit', sides: 4 },
    { face: 'crit', sides: 2 },
    { face: 'accuracy', sides: 2 },
  ],
  black: [
    { face: 'blank', sides: 2 },
    { face: 'hit', sides: 4 },
    { face: 'hitCrit', sides: 2 },
  ],
};

/** DICE-01. */
export const SIDES_OF_A_DIE = 8;

/** The icons that a face shows; a face with two icons counts each of them (DICE-07). */
export interface Icons {
  readonly hit: number;
  readonly crit: number;
  readonly accuracy: number;
}

/** The icons of each face. */
export const ICONS_OF: Readonly<Record<DieFace, Icons>> = {
  blank: { hit: 0, crit: 0, accuracy: 0 },
  hit: { hit: 1, crit: 0, accuracy: 0 },
  crit: { hit: 0, crit: 1, accuracy: 0 },
  doubleHit: { hit: 2, crit: 0, accuracy: 0 },
  hitCrit: { hit: 1, crit: 1, accuracy: 0 },
  accuracy: { hit: 0, crit: 0, accuracy: 1 },
};

/** DICE-11: a die can be turned only to a face that its colour has. */
export const hasFace = (color: DieColor, face: DieFace): boolean => FACES_OF[color].some((each) => each.face === face);

/** The icons of several dice together. */
export const iconsOf = (dice: readonly Die[]): Icons =>
  dice.reduce<Icons>(
    (sum, { face }) => ({
      hit: sum.hit + ICONS_OF[face].hit,
      crit: sum.crit + ICONS_OF[face].crit,
      accuracy: sum.accuracy + ICONS_OF[face].accuracy,
    }),
    ICONS_OF.blank,
  );

/** What the icons of a pool are worth when `critsCount` says whether critical icons add damage (DICE-05, DICE-06). */
export const damageOf = (dice: readonly Die[], critsCount: boolean): number => {
  const icons = iconsOf(dice);
  return icons.hit + (critsCount ? icons.crit : 0);
};

const rank = ({ color, face }: Die): number => DIE_COLORS.indexOf(color) * DIE_FACES.length + DIE_FACES.indexOf(face);

/** Dice in the order in which the library shows a pool: by colour, then by face. */
export const sortDice = (dice: readonly Die[]): Die[] => [...dice].sort((a, b) => rank(a) - rank(b));

const same = (a: Die, b: Die): boolean => a.color === b.color && a.face === b.face;

/** Whether a pool has such a die. */
export const hasDie = (dice: readonly Die[], die: Die): boolean => dice.some((each) => same(each, die));

/** A pool without one such die. */
export const withoutDie = (dice: readonly Die[], die: Die): readonly Die[] => {
  const at = dice.findIndex((each) => same(each, die));
  return dice.filter((_, i) => i !== at);
};

/** The dice of a pool that can be told apart, each once. */
export const distinctDice = (dice: readonly Die[]): readonly Die[] =>
  dice.filter((die, i) => dice.findIndex((each) => same(each, die)) === i);
