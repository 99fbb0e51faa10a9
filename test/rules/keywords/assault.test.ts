import { describe, expect, test } from 'vitest';
import { act } from '../../../src/state/actions.ts';
import { COMMANDS } from '../../../src/state/vocabulary.ts';
import { die } from '../../support/battle.ts';
import { AHEAD, activate, attack, COR, rolls, skies } from '../../support/skies.ts';
import { X_WING } from '../../support/table.ts';

const GAUNTLET = 'mandalorian-gauntlet-fighter';
const ME = `p1/${GAUNTLET}/1`;
const attacking = () => skies([['p1', GAUNTLET, 0, 0]], { ship: AHEAD }).do(activate(ME), attack(ME, COR, 'rear'));
const spend = (command: (typeof COMMANDS)[number]) =>
  act.useEffect('p1', `${ME}/assault`, { die: die('blue', 'hit'), token: command });

describe('Assault', () => {
  test('[KEY-26, CMD-28] against a ship it spends a die with a hit for a raid token of its choice', () => {
    const game = rolls(attacking(), 'hit', 'crit');
    expect(game.legal()).toEqual([...COMMANDS.map(spend), act.done('p1')]);
    game.do(spend('repair'));
    expect(game.ship(COR).raidTokens).toEqual(['repair']);
    game.until(() => game.trace('damageTotalled').length > 0);
    expect(game.trace('damageTotalled')).toMatchObject([{ total: 0 }]);
  });

  test('[KEY-26, KEY-02] once an attack, and it may be declined', () => {
    const game = rolls(attacking(), 'hit').do(spend('repair'));
    expect(game.judge(spend('squadron')).ok).toBe(false);
    const declined = rolls(attacking(), 'hit').do(act.done('p1'));
    declined.until(() => declined.trace('damageTotalled').length > 0);
    expect(declined.ship(COR).raidTokens).toEqual([]);
    expect(declined.trace('damageTotalled')).toMatchObject([{ total: 2 }]);
  });

  test('[KEY-26] not without a hit icon, and not against a squadron', () => {
    expect(rolls(attacking(), 'crit', 'accuracy').types()).not.toContain('useEffect');
    const dogfight = skies([
      ['p1', GAUNTLET, 0, 0],
      ['p2', X_WING, 60_000, 0],
    ]).do(activate(ME), attack(ME, `p2/${X_WING}/1`));
    expect(rolls(dogfight, 'hit').types()).not.toContain('useEffect');
  });
});
