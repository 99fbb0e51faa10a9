import { describe, expect, test } from 'vitest';
import { upgrade } from '../../src/content/card.ts';
import type { Position } from '../../src/engine/position.ts';
import { act } from '../../src/state/actions.ts';
import type { Player } from '../../src/state/vocabulary.ts';
import { passing, withObjective } from '../support/full-game.ts';
import { asked, FIVE, placeObstacles, scoresOf, toNextRound } from '../support/objectives.ts';
import { due } from '../support/offers.ts';
import { CR90, NEBULON, rulesOf, TIE, table, VICTORY, X_WING } from '../support/table.ts';

const STATION = { obstacle: 'station', pose: { x: 900_000, y: 450_000, heading: 0 } };
/** Straight below the station: here the frigate's base is exactly at the end of distance 1. */
const LAST_Y = 292_160;
const BELOW = { x: 900_000, y: LAST_Y, heading: 0 };
const OUTPOST: Partial<Position> = { objective: 'contested-outpost', obstacles: [STATION] };

/** What each player gains at the end of a round, of which the position begins the Status Phase. */
const gains = (game: ReturnType<ReturnType<typeof table>['play']>) => game.state.victoryTokens;

describe('Contested Outpost: setup', () => {
  test('the other five obstacles are placed as normal, then the second player places the station', () => {
    const game = withObjective('contested-outpost', 'p1');
    const turns: string[] = [];
    for (const [obstacle, at] of Object.entries(FIVE)) {
      turns.push(asked(game)[0]);
      expect(rulesOf(game.judge(act.placeObstacle(asked(game)[0] as Player, 'station', STATION.pose)))).toEqual([
        'SETUP-16',
      ]);
      placeObstacles(game, { [obstacle]: at });
    }
    expect(turns).toEqual(['p2', 'p1', 'p2', 'p1', 'p2']);
    expect(game.awaiting()).toMatchObject({ player: 'p2', decision: { kind: 'placeObstacle', pool: ['station'] } });
    game.do(act.placeObstacle('p2', 'station', STATION.pose));
    expect(game.state.obstacles.map(({ type }) => type)).toEqual([
      'asteroid',
      'asteroid',
      'asteroid',
      'debris',
      'debris',
      'station',
    ]);
    expect(due(game)).toBe('deploy');
  });

  test("[OBJ-06] the station lies beyond distance 5 of both players' edges and beyond distance 1 of obstacles", () => {
    const game = placeObstacles(withObjective('contested-outpost', 'p1'), FIVE);
    const judged = (x: number, y: number) =>
      rulesOf(game.judge(act.placeObstacle('p2', 'station', { x, y, heading: 0 })));
    // Its outline reaches from 45.84 mm below its centre to 38.04 mm above, from 39.47 mm on the left to 48.22 on the right.
    const [near, far] = [304_800 + 45_840, 914_400 - 304_800 - 38_040];
    expect([judged(800_000, near), judged(800_000, near + 1)]).toEqual([['SETUP-18'], []]);
    expect([judged(800_000, far), judged(800_000, far - 1)]).toEqual([['SETUP-18'], []]);
    // The sides of the setup area are no players' edges.
    expect([judged(304_800 + 39_470, 450_000), judged(304_800 + 39_469, 450_000)]).toEqual([[], ['SETUP-18']]);
    expect(judged(1_200_000, 400_000)).toEqual(['SETUP-18']);
    expect(game.judge(act.placeObstacle('p1', 'station', STATION.pose)).ok).toBe(false);
  });

  test('on the small table four of the five others are placed, and the station', () => {
    const core = { points: 400, table: 'core', obstacles: 4, objectives: 'fleets', damageDecks: 'shared' } as const;
    const game = passing(withObjective('contested-outpost', 'p1', { format: core }), 'placeObstacle');
    const types = game.state.obstacles.map(({ type }) => type);
    expect(types).toHaveLength(5);
    expect(types.indexOf('station')).toBe(4);
  });
});

