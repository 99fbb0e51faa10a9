import { describe, expect, test } from 'vitest';
import { COR } from '../../support/battle.ts';
import { dealt, FIRST, resolve } from '../../support/damaged.ts';

const CARD = 'injured-crew';

describe('Injured Crew', () => {
  test('[TIME-08] its owner must discard one of its defense tokens, readied or exhausted; then it is turned down', () => {
    const game = dealt(CARD, { defenseTokens: ['exhausted', 'discarded', 'readied'] });
    expect(game.awaiting()).toMatchObject({ player: 'p2' });
    expect(game.legal()).toEqual([0, 2].map((count) => resolve('p2', FIRST, { count })));
    game.do(resolve('p2', FIRST, { count: 2 }));
    expect(game.ship(COR)).toMatchObject({
      defenseTokens: [{ readiness: 'exhausted' }, { readiness: 'discarded' }, { readiness: 'discarded' }],
      damage: [{ face: 'down' }],
    });
    expect(game.trace('defenseTokenSpent')).toEqual([]);
  });

  test('with no token left nothing is discarded, and it is turned down', () => {
    const game = dealt(CARD, { defenseTokens: ['discarded', 'discarded', 'discarded'] });
    expect(game.trace('defenseTokenDiscarded')).toEqual([]);
    expect(game.ship(COR).damage).toMatchObject([{ face: 'down' }]);
  });
});
