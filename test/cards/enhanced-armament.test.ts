import { describe, expect, test } from 'vitest';
import { act } from '../../src/state/actions.ts';
import type { HullZone } from '../../src/state/vocabulary.ts';
import { NEBULON, TIE, table } from '../support/table.ts';

const NEB = `p1/${NEBULON}/1`;
const TARGET = 'p2/victory-i-class-star-destroyer/1';
const HERE = { x: 900_000, y: 450_000, heading: 0 };

/** A Nebulon-B with a Star Destroyer on its left, at a gap between the bases. */
const beside = (gap: number, upgrades: readonly string[] = ['enhanced-armament']) =>
  table()
    .ship('p1', NEBULON, { pose: HERE, upgrades })
    .ship('p2', 'victory-i-class-star-destroyer', {
      pose: { ...HERE, x: HERE.x - 21_500 - 31_500 - gap },
    })
    .squadron('p2', TIE, { pose: { ...HERE, x: HERE.x + 80_000 } })
    .at('ship')
    .play();

const dice = (game: ReturnType<typeof beside>, zone: HullZone, defendingZone: HullZone) =>
  game.engine.explainAttack(game.state, { attacker: NEB, zone, defender: TARGET, defendingZone }).dice.gathered;

describe('Enhanced Armament', () => {
  test('[UPG-09] a red die more in the side batteries, when dice are gathered', () => {
    expect(dice(beside(100_000), 'left', 'right')).toEqual({ red: 2, blue: 1, black: 0 });
    expect(dice(beside(280_000), 'left', 'right')).toEqual({ red: 2, blue: 0, black: 0 });
    expect(dice(beside(100_000, []), 'left', 'right')).toEqual({ red: 1, blue: 1, black: 0 });
  });

  test('[ATK-08] not in the anti-squadron armament', () => {
    const report = beside(100_000).engine.explainAttack(beside(100_000).state, {
      attacker: NEB,
      zone: 'right',
      defender: `p2/${TIE}/1`,
    });
    expect(report.dice.gathered).toEqual({ red: 0, blue: 2, black: 0 });
  });

  test('not in front and rear, and not for the enemy', () => {
    const game = table()
      .ship('p1', NEBULON, { pose: HERE, upgrades: ['enhanced-armament'] })
      .ship('p2', 'victory-i-class-star-destroyer', { pose: { ...HERE, y: HERE.y + 250_000, heading: 32_768 } })
      .at('ship')
      .play();
    expect(dice(game, 'front', 'front')).toEqual({ red: 3, blue: 0, black: 0 });
    const back = game.engine.explainAttack(game.state, {
      attacker: TARGET,
      zone: 'front',
      defender: NEB,
      defendingZone: 'front',
    });
    expect(back.dice.gathered).toEqual({ red: 3, blue: 0, black: 0 });
  });

  test('the die is rolled', () => {
    const game = table()
      .ship('p1', NEBULON, { pose: HERE, upgrades: ['enhanced-armament'] })
      .ship('p2', 'victory-i-class-star-destroyer', { pose: { ...HERE, x: HERE.x - 153_000 } })
      .chance('explicit')
      .fighting()
      .at('ship')
      .play()
      .do(
        act.activateShip('p1', NEB),
        act.declareTarget('p1', { attacker: NEB, zone: 'left', defender: TARGET, defendingZone: 'right' }),
      );
    expect(game.awaiting()).toMatchObject({ decision: { kind: 'rollDice', dice: ['red', 'red', 'blue'] } });
  });
});
