import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { acted, type Kept, KINDS, type Kind, playRandom } from '../support/fuzz.ts';

/**
 * Plays random games and looks for hangs, errors and broken invariants: `npm run fuzz -- --kind battles --games 1000 --seed 0`.
 * All kinds of games unless one is named. With `--until-all` more matches are played until every card and keyword has acted. A failure is saved under `test/regression`, and the command that plays it again is printed.
 */

const { values } = parseArgs({
  options: {
    kind: { type: 'string' },
    games: { type: 'string', default: '200' },
    seed: { type: 'string', default: '0' },
    'until-all': { type: 'boolean', default: false },
  },
});
const kinds = KINDS.filter((kind) => values.kind === undefined || kind === values.kind);
if (kinds.length === 0) throw new Error(`no kind of games ${values.kind}: ${KINDS.join(', ')}`);
const first = Number(values.seed);
const games = Number(values.games);
const SAY_EVERY = 500;

const save = (kind: Kind, seed: number, failure: Kept): void => {
  mkdirSync('test/regression', { recursive: true });
  writeFileSync(`test/regression/${kind}-${seed}.json`, `${JSON.stringify(failure)}\n`);
  console.log(`${kind} ${seed}: ${failure.error}\n  npm run fuzz -- --kind ${kind} --games 1 --seed ${seed}`);
};

let failures = 0;
const playOne = (kind: Kind, seed: number): number => {
  const { actions, failure } = playRandom(kind, seed);
  if (failure) {
    failures += 1;
    save(kind, seed, failure);
  }
  return actions;
};

for (const kind of kinds) {
  let actions = 0;
  for (let n = 0; n < games; n++) {
    actions += playOne(kind, first + n);
    if ((n + 1) % SAY_EVERY === 0 || n + 1 === games)
      console.log(`${kind}: ${n + 1} games, ${actions} actions, ${failures} failures`);
  }
}

const silentCards = () => acted.cards.filter((card) => !acted.acted.has(card));
/** So many more matches at most, lest a card that cannot act keeps the program going. */
const MOST_MORE = 5000;
let more = 0;
while (values['until-all'] && silentCards().length > 0 && more < MOST_MORE) playOne('matches', first + games + more++);
if (more > 0) console.log(`matches: ${more} more`);

const silent = silentCards();
console.log(`${acted.cards.length - silent.length} of ${acted.cards.length} cards and keywords have acted.`);
if (silent.length > 0) console.log(`not yet: ${silent.join(', ')}`);
process.exitCode = failures > 0 || (values['until-all'] && silent.length > 0) ? 1 : 0;
