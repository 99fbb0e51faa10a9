import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { acted, type Kept, KINDS, type Kind, playRandom } from '../support/fuzz.ts';

/**
 * Plays random games and looks for hangs, errors and broken invariants:
 *   npm run fuzz -- --games 1000                                all kinds of games in turn
 *   npm run fuzz -- --kind battles --games 1000 --seed 7        one kind, from a seed on
 *   npm run fuzz -- --games 100000 --resume                     goes on where it was stopped
 *   npm run fuzz -- --games 2000 --kind matches --until-all     and more matches until every card and keyword has acted
 * A failure is saved under `test/regression`, and the command that plays it again is printed.
 */

const { values } = parseArgs({
  options: {
    kind: { type: 'string' },
    games: { type: 'string', default: '200' },
    seed: { type: 'string', default: '0' },
    resume: { type: 'boolean', default: false },
    'until-all': { type: 'boolean', default: false },
  },
});
const kinds = KINDS.filter((kind) => values.kind === undefined || kind === values.kind);
if (kinds.length === 0) throw new Error(`no kind of games ${values.kind}: ${KINDS.join(', ')}`);
const wholeNumber = (name: 'games' | 'seed'): number => {
  if (!/^\d+$/.test(values[name])) throw new Error(`--${name} takes a whole number, not ${values[name]}`);
  return Number(values[name]);
};
const [first, games] = [wholeNumber('seed'), wholeNumber('games')];

/** What a run has done so far; with `--resume` it is kept in a file. */
interface Progress {
  played: number;
  readonly of: Record<string, { games: number; actions: number }>;
  readonly failed: string[];
  acted: string[];
}
const FOLDER = '.fuzz';
const file = `${FOLDER}/${values.kind ?? 'all'}-${first}.json`;
const progress: Progress =
  values.resume && existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { played: 0, of: {}, failed: [], acted: [] };
/** Those that had acted before the run was stopped. */
const before = new Set(progress.acted);
const hasActed = (card: string): boolean => before.has(card) || acted.acted.has(card);

const keep = (): void => {
  if (!values.resume) return;
  progress.acted = acted.cards.filter(hasActed);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${file}.new`, `${JSON.stringify(progress)}\n`);
  renameSync(`${file}.new`, file);
};

const save = (kind: Kind, seed: number, failure: Kept): void => {
  mkdirSync('test/regression', { recursive: true });
  writeFileSync(`test/regression/${kind}-${seed}.json`, `${JSON.stringify(failure)}\n`);
  console.log(`${kind} ${seed}: ${failure.error}\n  npm run fuzz -- --kind ${kind} --games 1 --seed ${seed}`);
};

const playOne = (kind: Kind, seed: number): void => {
  const { actions, failure } = playRandom(kind, seed);
  progress.of[kind] ??= { games: 0, actions: 0 };
  progress.of[kind].games += 1;
  progress.of[kind].actions += actions;
  if (!failure) return;
  progress.failed.push(`${kind} ${seed}`);
  save(kind, seed, failure);
};

const say = (): void => {
  const each = Object.entries(progress.of).map(([kind, { games, actions }]) => `${kind} ${games} (${actions} actions)`);
  console.log(`${progress.played} games: ${each.join(', ')}; ${progress.failed.length} failures`);
};

const SAY_EVERY = 500;
if (progress.played > 0) console.log(`going on after ${progress.played} games, as ${file} says`);
while (progress.played < games) {
  const n = progress.played;
  playOne(kinds[n % kinds.length]!, first + Math.floor(n / kinds.length));
  progress.played += 1;
  if (progress.played % SAY_EVERY === 0 || progress.played === games) {
    say();
    keep();
  }
}

const silentCards = () => acted.cards.filter((card) => !hasActed(card));
/** So many more matches at most, lest a card that cannot act keeps the program going. */
const MOST_MORE = 5000;
let more = 0;
while (values['until-all'] && silentCards().length > 0 && more < MOST_MORE) playOne('matches', first + games + more++);
if (more > 0) console.log(`matches: ${more} more`);

const silent = silentCards();
console.log(`${acted.cards.length - silent.length} of ${acted.cards.length} cards and keywords have acted.`);
if (silent.length > 0) console.log(`not yet: ${silent.join(', ')}`);
if (progress.failed.length > 0) console.log(`failed: ${progress.failed.join(', ')}`);
process.exitCode = progress.failed.length > 0 || (values['until-all'] && silent.length > 0) ? 1 : 0;
