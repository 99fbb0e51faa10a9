import { describe, expect, test } from 'vitest';
import { objective } from '../../src/content/card.ts';
import { act } from '../../src/state/actions.ts';
import type { Player } from '../../src/state/vocabulary.ts';
import { fleetOf, passing, withObjective } from '../support/full-game.ts';
import { asked, FIVE, placeObstacles } from '../support/objectives.ts';
import { due } from '../support/offers.ts';
import { CR90, codesOf, NEBULON, rulesOf, TIE, VICTORY, X_WING } from '../support/table.ts';

const GLADIATOR = 'gladiator-i-class-star-destroyer';
/** The station lies in the middle of the ambush zone, asteroid field 1 in front of the first player's zone. */
const OBSTACLES = { ...FIVE, station: [915, 450] } as const;
const AHEAD = { p1: 0, p2: 32_768 };

type Game = ReturnType<typeof deploying>;
/** p1 is first, all obstacles are placed. */
const deploying = (mine: readonly string[] = [NEBULON, CR90, CR90], theirs: readonly string[] = [VICTORY, GLADIATOR]) =>
  placeObstacles(
    withObjective('fleet-ambush', 'p1', {
      p1: fleetOf('rebel', mine, [X_WING, X_WING]),
      p2: fleetOf('imperial', theirs, [TIE, TIE]),
    }),
    OBSTACLES,
  );
const put = (player: Player, ship: string, x: number, y: number) =>
  act.deployShip(player, ship, { x: x * 1000, y: y * 1000, heading: AHEAD[player] }, 1);
const wing = (player: Player, squadron: string, x: number, y: number) =>
  act.deploySquadron(player, squadron, { x: x * 1000, y: y * 1000 });
const [NEB, COR, COR2] = [`p1/${NEBULON}/1`, `p1/${CR90}/1`, `p1/${CR90}/2`];
const [VIC, GLAD] = [`p2/${VICTORY}/1`, `p2/${GLADIATOR}/1`];

const ok = (game: Game, action: Parameters<Game['judge']>[0]) => game.judge(action).ok;

