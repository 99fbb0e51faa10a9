import { describe, expect, test } from 'vitest';
import { act } from '../../../src/state/actions.ts';
import { die, roll, type Wing } from '../../support/battle.ts';
import { AHEAD, activate, attack, COR, hull, rolls, skies } from '../../support/skies.ts';
import { TIE, X_WING } from '../../support/table.ts';

const T1 = `p1/${TIE}/1`;
const TARGET = `p2/${X_WING}/1`;
const swarm = act.useEffect('p1', `${T1}/swarm`, { die: die('blue', 'accuracy') });
/** A TIE has attacked an X-wing and rolled an accuracy, a hit and a critical. */
const attacked = (...others: readonly Wing[]) =>
  rolls(
    skies([['p1', TIE, 0, 0], ['p2', X_WING, 60_000, 0], ...others]).do(activate(T1), attack(T1, TARGET)),
    'accuracy',
    'hit',
    'crit',
  );

describe('Swarm', () => {
  test('[KEY-07] it rerolls a die against a squadron that another squadron engages, once', () => {
    const game = attacked(['p1', TIE, 120_000, 0]);
    expect(game.legal()).toContainEqual(swarm);
    game.do(swarm, roll(['blue', 'hit']));
    expect(hull(game, TARGET)).toBe(3);
    expect(game.trace('diceRolled')).toHaveLength(2);
  });

  test('[KEY-07, KEY-02] any other squadron will do, and it may be declined', () => {
    const game = attacked(['p1', 'tie-bomber-squadron', 120_000, 0]).do(act.done('p1'));
    expect(hull(game, TARGET)).toBe(4);
  });

  test('[KEY-07] not alone, and not when the other is too far away', () => {
    expect(hull(attacked(), TARGET)).toBe(4);
    expect(hull(attacked(['p1', TIE, 200_000, 0]), TARGET)).toBe(4);
  });

  test('[KEY-07] not against a ship', () => {
    const game = skies(
      [
        ['p1', TIE, 0, 0],
        ['p1', TIE, 40_000, 0],
      ],
      { ship: AHEAD },
    ).do(activate(T1), attack(T1, COR, 'rear'));
    expect(rolls(game, 'accuracy').types()).not.toContain('useEffect');
  });
});
