import { describe, expect, test } from 'vitest';
import { COR } from '../../support/battle.ts';
import { dealt, moving, NEB, straight } from '../../support/damaged.ts';

const CARD = 'structural-damage';

describe('Structural Damage', () => {
  test('one more card is dealt face down, and it is turned down itself', () => {
    const game = dealt(CARD);
    expect(game.ship(COR).damage).toMatchObject([
      { face: 'down', card: CARD },
      { face: 'down', card: null },
    ]);
  });

  test('[INFO-05] no view tells the two apart afterwards', () => {
    const game = dealt(CARD);
    for (const player of ['p1', 'p2'] as const)
      expect(game.engine.viewFor(game.state, player).units[COR]).toMatchObject({
        damage: [{ card: null }, { card: null }],
      });
  });

  test('[DMG-06] its second card can destroy the ship; a card that fills the hull by itself deals no other', () => {
    const two = dealt(CARD, { damage: [{ face: 'down' }, { face: 'down' }] });
    expect(two.ship(COR).status).toBe('destroyed');
    expect(two.trace('damageCardDealt')).toHaveLength(2);
    const three = dealt(CARD, { damage: [{ face: 'down' }, { face: 'down' }, { face: 'down' }] });
    expect(three.ship(COR).status).toBe('destroyed');
    expect(three.trace('damageCardDealt')).toHaveLength(1);
  });

  test('[DMG-13] face down it deals nothing more', () => {
    const game = moving([], { damage: [{ face: 'down', card: CARD }] }).do(straight(2));
    expect(game.ship(NEB).damage).toHaveLength(1);
  });
});
