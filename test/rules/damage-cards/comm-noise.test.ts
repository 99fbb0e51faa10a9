import { describe, expect, test } from 'vitest';
import { act } from '../../../src/state/actions.ts';
import { COR } from '../../support/battle.ts';
import { dealt, moving, NEB, straight } from '../../support/damaged.ts';

const CARD = 'comm-noise';

describe('Comm Noise', () => {
  test('the opponent slows the ship by one, sets its top dial, or lets it be', () => {
    const game = dealt(CARD, { speed: 2, dials: ['repair'] });
    expect(game.awaiting()).toMatchObject({ player: 'p1', decision: { kind: 'choose' } });
    expect(game.legal()).toEqual(
      [
        {},
        { count: 1 },
        ...(['navigate', 'squadron', 'repair', 'concentrateFire'] as const).map((command) => ({ command })),
      ].map((pick) => act.choose('p1', pick)),
    );
    game.do(act.choose('p1', { count: 1 }));
    expect(game.ship(COR)).toMatchObject({ speed: 1, dials: [{ command: 'repair' }], damage: [{ face: 'down' }] });
    const spared = dealt(CARD, { speed: 2, dials: ['repair'] }).do(act.choose('p1', {}));
    expect(spared.ship(COR)).toMatchObject({ speed: 2, dials: [{ command: 'repair' }], damage: [{ face: 'down' }] });
  });

  test('[INFO-04] both know the new command', () => {
    const game = dealt(CARD, { dials: ['repair'] }).do(act.choose('p1', { command: 'squadron' }));
    expect(game.ship(COR).dials).toEqual([{ command: 'squadron', seenBy: ['p1', 'p2'] }]);
    expect(game.engine.viewFor(game.state, 'p1').units[COR]).toMatchObject({ dials: [{ command: 'squadron' }] });
  });

  test('at speed 0 and without a dial there is nothing to choose, and it is turned down all the same', () => {
    const game = dealt(CARD, { speed: 0 });
    expect(game.trace('choiceMade')).toEqual([]);
    expect(game.ship(COR)).toMatchObject({ speed: 0, damage: [{ face: 'down', card: CARD }] });
  });

  test('[DMG-13] once turned down it does nothing more', () => {
    const game = moving([], { damage: [{ face: 'down', card: CARD }] }).do(straight(2));
    expect(game.ship(NEB)).toMatchObject({ speed: 2, damage: [{ face: 'down' }] });
  });

  test('[FAQ-CARD-051] a speed that the opponent changes costs no damage for Thruster Fissure', () => {
    const game = dealt(CARD, { speed: 2, damage: [{ face: 'up', card: 'thruster-fissure' }] });
    game.do(act.choose('p1', { count: 1 }));
    expect(game.ship(COR)).toMatchObject({ speed: 1, shields: { front: 0, left: 2, right: 2, rear: 1 } });
    expect(game.awaiting()).not.toMatchObject({ decision: { kind: 'chooseZone' } });
  });
});
