import { describe, expect, test } from 'vitest';
import { act } from '../../src/state/actions.ts';
import { duel, MEDIUM } from '../support/duel.ts';
import { due, isOffered } from '../support/offers.ts';
import { VICTORY } from '../support/table.ts';

const CARD = `p1/${VICTORY}/1/overload-pulse`;
const fight = () =>
  duel({
    attacker: { upgrades: ['overload-pulse'] },
    defender: { defenseTokens: ['readied', 'exhausted', 'discarded'] },
    gap: MEDIUM,
  });
const roll = (blue: 'crit' | 'hit', red: 'crit' | 'blank' = 'blank') =>
  [
    ['red', red],
    ['red', 'blank'],
    ['red', 'blank'],
    ['blue', blue],
    ['blue', 'accuracy'],
    ['blue', 'accuracy'],
  ] as const;

describe('Overload Pulse', () => {
  test('[DEF-26] a blue critical icon exhausts readied tokens and leaves the others as they are', () => {
    const game = fight();
    game.attack(...roll('crit'));
    game.toDamage().do(act.useEffect('p1', CARD));
    expect(game.ship(game.them).defenseTokens.map(({ readiness }) => readiness)).toEqual([
      'exhausted',
      'exhausted',
      'discarded',
    ]);
    expect(game.trace('defenseTokenSpent', 'defenseTokenDiscarded')).toEqual([]);
  });

  test('[CRIT-06] the icon still counts as damage', () => {
    const game = fight();
    game.attack(...roll('crit'));
    game.toDamage().do(act.useEffect('p1', CARD));
    expect(game.trace('damageTotalled')).toEqual([{ type: 'damageTotalled', total: 1 }]);
  });

  test('[CRIT-03] tokens spent in step 4 have had their effect', () => {
    const game = fight();
    game.attack(...roll('crit')).decline('p1');
    game.do(act.spendDefenseToken('p2', game.them, 0, { die: { color: 'blue', face: 'accuracy' } }));
    game
      .do(act.rollDice([{ color: 'blue', face: 'hit' }]))
      .decline('p2')
      .do(act.useEffect('p1', CARD));
    expect(game.trace('damageTotalled')).toEqual([{ type: 'damageTotalled', total: 2 }]);
  });

  test('[CRIT-07, CRIT-08] not for a red critical icon, nor against a squadron', () => {
    const red = fight();
    red.attack(...roll('hit', 'crit'));
    red.toDamage();
    expect(due(red)).toBe('criticalEffect');
    expect(isOffered(red, CARD)).toBe(false);
  });

  test('[CRIT-02] may be declined', () => {
    const game = fight();
    game.attack(...roll('crit'));
    game.toDamage().do(act.done('p1'));
    expect(game.ship(game.them).defenseTokens[0]!.readiness).toBe('readied');
  });
});
