import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rules } from '../../src/state/citations.ts';
import { areaOf, coverageByArea, namedByTests } from '../support/rule-coverage.ts';

describe('rules and tests', () => {
  test('every test names rules that there are', () => {
    const ids = new Set(rules().map(({ id }) => id as string));
    const areas = new Set([...ids].map(areaOf));
    expect([...namedByTests()].filter((id) => areas.has(areaOf(id)) && !ids.has(id))).toEqual([]);
  });

  test('each rule about tournaments, optional rules and teams is proved by a test, or listed as outside with its reason', () => {
    const rulings = readFileSync('docs/rulings.md', 'utf8');
    const [, outside] = rulings.match(/Outside the engine:\n\n([\s\S]*?)\n\n/)!;
    const listed = [...outside!.matchAll(/\b(?:TRN|OPT|TEAM)-\d+\b/g)].map(([id]) => id).sort();
    const missing = coverageByArea()
      .filter(({ area }) => ['TRN', 'OPT', 'TEAM'].includes(area))
      .flatMap((each) => each.missing)
      .sort();
    expect(missing).toEqual(listed);
  });
});
