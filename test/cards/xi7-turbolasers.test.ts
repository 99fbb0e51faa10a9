import { describe, expect, test } from 'vitest';
import { act } from '../../src/state/actions.ts';
import { type Duel, duel, LONG } from '../support/duel.ts';
import { due, picksOf } from '../support/offers.ts';
import { CR90, rulesOf, VICTORY } from '../support/table.ts';

const HITS = [
  ['red', 'doubleHit'],
  ['red', 'hit'],
  ['red', 'hit'],
] as const;

const struck = (upgrades: readonly string[], defender: Duel['defender'] = { card: VICTORY }) => {
  const game = duel({ attacker: { upgrades }, defender, gap: LONG });
  game.attack(...HITS);
  return game.decline('p1');
};
const redirect = (also: readonly ('left' | 'right' | 'rear')[] = []) =>
  act.spendDefenseToken('p2', `p2/${VICTORY}/1`, 1, { zone: 'left', ...(also.length > 0 ? { also } : {}) });

describe('XI7 Turbolasers', () => {
  test('redirect moves one damage at most', () => {
    const game = struck(['xi7-turbolasers']).do(redirect()).decline('p2');
    expect(game.legal('p2')).toEqual([act.redirectDamage('p2', 0), act.redirectDamage('p2', 1)]);
    expect(rulesOf(game.judge(act.redirectDamage('p2', 2)))).toEqual(['DEF-09']);
    game.do(act.redirectDamage('p2', 1));
    expect(game.ship(`p2/${VICTORY}/1`).shields).toEqual({ front: 0, left: 2, right: 3, rear: 1 });
    expect(struck([]).do(redirect()).decline('p2').legal('p2')).toHaveLength(4);
  });

  test('[FAQ-CARD-158, FAQ-CARD-159] against Advanced Projectors: one in all, the other three on the defending zone', () => {
    const projectors = { card: VICTORY, upgrades: ['advanced-projectors'] };
    const game = struck(['xi7-turbolasers'], projectors)
      .do(redirect(['right', 'rear']))
      .decline('p2');
    const shares = (): string[] => {
      const found: string[] = [];
      const follow = (state: typeof game.state, sofar: readonly number[]) => {
        const legal = game.engine.legalActions(state).filter(({ type }) => type === 'redirectDamage');
        if (legal.length === 0) found.push(sofar.join());
        for (const action of legal) {
          const played = game.engine.step(state, action);
          if (played.ok) follow(played.state, [...sofar, (action as { amount: number }).amount]);
        }
      };
      follow(game.state, []);
      return found;
    };
    expect(shares()).toEqual(['0,0,0', '0,0,1', '0,1', '1']);
    game.do(act.redirectDamage('p2', 0), act.redirectDamage('p2', 0), act.redirectDamage('p2', 1));
    expect(game.ship(`p2/${VICTORY}/1`).shields).toEqual({ front: 0, left: 3, right: 3, rear: 0 });
  });

  test('a defender without redirect is not concerned', () => {
    const game = struck(['xi7-turbolasers'])
      .do(act.spendDefenseToken('p2', `p2/${VICTORY}/1`, 0))
      .decline('p2');
    expect(due(game)).not.toBe('redirectDamage');
    expect(game.trace('damageTotalled')).toEqual([{ type: 'damageTotalled', total: 2 }]);
  });

  test('[TIME-02] a critical effect that strikes other hull zones is bound as well, the attacker choosing where', () => {
    const MC30 = 'mc30c-torpedo-frigate';
    const fight = (tokens: boolean) => {
      const game = duel({
        attacker: { card: MC30, upgrades: ['xi7-turbolasers', 'assault-concussion-missiles'] },
        defender: { card: CR90 },
      });
      game.attack(['blue', 'accuracy'], ['black', 'hitCrit'], ['black', 'hitCrit']).decline('p1');
      if (tokens) game.do(act.spendDefenseToken('p2', game.them, 2, { zone: 'left' }));
      return game.decline('p2');
    };
    const CARD = `p1/${MC30}/1/assault-concussion-missiles`;
    expect(picksOf(fight(false), CARD)).toEqual([{}]);
    const game = fight(true);
    expect(picksOf(game, CARD)).toEqual([{ zone: 'left' }, { zone: 'right' }]);
    game.do(act.useEffect('p1', CARD, { zone: 'right' }));
    expect(game.ship(game.them).shields).toMatchObject({ left: 2, right: 1 });
    expect(due(game)).not.toBe('redirectDamage');
  });
});
