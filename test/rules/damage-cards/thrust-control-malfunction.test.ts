import { describe, expect, test } from 'vitest';
import { upgrade } from '../../../src/content/card.ts';
import { act } from '../../../src/state/actions.ts';
import { MIDDLE, moving, NEB, up } from '../../support/damaged.ts';
import { CR90, NEBULON, table } from '../../support/table.ts';

const CARD = 'thrust-control-malfunction';
/** The most clicks that each joint allows. */
const widest = (game: Pick<ReturnType<typeof moving>, 'legal'>) =>
  game
    .legal()
    .reduce<number[]>(
      (most, action) =>
        action.type === 'executeManeuver'
          ? action.clicks.map((clicks, joint) => Math.max(Math.abs(clicks), most[joint] ?? 0))
          : most,
      [],
    );

describe('Thrust-Control Malfunction', () => {
  test('[FAQ-CARD-003] the last joint that its speed can turn has one yaw less; a dash is skipped', () => {
    expect(widest(moving([], { speed: 3 }))).toEqual([0, 1, 2]);
    expect(widest(moving([CARD], { speed: 3 }))).toEqual([0, 1, 1]);
    expect(widest(moving([CARD], { speed: 2 }))).toEqual([1, 0]);
    expect(widest(moving([CARD], { speed: 1 }))).toEqual([0]);
    const hammerhead = 'hammerhead-scout-corvette';
    const dashLast = (damage: ReturnType<typeof up>) =>
      widest(
        table()
          .ship('p1', hammerhead, { pose: MIDDLE, speed: 3, damage })
          .ship('p2', CR90, { pose: { x: 100_000, y: 800_000, heading: 0 } })
          .moving()
          .at('ship')
          .play()
          .do(act.activateShip('p1', `p1/${hammerhead}/1`)),
      );
    expect(dashLast([])).toEqual([1, 1, 0]);
    expect(dashLast(up(CARD))).toEqual([1, 0, 0]);
  });

  test('two copies take one yaw each', () => {
    expect(widest(moving([CARD, CARD], { speed: 3 }))).toEqual([0, 1, 0]);
  });

  test('[FAQ-CARD-004] it lowers the printed value; Navigate may raise it again', () => {
    const game = moving([CARD], { speed: 2, dials: ['navigate'] }).do(
      act.done('p1'),
      act.resolveCommand('p1', NEB, 'navigate', 'dial'),
    );
    expect(widest(game)).toEqual([2, 1]);
  });

  test('[FAQ-CARD-005] a maneuver at another speed than the dial’s is not affected', () => {
    const techs = upgrade({
      id: 'techs',
      name: 'Techs',
      type: 'officer',
      cost: 1,
      on: { 'phase.ship.start': { resolve: (g) => [{ verb: 'maneuver', ship: g.self!.id, speed: 1 }] } },
    });
    const granted = (speed: number) =>
      widest(
        table([techs])
          .ship('p1', NEBULON, { pose: MIDDLE, speed, damage: up(CARD), upgrades: ['techs'] })
          .ship('p2', CR90)
          .moving()
          .at('ship')
          .play()
          .do(act.useEffect('p1', `${NEB}/techs`)),
      );
    expect(granted(3)).toEqual([1]);
    expect(granted(1)).toEqual([0]);
  });
});
