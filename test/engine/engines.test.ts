import { describe, expect, test } from 'vitest';
import { inQuickJS } from '../support/quickjs.ts';
import { hashGames } from './games-anywhere.ts';

const GAMES = 1;

describe('other engines', () => {
  test('QuickJS lists the same legal actions, game by game', async () => {
    const here = hashGames(GAMES);
    expect(here.length).toBeGreaterThan(5);
    const there = await inQuickJS(new URL('./games-anywhere.ts', import.meta.url));
    expect(there(`it.hashGames(${GAMES})`)).toEqual(here);
  });
});
