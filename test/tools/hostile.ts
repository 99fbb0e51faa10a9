import { parseArgs } from 'node:util';
import { ATTACKS, attack } from '../support/hostile.ts';

/**
 * Hands hostile documents and texts to everything that takes them: `npm run hostile -- --inputs 10000 --seed 0`, so many of each kind
 * unless one is named with `--kind`. Anything but an answer is an error, printed with the command that repeats it.
 */

const { values } = parseArgs({
  options: {
    kind: { type: 'string' },
    inputs: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '0' },
  },
});
const kinds = Object.keys(ATTACKS).filter((kind) => values.kind === undefined || kind === values.kind);
if (kinds.length === 0) throw new Error(`no kind of input ${values.kind}: ${Object.keys(ATTACKS).join(', ')}`);
const inputs = Number(values.inputs);
const first = Number(values.seed);
const MOST_SHOWN = 5;

let failures = 0;
for (const kind of kinds) {
  let [failed, slowest] = [0, 0];
  for (let seed = first; seed < first + inputs; seed++) {
    const before = performance.now();
    const wrong = attack(kind, seed);
    slowest = Math.max(slowest, performance.now() - before);
    if (wrong === null) continue;
    failed += 1;
    if (failed <= MOST_SHOWN) console.log(`npm run hostile -- --kind ${kind} --inputs 1 --seed ${seed}\n${wrong}`);
  }
  failures += failed;
  console.log(`${kind}: ${inputs} inputs, ${failed} failures, the slowest took ${slowest.toFixed(0)} ms`);
}
process.exitCode = failures > 0 ? 1 : 0;
