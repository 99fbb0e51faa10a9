import { describe, expect, test } from 'vitest';
import { upgrade } from '../../src/content/card.ts';
import { diceResults } from '../../src/rules/chance/outcomes.ts';
import { act } from '../../src/state/actions.ts';
import {
  DIE_COLORS,
  DIE_FACES,
  type Die,
  type DieColor,
  type DieFace,
  damageOf,
  FACES_OF,
  hasFace,
  ICONS_OF,
  iconsOf,
} from '../../src/state/dice.ts';
import type { Json } from '../../src/state/vocabulary.ts';
import { CR90, rulesOf, table, VICTORY } from '../support/table.ts';

const faces = (color: DieColor) => Object.fromEntries(FACES_OF[color].map(({ face, sides }) => [face, sides]));
const one = (color: DieColor, face: DieFace): Die[] => [{ color, face }];

/** An upgrade that rolls dice when the Ship Phase starts and keeps them in its effect's frame. */
const mine = (dice: readonly DieColor[]) =>
  upgrade({
    id: 'mine',
    name: 'Mine',
    type: 'officer',
    cost: 1,
    on: {
      'phase.ship.start': {
        resolve: () => [
          { verb: 'roll', dice },
          { verb: 'continue', at: 'rolled' },
        ],
        steps: {
          rolled: (g, _it, got) =>
            Array.from(
              { length: (got as unknown as readonly Die[]).filter(({ face }) => face === 'hit').length },
              () => ({
                verb: 'gainRaidToken' as const,
                ship: g.self!.id,
                command: 'repair' as const,
              }),
            ),
        },
      },
    },
  });

const rolling = (dice: readonly DieColor[]) =>
  table([mine(dice)])
    .ship('p1', CR90, { upgrades: ['mine'] })
    .ship('p2', VICTORY)
    .chance('explicit')
    .at('ship')
    .play()
    .do(act.useEffect('p1', 'p1/cr90-corvette-a/1/mine'));

describe('the dice', () => {
  test('[DICE-01] three colours, eight equally likely sides each', () => {
    expect(DIE_COLORS).toEqual(['red', 'blue', 'black']);
    for (const color of DIE_COLORS) {
      expect(FACES_OF[color].reduce((sum, { sides }) => sum + sides, 0)).toBe(8);
      for (const { dice, probability } of diceResults([color]))
        expect(probability).toBe(faces(color)[dice[0]!.face]! / 8);
    }
  });

  test('[DICE-02, DICE-03, DICE-04] the faces of each colour', () => {
    expect(faces('red')).toEqual({ blank: 2, hit: 2, crit: 2, doubleHit: 1, accuracy: 1 });
    expect(faces('blue')).toEqual({ hit: 4, crit: 2, accuracy: 2 });
    expect(faces('black')).toEqual({ blank: 2, hit: 4, hitCrit: 2 });
  });

  test('[DICE-05] each hit icon is one damage', () => {
    for (let n = 0; n < 5; n++) {
      const pool = Array.from({ length: n }, (): Die => ({ color: 'blue', face: 'hit' }));
      expect(damageOf(pool, true)).toBe(n);
      expect(damageOf(pool, false)).toBe(n);
    }
  });

  test('[DICE-06, DICE-07] a critical icon counts only where criticals do; two icons count each', () => {
    expect([damageOf(one('red', 'crit'), true), damageOf(one('red', 'crit'), false)]).toEqual([1, 0]);
    expect([damageOf(one('red', 'doubleHit'), true), damageOf(one('red', 'doubleHit'), false)]).toEqual([2, 2]);
    expect([damageOf(one('black', 'hitCrit'), true), damageOf(one('black', 'hitCrit'), false)]).toEqual([2, 1]);
    expect(iconsOf([...one('black', 'hitCrit'), ...one('red', 'accuracy')])).toEqual({ hit: 1, crit: 1, accuracy: 1 });
  });

  test('[DICE-08] a blank is a die of the pool without an icon', () => {
    expect(ICONS_OF.blank).toEqual({ hit: 0, crit: 0, accuracy: 0 });
    const game = rolling(['red', 'black']);
    expect(rulesOf(game.judge(act.rollDice(one('black', 'hit'))))).toEqual(['DICE-01']);
    game.do(act.rollDice([...one('red', 'blank'), ...one('black', 'blank')]));
    expect(game.trace('diceRolled')).toMatchObject([{ dice: [...one('red', 'blank'), ...one('black', 'blank')] }]);
  });

  test('[DICE-11] a die can only show a face that its colour has', () => {
    expect(hasFace('black', 'accuracy')).toBe(false);
    expect(DIE_FACES.filter((face) => hasFace('blue', face))).toEqual(['hit', 'crit', 'accuracy']);
    const game = rolling(['black']);
    expect(game.judge(act.rollDice(one('black', 'accuracy')))).toMatchObject({ ok: false, code: 'malformed-action' });
  });

  test('[DICE-14] dice rolled outside an attack mean only what the effect says', () => {
    const accuracies = rolling(['blue', 'blue']).do(
      act.rollDice([...one('blue', 'accuracy'), ...one('blue', 'accuracy')]),
    );
    expect(accuracies.ship('p1/cr90-corvette-a/1')).toMatchObject({ raidTokens: [] });
    expect(accuracies.types()).toEqual(['activateShip']);
    const hits = rolling(['blue', 'blue']).do(act.rollDice([...one('blue', 'accuracy'), ...one('blue', 'hit')]));
    expect(hits.ship('p1/cr90-corvette-a/1').raidTokens).toEqual(['repair']);
  });

  test('[DICE-15] averages: red 0.75, blue 0.75, black 1.00; a critical on 2 of 8; accuracy on 1, 2 and 0 of 8', () => {
    const mean = (color: DieColor, worth: (dice: readonly Die[]) => number) =>
      diceResults([color]).reduce((sum, { dice, probability }) => sum + probability * worth(dice), 0);
    expect(DIE_COLORS.map((color) => mean(color, (dice) => damageOf(dice, true)))).toEqual([0.75, 0.75, 1]);
    expect(DIE_COLORS.map((color) => mean(color, (dice) => Math.min(1, iconsOf(dice).crit)))).toEqual([
      0.25, 0.25, 0.25,
    ]);
    expect(DIE_COLORS.map((color) => mean(color, (dice) => iconsOf(dice).accuracy))).toEqual([0.125, 0.25, 0]);
  });
});

