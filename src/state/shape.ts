import { DIE_COLORS, DIE_FACES, type Die, hasFace } from './dice.ts';
import type { Json } from './vocabulary.ts';

/**
 * Shapes of plain JSON from outside: small checks that compose, each returning the faults that it finds with their place. They
 * work on what `plainJson` made, so nothing in here can throw.
 */

export interface ShapeFault {
  /** Where: `.commands[1]`. */
  readonly at: string;
  /** What it should have been. */
  readonly expected: string;
}

export type Shape = (value: Json | undefined, at: string) => ShapeFault[];

const fault = (at: string, expected: string): ShapeFault[] => [{ at, expected }];

/** One of a fixed list of words or numbers. */
export const oneOf =
  (...words: readonly (string | number | boolean)[]): Shape =>
  (value, at) =>
    words.includes(value as string) ? [] : fault(at, words.length === 1 ? `${words[0]}` : `one of ${words.join(', ')}`);

const MAX_TEXT = 200;

/** A text that is not too long to be a name. */
export const text: Shape = (value, at) =>
  typeof value === 'string' && value.length > 0 && value.length <= MAX_TEXT ? [] : fault(at, 'a text');

/** A whole number within bounds. */
export const whole =
  (min: number, max: number): Shape =>
  (value, at) =>
    typeof value === 'number' && Number.isSafeInteger(value) && value >= min && value <= max
      ? []
      : fault(at, `a whole number from ${min} to ${max}`);

/** A list of at most `max` entries of one shape. */
export const listOf =
  (shape: Shape, max: number): Shape =>
  (value, at) => {
    if (!Array.isArray(value)) return fault(at, 'a list');
    if (value.length > max) return fault(at, `a list of at most ${max}`);
    return value.flatMap((entry, i) => shape(entry, `${at}[${i}]`));
  };

/** A shape that may be absent. */
export const optional =
  (shape: Shape): Shape =>
  (value, at) =>
    value === undefined ? [] : shape(value, at);

/** A record with exactly these fields. */
export const fields =
  (shapes: { readonly [name: string]: Shape }): Shape =>
  (value, at) => {
    if (!isRecord(value)) return fault(at, 'a record');
    const known = Object.keys(shapes).flatMap((name) =>
      shapes[name]!(Object.hasOwn(value, name) ? value[name] : undefined, `${at}.${name}`),
    );
    const extra = Object.keys(value).filter((name) => !Object.hasOwn(shapes, name));
    return [...known, ...extra.flatMap((name) => fault(`${at}.${name}`, 'no such field'))];
  };

/** One of several records, told apart by a field. */
export const byField =
  (name: string, cases: { readonly [word: string]: Shape }): Shape =>
  (value, at) => {
    if (!isRecord(value)) return fault(at, 'a record');
    const word = Object.hasOwn(value, name) ? value[name] : undefined;
    const shape = typeof word === 'string' && Object.hasOwn(cases, word) ? cases[word] : undefined;
    return shape ? shape(value, at) : fault(`${at}.${name}`, `one of ${Object.keys(cases).join(', ')}`);
  };

/** A die whose colour has the face. */
export const die: Shape = (value, at) => {
  const faults = fields({ color: oneOf(...DIE_COLORS), face: oneOf(...DIE_FACES) })(value, at);
  if (faults.length) return faults;
  const { color, face } = value as unknown as Die;
  return hasFace(color, face) ? [] : fault(`${at}.face`, `a face of a ${color} die`);
};

export const isRecord = (value: unknown): value is { readonly [key: string]: Json } =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
