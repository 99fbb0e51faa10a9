import { describe, expect, test } from 'vitest';
import { act } from '../../../src/state/actions.ts';
import type { Wing } from '../../support/battle.ts';
import { AHEAD, activate, attack, COR, free, skies, to } from '../../support/skies.ts';
import { rulesOf, TIE, X_WING } from '../../support/table.ts';

const GRIT = 'scurrg-h-6-bomber';
const HEAVY = 'tie-bomber-squadron';
const ME = `p1/${GRIT}/1`;
const moves = (...enemies: readonly Wing[]) => free(skies([['p1', GRIT, 0, 0], ...enemies]), ME);

describe('Grit', () => {
  test('[KEY-14] it moves while a single enemy engages it', () => {
    expect(moves(['p2', TIE, 80_000, 0])).toBe(true);
    expect(
      free(
        skies([
          ['p1', X_WING, 0, 0],
          ['p2', TIE, 80_000, 0],
        ]),
        `p1/${X_WING}/1`,
      ),
    ).toBe(false);
  });

  test('[KEY-15, FAQ-QA-53] not while two do, if one of them lacks Heavy', () => {
    expect(moves(['p2', TIE, 80_000, 0], ['p2', TIE, -80_000, 0])).toBe(false);
    expect(moves(['p2', TIE, 80_000, 0], ['p2', HEAVY, -80_000, 0])).toBe(false);
    expect(moves(['p2', HEAVY, 80_000, 0], ['p2', HEAVY, -80_000, 0])).toBe(true);
    const game = skies([
      ['p1', GRIT, 0, 0],
      ['p2', TIE, 80_000, 0],
      ['p2', TIE, -80_000, 0],
    ]).do(activate(ME));
    expect(rulesOf(game.judge(act.moveSquadron('p1', ME, to(10, 0))))).toContain('KEY-15');
  });

  test('[ENG-03, KEY-14] it is engaged all the same: squadrons before ships', () => {
    const game = skies(
      [
        ['p1', GRIT, 0, 0],
        ['p2', TIE, 60_000, -40_000],
      ],
      { ship: AHEAD },
    ).do(activate(ME));
    expect(rulesOf(game.judge(attack(ME, COR, 'rear')))).toEqual(['ENG-03']);
  });
});
