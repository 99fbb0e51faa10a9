import { DIE_COLORS, DIE_FACES, type Die, hasFace } from './dice.ts';
import type { Json } from './vocabulary.ts';
import { nearest } from './words.ts';

/**
 * Shapes of plain JSON from outside: small checks that compose, each returning the faults that it finds with their place. They
 * work on what `plainJson` made, so nothing in here can throw.
 */

export interface ShapeFault {
  /** Where: `.commands[1]`. */
  readonly at: string;
  /** What it should have been. */
  readonly expected: string;
  /** Words that come close to what was found. */
  readonly didYouMean?: readonly string[];
}

export type Shape = (value: Json | undefined, at: string) => ShapeFault[];

/** A schema as JSON Schema (2020-12) writes it. */
export type JsonSchema = { readonly [keyword: string]: Json };

/** What each shape looks like as JSON Schema; a shape that says nothing here takes anything, as far as a schema can tell. */
const SCHEMAS = new WeakMap<Shape, () => JsonSchema>();
const OPTIONAL = new WeakSet<Shape>();

/** A shape with its schema. */
export const withSchema = (shape: Shape, schema: () => JsonSchema): Shape => {
  SCHEMAS.set(shape, schema);
  return shape;
};

/** The schema of a shape. */
export const schemaOf = (shape: Shape): JsonSchema => SCHEMAS.get(shape)?.() ?? {};

const fault = (at: string, expected: string): ShapeFault[] => [{ at, expected }];

/** Of how many misspelt names in one record the right one is looked for. */
const MAX_SUGGESTIONS = 8;

const misspelt = (at: string, expected: string, word: unknown, words: readonly unknown[]): ShapeFault[] => {
  const list = words.filter((each) => typeof each === 'string');
  const didYouMean = typeof word === 'string' ? nearest(word, list) : [];
  return didYouMean.length > 0 ? [{ at, expected, didYouMean }] : fault(at, expected);
};

/** The facts of a fault, for a verdict or an issue. */
export const faultFacts = ({ expected, didYouMean }: ShapeFault): { readonly [name: string]: Json } =>
  didYouMean ? { expected, didYouMean } : { expected };

/** A shape whose faults are told in other words. */
export const described = (shape: Shape, expected: string): Shape =>
  withSchema(
    (value, at) => (shape(value, at).length > 0 ? fault(at, expected) : []),
    () => ({ ...schemaOf(shape), description: expected }),
  );

/** One of a fixed list of words or numbers. */
export const oneOf = (...words: readonly (string | number | boolean)[]): Shape =>
  withSchema(
    (value, at) =>
      words.includes(value as string)
        ? []
        : misspelt(at, words.length === 1 ? `${words[0]}` : `one of ${words.join(', ')}`, value, words),
    () => (words.length === 1 ? { const: words[0]! } : { enum: [...words] }),
  );

const MAX_TEXT = 200;

/** A text that is not too long to be a name. */
export const text: Shape = /* @__PURE__ */ withSchema(
  (value, at) => (typeof value === 'string' && value.length > 0 && value.length <= MAX_TEXT ? [] : fault(at, 'a text')),
  () => ({ type: 'string', minLength: 1, maxLength: MAX_TEXT }),
);

/** A whole number within bounds. */
export const whole = (min: number, max: number): Shape =>
  withSchema(
    (value, at) =>
      typeof value === 'number' && Number.isSafeInteger(value) && value >= min && value <= max
        ? []
        : fault(at, `a whole number from ${min} to ${max}`),
    () => ({ type: 'integer', minimum: min, maximum: max }),
  );

/** A list of at most `max` entries of one shape. */
export const listOf = (shape: Shape, max: number): Shape =>
  withSchema(
    (value, at) => {
      if (!Array.isArray(value)) return fault(at, 'a list');
      if (value.length > max) return fault(at, `a list of at most ${max}`);
      return value.flatMap((entry, i) => shape(entry, `${at}[${i}]`));
    },
    () => ({ type: 'array', items: schemaOf(shape), maxItems: max }),
  );

