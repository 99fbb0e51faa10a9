/** The same module in two JavaScript engines: every answer equal to the last bit. */

import { build } from 'esbuild';
import { getQuickJS } from 'quickjs-emscripten';
import { describe, expect, test } from 'vitest';
import { hashAnswers } from './answers.ts';

const COUNT = 400;

describe('other engines', () => {
  test('QuickJS gives the same thousands of answers as this engine', async () => {
    const bundle = await build({
      entryPoints: [new URL('./answers.ts', import.meta.url).pathname],
      bundle: true,
      write: false,
      format: 'iife',
      globalName: 'geometry',
      target: 'es2022',
      platform: 'neutral',
    });
    const here = hashAnswers(COUNT);
    expect(here.answers).toBeGreaterThan(4_500);

    const quickjs = await getQuickJS();
    const code = `${bundle.outputFiles[0]!.text}\nJSON.stringify(geometry.hashAnswers(${COUNT}))`;
    expect(JSON.parse(String(quickjs.evalCode(code)))).toEqual(here);
  });

  test('the hash is pinned: an answer that changes must be meant to', () => {
    expect(hashAnswers(COUNT).hash).toBe('f7fa6259cea46897');
  });

  test('the hash sees the last bit of a number', () => {
    expect(JSON.stringify(0.1 + 0.2)).not.toBe(JSON.stringify(0.3));
    expect(hashAnswers(3).hash).not.toBe(hashAnswers(4).hash);
  });
});
