import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Kept, KINDS, playAgain, playRandom } from '../support/fuzz.ts';

const GAMES = { learning: 8, battles: 3, crowds: 3, matches: 3 } as const;
const REGRESSION = 'test/regression';

describe('random games to their end', () => {
  test.each(KINDS)('%s: no hang, no broken invariant, the same by both drivers and by replay', (kind) => {
    for (let seed = 0; seed < GAMES[kind]; seed++) {
      const { failure, actions } = playRandom(kind, seed);
      expect(failure?.error ?? null, `npm run fuzz -- --kind ${kind} --games 1 --seed ${seed}`).toBe(null);
      expect(actions).toBeGreaterThan(50);
    }
  });

  test('games that once went wrong', () => {
    const files = existsSync(REGRESSION) ? readdirSync(REGRESSION).filter((name) => name.endsWith('.json')) : [];
    for (const file of files) {
      const kept: Kept = JSON.parse(readFileSync(`${REGRESSION}/${file}`, 'utf8'));
      expect(playAgain(kept).failure?.error ?? null, file).toBe(null);
    }
  });

  test('a kept game is followed as far as it goes, and on to the end', () => {
    const setup = { scenario: 'learning', seed: 5 } as const;
    const first = playAgain({ setup, actions: [] });
    expect(first.failure).toBe(null);
    const followed = playAgain({ setup, actions: [{ type: 'done', player: 'p1' }] });
    expect(followed).toEqual(first);
    const broken = playAgain({ setup: { position: { ships: [] }, seed: 1 }, actions: [] });
    expect(broken.failure!.error).toContain('no-ship');
  });
});
