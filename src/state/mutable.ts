import type { Json } from './vocabulary.ts';

/** A type without its `readonly`s, all the way down; plain JSON stays as it is. */
export type Mutable<T> = [Json] extends [T]
  ? T
  : T extends string | number | boolean | null | undefined
    ? T
    : T extends readonly [unknown, unknown, unknown, unknown]
      ? { -readonly [K in keyof T]: T[K] }
      : T extends readonly (infer U)[]
        ? Mutable<U>[]
        : { -readonly [K in keyof T]: Mutable<T[K]> };
