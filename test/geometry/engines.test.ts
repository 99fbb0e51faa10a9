/** The same module in two JavaScript engines: every answer equal to the last bit. */

import { describe, expect, test } from 'vitest';
import { inQuickJS } from '../support/quickjs.ts';
import { hashAnswers } from './answers.ts';

const COUNT = 400;

describe('other engines', () => {
  test('QuickJS gives the same thousands of answers as this engine', async () => {
    const here = hashAnswers(COUNT);
    expect(here.answers).toBeGreaterThan(4_500);

    const there = await inQuickJS(new URL('./answers.ts', import.meta.url));
    expect(there(`it.hashAnswers(${COUNT})`)).toEqual(here);
  });

  test('the hash is pinned: an answer that changes must be meant to', () => {
    expect(hashAnswers(COUNT).hash).toBe('f7fa6259cea46897');
  });

  test('the hash sees the last bit of a number', () => {
    expect(JSON.stringify(0.1 + 0.2)).not.toBe(JSON.stringify(0.3));
    expect(hashAnswers(3).hash).not.toBe(hashAnswers(4).hash);
  });
});