describe('Fleet Ambush', () => {
  test('the first player deploys in the ambush zone on odd turns and in his own zone on even ones', () => {
    const game = deploying();
    const turn = (expected: 'ambush' | 'own', ship: string, x: number) => {
      expect(asked(game)).toEqual(['p1', 'deploy']);
      expect([ok(game, put('p1', ship, x, 400)), ok(game, put('p1', ship, x, 100))]).toEqual(
        expected === 'ambush' ? [true, false] : [false, true],
      );
      const refused = game.judge(put('p1', ship, x, expected === 'ambush' ? 100 : 400));
      expect([rulesOf(refused), codesOf(refused)]).toEqual([['SETUP-21'], ['outside-deployment-zone']]);
      game.do(put('p1', ship, x, expected === 'ambush' ? 400 : 100));
    };
    turn('ambush', NEB, 700);
    game.do(put('p2', VIC, 700, 820));
    turn('own', COR, 700);
    game.do(put('p2', GLAD, 900, 820));
    turn('ambush', COR2, 1100);
  });

  test('[OBJ-06] the zone is what lies beyond distance 5 of every edge of the setup area', () => {
    const game = deploying();
    // A frigate's base is 43 mm by 71 mm.
    const at = (x: number, y: number) => ok(game, act.deployShip('p1', NEB, { x, y, heading: 0 }, 1));
    const [left, right, bottom, top] = [609_600 + 21_500, 1_219_200 - 21_500, 304_800 + 35_500, 609_600 - 35_500];
    expect([at(left, 450_000), at(left + 1, 450_000)]).toEqual([false, true]);
    expect([at(right, 450_000), at(right - 1, 450_000)]).toEqual([false, true]);
    expect([at(700_000, bottom), at(700_000, bottom + 1)]).toEqual([false, true]);
    expect([at(700_000, top), at(700_000, top - 1)]).toEqual([false, true]);
  });

  test('the second player deploys in his own zone, always', () => {
    const game = deploying().do(put('p1', NEB, 700, 400));
    expect([ok(game, put('p2', VIC, 900, 820)), ok(game, put('p2', VIC, 900, 450))]).toEqual([true, false]);
  });

  test('[FAQ-CARD-020] whoever has placed his ships goes on with squadrons, though the other still has ships', () => {
    const game = deploying([NEBULON, CR90], [VICTORY, GLADIATOR, GLADIATOR, GLADIATOR]);
    expect(codesOf(game.judge(wing('p1', `p1/${X_WING}/1`, 700, 480)))).toContain('ships-first');
    game.do(put('p1', NEB, 700, 400), put('p2', VIC, 700, 820));
    expect(codesOf(game.judge(wing('p1', `p1/${X_WING}/1`, 700, 480)))).toContain('ships-first');
    game.do(put('p1', COR, 700, 100), put('p2', GLAD, 900, 820));
    game.do(wing('p1', `p1/${X_WING}/1`, 700, 480), wing('p1', `p1/${X_WING}/2`, 760, 480));
    expect(asked(game)).toEqual(['p2', 'deploy']);
  });

  test('[FAQ-CARD-021] the other places all his ships before any squadron', () => {
    const game = deploying([NEBULON, CR90], [VICTORY, GLADIATOR]);
    game.do(put('p1', NEB, 700, 400), put('p2', VIC, 700, 820), put('p1', COR, 700, 100));
    const squadron = wing('p2', `p2/${TIE}/1`, 700, 720);
    expect([rulesOf(game.judge(squadron)), codesOf(game.judge(squadron))]).toEqual([['SETUP-15'], ['ships-first']]);
    game.do(put('p2', GLAD, 900, 820));
    game.do(wing('p1', `p1/${X_WING}/1`, 700, 480), wing('p1', `p1/${X_WING}/2`, 760, 480));
    expect(ok(game, squadron)).toBe(true);
  });

  describe('squadrons and obstacles', () => {
    const withShips = () =>
      deploying([NEBULON, CR90], [VICTORY]).do(
        put('p1', NEB, 800, 450),
        put('p2', VIC, 700, 820),
        put('p1', COR, 450, 140),
      );

    test('[FAQ-CARD-019] squadrons may stand near a ship in the ambush zone', () => {
      const game = withShips();
      game.do(wing('p2', `p2/${TIE}/1`, 700, 720), wing('p2', `p2/${TIE}/2`, 760, 720));
      expect(ok(game, wing('p1', `p1/${X_WING}/1`, 740, 450))).toBe(true);
      // Outside the zone, too, as long as it is within distance 2 of the ship.
      expect(ok(game, wing('p1', `p1/${X_WING}/1`, 800, 307))).toBe(true);
      expect(ok(game, wing('p1', `p1/${X_WING}/1`, 800, 306))).toBe(false);
      expect(ok(game, wing('p1', `p1/${X_WING}/1`, 1000, 300))).toBe(false);
    });

    test('the first player’s units stay off obstacles in the zone', () => {
      const game = deploying([NEBULON, CR90], [VICTORY]);
      const refused = game.judge(put('p1', NEB, 900, 450));
      expect([rulesOf(refused), codesOf(refused)]).toEqual([['SETUP-15'], ['overlaps']]);
      game.do(put('p1', NEB, 820, 450), put('p2', VIC, 700, 820), put('p1', COR, 450, 140));
      game.do(wing('p2', `p2/${TIE}/1`, 700, 720), wing('p2', `p2/${TIE}/2`, 760, 720));
      const onStation = game.judge(wing('p1', `p1/${X_WING}/1`, 895, 450));
      expect([rulesOf(onStation), onStation.facts]).toEqual([['SETUP-15'], { with: 'station/1' }]);
      // Asteroid field 1 lies outside the zone.
      expect(ok(game, wing('p1', `p1/${X_WING}/1`, 450, 230))).toBe(true);
    });
  });

  test('the second player’s units may stand on them', () => {
    const game = placeObstacles(
      withObjective('fleet-ambush', 'p1', {
        p1: fleetOf('rebel', [NEBULON]),
        p2: fleetOf('imperial', [VICTORY], [TIE]),
      }),
      { ...FIVE, station: [915, 590] },
    );
    game.do(put('p1', NEB, 700, 400), put('p2', VIC, 915, 790));
    expect(ok(game, wing('p2', `p2/${TIE}/1`, 915, 640))).toBe(true);
  });

  test('a ship for which an objective’s zone has no room is deployed in its own zone', () => {
    const narrow = objective({
      id: 'narrow',
      name: 'Narrow',
      category: 'defense',
      victoryTokenValue: null,
      values: {
        deployment: {
          stage: 'set',
          apply: (rules) => ({ ...rules, zone: { minX: 700_000, maxX: 750_000, minY: 400_000, maxY: 480_000 } }),
        },
      },
    });
    const fleets = { p1: fleetOf('rebel', [NEBULON, CR90]), p2: fleetOf('imperial', [VICTORY]), cards: [narrow] };
    const game = passing(withObjective('narrow', 'p1', fleets), 'placeObstacle');
    expect([ok(game, put('p1', NEB, 725, 440)), ok(game, put('p1', NEB, 725, 100))]).toEqual([true, false]);
    game.do(put('p1', NEB, 725, 440), put('p2', VIC, 700, 820));
    expect([ok(game, put('p1', COR, 725, 440)), ok(game, put('p1', COR, 725, 100))]).toEqual([false, true]);
    expect(game.judge(put('p1', COR, 725, 440)).facts).toMatchObject({ minY: 0, maxY: 184_800 });
  });

  test('[OBJ-02] when setup is over no token is left, and nothing is scored at any end', () => {
    const game = passing(deploying([NEBULON, CR90], [VICTORY]), 'deploy');
    expect(due(game)).toBe('assignDials');
    expect(game.state.objectiveTokens).toEqual([]);
    expect(game.engine.viewFor(game.state, 'p1').scores).toEqual({ p1: 0, p2: 0 });
  });
});
