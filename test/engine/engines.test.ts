import { build } from 'esbuild';
import { getQuickJS } from 'quickjs-emscripten';
import { describe, expect, test } from 'vitest';
import { hashGames } from './games-anywhere.ts';

const GAMES = 3;

describe('other engines', () => {
  test('QuickJS plays the same games to the same hashes', async () => {
    const bundle = await build({
      entryPoints: [new URL('./games-anywhere.ts', import.meta.url).pathname],
      bundle: true,
      write: false,
      format: 'iife',
      globalName: 'games',
      target: 'es2022',
      platform: 'neutral',
      mainFields: ['module', 'main'],
      define: { 'process.env.NODE_ENV': '"production"' },
    });
    const here = hashGames(GAMES);
    expect(here.length).toBeGreaterThan(20);
    const quickjs = await getQuickJS();
    const code = `${bundle.outputFiles[0]!.text}\nJSON.stringify(games.hashGames(${GAMES}))`;
    expect(JSON.parse(String(quickjs.evalCode(code)))).toEqual(here);
  });
});
