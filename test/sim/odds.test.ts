import { describe, expect, test } from 'vitest';
import {
  type AttackOddsQuery,
  attackOdds,
  formatPool,
  gatherDice,
  oddsReport,
  parsePool,
} from '../../src/sim/odds/index.ts';
import { act } from '../../src/state/actions.ts';
import type { DieColor } from '../../src/state/dice.ts';
import { createRng } from '../../src/state/rng.ts';
import type { GameState } from '../../src/state/state.ts';
import { DEFENSE_TOKENS } from '../../src/state/vocabulary.ts';
import { CR90, NEBULON, table } from '../support/table.ts';
import { oracle } from './odds-oracle.ts';

const pool = (red: number, blue = 0, black = 0) => ({ red, blue, black });
const percent = (chances: readonly number[]) => chances.map((each) => (100 * each).toFixed(2));

describe('odds of a roll', () => {
  test('[DICE-02] two red dice deal 0 to 4 damage in 14.06, 37.50, 34.38, 12.50 and 1.56 of a hundred attacks', () => {
    const odds = attackOdds({ dice: pool(2) });
    expect(percent(odds.damage)).toEqual(['14.06', '37.50', '34.38', '12.50', '1.56']);
    expect(odds.damage).toEqual([0.140625, 0.375, 0.34375, 0.125, 0.015625]);
    expect(odds.atLeast).toEqual([1, 0.859375, 0.484375, 0.140625, 0.015625]);
  });

  test('[DICE-02] [DICE-03] [DICE-04] each colour by itself', () => {
    expect(attackOdds({ dice: pool(1) })).toMatchObject({ damage: [3 / 8, 4 / 8, 1 / 8], critical: 2 / 8 });
    expect(attackOdds({ dice: pool(0, 1) })).toMatchObject({ damage: [2 / 8, 6 / 8], critical: 2 / 8 });
    expect(attackOdds({ dice: pool(0, 0, 1) })).toMatchObject({ damage: [2 / 8, 4 / 8, 2 / 8], critical: 2 / 8 });
  });

  test('[DICE-06] against a squadron critical icons are neither damage nor critical effects', () => {
    expect(attackOdds({ dice: pool(1), criticals: false })).toMatchObject({
      damage: [5 / 8, 2 / 8, 1 / 8],
      critical: 0,
    });
  });

  test('damage, criticals and accuracies come jointly: a red and a blue die', () => {
    const { outcomes } = attackOdds({ dice: pool(1, 1) });
    const chance = (damage: number, criticals: number, accuracies: number) =>
      outcomes.find((o) => o.damage === damage && o.criticals === criticals && o.accuracies === accuracies)
        ?.probability;
    expect(chance(0, 0, 2)).toBe((1 / 8) * (2 / 8));
    expect(chance(2, 2, 0)).toBe((2 / 8) * (2 / 8));
    expect(chance(3, 1, 0)).toBe((1 / 8) * (2 / 8));
    expect(chance(1, 1, 1)).toBe((2 / 8) * (2 / 8) + (1 / 8) * (2 / 8));
    expect(chance(3, 2, 0)).toBeUndefined();
    expect(outcomes.reduce((sum, { probability }) => sum + probability, 0)).toBe(1);
  });

  test('probabilities are exact: eight dice sum to 1 without an error in the last place', () => {
    for (const dice of [pool(8), pool(4, 2, 2), pool(3, 3, 2), pool(0, 8), pool(0, 0, 8)]) {
      const odds = attackOdds({ dice });
      expect(odds.damage.reduce((sum, each) => sum + each, 0)).toBe(1);
      expect(odds.meanDamage).toBe(0.75 * dice.red + 0.75 * dice.blue + 1 * dice.black);
    }
  });

  test('no dice, no damage', () => {
    expect(attackOdds({ dice: pool(0) })).toMatchObject({ damage: [1], meanDamage: 0, critical: 0, destroyed: null });
  });

  test('what is no number of dice is refused', () => {
    for (const dice of [pool(-1), pool(1.5), pool(Number.NaN), pool(25), pool(12, 12, 1)])
      expect(() => attackOdds({ dice })).toThrow(RangeError);
    expect(() => attackOdds({ dice: pool(24), concentrateFire: { dial: true } })).toThrow(RangeError);
    expect(() => attackOdds({ dice: pool(2), rerolls: [{ dice: -1 }] })).toThrow(RangeError);
  });
});