describe('Contested Outpost: the station', () => {
  test('[FAQ-CARD-013] [OBS-01] it obstructs no attack', () => {
    const line = (extra: Partial<Position>) => {
      const game = table()
        .ship('p1', VICTORY, { pose: { x: 900_000, y: 300_000, heading: 0 } })
        .ship('p2', CR90, { pose: { x: 900_000, y: 600_000, heading: 0 } })
        .with({ obstacles: [STATION], ...extra })
        .play();
      const query = {
        attacker: `p1/${VICTORY}/1`,
        zone: 'front',
        defender: `p2/${CR90}/1`,
        defendingZone: 'rear',
      } as const;
      return game.engine.explainAttack(game.state, query);
    };
    expect(line({}).obstruction).toMatchObject({ obstructed: true, obstacles: ['station/1'] });
    expect(line({ objective: 'contested-outpost' }).obstruction).toMatchObject({ obstructed: false, obstacles: [] });
    expect(line({ objective: 'contested-outpost' }).dice.rolled).toBe(line({}).dice.rolled + 1);
  });

  test('[FAQ-CARD-013] nor does it keep squadrons from being engaged; other obstacles still do', () => {
    const engaged = (obstacle: string, extra: Partial<Position>) => {
      const game = table()
        .ship('p1', CR90)
        .ship('p2', CR90)
        .squadron('p1', X_WING, { pose: { x: 850_000, y: 450_000, heading: 0 } })
        .squadron('p2', TIE, { pose: { x: 950_000, y: 450_000, heading: 0 } })
        .with({ obstacles: [{ ...STATION, obstacle }], ...extra })
        .play();
      return game.engine.explainEngagement(game.state, `p1/${X_WING}/1`, `p2/${TIE}/1`).verdict.ok;
    };
    const objective = 'contested-outpost';
    expect([engaged('station', {}), engaged('station', { objective })]).toEqual([false, true]);
    expect([engaged('debris-field-1', {}), engaged('debris-field-1', { objective })]).toEqual([false, false]);
  });

  test('[OBST-04] it discards no damage cards', () => {
    const flown = (extra: Partial<Position>) =>
      table()
        .ship('p1', NEBULON, { pose: { ...BELOW, y: 350_000 }, speed: 1, damage: [{ face: 'down' }] })
        .ship('p2', CR90)
        .with({ obstacles: [STATION], ...extra })
        .at('ship')
        .play()
        .do(act.activateShip('p1', `p1/${NEBULON}/1`));
    expect(due(flown({}))).toBe('useStation');
    const game = flown(OUTPOST);
    expect(due(game)).not.toBe('useStation');
    const card = game.ship(`p1/${NEBULON}/1`).damage[0]!.id;
    const use = { type: 'useStation', player: 'p1', unit: `p1/${NEBULON}/1`, damageCard: card } as const;
    expect(rulesOf(game.judge(use))).toContain('OBJ-02');
  });

  test('[OBST-05] and it repairs no squadrons', () => {
    const moved = (extra: Partial<Position>) =>
      table()
        .ship('p1', CR90)
        .ship('p2', CR90)
        .squadron('p1', X_WING, { pose: { x: 900_000, y: 380_000, heading: 0 }, hull: 2 })
        .with({ obstacles: [STATION], ...extra })
        .moving()
        .at('squadron')
        .play()
        .do(
          act.activateSquadron('p1', `p1/${X_WING}/1`),
          act.moveSquadron('p1', `p1/${X_WING}/1`, { x: 900_000, y: 440_000 }),
        );
    expect(due(moved({}))).toBe('useStation');
    expect(due(moved(OUTPOST))).not.toBe('useStation');
  });
});

