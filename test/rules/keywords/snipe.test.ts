import { describe, expect, test } from 'vitest';
import { upgrade } from '../../../src/content/card.ts';
import { act } from '../../../src/state/actions.ts';
import { die, roll, type Wing } from '../../support/battle.ts';
import { AHEAD, activate, attack, COR, ENGAGED, hull, pool, rolls, type Sky, skies } from '../../support/skies.ts';
import { rulesOf, TIE, X_WING } from '../../support/table.ts';

const E_WING = 'e-wing-squadron';
const INTERCEPTOR = 'tie-interceptor-squadron';
const ME = `p1/${E_WING}/1`;
/** Centre to centre, at distance 2. */
const AFAR = ENGAGED + 20_000;
/** Centre to centre at the border of distance 2. */
const D2 = 2 * 17_100 + 124_800;
const sniping = (squadrons: readonly Wing[], sky: Sky = {}) =>
  skies([['p1', E_WING, 0, 0], ...squadrons], sky).do(activate(ME));

describe('Snipe', () => {
  test('[KEY-21] it attacks a squadron at distance 2 with its own number of blue dice', () => {
    expect(pool(sniping([['p2', TIE, AFAR, 0]]).do(attack(ME, `p2/${TIE}/1`)))).toEqual(['blue', 'blue', 'blue']);
    expect(pool(sniping([['p2', TIE, 80_000, 0]]).do(attack(ME, `p2/${TIE}/1`)))).toHaveLength(4);
  });

  test('[KEY-21, ATK-04] not further, not at ships, and others not at all', () => {
    const far = sniping([['p2', TIE, 400_000, 0]]).judge(attack(ME, `p2/${TIE}/1`));
    expect(far.because.find(({ rule }) => rule === 'ATK-04')!.facts).toMatchObject({ reachMm: 124.8 });
    const ship = sniping([], { ship: { ...AHEAD, y: AHEAD.y + 60_000 } }).judge(attack(ME, COR, 'rear'));
    expect(rulesOf(ship)).toContain('ATK-04');
    const X1 = `p1/${X_WING}/1`;
    const other = skies([
      ['p1', X_WING, 0, 0],
      ['p2', TIE, AFAR, 0],
    ]).do(activate(X1));
    expect(rulesOf(other.judge(attack(X1, `p2/${TIE}/1`)))).toContain('ATK-04');
  });

  test('[KEY-21] it provokes no Counter; an attack at distance 1 does', () => {
    const target = `p2/${INTERCEPTOR}/1`;
    const afar = rolls(sniping([['p2', INTERCEPTOR, AFAR, 0]]).do(attack(ME, target)), 'hit');
    expect(afar.state.units[target]!.status).toBe('destroyed');
    expect(afar.types()).not.toContain('useEffect');
    const near = rolls(sniping([['p2', INTERCEPTOR, 80_000, 0]]).do(attack(ME, target)), 'hit');
    expect(near.types()).toContain('useEffect');
  });

  test('[KEY-22, FAQ-QA-56] engaged or not', () => {
    const game = sniping([
      ['p2', TIE, AFAR, 0],
      ['p2', TIE, -80_000, 0],
    ]);
    expect(game.judge(attack(ME, `p2/${TIE}/1`)).ok).toBe(true);
  });

  test('[KEY-22, FAQ-QA-57] but not past an Escort that it is engaged with', () => {
    const escorts: readonly Wing[] = [
      ['p2', TIE, AFAR, 0],
      ['p2', 'tie-advanced-squadron', -80_000, 0],
      ['p2', 'tie-advanced-squadron', 0, AFAR],
    ];
    const game = sniping(escorts);
    expect(rulesOf(game.judge(attack(ME, `p2/${TIE}/1`)))).toEqual(['KEY-22']);
    expect(game.judge(attack(ME, 'p2/tie-advanced-squadron/2')).ok).toBe(true);
  });

  test('[KEY-23, OBS-02] it can be changed like any attack: dice added by a card, rerolled, lost to obstruction', () => {
    const flight = upgrade({
      id: 'flight',
      name: 'Flight',
      type: 'officer',
      cost: 1,
      values: {
        armament: {
          stage: 'add',
          apply: (dice, g, { attacker, zone }) =>
            zone === null && g.friendly(attacker) ? { ...dice, blue: dice.blue + 1 } : dice,
        },
      },
      on: {
        'attack.effects': {
          when: (g, it) => g.friendly(it.attacker),
          choose: (_g, it) => it.dice.map((each) => ({ die: each })),
          resolve: (_g, it, { die: each }) => [{ verb: 'rerollDie', attack: it.depth, die: each! }],
        },
      },
    });
    const raised = sniping([['p2', TIE, AFAR, 0]], { cards: [flight], upgrades: ['flight'] });
    raised.do(attack(ME, `p2/${TIE}/1`));
    expect(pool(raised)).toHaveLength(4);
    rolls(raised, 'accuracy');
    const [use] = raised.legal().filter(({ type }) => type === 'useEffect');
    expect(use).toMatchObject({ pick: { die: die('blue', 'accuracy') } });
    raised.do(use!, roll(['blue', 'hit']));
    expect(hull(raised, `p2/${TIE}/1`)).toBe(2);
    const rock = sniping([['p2', TIE, D2, 0]], { obstacles: [{ obstacle: 'asteroid-field-1', x: 80_000, y: 0 }] });
    expect(pool(rock.do(attack(ME, `p2/${TIE}/1`)))).toEqual(['blue', 'blue']);
    expect(rock.judge(act.done('p1')).ok).toBe(false);
  });
});
