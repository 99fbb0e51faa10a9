import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { record } from '../support/golden.ts';
import { PLANS } from '../support/golden-plans.ts';

/** Plays the games of `test/golden` anew: `npm run golden`. Say in the commit why their hashes changed. */

const FOLDER = 'test/golden/games';
mkdirSync(FOLDER, { recursive: true });
for (const file of readdirSync(FOLDER)) rmSync(`${FOLDER}/${file}`);
for (const plan of PLANS) {
  const { log, ...rest } = record(plan);
  const { actions, hashes, ...head } = log;
  const lines = (list: readonly unknown[]) => list.map((each) => `    ${JSON.stringify(each)}`).join(',\n');
  const text = [
    '{',
    ...Object.entries(rest).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},`),
    '  "log": {',
    ...Object.entries(head).map(([key, value]) => `    ${JSON.stringify(key)}: ${JSON.stringify(value)},`),
    `  "actions": [\n${lines(actions)}\n  ],`,
    `  "hashes": [\n${lines(hashes)}\n  ]`,
    '  }',
    '}',
    '',
  ].join('\n');
  writeFileSync(`${FOLDER}/${plan.name}.json`, text);
  console.log(`${plan.name}: ${actions.length} actions, ${hashes.at(-1)!.hash}`);
}
