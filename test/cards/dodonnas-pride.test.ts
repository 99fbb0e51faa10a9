import { describe, expect, test } from 'vitest';
import { act } from '../../src/state/actions.ts';
import { duel } from '../support/duel.ts';
import { isOffered } from '../support/offers.ts';
import { CR90, VICTORY } from '../support/table.ts';

const CARD = `p1/${CR90}/1/dodonnas-pride`;
const fight = () => duel({ attacker: { card: CR90, upgrades: ['dodonnas-pride'] }, defender: { card: VICTORY } });

describe('Dodonna’s Pride', () => {
  test('[CRIT-03, DMG-03] a blue critical icon: all dice are cancelled, a faceup card is dealt past the shields', () => {
    const game = fight();
    game.attack(['red', 'doubleHit'], ['red', 'doubleHit'], ['blue', 'crit']);
    game.toDamage().do(act.useEffect('p1', CARD), act.drawDamageCard('power-failure'));
    expect(game.ship(game.them)).toMatchObject({
      shields: { front: 3 },
      damage: [{ face: 'up', card: 'power-failure' }],
    });
    expect(game.trace('damageTotalled')).toEqual([{ type: 'damageTotalled', total: 0 }]);
  });

  test('[CRIT-02] without it, or with the standard effect, the dice count', () => {
    const game = fight();
    game.attack(['red', 'doubleHit'], ['red', 'doubleHit'], ['blue', 'crit']);
    game.toDamage().do(act.resolveCritical('p1'));
    expect(game.trace('damageTotalled')).toEqual([{ type: 'damageTotalled', total: 5 }]);
    expect(isOffered(game, CARD)).toBe(false);
  });

  test('[CRIT-07] needs a blue one', () => {
    const game = fight();
    game.attack(['red', 'crit'], ['red', 'crit'], ['blue', 'hit']);
    game.toDamage();
    expect(isOffered(game, CARD)).toBe(false);
  });
});
