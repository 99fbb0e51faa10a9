import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { UNSEEN } from '../support/acting.ts';
import { acted, type Kept, KINDS, type Kind, playRandom } from '../support/fuzz.ts';

/**
 * Plays random games and looks for hangs, errors and broken invariants: `npm run fuzz -- --kind battles --games 1000 --seed 0`.
 * All kinds of games unless one is named. A failure is saved under `test/regression`, and the command that plays it again is printed.
 */

const { values } = parseArgs({
  options: {
    kind: { type: 'string' },
    games: { type: 'string', default: '200' },
    seed: { type: 'string', default: '0' },
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

for (const kind of kinds) {
  let actions = 0;
  let failures = 0;
  for (let n = 0; n < games; n++) {
    const { actions: played, failure } = playRandom(kind, first + n);
    actions += played;
    if (failure) {
      failures += 1;
      save(kind, first + n, failure);
    }
    if ((n + 1) % SAY_EVERY === 0 || n + 1 === games)
      console.log(`${kind}: ${n + 1} games, ${actions} actions, ${failures} failures`);
  }
  if (failures > 0) process.exitCode = 1;
}

const silent = acted.cards.filter((card) => !acted.acted.has(card));
console.log(`${acted.cards.length - silent.length} of ${acted.cards.length} cards with a text have acted.`);
if (silent.length > 0) console.log(`not yet: ${silent.join(', ')}`);
console.log(`not seen in a game's states: ${UNSEEN.map((keyword) => `keyword/${keyword}`).join(', ')}`);
