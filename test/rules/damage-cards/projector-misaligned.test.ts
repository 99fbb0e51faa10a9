import { describe, expect, test } from 'vitest';
import { COR } from '../../support/battle.ts';
import { dealt, FIRST, resolve } from '../../support/damaged.ts';

const CARD = 'projector-misaligned';

describe('Projector Misaligned', () => {
  test('the zone with the most shields loses them all; then it is turned down', () => {
    const game = dealt(CARD, { shields: { front: 0, left: 1, right: 2, rear: 1 } });
    expect(game.ship(COR)).toMatchObject({
      shields: { front: 0, left: 1, right: 0, rear: 1 },
      damage: [{ face: 'down' }],
    });
  });

  test('its owner chooses among equals', () => {
    const game = dealt(CARD);
    expect(game.legal()).toEqual((['left', 'right'] as const).map((zone) => resolve('p2', FIRST, { zone })));
    game.do(resolve('p2', FIRST, { zone: 'left' }));
    expect(game.ship(COR).shields).toEqual({ front: 0, left: 0, right: 2, rear: 1 });
  });

  test('[DMG-02] a ship without shields loses nothing, and it is turned down', () => {
    const game = dealt(CARD, { shields: { front: 0, left: 0, right: 0, rear: 0 } });
    expect(game.trace('shieldLost')).toEqual([]);
    expect(game.ship(COR).damage).toMatchObject([{ face: 'down' }]);
  });
});
