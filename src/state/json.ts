import type { Json } from './vocabulary.ts';

/**
 * Plain JSON at the border and in canonical form. `plainJson` trusts nothing: accessors, exotic objects, cycles, proxies that
 * throw and numbers that JSON cannot carry all come back as a fault that names its place.
 */

export type Plain =
  | { readonly ok: true; readonly value: Json }
  | { readonly ok: false; readonly at: string; readonly fault: string };

const MAX_DEPTH = 64;
const MAX_NODES = 200_000;

class Fault extends Error {
  constructor(
    readonly at: string,
    readonly fault: string,
  ) {
    super(fault);
  }
}

/** A copy of an unknown value as plain JSON, or the first thing in it that is none. */
export const plainJson = (input: unknown): Plain => {
  let nodes = 0;
  const copy = (value: unknown, at: string, depth: number): Json => {
    if (++nodes > MAX_NODES) throw new Fault(at, 'too large');
    if (depth > MAX_DEPTH) throw new Fault(at, 'too deep or cyclic');
    if (value === null || typeof value === 'boolean' || typeof value === 'string') return value;
    if (typeof value === 'number') {
      if (!Number.isFinite(value)) throw new Fault(at, 'not a finite number');
      return value === 0 ? 0 : value;
    }
    if (typeof value !== 'object') throw new Fault(at, `a ${typeof value} is not JSON`);
    if (Array.isArray(value)) {
      const items: Json[] = [];
      for (let i = 0; i < value.length; i++) {
        const item = Object.getOwnPropertyDescriptor(value, i);
        if (!item) throw new Fault(`${at}[${i}]`, 'a hole in a list');
        if (!('value' in item)) throw new Fault(`${at}[${i}]`, 'an accessor, not a value');
        items.push(copy(item.value, `${at}[${i}]`, depth + 1));
      }
      return items;
    }
    const prototype = Object.getPrototypeOf(value);
    if (prototype !== null && Object.getPrototypeOf(prototype) !== null) throw new Fault(at, 'not a plain object');
    const fields: Record<string, Json> = {};
    for (const key of Reflect.ownKeys(value)) {
      if (typeof key !== 'string') throw new Fault(at, 'a symbol as a key');
      if (key === '__proto__') throw new Fault(at, 'a key named __proto__');
      const field = Object.getOwnPropertyDescriptor(value, key);
      if (!field || !('value' in field)) throw new Fault(`${at}.${key}`, 'an accessor, not a value');
      fields[key] = copy(field.value, `${at}.${key}`, depth + 1);
    }
    return fields;
  };
  try {
    return { ok: true, value: copy(input, '', 0) };
  } catch (error) {
    if (error instanceof Fault) return { ok: false, at: error.at, fault: error.fault };
    return { ok: false, at: '', fault: 'cannot be read' };
  }
};

/** The one text of a JSON value, whatever the order of its keys. Absent fields do not exist; `undefined` counts as absent. */
export const canonicalJson = (value: unknown): string => {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const record = value as Readonly<Record<string, unknown>>;
  const parts: string[] = [];
  for (const key of Object.keys(record).sort(compareText))
    if (record[key] !== undefined) parts.push(`${JSON.stringify(key)}:${canonicalJson(record[key])}`);
  return `{${parts.join(',')}}`;
};

/** A total order of texts that is the same everywhere: by code units. */
export const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Whether two JSON values say the same. */
export const sameJson = (a: unknown, b: unknown): boolean => a === b || canonicalJson(a) === canonicalJson(b);

/** A deep copy of plain JSON that shares nothing with the original. */
export const cloneJson = <T>(value: T): T => {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(cloneJson) as T;
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(value)) copy[key] = cloneJson((value as Record<string, unknown>)[key]);
  return copy as T;
};

/** Freezes a value and all that it holds. */
export const deepFreeze = <T>(value: T): T => {
  if (value !== null && typeof value === 'object' && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
};