describe('odds of an attack', () => {
  test('[DEF-14] brace halves, rounded up', () => {
    const odds = attackOdds({ dice: pool(2), defender: { tokens: ['brace'] }, accuracies: 'keep' });
    expect(odds.damage).toEqual([0.140625, 0.375 + 0.34375, 0.125 + 0.015625]);
    expect(odds.spent).toEqual({ brace: 0.34375 + 0.125 + 0.015625 });
  });

  test('[DEF-11] evade cancels the worst die at long range; [DEF-13] at close range it does nothing', () => {
    const tokens = ['evade'] as const;
    expect(attackOdds({ dice: pool(1), range: 'long', defender: { tokens } }).damage).toEqual([1]);
    expect(attackOdds({ dice: pool(1), range: 'close', defender: { tokens } }).damage).toEqual([3 / 8, 4 / 8, 1 / 8]);
  });

  test('[DEF-12] at medium range a hit is rerolled, a miss is not', () => {
    const { damage, spent } = attackOdds({ dice: pool(1), range: 'medium', defender: { tokens: ['evade'] } });
    // One hit for 0.75 on average is a good trade; what shows no damage is left.
    expect(damage).toEqual([3 / 8 + (5 / 8) * (3 / 8), (5 / 8) * (4 / 8), (5 / 8) * (1 / 8)]);
    expect(spent).toEqual({ evade: 5 / 8 });
  });

  test('[ATK-16] an accuracy icon locks the token whose loss hurts most', () => {
    // Blue dice: with one accuracy the brace is locked, and the other die deals what it shows.
    const { damage } = attackOdds({ dice: pool(0, 2), range: 'close', defender: { tokens: ['evade', 'brace'] } });
    expect(damage).toEqual([1 / 16, 6 / 16 + 9 / 16]);
    const three = attackOdds({ dice: pool(0, 3), range: 'close', defender: { tokens: ['evade', 'brace'] } });
    expect(three.damage[2]).toBe(3 * (1 / 4) * (9 / 16) + 27 / 64);
  });

  test('[DEF-05] with two braces one accuracy icon locks nothing that matters', () => {
    const one = attackOdds({ dice: pool(0, 3), defender: { tokens: ['brace'] } });
    const two = attackOdds({ dice: pool(0, 3), defender: { tokens: ['brace', 'brace'] } });
    expect(two.meanDamage).toBeLessThan(one.meanDamage);
  });

  test('[DEF-17] scatter is spent alone and leaves nothing; [DEF-18] contain leaves the damage', () => {
    expect(attackOdds({ dice: pool(0, 0, 3), defender: { tokens: ['scatter', 'brace'] } })).toMatchObject({
      damage: [1],
      critical: 0,
      spent: { scatter: 1 - 1 / 64 },
    });
    const contained = attackOdds({ dice: pool(0, 0, 2), defender: { tokens: ['contain'] } });
    expect(contained.critical).toBe(0);
    expect(contained.spent).toEqual({ contain: 1 - (6 / 8) * (6 / 8) });
    expect(contained.meanDamage).toBe(2);
  });

  test('[DEF-09] redirect passes on what would get past the shields, as far as the other zone has any', () => {
    const query = {
      dice: pool(0, 0, 2),
      defender: { tokens: ['redirect'], shields: 1, redirect: 1, hull: 2 },
    } as const;
    const { outcomes, destroyed, spent } = attackOdds(query);
    expect([...new Set(outcomes.map(({ damage, cards }) => `${damage}: ${cards}`))]).toEqual([
      '0: 0',
      '1: 0',
      '2: 0',
      '3: 1',
      '4: 2',
    ]);
    expect(destroyed).toBe(1 / 16);
    expect(spent.redirect).toBe(attackOdds(query).atLeast[2]);
  });

  test('a defender may keep its tokens, or keep them for a larger attack', () => {
    const tokens = ['brace'] as const;
    const plain = attackOdds({ dice: pool(0, 0, 2) });
    expect(attackOdds({ dice: pool(0, 0, 2), defender: { tokens, policy: 'keep' } }).damage).toEqual(plain.damage);
    const later = attackOdds({ dice: pool(0, 0, 2), defender: { tokens, spendFrom: 4 } });
    expect(later.damage).toEqual([
      plain.damage[0],
      plain.damage[1],
      plain.damage[2]! + plain.damage[4]!,
      plain.damage[3],
    ]);
  });

  test('[CF-03] a token rerolls a blank: one red die misses 14.06 times in a hundred', () => {
    const { damage } = attackOdds({ dice: pool(1), concentrateFire: { token: true } });
    expect(damage[0]).toBe((3 / 8) * (3 / 8));
    expect(damage[1]).toBe(4 / 8 + (3 / 8) * (4 / 8));
  });

  test('[CF-02] a dial adds a die of a colour in the pool, and the better one', () => {
    expect(attackOdds({ dice: pool(1), concentrateFire: { dial: true } }).damage).toEqual(
      attackOdds({ dice: pool(2) }).damage,
    );
    const both = attackOdds({ dice: pool(1, 0, 1), concentrateFire: { dial: true } });
    expect(both.meanDamage).toBe(attackOdds({ dice: pool(1, 0, 2) }).meanDamage);
    expect(attackOdds({ dice: pool(0), concentrateFire: { dial: true } }).meanDamage).toBe(0);
  });

  test('[OBS-02] obstruction takes the die whose loss hurts least', () => {
    expect(attackOdds({ dice: pool(1, 0, 1), obstructed: true }).damage).toEqual(
      attackOdds({ dice: pool(0, 0, 1) }).damage,
    );
    expect(attackOdds({ dice: pool(1), obstructed: true }).damage).toEqual([1]);
  });
});

