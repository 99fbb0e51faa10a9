import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { createRng } from '../../src/state/rng.ts';

/**
 * Changes the code in thousands of small ways and counts how many the tests notice:
 *   npm run mutate -- --folder geometry                          every mutant of a folder of src
 *   npm run mutate -- --folder rules --sample 1500 --seed 1      a random sample of them
 * The report and the survivors are written to `.mutants`.
 */

/** The tests that speak of each folder: those that would be run by hand after a change there. */
const TESTS: Readonly<Record<string, readonly string[]>> = {
  geometry: ['test/geometry'],
  state: ['test/state', 'test/engine', 'test/schema', 'test/rules'],
  rules: ['test/rules', 'test/cards', 'test/objectives', 'test/model', 'test/perft', 'test/fleet'],
  engine: ['test/engine', 'test/rules', 'test/schema'],
};

/** They read the source as text, or bundle it for another engine. */
const UNFIT = ['**/source.test.ts', '**/engines.test.ts', '**/golden.test.ts', '**/guide.test.ts'];

const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: 'geometry' },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    concurrency: { type: 'string', default: '2' },
  },
});
const { folder } = values;
const tests = TESTS[folder];
if (!tests) throw new Error(`no tests are named for src/${folder}: ${Object.keys(TESTS).join(', ')}`);

const filesIn = (path: string): readonly string[] =>
  readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    const full = join(path, entry.name);
    return entry.isDirectory() ? filesIn(full) : full.endsWith('.ts') ? [full] : [];
  });

const silent = {
  debug: () => {},
  info: () => {},
  isDebugEnabled: () => false,
  warn: console.warn,
} as never;
const { mutants } = await new Instrumenter(silent).instrument(
  filesIn(join('src', folder)).map((name) => ({ name, mutate: true, content: readFileSync(name, 'utf8') })),
  { plugins: null, excludedMutations: [], ignorers: [] },
);

const shuffled = (list: readonly (typeof mutants)[number][]) => {
  const rng = createRng(Number(values.seed));
  const rest = [...list];
  for (let i = rest.length - 1; i > 0; i--) {
    const j = rng.below(i + 1);
    [rest[i], rest[j]] = [rest[j]!, rest[i]!];
  }
  return rest;
};
type Mutant = (typeof mutants)[number];
const isBefore = (a: Mutant['location']['start'], b: Mutant['location']['start']): boolean =>
  a.line < b.line || (a.line === b.line && a.column <= b.column);
const isIn = (inner: Mutant, outer: Mutant): boolean =>
  inner.fileName === outer.fileName &&
  isBefore(outer.location.start, inner.location.start) &&
  isBefore(inner.location.end, outer.location.end);

/** A range changes everything inside it, so those that hold more than this are not drawn: whole blocks, which any test notices. */
const MOST_INSIDE = 4;

/** Random mutants, with the few that lie inside them, until there are as many as are wanted. */
const sampleOf = (wanted: number): readonly Mutant[] => {
  const taken = new Set<Mutant>();
  const named: Mutant[] = [];
  for (const mutant of shuffled(mutants)) {
    if (taken.size >= wanted) break;
    const inside = mutants.filter((each) => isIn(each, mutant));
    if (taken.has(mutant) || inside.length > MOST_INSIDE) continue;
    named.push(mutant);
    for (const each of inside) taken.add(each);
  }
  return named;
};
const sample = values.sample === undefined ? mutants : sampleOf(Number(values.sample));
/** Lines count from 1 in a range, columns from 0. */
const rangeOf = ({ fileName, location: { start, end } }: (typeof mutants)[number]): string =>
  `${fileName}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`;

mkdirSync('.mutants', { recursive: true });
writeFileSync(
  '.mutants/vitest.config.mjs',
  `export default ${JSON.stringify({
    test: {
      root: process.cwd(),
      include: tests.map((each) => `${each}/**/*.test.ts`),
      exclude: UNFIT,
      testTimeout: 60_000,
    },
  })};\n`,
);
const config = '.mutants/stryker.config.json';
writeFileSync(
  config,
  JSON.stringify({
    testRunner: 'vitest',
    vitest: { configFile: '.mutants/vitest.config.mjs', related: false },
    coverageAnalysis: 'perTest',
    mutate: [...new Set(sample.map(rangeOf))],
    inPlace: true,
    incremental: true,
    incrementalFile: `.mutants/${folder}.incremental.json`,
    reporters: ['clear-text', 'json', 'progress-append-only'],
    clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
    jsonReporter: { fileName: `.mutants/${folder}.json` },
    concurrency: Number(values.concurrency),
    disableTypeChecks: false,
    timeoutMS: 20_000,
    tempDirName: '.mutants/tmp',
    ignorePatterns: ['dist', 'docs', 'coverage'],
  }),
);
console.log(`${sample.length} places of src/${folder}, which has ${mutants.length} mutants; seed ${values.seed}`);
execFileSync('npx', ['stryker', 'run', config], { stdio: 'inherit' });
