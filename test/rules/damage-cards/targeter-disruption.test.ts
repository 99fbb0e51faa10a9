import { describe, expect, test } from 'vitest';
import { act } from '../../../src/state/actions.ts';
import { COR, frontToFront, run } from '../../support/battle.ts';
import { firing, hits, up } from '../../support/damaged.ts';

const CARD = 'targeter-disruption';

describe('Targeter Disruption', () => {
  test('[TIME-02] its attacks resolve no critical effect; the icon still counts as damage', () => {
    const game = run(firing(up(CARD), { defender: { shields: { front: 0 } } }), frontToFront, hits, 'p1', 'p2');
    expect(game.trace('damageTotalled')).toMatchObject([{ total: 2 }]);
    expect(game.ship(COR).damage).toMatchObject([{ face: 'down' }, { face: 'down' }]);
  });

  test('on the defender it protects nobody', () => {
    const game = run(firing([], { defender: { damage: up(CARD) } }), frontToFront, hits, 'p1', 'p2');
    expect(game.legal()).toContainEqual(act.resolveCritical('p1'));
  });
});
