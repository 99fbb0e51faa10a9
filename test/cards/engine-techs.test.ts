import { describe, expect, test } from 'vitest';
import { act, type ExecuteManeuver } from '../../src/state/actions.ts';
import type { Command } from '../../src/state/vocabulary.ts';
import { isOffered } from '../support/offers.ts';
import { CR90, NEBULON, rulesOf, table } from '../support/table.ts';

const GLADIATOR = 'gladiator-i-class-star-destroyer';

/** A ship that resolves Navigate, or not, and flies straight on at its speed. */
const flown = ({
  card = NEBULON,
  spend = 'token' as 'token' | null,
  speed = 3,
  damage = [] as string[],
  upgrades = [] as string[],
} = {}) => {
  const ship = `p1/${card}/1`;
  const game = table()
    .ship('p1', card, {
      pose: { x: 900_000, y: 300_000, heading: 0 },
      speed,
      commandTokens: ['navigate'] as Command[],
      damage: damage.map((each) => ({ face: 'up', card: each })),
      upgrades: ['engine-techs', ...upgrades],
    })
    .ship('p2', CR90, { pose: { x: 100_000, y: 860_000, heading: 0 } })
    .moving()
    .at('ship')
    .play()
    .do(act.activateShip('p1', ship));
  if (spend) game.do(act.resolveCommand('p1', ship, 'navigate', spend));
  return game.do(act.executeManeuver('p1', ship, Array(speed).fill(0), 'left'));
};

const NEB = `p1/${NEBULON}/1`;
const CARD = `${NEB}/engine-techs`;
const courses = (game: ReturnType<typeof flown>): ExecuteManeuver[] =>
  game.legal().flatMap((action) => (action.type === 'executeManeuver' ? [action] : []));

describe('Engine Techs', () => {
  test('[FAQ-QA-25, FAQ-QA-26, UPG-04] after the maneuver another one at speed 1, with both its steps', () => {
    const game = flown().do(act.useEffect('p1', CARD));
    expect(game.awaiting()).toMatchObject({ decision: { kind: 'determineCourse', ship: NEB, speed: 1 } });
    game.do(act.executeManeuver('p1', NEB, [1], 'right'));
    const order = game.trace('shipMoved', 'maneuverExecuted').map(({ type }) => type);
    expect(order).toEqual(['shipMoved', 'maneuverExecuted', 'shipMoved', 'maneuverExecuted']);
    expect(game.ship(NEB)).toMatchObject({ activated: true, upgrades: [{ readiness: 'exhausted' }] });
  });

  test('[FAQ-QA-26] overlaps and obstacles are looked at again', () => {
    const game = table()
      .ship('p1', NEBULON, {
        pose: { x: 900_000, y: 300_000, heading: 0 },
        speed: 1,
        commandTokens: ['navigate'],
        upgrades: ['engine-techs'],
      })
      .ship('p2', CR90, { pose: { x: 900_000, y: 300_000 + 67_200 + 71_000 + 40_000, heading: 0 } })
      .moving()
      .at('ship')
      .play()
      .do(
        act.activateShip('p1', NEB),
        act.resolveCommand('p1', NEB, 'navigate', 'token'),
        act.executeManeuver('p1', NEB, [0], 'left'),
        act.useEffect('p1', CARD),
        act.executeManeuver('p1', NEB, [0], 'left'),
      );
    expect(game.trace('shipMoved').at(-1)).toMatchObject({ reached: 0, overlapped: [`p2/${CR90}/1`] });
    expect([game.ship(NEB).damage.length, game.ship(`p2/${CR90}/1`).damage.length]).toEqual([1, 1]);
  });

  test('[FAQ-QA-27] the speed dial is not touched, and nothing answers to a change', () => {
    const game = flown({ damage: ['thruster-fissure'] }).do(act.useEffect('p1', CARD));
    game.do(act.executeManeuver('p1', NEB, [0], 'left'));
    expect(game.ship(NEB).speed).toBe(3);
    expect(game.trace('speedChanged', 'shieldLost')).toEqual([]);
  });

  test('[FAQ-ERR-25] a command resolved without any effect is enough; without it nothing is offered', () => {
    expect(isOffered(flown(), CARD)).toBe(true);
    expect(isOffered(flown({ spend: null }), CARD)).toBe(false);
    const game = flown();
    expect(rulesOf(game.judge(act.resolveCommand('p1', NEB, 'navigate', 'token')))).toContain('CMD-18');
  });

  test('[FAQ-CARD-005] Thrust-Control Malfunction hinders the maneuver at the dial’s speed, not the other', () => {
    const plain = table()
      .ship('p1', NEBULON, {
        pose: { x: 900_000, y: 300_000, heading: 0 },
        speed: 3,
        damage: [{ face: 'up', card: 'thrust-control-malfunction' }],
      })
      .ship('p2', CR90)
      .moving()
      .at('ship')
      .play()
      .do(act.activateShip('p1', NEB));
    expect(Math.max(...courses(plain).map(({ clicks }) => clicks[2]!))).toBe(1);
    const game = flown({ damage: ['thrust-control-malfunction'] }).do(act.useEffect('p1', CARD));
    expect(Math.max(...courses(game).map(({ clicks }) => clicks[0]!))).toBe(1);
  });

  test('[FAQ-CARD-094] the first joint has the printed yaw of speed 1', () => {
    const game = flown({ card: GLADIATOR, speed: 2 }).do(act.useEffect('p1', `p1/${GLADIATOR}/1/engine-techs`));
    const clicks = [...new Set(courses(game).map((course) => course.clicks[0]!))].sort((a, b) => a - b);
    expect(clicks).toEqual([-2, -1, 0, 1, 2]);
  });

  test('[UPG-05] one maneuver: the card is exhausted, and the command belonged to the first', () => {
    const game = flown().do(act.useEffect('p1', CARD), act.executeManeuver('p1', NEB, [0], 'left'));
    expect(game.trace('maneuverExecuted')).toHaveLength(2);
    expect(isOffered(game, CARD)).toBe(false);
  });

  test('[TIME-08] may be declined', () => {
    const game = flown().do(act.done('p1'));
    expect(game.trace('maneuverExecuted')).toHaveLength(1);
    expect(game.ship(NEB)).toMatchObject({ activated: true, upgrades: [{ readiness: 'readied' }] });
  });
});
