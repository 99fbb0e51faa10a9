import { describe, expect, test } from 'vitest';
import { NEB, up } from '../../support/damaged.ts';
import { CR90, NEBULON, table } from '../../support/table.ts';

const CARD = 'compartment-fire';
const readiness = (damage: ReturnType<typeof up>) => {
  const game = table()
    .ship('p1', NEBULON, { damage, defenseTokens: ['exhausted', 'exhausted', 'readied'] })
    .ship('p2', CR90, { defenseTokens: ['exhausted', 'readied', 'readied'] })
    .at('status')
    .play();
  return [NEB, `p2/${CR90}/1`].map((id) => game.ship(id).defenseTokens.map((token) => token.readiness));
};

describe('Compartment Fire', () => {
  test('[TIME-02, STAT-01] its ship’s tokens stay exhausted in the Status Phase, other ships’ are readied', () => {
    expect(readiness(up(CARD))).toEqual([
      ['exhausted', 'exhausted', 'readied'],
      ['readied', 'readied', 'readied'],
    ]);
  });

  test('without it they are readied', () => {
    expect(readiness([])[0]).toEqual(['readied', 'readied', 'readied']);
  });
});
