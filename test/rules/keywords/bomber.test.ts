import { describe, expect, test } from 'vitest';
import { act } from '../../../src/state/actions.ts';
import { AHEAD, activate, attack, COR, hull, rolls, skies } from '../../support/skies.ts';
import { rulesOf, TIE, X_WING } from '../../support/table.ts';

/** A squadron of p1 attacks the rear of the CR90, whose shield there is gone; its tokens are not spent. */
const attacking = (card: string) => {
  const id = `p1/${card}/1`;
  return skies([['p1', card, 0, 0]], { ship: AHEAD }).do(activate(id), attack(id, COR, 'rear'));
};
const upToDamage = (game: ReturnType<typeof attacking>) =>
  game.until(() => game.types().includes('resolveCritical') || game.trace('damageTotalled').length > 0);

describe('Bomber', () => {
  test('[KEY-03, FAQ-QA-47] its critical icons are damage against a ship, hits as well', () => {
    const game = upToDamage(rolls(attacking('b-wing-squadron'), 'hit', 'hitCrit')).do(act.done('p1'));
    expect(game.trace('damageTotalled')).toMatchObject([{ total: 3 }]);
  });

  test('[KEY-04, FAQ-QA-46, CRIT-03] it may resolve the standard critical effect, before the damage is totalled', () => {
    const game = upToDamage(rolls(attacking('b-wing-squadron'), 'crit', 'hit'));
    expect(game.legal()).toEqual([act.resolveCritical('p1'), act.done('p1')]);
    expect(game.trace('damageTotalled')).toEqual([]);
    game.do(act.resolveCritical('p1'), act.drawDamageCard('power-failure'));
    expect(game.ship(COR).damage).toMatchObject([{ face: 'up', card: 'power-failure' }]);
    const hits = upToDamage(rolls(attacking('b-wing-squadron'), 'hit', 'hit'));
    expect(rulesOf(hits.judge(act.resolveCritical('p1')))).toContain('CRIT-03');
  });

  test('[CRIT-08, ATK-23] other squadrons count hits alone and have no critical effect', () => {
    const game = upToDamage(rolls(attacking(TIE), 'crit'));
    expect(game.trace('damageTotalled')).toMatchObject([{ total: 0 }]);
    expect(game.trace('criticalResolved')).toEqual([]);
  });

  test('[KEY-03, ATK-23] against a squadron its criticals are nothing', () => {
    const game = skies([
      ['p1', X_WING, 0, 0],
      ['p2', TIE, 60_000, 0],
    ]).do(activate(`p1/${X_WING}/1`), attack(`p1/${X_WING}/1`, `p2/${TIE}/1`));
    rolls(game, 'crit', 'crit', 'crit', 'hit');
    expect(game.trace('criticalResolved')).toEqual([]);
    expect(hull(game, `p2/${TIE}/1`)).toBe(2);
  });
});
