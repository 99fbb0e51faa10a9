import { describe, expect, test } from 'vitest';
import { act } from '../../src/state/actions.ts';
import { battle, blanks, COR, die, fire, frontToFront, roll, run } from '../support/battle.ts';
import { FIRST, firing, MEDIUM, up } from '../support/damaged.ts';
import { TIE } from '../support/table.ts';

const accuracies = roll(...blanks, ['blue', 'accuracy'], ['blue', 'hit'], ['blue', 'hit']);
const evade = (token: number) => act.spendDefenseToken('p2', COR, token, { die: die('blue', 'hit') });
const redirect = (zone: 'left' | 'rear' | 'front') => act.spendDefenseToken('p2', COR, 2, { zone });
const accuracy = (token: number) => act.spendAccuracy('p1', die('blue', 'accuracy'), token);
/** The CR90 (evade, evade, redirect) under fire at medium range, its tokens being due. */
const defending = (setup: Parameters<typeof battle>[0] = {}) =>
  run(battle({ gap: MEDIUM, ...setup }), frontToFront, accuracies, 'p1');

describe('a refusal names its rule, why, and changes nothing', () => {
  const refused = (game: ReturnType<typeof battle>, action: Parameters<typeof game.judge>[0]) => {
    const before = game.state;
    const stepped = game.engine.step(game.state, action);
    expect(stepped.ok).toBe(false);
    expect(game.state).toBe(before);
    return game.judge(action);
  };

  test('[DEF-08] a locked token', () => {
    const game = run(battle({ gap: MEDIUM }), frontToFront, accuracies, accuracy(0), 'p1');
    expect(refused(game, evade(0))).toMatchObject({ rule: 'DEF-08', code: 'token-locked', facts: { token: 0 } });
    expect(game.judge(evade(1)).ok).toBe(true);
  });

  test('[DEF-05] a second token of a type', () => {
    const game = defending().do(evade(0), roll(['blue', 'hit']));
    expect(refused(game, evade(1))).toMatchObject({ rule: 'DEF-05', code: 'type-spent', facts: { type: 'evade' } });
  });

  test('[DEF-04] the same token twice', () => {
    const game = defending().do(evade(0), roll(['blue', 'hit']));
    expect(refused(game, evade(0))).toMatchObject({ rule: 'DEF-04', code: 'token-spent', facts: { token: 0 } });
  });

  test('[DEF-06] a token at speed 0, at its time and at any other', () => {
    const before = battle({ gap: MEDIUM, defender: { speed: 0 } });
    expect(refused(before, evade(0)).because).toContainEqual(
      expect.objectContaining({ rule: 'DEF-06', code: 'speed-0', facts: { unit: COR } }),
    );
  });

  test('[DEF-24] a discarded token, or one that the card does not have', () => {
    const game = defending({ defender: { defenseTokens: ['discarded', 'readied', 'readied'] } });
    for (const token of [0, 3])
      expect(refused(game, evade(token))).toMatchObject({ rule: 'DEF-24', code: 'no-such-token', facts: { token } });
  });

  test('[TIME-02] an accuracy icon with Blinded Gunners', () => {
    const game = firing(up('blinded-gunners'), { attacker: { commandTokens: ['concentrateFire'] } });
    game.do(frontToFront, accuracies);
    expect(refused(game, accuracy(0))).toMatchObject({ rule: 'TIME-02', code: 'banned-by-card', facts: { by: FIRST } });
  });

  test('[DEF-09] redirect to a zone that is not adjacent, or to the defending one', () => {
    const game = defending();
    for (const zone of ['rear', 'front'] as const)
      expect(refused(game, redirect(zone))).toMatchObject({ rule: 'DEF-09', code: 'not-adjacent', facts: { zone } });
    expect(game.judge(redirect('left')).ok).toBe(true);
  });

  test('[LOS-03] an attack through another hull zone of the defender', () => {
    const game = battle({ gap: 60_000 });
    const verdict = refused(game, fire('front', COR, 'rear'));
    expect(verdict.because).toContainEqual(
      expect.objectContaining({ rule: 'LOS-03', code: 'line-of-sight-blocked', facts: { through: ['front'] } }),
    );
  });

  test('[ATK-03] an attack out of arc, out of range: with the measurement', () => {
    const game = battle({ gap: MEDIUM, squadrons: [['p2', TIE, 100_000, 0]] });
    const arc = refused(game, fire('left', COR, 'front'));
    expect(arc).toMatchObject({ rule: 'ATK-03', code: 'out-of-arc', facts: { zone: 'left' } });
    expect(arc.facts!.marginMm).toBeLessThan(0);
    const range = battle({ gap: 310_000, squadrons: [['p2', TIE, 100_000, 0]] });
    expect(refused(range, frontToFront).because).toContainEqual(
      expect.objectContaining({ rule: 'ATK-03', code: 'out-of-range', facts: { lengthMm: 310, reachMm: 304.8 } }),
    );
  });

  test('[ATK-20, TIME-10] a token of the other player', () => {
    const game = defending();
    const action = { ...evade(0), player: 'p1' as const };
    expect(refused(game, action).because.map(({ rule }) => rule)).toContain('TIME-10');
  });
});