/** A shape that may be absent. */
export const optional = (shape: Shape): Shape => {
  const may = withSchema(
    (value, at) => (value === undefined ? [] : shape(value, at)),
    () => schemaOf(shape),
  );
  OPTIONAL.add(may);
  return may;
};

/** A record with exactly these fields. */
export const fields = (shapes: { readonly [name: string]: Shape }): Shape =>
  withSchema(
    (value, at) => {
      if (!isRecord(value)) return fault(at, 'a record');
      const known = Object.keys(shapes).flatMap((name) =>
        shapes[name]!(Object.hasOwn(value, name) ? value[name] : undefined, `${at}.${name}`),
      );
      const extra = Object.keys(value).filter((name) => !Object.hasOwn(shapes, name));
      const absent = Object.keys(shapes).filter((name) => !Object.hasOwn(value, name));
      const strange = extra.flatMap((name, i) =>
        misspelt(`${at}.${name}`, 'no such field', name, i < MAX_SUGGESTIONS ? absent : []),
      );
      return [...known, ...strange];
    },
    () => ({
      type: 'object',
      properties: Object.fromEntries(Object.entries(shapes).map(([name, shape]) => [name, schemaOf(shape)])),
      required: Object.keys(shapes).filter((name) => !OPTIONAL.has(shapes[name]!)),
      additionalProperties: false,
    }),
  );

/** One of several records, told apart by a field. */
export const byField = (name: string, cases: { readonly [word: string]: Shape }): Shape =>
  withSchema(
    (value, at) => {
      if (!isRecord(value)) return fault(at, 'a record');
      const word = Object.hasOwn(value, name) ? value[name] : undefined;
      const shape = typeof word === 'string' && Object.hasOwn(cases, word) ? cases[word] : undefined;
      return shape ? shape(value, at) : oneOf(...Object.keys(cases))(word, `${at}.${name}`);
    },
    () => ({ oneOf: Object.values(cases).map(schemaOf) }),
  );

/** A record told apart by which of some fields it has; another shape when it has none of them. */
export const byKey = (cases: { readonly [name: string]: Shape }, otherwise: Shape): Shape =>
  withSchema(
    (value, at) => {
      const name = isRecord(value) ? Object.keys(cases).find((each) => Object.hasOwn(value, each)) : undefined;
      return (name === undefined ? otherwise : cases[name]!)(value, at);
    },
    () => ({ anyOf: [...Object.values(cases), otherwise].map(schemaOf) }),
  );

/** A word, or something else. */
export const wordOr = (word: Shape, otherwise: Shape): Shape =>
  withSchema(
    (value, at) => (typeof value === 'string' ? word : otherwise)(value, at),
    () => ({ anyOf: [schemaOf(word), schemaOf(otherwise)] }),
  );

/** A shape that is looked up when it is first needed: modules that know each other may load in any order. */
export const late = (shape: () => Shape): Shape =>
  withSchema(
    (value, at) => shape()(value, at),
    () => schemaOf(shape()),
  );

/** Whatever JSON can carry: judged elsewhere. */
export const anything: Shape = () => [];

/** A die whose colour has the face. */
export const die: Shape = /* @__PURE__ */ withSchema(
  (value, at) => {
    const faults = fields({ color: oneOf(...DIE_COLORS), face: oneOf(...DIE_FACES) })(value, at);
    if (faults.length) return faults;
    const { color, face } = value as unknown as Die;
    return hasFace(color, face) ? [] : fault(`${at}.face`, `a face of a ${color} die`);
  },
  () => ({
    oneOf: DIE_COLORS.map((color) =>
      schemaOf(fields({ color: oneOf(color), face: oneOf(...DIE_FACES.filter((face) => hasFace(color, face))) })),
    ),
  }),
);

export const isRecord = (value: unknown): value is { readonly [key: string]: Json } =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
