import { describe, expect, test } from 'vitest';
import { act } from '../../src/state/actions.ts';
import { CLOSE, type Duel, duel, LONG, MEDIUM } from '../support/duel.ts';
import { isOffered, picksOf } from '../support/offers.ts';
import { VICTORY } from '../support/table.ts';

const CARD = `p1/${VICTORY}/1/dominator`;
const BLANKS = [
  ['red', 'blank'],
  ['red', 'blank'],
  ['red', 'blank'],
] as const;
const BLUES = [
  ['blue', 'hit'],
  ['blue', 'hit'],
  ['blue', 'hit'],
] as const;

const fight = (gap: number, shields: NonNullable<Duel['attacker']>['shields'] = {}) => {
  const game = duel({ attacker: { upgrades: ['dominator'], shields: shields! }, gap });
  game.attack(...BLANKS, ...(gap === LONG ? [] : BLUES));
  return game;
};

describe('Dominator', () => {
  test.each([CLOSE, MEDIUM])('one or two shields for as many blue dice, at %i micrometres', (gap) => {
    const game = fight(gap).do(act.useEffect('p1', CARD, { zones: ['front', 'rear'] }));
    expect(game.ship(`p1/${VICTORY}/1`).shields).toEqual({ front: 2, left: 3, right: 3, rear: 0 });
    expect(game.awaiting()).toMatchObject({ decision: { kind: 'rollDice', dice: ['blue', 'blue'] } });
    game.do(
      act.rollDice([
        { color: 'blue', face: 'hit' },
        { color: 'blue', face: 'crit' },
      ]),
    );
    expect(game.state.frames.find(({ kind }) => kind === 'attack')).toMatchObject({ dice: { length: 8 } });
  });

  test('[FAQ-CARD-084] both from one hull zone or one each from two, never more than are there', () => {
    const zones = picksOf(fight(CLOSE, { front: 3, left: 0, right: 0, rear: 1 }), CARD).map((pick) => pick.zones);
    expect(zones).toEqual([['rear'], ['front'], ['front', 'rear'], ['front', 'front']]);
  });

  test('[FAQ-CARD-016, UPG-03] dice that come in after the roll are not gathered', () => {
    const game = duel({ attacker: { upgrades: ['dominator'] } });
    const report = game.engine.explainAttack(game.state, {
      attacker: game.me,
      zone: 'front',
      defender: game.them,
      defendingZone: 'front',
    });
    expect(report.dice.gathered).toEqual({ red: 3, blue: 3, black: 0 });
  });

  test('[ATK-30] not at long range, not without shields, once an attack', () => {
    expect(isOffered(fight(LONG), CARD)).toBe(false);
    expect(isOffered(fight(CLOSE, { front: 0, left: 0, right: 0, rear: 0 }), CARD)).toBe(false);
    const game = fight(CLOSE).do(act.useEffect('p1', CARD, { zones: ['left'] }));
    game.do(act.rollDice([{ color: 'blue', face: 'hit' }]));
    expect(isOffered(game, CARD)).toBe(false);
  });

  test('[TIME-08] may be declined', () => {
    expect(fight(CLOSE).do(act.done('p1')).ship(`p1/${VICTORY}/1`).shields.front).toBe(3);
  });
});
