import { rule } from '../../src/state/citations.ts';
import { coverageByArea } from '../support/rule-coverage.ts';

/** How many rules of each area are named by tests: `npm run rules`, with `-- --missing` which are not, in words. */

const showMissing = process.argv.includes('--missing');
const areas = coverageByArea();
for (const { area, rules, missing } of areas) {
  console.log(`${area.padEnd(10)} ${rules - missing.length} of ${rules}`);
  if (showMissing) for (const id of missing) console.log(`    ${id}  ${rule(id).text}`);
}
const all = areas.reduce((sum, { rules }) => sum + rules, 0);
const left = areas.reduce((sum, { missing }) => sum + missing.length, 0);
console.log(`all        ${all - left} of ${all}`);