describe('odds against brute force', () => {
  const rng = createRng(7);
  const any = <T>(list: readonly T[]): T => list[rng.below(list.length)]!;
  const anyQuery = (): AttackOddsQuery => {
    const dice = pool(rng.below(3), rng.below(3), rng.below(2));
    return {
      dice,
      range: any(['close', 'medium', 'long', null] as const),
      criticals: rng.below(4) > 0,
      obstructed: rng.below(4) === 0,
      accuracies: any(['best', 'keep'] as const),
      concentrateFire: { dial: rng.below(3) === 0, token: rng.below(2) === 0 },
      rerolls: any([[], [{ dice: 2 }], [{ dice: 1, colors: ['blue', 'black'] as DieColor[] }]]),
      defender: {
        tokens: Array.from({ length: rng.below(4) }, () => any(DEFENSE_TOKENS)),
        shields: rng.below(3),
        redirect: rng.below(3),
        policy: any(['least', 'least', 'keep'] as const),
        spendFrom: any([0, 0, 2]),
      },
    };
  };

  test('every side of every die and every choice tried out gives the same averages', () => {
    for (let n = 0; n < 60; n++) {
      const query = anyQuery();
      const [odds, slow] = [attackOdds(query), oracle(query)];
      const name = JSON.stringify(query);
      expect(odds.meanCards, name).toBeCloseTo(slow.cards, 12);
      expect(odds.meanDamage, name).toBeCloseTo(slow.damage, 12);
      expect(odds.critical, name).toBeCloseTo(slow.critical, 12);
    }
  });

  test('without choices that could be equally good, the whole distribution is the same', () => {
    for (const dice of [pool(3), pool(2, 1), pool(1, 1, 2), pool(0, 2, 2)])
      for (const tokens of [[], ['brace'], ['scatter'], ['brace', 'evade']] as const) {
        const query: AttackOddsQuery = { dice, range: 'long', defender: { tokens } };
        const slow = oracle(query);
        attackOdds(query).damage.forEach((probability, total) => {
          expect(probability, JSON.stringify({ query, total })).toBeCloseTo(slow.totals.get(total) ?? 0, 14);
        });
      }
  });
});

describe('odds against the engine', () => {
  const A = `p1/${NEBULON}/1`;
  const facing = (card: string, gap: number, heading = 0, dials: readonly 'concentrateFire'[] = []) =>
    table()
      .ship('p1', NEBULON, { pose: { x: 900_000, y: 300_000, heading }, speed: 1, dials, commandTokens: dials })
      .ship('p2', card, { pose: { x: 900_000, y: 300_000 + 70_250 + gap, heading: 32_768 }, speed: 1 })
      .chance('explicit')
      .moving()
      .fighting()
      .at('ship')
      .play()
      .do(act.activateShip('p1', A));

  /** What an attack totals on average when either side plays every decision best, by the engine's own tree of outcomes. */
  const solve = (game: ReturnType<typeof facing>): number => {
    const { engine } = game;
    const known = new Map<string, number>();
    const valueAt = (state: GameState): number => {
      const top = state.frames.filter(({ kind }) => kind === 'attack').at(-1);
      const key = JSON.stringify([
        top,
        state.frames.at(-1),
        Object.values(state.units).map((u) => 'openDials' in u && [u.openDials, u.commandTokens]),
      ]);
      let value = known.get(key);
      if (value === undefined) {
        value = work(state);
        known.set(key, value);
      }
      return value;
    };
    const next = (state: GameState, action: Parameters<typeof engine.step>[1]): number => {
      const played = engine.step(state, action);
      if (!played.ok) throw new Error(JSON.stringify(played.verdict));
      const totalled = played.events.find((event) => event.type === 'damageTotalled');
      return totalled ? totalled.total : valueAt(played.state);
    };
    const work = (state: GameState): number => {
      const due = engine.awaiting(state);
      if (due.kind === 'chance')
        return engine
          .chanceOutcomes(state)
          .reduce((sum, { action, probability }) => sum + probability * next(state, action), 0);
      if (due.kind !== 'player') throw new Error(due.kind);
      const values = engine.legalActions(state, due.player).map((action) => next(state, action));
      return due.player === 'p1' ? Math.max(...values) : Math.min(...values);
    };
    return valueAt(game.state);
  };
  const attack = (card: string, zone: 'front' | 'rear') =>
    act.declareTarget('p1', { attacker: A, zone, defender: `p2/${card}/1`, defendingZone: 'front' });

  test('three red dice at long range against evade, evade and redirect', () => {
    const game = facing(CR90, 200_000).do(attack(CR90, 'front'));
    const odds = attackOdds({ dice: pool(3), range: 'long', defender: { tokens: ['evade', 'evade', 'redirect'] } });
    expect(solve(game)).toBeCloseTo(odds.meanDamage, 12);
  });

  test('three red dice at medium range against evade and two braces', () => {
    const game = facing(NEBULON, 150_000).do(attack(NEBULON, 'front'));
    const odds = attackOdds({ dice: pool(3), range: 'medium', defender: { tokens: ['evade', 'brace', 'brace'] } });
    expect(solve(game)).toBeCloseTo(odds.meanDamage, 12);
  });

  test('two red dice with Concentrate Fire, dial and token, at close range', () => {
    const game = facing(NEBULON, 80_000, 32_768, ['concentrateFire']).do(act.done('p1')).do(attack(NEBULON, 'rear'));
    const odds = attackOdds({
      dice: pool(2),
      range: 'close',
      concentrateFire: { dial: true, token: true },
      defender: { tokens: ['evade', 'brace', 'brace'] },
    });
    expect(solve(game)).toBeCloseTo(odds.meanDamage, 12);
  });
});

