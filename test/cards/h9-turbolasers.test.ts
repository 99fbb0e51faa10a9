import { describe, expect, test } from 'vitest';
import { act } from '../../src/state/actions.ts';
import { duel, LONG, MEDIUM } from '../support/duel.ts';
import { isOffered, picksOf } from '../support/offers.ts';
import { VICTORY } from '../support/table.ts';

const CARD = `p1/${VICTORY}/1/h9-turbolasers`;
const ONE = 'victory-i-class-star-destroyer';

describe('H9 Turbolasers', () => {
  test('one die with a hit or critical icon becomes an accuracy, which locks a token', () => {
    const game = duel({ attacker: { upgrades: ['h9-turbolasers'] }, gap: LONG });
    game.attack(['red', 'blank'], ['red', 'crit'], ['red', 'doubleHit']);
    expect(picksOf(game, CARD)).toEqual([
      { die: { color: 'red', face: 'crit' } },
      { die: { color: 'red', face: 'doubleHit' } },
    ]);
    game.do(act.useEffect('p1', CARD, { die: { color: 'red', face: 'crit' } }));
    game.do(act.spendAccuracy('p1', { color: 'red', face: 'accuracy' }, 0));
    expect(game.trace('diceChanged')[0]).toEqual({
      type: 'diceChanged',
      dice: [
        { color: 'red', face: 'blank' },
        { color: 'red', face: 'doubleHit' },
        { color: 'red', face: 'accuracy' },
      ],
    });
    expect(game.judge(act.spendDefenseToken('p2', game.them, 0)).ok).toBe(false);
  });

  test('[DICE-11] not a black die, which has no such face', () => {
    const game = duel({ attacker: { card: ONE, upgrades: ['h9-turbolasers'] } });
    game.attack(
      ['red', 'blank'],
      ['red', 'blank'],
      ['red', 'blank'],
      ['black', 'hit'],
      ['black', 'hitCrit'],
      ['black', 'hit'],
    );
    expect(isOffered(game, `p1/${ONE}/1/h9-turbolasers`)).toBe(false);
  });

  test('[TIME-05] once an attack, and only while attacking', () => {
    const game = duel({ attacker: { upgrades: ['h9-turbolasers'] }, gap: MEDIUM });
    game.attack(['red', 'hit'], ['red', 'hit'], ['red', 'hit'], ['blue', 'hit'], ['blue', 'hit'], ['blue', 'crit']);
    game.do(act.useEffect('p1', CARD, { die: { color: 'blue', face: 'hit' } }));
    expect(isOffered(game, CARD)).toBe(false);
    const defended = duel({ defender: { card: VICTORY, upgrades: ['h9-turbolasers'] }, gap: LONG });
    defended.attack(['red', 'hit'], ['red', 'hit'], ['red', 'hit']);
    expect(isOffered(defended, `p2/${VICTORY}/1/h9-turbolasers`)).toBe(false);
    expect(
      defended
        .decline('p1')
        .legal('p2')
        .some(({ type }) => type === 'useEffect'),
    ).toBe(false);
  });
});
