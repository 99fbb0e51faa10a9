import { describe, expect, test } from 'vitest';
import { act } from '../../src/state/actions.ts';
import { type Duel, duel, LONG, MEDIUM } from '../support/duel.ts';
import { isOffered, picksOf } from '../support/offers.ts';
import { CR90, codesOf, NEBULON, rulesOf } from '../support/table.ts';

const ACCURACY = { color: 'red', face: 'accuracy' } as const;

/** Two accuracy icons lock tokens of a defender with the card. */
const locked = (locks: readonly number[], defender: Duel['defender'], gap = LONG) => {
  const game = duel({ defender: { ...defender, upgrades: ['electronic-countermeasures'] }, gap });
  const blues =
    gap === LONG
      ? []
      : ([
          ['blue', 'hit'],
          ['blue', 'hit'],
          ['blue', 'hit'],
        ] as const);
  game.attack(['red', 'doubleHit'], ['red', 'accuracy'], ['red', 'accuracy'], ...blues);
  for (const token of locks) game.do(act.spendAccuracy('p1', ACCURACY, token));
  return game.decline('p1');
};
const cardOf = (card: string) => `p2/${card}/1/electronic-countermeasures`;
const NEB = `p2/${NEBULON}/1`;
const COR = `p2/${CR90}/1`;

describe('Electronic Countermeasures', () => {
  test('exhausted, it spends a token that an accuracy icon locked', () => {
    const game = locked([1], { card: NEBULON });
    expect(rulesOf(game.judge(act.spendDefenseToken('p2', NEB, 1)))).toEqual(['DEF-08']);
    expect(picksOf(game, cardOf(NEBULON))).toEqual([{ defenseToken: 1 }]);
    game.do(act.useEffect('p2', cardOf(NEBULON), { defenseToken: 1 }));
    expect(game.ship(NEB).defenseTokens[1]).toEqual({ type: 'brace', readiness: 'exhausted' });
    expect(game.ship(NEB).upgrades[0]!.readiness).toBe('exhausted');
    game.do(act.done('p2'));
    expect(game.trace('damageTotalled')).toEqual([{ type: 'damageTotalled', total: 1 }]);
  });

  test('[DEF-11, DEF-09] with the die or the hull zone that the token asks for', () => {
    const game = locked([0, 2], { card: CR90 });
    expect(picksOf(game, cardOf(CR90))).toEqual([
      { defenseToken: 0, die: { color: 'red', face: 'doubleHit' } },
      { defenseToken: 2, zones: ['left'] },
      { defenseToken: 2, zones: ['right'] },
    ]);
    game.do(act.useEffect('p2', cardOf(CR90), { defenseToken: 2, zones: ['left'] })).decline('p2');
    game.do(act.redirectDamage('p2', 2));
    expect(game.ship(COR).shields).toEqual({ front: 2, left: 0, right: 2, rear: 1 });
  });

  test('[DEF-19] evade at medium range rerolls at once', () => {
    const game = locked([0], { card: CR90 }, MEDIUM);
    game.do(act.useEffect('p2', cardOf(CR90), { defenseToken: 0, die: { color: 'red', face: 'doubleHit' } }));
    expect(game.awaiting()).toMatchObject({ decision: { kind: 'rollDice', dice: ['red'] } });
    game.do(act.rollDice([{ color: 'red', face: 'blank' }]));
    expect(game.awaiting()).toMatchObject({ decision: { kind: 'defenseTokens' } });
  });

  test('[FAQ-CARD-087, DEF-25] not at speed 0', () => {
    expect(isOffered(locked([1], { card: NEBULON, speed: 0 }), cardOf(NEBULON))).toBe(false);
  });

  test('[FAQ-CARD-088] not a type that was spent already', () => {
    const game = locked([1], { card: NEBULON }).do(act.spendDefenseToken('p2', NEB, 2));
    expect(isOffered(game, cardOf(NEBULON))).toBe(false);
    const judged = game.judge(act.useEffect('p2', cardOf(NEBULON), { defenseToken: 1 }));
    expect(codesOf(judged)).toEqual(['pick-not-offered']);
  });

  test('[FAQ-CARD-089] nor one token twice', () => {
    const game = locked([2], { card: CR90 });
    game.do(act.useEffect('p2', cardOf(CR90), { defenseToken: 2, zones: ['left'] }));
    expect(game.judge(act.spendDefenseToken('p2', COR, 2, { zone: 'right' })).ok).toBe(false);
    expect(isOffered(game, cardOf(CR90))).toBe(false);
  });

  test('[TIME-02] a card that forbids the token wins', () => {
    const game = locked([1], {
      card: NEBULON,
      defenseTokens: ['readied', 'exhausted', 'readied'],
      damage: [{ face: 'up', card: 'faulty-countermeasures' }],
    });
    expect(isOffered(game, cardOf(NEBULON))).toBe(false);
  });

  test('[UPG-01, UPG-05] not for tokens that are not locked, nor exhausted, nor for the attacker', () => {
    expect(isOffered(locked([], { card: NEBULON }), cardOf(NEBULON))).toBe(false);
    expect(isOffered(locked([1], { card: NEBULON, readiness: ['exhausted'] }), cardOf(NEBULON))).toBe(false);
    const mine = duel({ attacker: { upgrades: ['electronic-countermeasures'] }, gap: LONG });
    mine.attack(['red', 'hit'], ['red', 'accuracy'], ['red', 'hit']);
    mine.do(act.spendAccuracy('p1', ACCURACY, 0)).decline('p1');
    expect(mine.legal().some(({ type }) => type === 'useEffect')).toBe(false);
  });
});
