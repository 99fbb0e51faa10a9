import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Golden } from '../support/golden.ts';
import { bundled, inQuickJS } from '../support/quickjs.ts';

/**
 * Replays the kept games in every JavaScript engine that can be had, and compares their hashes: `npm run engines`. Other versions of
 * Node come from npm; SpiderMonkey and JavaScriptCore from the system (on Debian `apt-get install libmozjs-102-dev
 * libjavascriptcoregtk-4.0-bin`). An engine that is not there is named; one that disagrees is an error.
 */

const GAMES = 'test/golden/games';
const SUPPORT = new URL('../support/golden.ts', import.meta.url);
const NODES = ['20', '22', '24'];
const SHELLS: readonly { readonly name: string; readonly commands: readonly string[] }[] = [
  { name: 'SpiderMonkey', commands: ['js140', 'js128', 'js115', 'js102', 'js91', 'js78'] },
  { name: 'JavaScriptCore', commands: ['jsc'] },
];

const folder = mkdtempSync(join(tmpdir(), 'armada-engines-'));
const games = readdirSync(GAMES).map((file): Golden => JSON.parse(readFileSync(join(GAMES, file), 'utf8')));
const expected = new Map(games.map(({ name, log }) => [name, `ok ${log.hashes.at(-1)!.hash}`]));

/** One file that replays everything and prints a line for each game, in any engine with `print` or `console.log`. */
const writeProgram = async (): Promise<string> => {
  const path = join(folder, 'replay.js');
  writeFileSync(
    path,
    `${await bundled(SUPPORT)}
const say = typeof console === 'object' && typeof console.log === 'function' ? console.log : print;
for (const game of ${JSON.stringify(games)}) say(game.name + ': ' + it.replayGolden(game));
`,
  );
  return path;
};

let disagreed = 0;
const compare = (engine: string, lines: readonly string[]): void => {
  const told = new Map(lines.map((line) => line.split(': ', 2) as [string, string]));
  const wrong = [...expected].filter(([name, hash]) => told.get(name) !== hash).map(([name]) => name);
  disagreed += wrong.length;
  console.log(`${engine}: ${expected.size - wrong.length} of ${expected.size} games end with the same hash`);
  for (const name of wrong) console.log(`    ${name}: ${told.get(name) ?? 'no answer'}`);
};

const linesOf = (command: string, args: readonly string[]): string[] =>
  execFileSync(command, [...args], { encoding: 'utf8', maxBuffer: 1e8, stdio: ['ignore', 'pipe', 'pipe'] })
    .split('\n')
    .filter(Boolean);

/** A Node of another version, from npm; null where it cannot be had. */
const nodeOf = (version: string): string | null => {
  if (process.version.startsWith(`v${version}.`)) return process.execPath;
  const home = join(folder, `node-${version}`);
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const args = ['install', '--no-audit', '--no-fund', '--no-save', '--prefix', home];
  try {
    execFileSync('npm', [...args, `node-${platform}-${process.arch}@${version}`], { stdio: 'ignore' });
    return resolve(home, 'node_modules', `node-${platform}-${process.arch}`, 'bin/node');
  } catch {
    return null;
  }
};

const commandOf = (names: readonly string[]): string | null =>
  names.find((name) => {
    try {
      return execFileSync('which', [name], { stdio: 'pipe' }).length > 0;
    } catch {
      return false;
    }
  }) ?? null;

try {
  const program = await writeProgram();
  for (const version of NODES) {
    const node = nodeOf(version);
    if (node) compare(`Node ${linesOf(node, ['--version'])[0]}`, linesOf(node, [program]));
    else console.log(`Node ${version}: not to be had`);
  }
  for (const { name, commands } of SHELLS) {
    const command = commandOf(commands);
    if (command) compare(`${name} (${command})`, linesOf(command, [program]));
    else console.log(`${name}: none of ${commands.join(', ')} is installed`);
  }
  const quick = await inQuickJS(SUPPORT);
  compare(
    'QuickJS',
    games.map((game) => `${game.name}: ${quick(`it.replayGolden(${JSON.stringify(game)})`)}`),
  );
  process.exitCode = disagreed === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
