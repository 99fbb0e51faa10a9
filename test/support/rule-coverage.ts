import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { rules } from '../../src/state/citations.ts';

/** Which rules are named by tests: a test names a rule in square brackets, alone or in a list. */

const NAMED = /\[((?:[A-Z]+(?:-[A-Z]+)*-\d+(?:\s*,\s*)?)+)\]/g;

const sources = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return name === 'node_modules' ? [] : sources(path);
    return /\.m?[tj]s$/.test(name) ? [path] : [];
  });

/** The ids that some test names. */
export const namedByTests = (): ReadonlySet<string> =>
  new Set(
    sources('test').flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(NAMED)].flatMap(([, list]) => list!.split(',').map((id) => id.trim())),
    ),
  );

export const areaOf = (id: string): string => id.slice(0, id.lastIndexOf('-'));

export interface AreaCoverage {
  readonly area: string;
  readonly rules: number;
  readonly missing: readonly string[];
}

/** For each area of the rules, in their order, how many rules it has and which of them no test names. */
export const coverageByArea = (): readonly AreaCoverage[] => {
  const named = namedByTests();
  const ids = rules().map(({ id }) => id as string);
  return [...new Set(ids.map(areaOf))].map((area) => {
    const own = ids.filter((id) => areaOf(id) === area);
    return { area, rules: own.length, missing: own.filter((id) => !named.has(id)) };
  });
};
