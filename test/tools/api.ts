import { writeFileSync } from 'node:fs';
import { apiReport } from '../architecture/guard.ts';

/** Writes the public API, every export with its type, to `docs/api.txt`: `npm run api`. */

const report = apiReport();
writeFileSync('docs/api.txt', report);
console.log(`docs/api.txt: ${report.split('\n').length} lines`);
