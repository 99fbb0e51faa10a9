import { describe, expect, test } from 'vitest';
import type { PositionShip } from '../../src/engine/position.ts';
import { act } from '../../src/state/actions.ts';
import { squadronsOf } from '../../src/state/selectors.ts';
import { scriptChance } from '../../src/testing/scripted.ts';
import { CR90, codesOf, NEBULON, rulesOf, TIE, table, VICTORY, X_WING } from '../support/table.ts';

const NEB = 'p1/nebulon-b-escort-frigate/1';
const START = { x: 900_000, y: 300_000, heading: 0 };
const END = { ...START, y: START.y + 67_200 };

type Obstacles = readonly { readonly obstacle: string; readonly x?: number; readonly y?: number }[];

/** A Nebulon-B at speed 1 that ends on obstacles. */
const onto = (obstacles: Obstacles, extras: Partial<Omit<PositionShip, 'upgrades'>> = {}, speed = 1) => {
  const game = table()
    .ship('p1', NEBULON, { pose: START, speed, ...extras })
    .ship('p2', CR90, { pose: { x: 100_000, y: 800_000, heading: 0 } })
    .with({
      obstacles: obstacles.map(({ obstacle, x = 0, y = 0 }) => ({
        obstacle,
        pose: { x: END.x + x, y: END.y + y, heading: 0 },
      })),
    })
    .moving()
    .at('ship')
    .play()
    .do(act.activateShip('p1', NEB));
  return game;
};
const go = act.executeManeuver('p1', NEB, [0], 'left');

describe('obstacles', () => {
  test('[OBST-01] after the maneuver, for what lies under the ship at its end only', () => {
    const game = onto([{ obstacle: 'asteroid-field-1' }]).do(go);
    expect(game.trace('maneuverExecuted', 'obstacleResolved').map(({ type }) => type)).toEqual([
      'maneuverExecuted',
      'obstacleResolved',
    ]);
    const passed = onto([{ obstacle: 'asteroid-field-1', y: 60_000 }], {}, 3);
    passed.do(act.executeManeuver('p1', NEB, [0, 0, 0], 'left'));
    expect(passed.trace('obstacleResolved')).toEqual([]);
  });

  test('[OBST-02] an asteroid field deals a faceup card past the shields', () => {
    const before = onto([{ obstacle: 'asteroid-field-2' }]);
    const game = scriptChance(before.state, [act.drawDamageCard('ruptured-engine')], before.engine).do(go);
    const ship = game.finish().units[NEB]!;
    expect(ship).toMatchObject({
      shields: { front: 3, left: 1, right: 1, rear: 2 },
      damage: [{ face: 'up', card: 'ruptured-engine', seenBy: ['p1', 'p2'] }],
    });
    expect(game.state.decks.shared).toMatchObject({ size: 51, unseen: [{ 'ruptured-engine': 1 }] });
    expect(game.state.active['ship.afterManeuver']).toMatchObject([{ by: 'damage/shared/1', unit: NEB }]);
  });

  test('[OBST-03, DMG-03, DMG-04] a debris field: two damage on one zone of the owner’s choice, through its shields', () => {
    const game = onto([{ obstacle: 'debris-field-1' }]).do(go);
    expect(game.legal()).toEqual(
      (['front', 'left', 'right', 'rear'] as const).map((zone) => act.chooseZone('p1', NEB, zone)),
    );
    expect(rulesOf(game.judge(act.done('p1')))).toEqual(['DMG-04']);
    const left = onto([{ obstacle: 'debris-field-1' }]).do(go, act.chooseZone('p1', NEB, 'left'));
    expect(left.ship(NEB)).toMatchObject({ shields: { left: 0, front: 3 }, damage: [{ face: 'down' }] });
    const rear = onto([{ obstacle: 'debris-field-1' }]).do(go, act.chooseZone('p1', NEB, 'rear'));
    expect(rear.ship(NEB)).toMatchObject({ shields: { rear: 0 }, damage: [] });
  });

  test('[OBST-04] a station: the ship may discard a damage card', () => {
    const damage = [{ face: 'down' as const }, { face: 'up' as const, card: 'thruster-fissure' }];
    const game = onto([{ obstacle: 'station' }], { damage }).do(go);
    expect(game.legal()).toEqual([
      act.useStation('p1', NEB, 'damage/shared/1'),
      act.useStation('p1', NEB, 'damage/shared/2'),
      act.done('p1'),
    ]);
    expect(rulesOf(game.judge(act.useStation('p1', NEB, 'damage/shared/9')))).toEqual(['OBST-04']);
    expect(
      onto([{ obstacle: 'station' }], { damage })
        .do(go, act.done('p1'))
        .ship(NEB).damage,
    ).toHaveLength(2);
    game.do(act.useStation('p1', NEB, 'damage/shared/2'));
    expect(game.ship(NEB).damage.map(({ id }) => id)).toEqual(['damage/shared/1']);
    expect(game.state.active['ship.speedChanged']).toBeUndefined();
    expect(
      onto([{ obstacle: 'station' }])
        .do(go)
        .types(),
    ).toEqual(['activateShip']);
  });

  test('[OBST-07] several obstacles resolve in the owner’s order', () => {
    const both: Obstacles = [
      { obstacle: 'debris-field-1', x: -30_000 },
      { obstacle: 'station', x: 40_000 },
    ];
    const debrisFirst = onto(both, { shields: { left: 0 } }).do(go);
    expect(debrisFirst.legal()).toEqual([
      act.resolveObstacle('p1', NEB, 'debris-field-1/1'),
      act.resolveObstacle('p1', NEB, 'station/1'),
    ]);
    expect(rulesOf(debrisFirst.judge(act.resolveObstacle('p1', NEB, 'station/2')))).toContain('OBST-01');
    debrisFirst.do(act.resolveObstacle('p1', NEB, 'debris-field-1/1'), act.chooseZone('p1', NEB, 'left'));
    expect(debrisFirst.types()).toEqual(['useStation', 'done']);
    const stationFirst = onto(both, { shields: { left: 0 } }).do(go, act.resolveObstacle('p1', NEB, 'station/1'));
    expect(stationFirst.types()).toEqual(['chooseZone']);
  });

  test('[OBST-08, OBST-09] again after each maneuver that ends there, also at speed 0', () => {
    const game = table()
      .ship('p1', NEBULON, { pose: END, speed: 0 })
      .ship('p2', CR90, { pose: { x: 100_000, y: 800_000, heading: 0 } })
      .with({ obstacles: [{ obstacle: 'debris-field-2', pose: END }] })
      .moving()
      .at('ship')
      .play();
    for (const round of [1, 2]) {
      game.do(act.activateShip('p1', NEB));
      game.until((state) => game.engine.legalActions(state).some(({ type }) => type === 'executeManeuver'));
      game.do(act.executeManeuver('p1', NEB, []), act.chooseZone('p1', NEB, 'front'));
      expect(game.trace('obstacleResolved')).toHaveLength(round);
      game.until((state) => state.round === round + 1 && state.frames.some(({ kind }) => kind === 'shipPhase'));
    }
  });

  test('[MOVE-17, FAQ-QA-23] overlap damage that fills the hull destroys the ship before a station could help', () => {
    const full = Array.from({ length: 4 }, () => ({ face: 'down' as const }));
    const game = table()
      .ship('p1', NEBULON, { pose: START, speed: 1, damage: full })
      .ship('p1', CR90, { pose: { x: 300_000, y: 100_000, heading: 0 } })
      .ship('p2', VICTORY, { pose: { ...START, y: START.y + 150_000 } })
      .with({ obstacles: [{ obstacle: 'station', pose: START }] })
      .moving()
      .at('ship')
      .play()
      .do(act.activateShip('p1', NEB), go);
    expect(game.ship(NEB).status).toBe('destroyed');
    expect(game.trace('obstacleResolved')).toEqual([]);
  });
});

