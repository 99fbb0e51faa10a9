import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The licence of every package in the lock. */

interface Locked {
  readonly license?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  readonly packages: Readonly<Record<string, Locked>>;
};
const dependencies = Object.entries(packages).filter(([path]) => path !== '');

/** What users of the package get with it. */
const SHIPPED = ['MIT'];
/**
 * What only the work on the project needs and never leaves it: MPL-2.0 binds whoever changes those files, and nobody does; CC-BY-4.0
 * is the licence of a table of browsers.
 */
const TOOLS = [
  ...SHIPPED,
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'ISC',
  'MIT OR Apache-2.0',
  'MPL-2.0',
  'Python-2.0',
];

test('every dependency has a licence that the project can live with', () => {
  const faults = dependencies.flatMap(([path, { license, dev, devOptional }]) => {
    const allowed = dev || devOptional ? TOOLS : SHIPPED;
    return license !== undefined && allowed.includes(license) ? [] : [`${path}: ${license ?? 'none'}`];
  });
  expect(faults).toEqual([]);
  expect(dependencies.length).toBeGreaterThan(100);
});

test('the project says its own', () => {
  expect(packages['']!.license).toBe('MIT');
  expect(readFileSync('LICENSE', 'utf8')).toMatch(/^MIT License/);
});