describe('odds in words', () => {
  test('pools are read and written', () => {
    expect(parsePool('4R2B')).toEqual(pool(4, 2));
    expect(parsePool('1k 2r, 1K')).toEqual(pool(2, 0, 2));
    for (const text of ['', 'R', '4', '4X', '4R2', '-1R', '100R']) expect(parsePool(text), text).toBeNull();
    expect(formatPool(pool(4, 2, 1))).toBe('4R2B1K');
    expect(parsePool(formatPool(pool(0)))).toEqual(pool(0));
  });

  test('[ATK-09] red dice reach long range, blue medium, black close', () => {
    expect(gatherDice(pool(1, 2, 3), 'long')).toEqual(pool(1));
    expect(gatherDice(pool(1, 2, 3), 'medium')).toEqual(pool(1, 2));
    expect(gatherDice(pool(1, 2, 3), 'close')).toEqual(pool(1, 2, 3));
    expect(gatherDice(pool(1, 2, 3), null)).toEqual(pool(1, 2, 3));
  });

  test('a question is answered with a table', () => {
    const answer = oddsReport({ dice: '2R1B', range: 'long' });
    expect(answer.ok && answer.text.split('\n')).toEqual([
      '2R (of 2R1B, the rest does not reach), long range',
      '',
      'damage    exactly  at least',
      '     0   14.06 %  100.00 %  ###########',
      '     1   37.50 %   85.94 %  ##############################',
      '     2   34.38 %   48.44 %  ############################',
      '     3   12.50 %   14.06 %  ##########',
      '     4    1.56 %    1.56 %  #',
      '',
      'mean damage       1.5000',
      'critical effect   43.75 %',
    ]);
    const full = oddsReport({
      dice: '4R2B',
      range: 'medium',
      defender: 'brace, evade,redirect',
      concentrateFire: 'both',
      shields: 3,
      redirect: 2,
      hull: 2,
      obstructed: true,
      reroll: 1,
    });
    expect(full.ok && full.text).toMatch(
      /^4R2B, medium range, obstructed, .*\n[\s\S]*destroyed +\d+\.\d\d %\nevade spent/,
    );
  });

  test('a question that makes no sense is answered with what is wrong', () => {
    for (const [question, error] of [
      [{ dice: 'two' }, /cannot read the dice/],
      [{ dice: '2R', range: 'far' }, /no such range/],
      [{ dice: '2B', range: 'long' }, /none of the dice reach/],
      [{ dice: '2R', defender: 'shield' }, /no such defense token "shield"/],
      [{ dice: '2R', concentrateFire: 'yes' }, /dial, token or both/],
      [{ dice: '2R', shields: -1 }, /shields is a whole number/],
      [{ dice: '30R' }, /at most 24 dice/],
    ] as const) {
      const answer = oddsReport(question);
      expect(answer.ok).toBe(false);
      expect(!answer.ok && answer.error).toMatch(error);
    }
  });
});
