import { describe, expect, test } from 'vitest';
import { act } from '../../../src/state/actions.ts';
import { die, roll } from '../../support/battle.ts';
import { AHEAD, activate, attack, COR, free, hull, rolls, skies } from '../../support/skies.ts';
import { rulesOf, TIE, X_WING } from '../../support/table.ts';

const HEAVY = 'tie-bomber-squadron';
const X1 = `p1/${X_WING}/1`;

describe('Heavy', () => {
  test('[KEY-08] it keeps nobody from moving', () => {
    expect(
      free(
        skies([
          ['p1', X_WING, 0, 0],
          ['p2', HEAVY, 80_000, 0],
        ]),
        X1,
      ),
    ).toBe(true);
    expect(
      free(
        skies([
          ['p1', X_WING, 0, 0],
          ['p2', HEAVY, 80_000, 0],
          ['p2', TIE, -80_000, 0],
        ]),
        X1,
      ),
    ).toBe(false);
  });

  test('[KEY-08] nor from attacking a ship', () => {
    const against = (enemy: string) =>
      rulesOf(
        skies(
          [
            ['p1', X_WING, 0, 0],
            ['p2', enemy, 60_000, -40_000],
          ],
          { ship: AHEAD },
        )
          .do(activate(X1))
          .judge(attack(X1, COR, 'rear')),
      );
    expect(against(HEAVY)).toEqual([]);
    expect(against(TIE)).toEqual(['ENG-03']);
  });

  test('[KEY-09] it is itself held by enemies without Heavy', () => {
    const held = (enemy: string) =>
      free(
        skies([
          ['p1', enemy, 0, 0, { activated: true }],
          ['p2', HEAVY, 80_000, 0],
        ]),
        `p2/${HEAVY}/1`,
      );
    expect(held(X_WING)).toBe(false);
    expect(held('y-wing-squadron')).toBe(true);
  });

  test('[KEY-09] they are engaged all the same: Swarm counts on it', () => {
    const game = skies([
      ['p2', TIE, 0, 0],
      ['p1', X_WING, 60_000, 0, { activated: true }],
      ['p2', HEAVY, 120_000, 0],
    ]);
    const T1 = `p2/${TIE}/1`;
    rolls(game.do(activate(T1), attack(T1, X1)), 'accuracy');
    game.do(act.useEffect('p2', `${T1}/swarm`, { die: die('blue', 'accuracy') }), roll(['blue', 'hit']));
    expect(hull(game, X1)).toBe(4);
  });
});
