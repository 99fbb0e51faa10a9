import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rules } from '../../src/state/citations.ts';
import { citationsFrom } from '../tools/sync-rules.ts';

const shared = '../shared/rules';

describe('the citation table', () => {
  test('has all areas of the index', () => {
    expect(rules()).toHaveLength(938);
    expect(new Set(rules().map(({ id }) => id.split('-')[0]))).toContain('CC');
  });

  test.runIf(existsSync(shared))('equals the shared rules index', () => {
    expect(rules()).toEqual(citationsFrom(shared));
  });
});
