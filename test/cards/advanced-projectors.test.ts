import { describe, expect, test } from 'vitest';
import { act } from '../../src/state/actions.ts';
import { duel, LONG } from '../support/duel.ts';
import { codesOf, VICTORY } from '../support/table.ts';

const VIC = `p2/${VICTORY}/1`;
const struck = (upgrades: readonly string[] = ['advanced-projectors']) => {
  const game = duel({ defender: { card: VICTORY, upgrades }, gap: LONG });
  game.attack(['red', 'doubleHit'], ['red', 'doubleHit'], ['red', 'doubleHit']);
  return game.decline('p1');
};

describe('Advanced Projectors', () => {
  test('redirect may name several hull zones, the opposite one as well', () => {
    const named = struck()
      .legal('p2')
      .flatMap((action) =>
        action.type === 'spendDefenseToken' && action.token === 1 ? [[action.zone, ...(action.also ?? [])].join()] : [],
      );
    expect(named).toEqual(['left', 'right', 'left,right', 'rear', 'left,rear', 'right,rear', 'left,right,rear']);
  });

  test('[DEF-10] each named zone takes its share, up to its shields, the defending one the rest', () => {
    const game = struck().do(act.spendDefenseToken('p2', VIC, 1, { zone: 'left', also: ['right', 'rear'] }));
    game.decline('p2');
    expect(game.awaiting()).toMatchObject({ decision: { kind: 'redirectDamage', zone: 'left', total: 6 } });
    game.do(act.redirectDamage('p2', 2));
    expect(game.awaiting()).toMatchObject({ decision: { kind: 'redirectDamage', zone: 'right', total: 4 } });
    game.do(act.redirectDamage('p2', 0));
    expect(game.legal('p2')).toEqual([act.redirectDamage('p2', 0), act.redirectDamage('p2', 1)]);
    game.do(act.redirectDamage('p2', 1));
    expect(game.ship(VIC)).toMatchObject({ shields: { front: 0, left: 1, right: 3, rear: 0 }, damage: [] });
  });

  test('[DEF-09] not the defending zone, none twice; without the card one zone beside it', () => {
    const judge = (game: ReturnType<typeof struck>, ...zones: ('front' | 'left' | 'right' | 'rear')[]) =>
      codesOf(game.judge(act.spendDefenseToken('p2', VIC, 1, { zone: zones[0]!, also: zones.slice(1) })));
    expect(judge(struck(), 'front')).toEqual(['not-adjacent']);
    expect(judge(struck(), 'left', 'left')).toEqual(['not-adjacent']);
    expect(judge(struck(), 'rear')).toEqual([]);
    expect(judge(struck([]), 'rear')).toEqual(['not-adjacent']);
    expect(judge(struck([]), 'left', 'right')).toEqual(['too-many-zones']);
  });

  test('[UPG-01] another ship’s redirect is as printed', () => {
    const game = duel({
      attacker: { upgrades: ['advanced-projectors'] },
      defender: { card: VICTORY },
      gap: LONG,
    });
    game.attack(['red', 'hit'], ['red', 'hit'], ['red', 'hit']);
    game.decline('p1');
    expect(codesOf(game.judge(act.spendDefenseToken('p2', VIC, 1, { zone: 'rear' })))).toEqual(['not-adjacent']);
  });
});