describe('Contested Outpost: the end of a round', () => {
  test('[OBJ-02] the higher sum of command values at distance 1 brings a token, in every round', () => {
    const game = table().ship('p1', NEBULON, { pose: BELOW }).ship('p2', VICTORY).with(OUTPOST).play();
    for (let round = 1; round <= 6; round++) {
      toNextRound(game);
      expect(game.state.victoryTokens).toEqual({ p1: round, p2: 0 });
    }
    expect(game.state.outcome).toMatchObject({ winner: 'p1', scores: { p1: 120, p2: 0 } });
  });

  test.each([
    ['at the end of distance 1', LAST_Y, 1],
    ['a micrometre beyond it', LAST_Y - 1, 0],
    ['on the station', 430_000, 1],
  ])('a ship %s', (_where, y, count) => {
    const game = table()
      .ship('p1', NEBULON, { pose: { ...BELOW, y } })
      .ship('p2', VICTORY)
      .with({ ...OUTPOST, phase: 'status' });
    expect(gains(game.play())).toEqual({ p1: count, p2: 0 });
  });

  test('command values are added up, squadrons count for nothing', () => {
    const besieged = (...mine: readonly string[]) => {
      const built = table()
        .ship('p2', VICTORY, { pose: { x: 900_000, y: 600_000, heading: 0 } })
        .squadron('p1', X_WING, { pose: { x: 850_000, y: 450_000, heading: 0 } })
        .with({ ...OUTPOST, phase: 'status' });
      mine.forEach((card, i) => {
        built.ship('p1', card, { pose: { ...BELOW, x: 840_000 + 60_000 * i, y: 320_000 } });
      });
      return gains(built.play());
    };
    // A Victory has command 3, a corvette 1, a frigate 2.
    expect(besieged(NEBULON)).toEqual({ p1: 0, p2: 1 });
    expect(besieged(NEBULON, CR90)).toEqual({ p1: 0, p2: 0 });
    expect(besieged(NEBULON, CR90, CR90)).toEqual({ p1: 1, p2: 0 });
  });

  test('a tie, or nobody there, brings nobody anything', () => {
    const both = table()
      .ship('p1', NEBULON, { pose: { ...BELOW, y: 320_000 } })
      .ship('p2', NEBULON, { pose: { x: 900_000, y: 570_000, heading: 0 } });
    expect(gains(both.with({ ...OUTPOST, phase: 'status' }).play())).toEqual({ p1: 0, p2: 0 });
    const none = table()
      .ship('p1', NEBULON)
      .ship('p2', NEBULON)
      .with({ ...OUTPOST, phase: 'status' });
    expect(gains(none.play())).toEqual({ p1: 0, p2: 0 });
  });

  test('[ROUND-06] a ship that is gone by the end of the Status Phase does not count', () => {
    const doom = upgrade({
      id: 'doom',
      name: 'Doom',
      type: 'officer',
      cost: 1,
      on: {
        'phase.status.end': {
          optional: false,
          resolve: (g) => [{ verb: 'suffer', ship: g.self!.id, zone: 'rear', points: 20 }],
        },
      },
    });
    const game = table([doom])
      .ship('p1', NEBULON, { pose: BELOW, upgrades: ['doom'] })
      .ship('p1', CR90)
      .ship('p2', VICTORY)
      .with({ ...OUTPOST, phase: 'status' })
      .play();
    expect(gains(game)).toEqual({ p1: 0, p2: 0 });
    expect(game.state.units[`p1/${NEBULON}/1`]!.status).toBe('destroyed');
  });

  test('[OBJ-04] a token is worth 20', () => {
    const game = table()
      .ship('p1', NEBULON)
      .ship('p2', VICTORY)
      .with({ ...OUTPOST, victoryTokens: { p1: 2, p2: 3 } });
    expect(scoresOf(game.play())).toEqual({ p1: 40, p2: 60 });
  });

  test('without a station on the table nothing is held and nothing breaks', () => {
    const game = table()
      .ship('p1', NEBULON)
      .ship('p2', VICTORY)
      .with({ objective: 'contested-outpost', phase: 'status' });
    expect(gains(game.play())).toEqual({ p1: 0, p2: 0 });
  });
});
