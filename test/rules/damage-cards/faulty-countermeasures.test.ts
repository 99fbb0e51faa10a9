import { describe, expect, test } from 'vitest';
import { act } from '../../../src/state/actions.ts';
import { battle, COR, die, frontToFront, run } from '../../support/battle.ts';
import { hits, MEDIUM, up } from '../../support/damaged.ts';
import { rulesOf } from '../../support/table.ts';

const evade = (token: number) => act.spendDefenseToken('p2', COR, token, { die: die('blue', 'hit') });
const defending = (damage: ReturnType<typeof up>) =>
  run(
    battle({ gap: MEDIUM, defender: { damage, defenseTokens: ['exhausted', 'readied', 'readied'] } }),
    frontToFront,
    hits,
    'p1',
  );

describe('Faulty Countermeasures', () => {
  test('[TIME-02] exhausted tokens cannot be spent, readied ones can', () => {
    const game = defending(up('faulty-countermeasures'));
    expect(rulesOf(game.judge(evade(0)))).toEqual(['TIME-02']);
    expect(game.judge(evade(1)).ok).toBe(true);
  });

  test('without it an exhausted token can be spent', () => {
    expect(defending([]).judge(evade(0)).ok).toBe(true);
  });
});