describe('results of a roll', () => {
  test('distinguishable results are the multisets of faces, and their probabilities sum to exactly 1', () => {
    for (const [dice, count] of [
      [['red'], 5],
      [['red', 'red'], 15],
      [['red', 'red', 'blue', 'black'], 15 * 3 * 3],
      [['blue', 'blue', 'blue', 'blue'], 15],
      [[], 1],
    ] as [DieColor[], number][]) {
      const results = diceResults(dice);
      expect(results).toHaveLength(count);
      expect(new Set(results.map((result) => JSON.stringify(result.dice))).size).toBe(count);
      expect(results.reduce((sum, { probability }) => sum + probability, 0)).toBe(1);
    }
  });

  test('they agree with counting all sides one by one', () => {
    const sides = (color: DieColor) =>
      FACES_OF[color].flatMap(({ face, sides: n }) => Array.from({ length: n }, () => face));
    const counts = new Map<string, number>();
    for (const a of sides('red'))
      for (const b of sides('red'))
        for (const c of sides('black')) {
          const key = JSON.stringify([[a, b].sort(), c]);
          counts.set(key, (counts.get(key) ?? 0) + 1);
        }
    const results = diceResults(['red', 'black', 'red']);
    expect(results).toHaveLength(counts.size);
    for (const { dice, probability } of results) {
      const reds = dice.filter(({ color }) => color === 'red').map(({ face }) => face);
      const black = dice.find(({ color }) => color === 'black')!.face;
      expect(probability).toBe(counts.get(JSON.stringify([reds.sort(), black]))! / 512);
    }
  });

  test('the order in which dice are keyed in does not matter', () => {
    const dice: Die[] = [...one('blue', 'hit'), ...one('red', 'crit'), ...one('blue', 'crit')];
    const a = rolling(['red', 'blue', 'blue']).do(act.rollDice(dice));
    const b = rolling(['red', 'blue', 'blue']).do(act.rollDice([...dice].reverse()));
    expect(a.state).toEqual(b.state);
    expect(a.events as unknown as Json).toEqual(b.events);
  });
});
