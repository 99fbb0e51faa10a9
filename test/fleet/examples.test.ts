import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type FormatId, fleetPoints, importFleet, validateFleet } from '../../src/fleet/index.ts';

const LISTS = [
  ['core-imperial', 'core-180', 178, 48, []],
  ['core-rebel', 'core-180', 178, 59, []],
  ['imperial-400', 'standard-400', 392, 79, ['faction-assumed']],
  ['rebel-400', 'standard-400', 395, 106, []],
] as const satisfies readonly (readonly [string, FormatId, number, number, readonly string[]])[];

test('every sample list is checked here', () => {
  expect(readdirSync('examples/fleets').sort()).toEqual(LISTS.map(([name]) => `${name}.txt`));
});

test.each(LISTS)('%s reads without a doubt and is a legal fleet of %s', (name, format, total, squadrons, warnings) => {
  const read = importFleet(readFileSync(`examples/fleets/${name}.txt`, 'utf8'));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  expect(read.value.unresolved).toEqual([]);
  expect(read.value.warnings.map(({ code }) => code)).toEqual(warnings);
  expect(validateFleet(read.value.fleet, format)).toEqual([]);
  expect(fleetPoints(read.value.fleet)).toMatchObject({ total, squadrons });
  expect(read.value.fleet.name).toMatch(/\w/);
});
