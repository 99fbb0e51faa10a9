import { describe, expect, test } from 'vitest';
import { act } from '../../src/state/actions.ts';
import type { Command } from '../../src/state/vocabulary.ts';
import { due, isOffered } from '../support/offers.ts';
import { NEBULON, table } from '../support/table.ts';

const INTERDICTOR = 'interdictor-suppression-refit';
const NEB = `p2/${NEBULON}/1`;
const CARD = `p1/${INTERDICTOR}/1/g-8-experimental-projector`;

/** A Nebulon-B of p2 about to determine its course, an Interdictor behind it. */
const beforeCourse = (
  { gap = 100_000, speed = 2 } = {},
  extras: { commandTokens?: Command[]; upgrades?: string[] } = {},
) =>
  table()
    .ship('p1', INTERDICTOR, {
      pose: { x: 900_000, y: 200_000, heading: 0 },
      upgrades: ['g-8-experimental-projector'],
    })
    .ship('p2', NEBULON, { pose: { x: 900_000, y: 200_000 + 86_500 + gap, heading: 0 }, speed, ...extras })
    .with({ firstPlayer: 'p2' })
    .moving()
    .at('ship')
    .play()
    .do(act.activateShip('p2', NEB));

describe('G-8 Experimental Projector', () => {
  test('[MOVE-16] an enemy at distance 1-5 is one slower for this maneuver; its dial stays', () => {
    const game = beforeCourse();
    expect(due(game)).toBe('useEffects');
    game.do(act.useEffect('p1', CARD));
    expect(game.awaiting()).toMatchObject({ player: 'p2', decision: { kind: 'determineCourse', speed: 1 } });
    game.do(act.executeManeuver('p2', NEB, [0], 'left'));
    expect(game.ship(NEB).speed).toBe(2);
    expect(game.trace('speedChanged')).toEqual([]);
    expect(game.ship(`p1/${INTERDICTOR}/1`).upgrades[0]!.readiness).toBe('exhausted');
  });

  test('[TIME-14] not beyond distance 5, not its own side, not twice a round', () => {
    expect(isOffered(beforeCourse({ gap: 304_000 }), CARD)).toBe(true);
    expect(isOffered(beforeCourse({ gap: 306_000 }), CARD)).toBe(false);
    const own = beforeCourse().do(act.done('p1'), act.executeManeuver('p2', NEB, [0, 0], 'left'));
    own.do(act.activateShip('p1', `p1/${INTERDICTOR}/1`));
    expect(isOffered(own, CARD)).toBe(false);
  });

  test('[FAQ-CARD-100] a speed dial that is turned afterwards counts, less one', () => {
    const game = beforeCourse({}, { commandTokens: ['navigate'] }).do(act.useEffect('p1', CARD));
    game.do(act.resolveCommand('p2', NEB, 'navigate', 'token'), act.changeSpeed('p2', NEB, 3));
    expect(game.awaiting()).toMatchObject({ decision: { kind: 'determineCourse', speed: 2 } });
    game.do(act.executeManeuver('p2', NEB, [0, 0], 'left'));
    expect(game.ship(NEB).speed).toBe(3);
  });

  test('[FAQ-CARD-101, FAQ-CARD-102] against the maneuver of Engine Techs: down to speed 0, and executed', () => {
    const game = beforeCourse({}, { commandTokens: ['navigate'], upgrades: ['engine-techs'] });
    game.do(
      act.done('p1'),
      act.resolveCommand('p2', NEB, 'navigate', 'token'),
      act.executeManeuver('p2', NEB, [0, 0], 'left'),
      act.useEffect('p2', `${NEB}/engine-techs`),
    );
    expect(isOffered(game, CARD)).toBe(true);
    const { pose } = game.ship(NEB);
    game.do(act.useEffect('p1', CARD));
    expect(game.awaiting()).toMatchObject({ decision: { kind: 'determineCourse', speed: 0 } });
    game.do(act.executeManeuver('p2', NEB, []));
    expect(game.ship(NEB).pose).toEqual(pose);
    expect(game.trace('maneuverExecuted')).toHaveLength(2);
  });

  test('[DEF-07] once the maneuver is over, the dial alone says whether tokens can be spent', () => {
    const game = beforeCourse({ speed: 1 }).do(act.useEffect('p1', CARD), act.executeManeuver('p2', NEB, []));
    expect(game.ship(NEB).speed).toBe(1);
    const token = game.judge(act.spendDefenseToken('p2', NEB, 1));
    expect(token.because.map(({ rule }) => rule)).not.toContain('DEF-06');
    expect(token.rule).not.toBe('DEF-06');
  });

  test('never below speed 0', () => {
    expect(beforeCourse({ speed: 0 }).do(act.useEffect('p1', CARD)).awaiting()).toMatchObject({
      decision: { speed: 0 },
    });
  });
});
