import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { PLANTED_BUGS, type PlantedBug } from './planted-bugs-list.ts';

/**
 * Plants bugs one at a time in a copy of the project and runs the tests that should notice: `npm run planted`, or with parts of
 * their names. Prints which tests caught which bug; a bug that nobody catches is an error.
 */

const wanted = process.argv.slice(2);
const copy = mkdtempSync(join(tmpdir(), 'armada-planted-'));

const copyProject = (): void => {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const file of files.split('\0').filter(Boolean)) cpSync(file, join(copy, file), { recursive: true });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
};

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly status: string; readonly title: string }[];
  }[];
}

/** The titles of the tests that fail. */
const failing = (tests: readonly string[]): string[] => {
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=json', '--outputFile=report.json', ...tests];
  spawnSync(process.execPath, args, { cwd: copy, stdio: 'ignore' });
  const { testResults } = JSON.parse(readFileSync(join(copy, 'report.json'), 'utf8')) as Report;
  if (testResults.length < tests.length) throw new Error(`no such tests: ${tests.join(' ')}`);
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const titles = assertionResults.filter((each) => each.status === 'failed').map(({ title }) => title);
    return titles.length === 0 && status === 'failed' ? [`${name}: ${message}`] : titles;
  });
};

const plant = ({ name, file, from, to, tests }: PlantedBug): boolean => {
  const path = join(copy, file);
  const sound = readFileSync(path, 'utf8');
  if (sound.split(from).length !== 2) throw new Error(`${name}: ${file} should hold this once: ${from}`);
  writeFileSync(
    path,
    sound.replace(from, () => to),
  );
  const caught = failing(tests);
  writeFileSync(path, sound);
  console.log(`${caught.length > 0 ? 'caught' : 'NOT CAUGHT'}: ${name} (${file})`);
  for (const title of caught) console.log(`    ${title}`);
  return caught.length > 0;
};

try {
  copyProject();
  const bugs = PLANTED_BUGS.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)));
  const sound = failing([...new Set(bugs.flatMap(({ tests }) => tests))]);
  if (sound.length > 0) throw new Error(`tests fail without any bug: ${sound.join('; ')}`);
  const caught = bugs.filter(plant);
  console.log(`${caught.length} of ${bugs.length} planted bugs caught`);
  process.exitCode = caught.length === bugs.length ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
