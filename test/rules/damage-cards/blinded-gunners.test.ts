import { describe, expect, test } from 'vitest';
import { act } from '../../../src/state/actions.ts';
import { die, frontToFront } from '../../support/battle.ts';
import { down, FIRST, firing, hits, up } from '../../support/damaged.ts';

const CARD = 'blinded-gunners';
const accuracy = act.spendAccuracy('p1', die('blue', 'accuracy'), 0);
const offered = (game: ReturnType<typeof firing>) => game.types().includes('spendAccuracy');

describe('Blinded Gunners', () => {
  test('[TIME-02] its attacks cannot spend accuracy icons', () => {
    const game = firing(up(CARD), { attacker: { commandTokens: ['concentrateFire'] } }).do(frontToFront, hits);
    expect(offered(game)).toBe(false);
    expect(game.judge(accuracy)).toMatchObject({ rule: 'TIME-02', code: 'banned-by-card', facts: { by: FIRST } });
  });

  test('face down, or on the defender, it hinders nobody', () => {
    for (const setup of [firing(down(CARD)), firing([], { defender: { damage: up(CARD) } })]) {
      const game = setup.do(frontToFront, hits);
      expect(offered(game)).toBe(true);
      expect(game.judge(accuracy).ok).toBe(true);
    }
  });
});
