import { describe, expect, test } from 'vitest';
import type { Wing } from '../../support/battle.ts';
import { AHEAD, activate, attack, COR, ENGAGED, free, skies } from '../../support/skies.ts';
import { rulesOf, TIE, X_WING } from '../../support/table.ts';

const INTEL = 'hwk-290';
const X1 = `p1/${X_WING}/1`;
const enemy: Wing = ['p2', TIE, 80_000, 0];
const mine: Wing = ['p1', X_WING, 0, 0];

describe('Intel', () => {
  test('[KEY-16] enemies at distance 1 of it are Heavy: they hold nobody', () => {
    expect(free(skies([mine, enemy]), X1)).toBe(false);
    expect(free(skies([mine, enemy, ['p1', INTEL, 140_000, 0]]), X1)).toBe(true);
  });

  test('[KEY-16] nor keep anyone from attacking a ship', () => {
    const judged = (...more: readonly Wing[]) =>
      rulesOf(
        skies([mine, ['p2', TIE, 60_000, -40_000], ...more], { ship: AHEAD })
          .do(activate(X1))
          .judge(attack(X1, COR, 'rear')),
      );
    expect(judged()).toEqual(['ENG-03']);
    expect(judged(['p1', INTEL, 110_000, -80_000])).toEqual([]);
  });

  test('[KEY-16] enemies further away are not Heavy', () => {
    expect(free(skies([mine, enemy, ['p1', INTEL, 80_000 + ENGAGED + 1, 0]]), X1)).toBe(false);
  });

  test('[KEY-16] it does nothing to its own side', () => {
    const game = skies([
      ['p1', X_WING, 0, 0, { activated: true }],
      ['p1', INTEL, 40_000, 40_000, { activated: true }],
      enemy,
    ]);
    expect(free(game, `p2/${TIE}/1`)).toBe(false);
  });
});