describe('squadrons on obstacles', () => {
  const flying = (obstacle: string, hull: number) =>
    table()
      .ship('p1', CR90)
      .ship('p2', VICTORY)
      .squadron('p1', X_WING, { pose: START, hull })
      .with({ obstacles: [{ obstacle, pose: END }] })
      .moving()
      .at('squadron')
      .play()
      .do(act.activateSquadron('p1', 'p1/x-wing-squadron/1'), act.moveSquadron('p1', 'p1/x-wing-squadron/1', END));

  test('[OBST-05] a station gives back one hull point, never above the maximum', () => {
    const game = flying('station', 3);
    expect(game.legal()).toEqual([act.useStation('p1', 'p1/x-wing-squadron/1'), act.done('p1')]);
    expect(codesOf(game.judge(act.useStation('p1', 'p1/x-wing-squadron/1', 'damage/shared/1')))).toContain(
      'squadrons-have-no-damage-cards',
    );
    game.do(act.useStation('p1', 'p1/x-wing-squadron/1'));
    expect(squadronsOf(game.state)[0]!.hull).toBe(4);
    expect(squadronsOf(flying('station', 5).state)[0]!.hull).toBe(5);
    expect(flying('station', 5).types()).not.toContain('useStation');
  });

  test('[OBST-06, SQM-04] asteroid and debris fields do nothing to a squadron', () => {
    for (const obstacle of ['asteroid-field-1', 'debris-field-1']) {
      const game = flying(obstacle, 3);
      expect(squadronsOf(game.state)[0]).toMatchObject({ hull: 3, status: 'inPlay', pose: { x: END.x, y: END.y } });
    }
  });

  test('a squadron that did not move gets nothing', () => {
    const game = table()
      .ship('p1', CR90)
      .ship('p2', VICTORY)
      .squadron('p1', X_WING, { pose: END, hull: 2 })
      .squadron('p2', TIE)
      .with({ obstacles: [{ obstacle: 'station', pose: END }] })
      .moving()
      .at('squadron')
      .play()
      .do(act.activateSquadron('p1', 'p1/x-wing-squadron/1'), act.done('p1'));
    expect(squadronsOf(game.state)[0]!.hull).toBe(2);
  });
});
