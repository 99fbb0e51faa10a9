import { describe, expect, test } from 'vitest';
import { upgrade } from '../../../src/content/card.ts';
import { act } from '../../../src/state/actions.ts';
import { MIDDLE, moving, NEB, straight, up } from '../../support/damaged.ts';
import { NEBULON, table, VICTORY } from '../../support/table.ts';

const CARD = 'ruptured-engine';

describe('Ruptured Engine', () => {
  test('[TIME-08, DMG-04] after a maneuver with the dial above one: one damage that cannot be declined', () => {
    const game = moving([CARD]).do(straight(2));
    expect(game.awaiting()).toMatchObject({ decision: { kind: 'chooseZone', points: 1 } });
    expect(game.types()).toEqual(['chooseZone']);
    game.do(act.chooseZone('p1', NEB, 'rear'));
    expect(game.ship(NEB).shields.rear).toBe(1);
  });

  test('the dial counts, not how far the ship came', () => {
    const game = table()
      .ship('p1', NEBULON, { pose: MIDDLE, speed: 2, damage: up(CARD) })
      .ship('p2', VICTORY, { pose: { ...MIDDLE, y: MIDDLE.y + 225_000 } })
      .moving()
      .at('ship')
      .play()
      .do(act.activateShip('p1', NEB), straight(2));
    expect(game.trace('shipMoved')).toMatchObject([{ reached: 1 }]);
    expect(game.awaiting()).toMatchObject({ decision: { kind: 'chooseZone' } });
  });

  test('at speed 1 and at speed 0 nothing happens', () => {
    for (const speed of [0, 1]) {
      const game = moving([CARD], { speed }).do(straight(speed));
      expect(game.types()).toEqual(['activateShip']);
      expect(game.trace('shieldLost')).toEqual([]);
    }
  });

  test('[MOVE-15] every maneuver counts, a granted one as well, by the dial', () => {
    const techs = upgrade({
      id: 'techs',
      name: 'Techs',
      type: 'officer',
      cost: 1,
      on: { 'phase.ship.start': { resolve: (g) => [{ verb: 'maneuver', ship: g.self!.id, speed: 1 }] } },
    });
    const granted = (speed: number) =>
      table([techs])
        .ship('p1', NEBULON, { pose: MIDDLE, speed, damage: up(CARD), upgrades: ['techs'] })
        .ship('p2', VICTORY, { pose: { x: 100_000, y: 800_000, heading: 0 } })
        .moving()
        .at('ship')
        .play()
        .do(act.useEffect('p1', `${NEB}/techs`), straight(1));
    expect(granted(2).awaiting()).toMatchObject({ decision: { kind: 'chooseZone' } });
    expect(granted(1).awaiting()).toMatchObject({ decision: { kind: 'activateShip' } });
  });
});
