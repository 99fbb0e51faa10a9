import { describe, expect, test } from 'vitest';
import { upgrade } from '../../../src/content/card.ts';
import { act } from '../../../src/state/actions.ts';
import { moving, NEB, straight, up } from '../../support/damaged.ts';
import { NEBULON, table, VICTORY } from '../../support/table.ts';

const CARD = 'thruster-fissure';
const navigating = (extras: Parameters<typeof moving>[1], spend: 'dial' | 'token' | 'both') =>
  moving([CARD], { dials: ['navigate'], commandTokens: ['navigate'], speed: 1, ...extras }).do(
    act.done('p1'),
    act.resolveCommand('p1', NEB, 'navigate', spend),
  );

describe('Thruster Fissure', () => {
  test('[DMG-04] a change of speed costs one damage, by two at once no more', () => {
    const game = navigating({}, 'both').do(act.changeSpeed('p1', NEB, 3), act.chooseZone('p1', NEB, 'front'));
    expect(game.ship(NEB)).toMatchObject({ shields: { front: 2 }, speed: 3 });
    expect(game.awaiting()).toMatchObject({ decision: { kind: 'determineCourse', speed: 3 } });
  });

  test('slowing down costs as well', () => {
    const game = navigating({ speed: 2 }, 'dial').do(act.changeSpeed('p1', NEB, 1));
    expect(game.awaiting()).toMatchObject({ decision: { kind: 'chooseZone', points: 1 } });
  });

  test('Navigate without a change of speed costs nothing', () => {
    const game = navigating({ speed: 2 }, 'dial').do(straight(2));
    expect(game.trace('shieldLost', 'damageCardDealt')).toEqual([]);
  });

  test('[FAQ-CARD-051] a change that the opponent makes costs nothing', () => {
    const konstantine = upgrade({
      id: 'konstantine',
      name: 'Konstantine',
      type: 'commander',
      cost: 1,
      on: { 'phase.status.start': { resolve: () => [{ verb: 'turnSpeedDial', ship: NEB, to: 1 }] } },
    });
    const game = table([konstantine])
      .ship('p1', NEBULON, { speed: 2, damage: up(CARD) })
      .ship('p2', VICTORY, { upgrades: ['konstantine'] })
      .at('status')
      .play()
      .do(act.useEffect('p2', `p2/${VICTORY}/1/konstantine`));
    expect(game.ship(NEB).speed).toBe(1);
    expect(game.trace('speedChanged')).toHaveLength(1);
    expect(game.trace('shieldLost')).toEqual([]);
    expect(game.state.round).toBe(2);
  });

  test('[MOVE-16] a maneuver at a temporary speed changes no dial and costs nothing', () => {
    const techs = upgrade({
      id: 'techs',
      name: 'Techs',
      type: 'officer',
      cost: 1,
      on: { 'phase.ship.start': { resolve: (g) => [{ verb: 'maneuver', ship: g.self!.id, speed: 1 }] } },
    });
    const game = table([techs])
      .ship('p1', NEBULON, {
        pose: { x: 900_000, y: 300_000, heading: 0 },
        speed: 3,
        damage: up(CARD),
        upgrades: ['techs'],
      })
      .ship('p2', VICTORY)
      .moving()
      .at('ship')
      .play()
      .do(act.useEffect('p1', `${NEB}/techs`), straight(1));
    expect(game.ship(NEB)).toMatchObject({ speed: 3, shields: { front: 3, left: 1, right: 1, rear: 2 } });
  });
});
