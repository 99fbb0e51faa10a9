import { describe, expect, test } from 'vitest';
import { type UpgradeCard, upgrade } from '../../src/content/card.ts';
import type { PositionShip } from '../../src/engine/position.ts';
import { act, type ExecuteManeuver } from '../../src/state/actions.ts';
import type { GameState } from '../../src/state/state.ts';
import { CR90, codesOf, NEBULON, rulesOf, table, VICTORY } from '../support/table.ts';

type Extras = Partial<Omit<PositionShip, 'upgrades'>> & { upgrades?: string[] };

const MIDDLE = { x: 900_000, y: 400_000, heading: 0 };

/** A ship of p1 in the middle of the table, facing up, about to determine its course; p2 is far away. */
const moving = (card: string, extras: Extras = {}, cards: readonly UpgradeCard[] = []) =>
  table(cards)
    .ship('p1', card, { pose: MIDDLE, ...extras })
    .ship('p2', CR90, { pose: { x: 100_000, y: 860_000, heading: 0 } })
    .moving()
    .at('ship')
    .play()
    .do(act.activateShip('p1', `p1/${card}/1`));

const NEB = 'p1/nebulon-b-escort-frigate/1';
const COR = 'p1/cr90-corvette-a/1';
const VIC = 'p1/victory-ii-class-star-destroyer/1';
const courses = (game: ReturnType<typeof moving>): ExecuteManeuver[] =>
  game.legal().flatMap((action) => (action.type === 'executeManeuver' ? [action] : []));
const widest = (game: ReturnType<typeof moving>) =>
  courses(game).reduce<number[]>(
    (most, { clicks }) => clicks.map((click, i) => Math.max(Math.abs(click), most[i] ?? 0)),
    [],
  );
const speedAwaited = (game: ReturnType<typeof moving>) => {
  const due = game.awaiting();
  return due.kind === 'player' && due.decision.kind === 'determineCourse' ? due.decision.speed : null;
};

describe('determining a course', () => {
  test('[MOVE-01, SHIP-06, SHIP-12] the maneuver comes last in an activation, course first, and is compulsory', () => {
    const game = moving(NEBULON, { speed: 2, dials: ['concentrateFire'] });
    game.do(act.done('p1'));
    expect(game.types()).toEqual(['executeManeuver']);
    expect(rulesOf(game.judge(act.done('p1')))).toEqual(['SHIP-12']);
    game.do(act.executeManeuver('p1', NEB, [0, 0], 'left'));
    const order = game
      .trace('shipActivated', 'dialRevealed', 'shipMoved', 'maneuverExecuted', 'shipActivationEnded')
      .map(({ type }) => type);
    expect(order).toEqual(['shipActivated', 'dialRevealed', 'shipMoved', 'maneuverExecuted', 'shipActivationEnded']);
  });

  test('[MOVE-02] the ship ends at the joint of its speed', () => {
    for (const speed of [1, 2, 3]) {
      const game = moving(NEBULON, { speed });
      expect(speedAwaited(game)).toBe(speed);
      game.do(act.executeManeuver('p1', NEB, Array(speed).fill(0), 'left'));
      expect(game.ship(NEB).pose).toEqual({ ...MIDDLE, y: MIDDLE.y + speed * 67_200 });
    }
    const wrong = moving(NEBULON, { speed: 3 }).judge(act.executeManeuver('p1', NEB, [0, 0], 'left'));
    expect(wrong).toMatchObject({ rule: 'MOVE-02', facts: { speed: 3, joints: 2 } });
  });

  test('[MOVE-03, MOVE-04, EX-03] each joint turns as far as its yaw value, joint 1 nearest the ship', () => {
    const game = moving(NEBULON, { speed: 3 });
    expect(widest(game)).toEqual([0, 1, 2]);
    const legal = (...clicks: number[]) => game.judge(act.executeManeuver('p1', NEB, clicks, 'left')).ok;
    expect(legal(0, 1, -2)).toBe(true);
    expect([legal(1, 0, 0), legal(0, 2, 0), legal(0, 0, 3)]).toEqual([false, false, false]);
    expect(rulesOf(game.judge(act.executeManeuver('p1', NEB, [1, 0, 0], 'left')))).toEqual(['MOVE-03']);
    game.do(act.executeManeuver('p1', NEB, [0, 1, -2], 'left'));
    expect(game.ship(NEB).pose!.heading).toBe(65_536 - 4096);
  });

  test('[MOVE-05] a dash, one and two clicks, to either side', () => {
    const clicks = courses(moving(CR90, { speed: 4 })).map((course) => course.clicks);
    expect(new Set(clicks.map(([first]) => first))).toEqual(new Set([0]));
    expect(new Set(clicks.map(([, second]) => second))).toEqual(new Set([-1, 0, 1]));
    expect(new Set(clicks.map((each) => each[3]))).toEqual(new Set([-2, -1, 0, 1, 2]));
  });

  test('[MOVE-06, MOVE-07, EX-04] the tool goes on the side on which the ship does not lie on it', () => {
    const game = moving(NEBULON, { speed: 3 });
    const sides = courses(game)
      .filter(({ clicks }) => clicks.join() === '0,1,-2')
      .map(({ side }) => side);
    expect(sides).toEqual(['left']);
    const refused = game.judge(act.executeManeuver('p1', NEB, [0, 1, -2], 'right'));
    expect(refused).toMatchObject({ rule: 'MOVE-07', code: 'ship-on-the-tool' });
    expect(refused.facts!.depthUm).toBeGreaterThan(10);
    game.do(act.executeManeuver('p1', NEB, [0, 1, -2], 'left'));
    const { x, y } = game.ship(NEB).pose!;
    expect([x - MIDDLE.x, y - MIDDLE.y]).toEqual([28_819, 208_687]);
  });

  test('[MOVE-08] where neither side is in the way, the owner chooses', () => {
    const straight = courses(moving(NEBULON, { speed: 2 })).filter(({ clicks }) =>
      clicks.every((click) => click === 0),
    );
    expect(straight.map(({ side }) => side)).toEqual(['left', 'right']);
  });

  test('[RNG-17, FAQ-QA-21] the tool is tried out for the active ship alone, by its owner, while its course is determined', () => {
    const game = table()
      .ship('p1', NEBULON, { pose: MIDDLE, speed: 2 })
      .ship('p1', CR90, { speed: 2 })
      .ship('p2', CR90, { speed: 2 })
      .moving()
      .at('ship')
      .play();
    const courses = () => game.legal().flatMap((action) => (action.type === 'executeManeuver' ? [action.ship] : []));
    const tried = (player: 'p1' | 'p2', id: string) =>
      rulesOf(game.judge(act.executeManeuver(player, id, [0, 0], 'left')));
    expect(courses()).toEqual([]);
    expect(tried('p1', NEB)).toContain('MOVE-01');
    game.do(act.activateShip('p1', NEB));
    expect(new Set(courses())).toEqual(new Set([NEB]));
    expect(tried('p1', NEB)).toEqual([]);
    expect(tried('p1', `p1/${CR90}/1`).length).toBeGreaterThan(0);
    expect(tried('p2', `p2/${CR90}/1`).length).toBeGreaterThan(0);
    expect(game.legal('p2')).toEqual([]);
  });

  test('[MOVE-09] the course is fixed once it is given', () => {
    const game = moving(NEBULON, { speed: 2 }).do(act.executeManeuver('p1', NEB, [0, 0], 'left'));
    expect(game.judge(act.executeManeuver('p1', NEB, [1, 1], 'left')).ok).toBe(false);
  });

  test('[MOVE-13] at speed 0 a ship does not move but has executed a maneuver', () => {
    const after = upgrade({
      id: 'after',
      name: 'After',
      type: 'officer',
      cost: 1,
      on: {
        'ship.afterManeuver': {
          optional: false,
          resolve: (g) => [{ verb: 'grantDial', ship: g.self!.id, command: 'repair' }],
        },
      },
    });
    const game = moving(NEBULON, { speed: 0, upgrades: ['after'] }, [after]);
    expect(courses(game)).toEqual([act.executeManeuver('p1', NEB, [])]);
    expect(rulesOf(game.judge(act.executeManeuver('p1', NEB, [], 'left')))).toEqual(['MOVE-13']);
    game.do(act.executeManeuver('p1', NEB, []));
    expect(game.ship(NEB).pose).toEqual(MIDDLE);
    expect(game.trace('maneuverExecuted', 'dialGranted').map(({ type }) => type)).toEqual([
      'maneuverExecuted',
      'dialGranted',
    ]);
  });

  test('[MOVE-14, NAV-06] speed stays from round to round until something changes it', () => {
    const game = table()
      .ship('p1', NEBULON, { pose: MIDDLE, speed: 1, dials: ['navigate', 'repair'] })
      .ship('p2', CR90, { pose: { x: 100_000, y: 860_000, heading: 0 } })
      .moving()
      .at('ship')
      .play();
    game.do(
      act.activateShip('p1', NEB),
      act.done('p1'),
      act.resolveCommand('p1', NEB, 'navigate', 'dial'),
      act.changeSpeed('p1', NEB, 2),
    );
    const straight = (each: GameState) => each.round;
    game.do(act.executeManeuver('p1', NEB, [0, 0], 'left'));
    while (straight(game.state) < 3)
      game.do(
        game.legal().find((a) => a.type === 'executeManeuver' && a.clicks.every((c) => c === 0)) ?? game.legal()[0]!,
      );
    expect(game.ship(NEB).speed).toBe(2);
  });

  test('[MOVE-15, FAQ-QA-25, FAQ-QA-26, FAQ-QA-27] a granted maneuver, course and move, is executed at the speed it names and leaves the dial alone', () => {
    const techs = upgrade({
      id: 'techs',
      name: 'Techs',
      type: 'support-team',
      cost: 1,
      on: {
        'ship.afterManeuver': {
          limit: 'activation',
          when: (g, it) => it.ship === g.self!.id && it.fixedSpeed === null,
          resolve: (g) => [{ verb: 'maneuver', ship: g.self!.id, speed: 1 }],
        },
      },
    });
    const game = moving(NEBULON, { speed: 3, upgrades: ['techs'] }, [techs]);
    game.do(act.executeManeuver('p1', NEB, [0, 0, 0], 'left'), act.useEffect('p1', `${NEB}/techs`));
    expect(speedAwaited(game)).toBe(1);
    expect(widest(game)).toEqual([1]);
    game.do(act.executeManeuver('p1', NEB, [0], 'left'));
    expect(game.ship(NEB).pose).toEqual({ ...MIDDLE, y: MIDDLE.y + 4 * 67_200 });
    expect(game.ship(NEB).speed).toBe(3);
    expect(game.trace('speedChanged')).toEqual([]);
  });

  test('[MOVE-16] a temporary speed lasts for its maneuver, by the column of that speed', () => {
    const projector = upgrade({
      id: 'projector',
      name: 'Projector',
      type: 'experimental-retrofit',
      cost: 1,
      on: {
        'ship.beforeCourse': { resolve: (_g, it) => [{ verb: 'setFrame', depth: it.depth, fields: { slower: 1 } }] },
      },
    });
    const game = moving(NEBULON, { speed: 3, upgrades: ['projector'] }, [projector]).do(
      act.useEffect('p1', `${NEB}/projector`),
    );
    expect(speedAwaited(game)).toBe(2);
    expect(widest(game)).toEqual([1, 1]);
    game.do(act.executeManeuver('p1', NEB, [0, 0], 'left'));
    expect(game.ship(NEB)).toMatchObject({ speed: 3, pose: { y: MIDDLE.y + 2 * 67_200 } });
    expect(game.trace('speedChanged')).toEqual([]);
  });
});

describe('the Navigate command', () => {
  const navigating = (card: string, spend: 'dial' | 'token' | 'both', speed: number) => {
    const id = `p1/${card}/1`;
    const game = moving(card, { speed, dials: ['navigate'], commandTokens: ['navigate'] });
    return game.do(act.done('p1'), act.resolveCommand('p1', id, 'navigate', spend));
  };
  const speeds = (game: ReturnType<typeof moving>) =>
    game.legal().flatMap((action) => (action.type === 'changeSpeed' ? [action.speed] : []));

  test('[NAV-01] only in Determine Course', () => {
    const game = table()
      .ship('p1', NEBULON, {
        pose: MIDDLE,
        speed: 2,
        dials: ['navigate'],
        commandTokens: ['repair'],
        shields: { front: 0 },
      })
      .ship('p2', CR90)
      .moving()
      .at('ship')
      .play()
      .do(act.activateShip('p1', NEB));
    expect(rulesOf(game.judge(act.resolveCommand('p1', NEB, 'navigate', 'dial')))).toEqual(['CMD-21']);
    game.do(act.done('p1'));
    expect(game.awaiting()).toMatchObject({ decision: { kind: 'resolveCommands' } });
    expect(rulesOf(game.judge(act.resolveCommand('p1', NEB, 'navigate', 'dial')))).toEqual(['NAV-01']);
    expect(rulesOf(game.judge(act.changeSpeed('p1', NEB, 3)))).toContain('NAV-01');
    game.do(act.done('p1'));
    expect(game.legal()).toContainEqual(act.resolveCommand('p1', NEB, 'navigate', 'dial'));
  });

  test('[NAV-02] the dial: one speed up or down, one click more on one joint', () => {
    const game = navigating(NEBULON, 'dial', 2);
    expect(speeds(game)).toEqual([1, 3]);
    const legal = (...clicks: number[]) =>
      game.judge(act.executeManeuver('p1', NEB, clicks, 'left')).ok ||
      game.judge(act.executeManeuver('p1', NEB, clicks, 'right')).ok;
    expect([legal(2, 1), legal(1, 2), legal(2, 2)]).toEqual([true, true, false]);
  });

  test('[NAV-03] the token: one speed up or down, no yaw', () => {
    const game = navigating(NEBULON, 'token', 2);
    expect(speeds(game)).toEqual([1, 3]);
    expect(widest(game)).toEqual([1, 1]);
  });

  test('[NAV-04] dial and token: two speeds and one yaw, as one resolution', () => {
    const game = navigating(CR90, 'both', 1);
    expect(speeds(game)).toEqual([0, 2, 3]);
    expect(rulesOf(game.judge(act.changeSpeed('p1', COR, 4)))).toEqual(['NAV-04']);
    game.do(act.changeSpeed('p1', COR, 3));
    expect(speeds(game)).toEqual([]);
    const legal = courses(game).map(({ clicks }) => clicks.join());
    expect([legal.includes('1,1,2'), legal.includes('0,2,2'), legal.includes('1,2,2')]).toEqual([true, true, false]);
    expect(game.trace('commandResolved')).toHaveLength(1);
  });

  test('[NAV-05] never below 0 nor above the chart', () => {
    const victory = navigating(VICTORY, 'dial', 2);
    expect(speeds(victory)).toEqual([1]);
    expect(rulesOf(victory.judge(act.changeSpeed('p1', VIC, 3)))).toContain('NAV-05');
    expect(speeds(navigating(NEBULON, 'both', 0))).toEqual([1, 2]);
    expect(navigating(NEBULON, 'dial', 0).judge({ ...act.changeSpeed('p1', NEB, 0), speed: -1 } as never).code).toBe(
      'malformed-action',
    );
  });

  test('[NAV-07] a dash becomes I, I becomes II, and II cannot be raised', () => {
    const legal = courses(navigating(CR90, 'dial', 3)).map(({ clicks }) => clicks.join());
    expect([legal.includes('1,1,2'), legal.includes('0,2,2'), legal.includes('0,1,3')]).toEqual([true, true, false]);
    const beyond = navigating(CR90, 'dial', 3).judge(act.executeManeuver('p1', COR, [0, 0, 3], 'left'));
    expect(rulesOf(beyond)).toEqual(['NAV-07']);
  });

  test('[NAV-08] the extra yaw is gone after the maneuver', () => {
    const game = table()
      .ship('p1', NEBULON, { pose: MIDDLE, speed: 1, dials: ['navigate', 'repair'] })
      .ship('p2', CR90, { pose: { x: 100_000, y: 860_000, heading: 0 } })
      .moving()
      .at('ship')
      .play()
      .do(act.activateShip('p1', NEB), act.done('p1'), act.resolveCommand('p1', NEB, 'navigate', 'dial'));
    expect(widest(game as never)).toEqual([2]);
    game.do(act.executeManeuver('p1', NEB, [0], 'left'));
    game.until((state) => state.round === 2 && state.frames.some(({ kind }) => kind === 'shipPhase'));
    game.do(act.activateShip('p1', NEB), act.done('p1'));
    if (game.awaiting().kind === 'player' && game.types().includes('done')) game.do(act.done('p1'));
    expect(widest(game as never)).toEqual([1]);
  });

  test('[NAV-09] the column of the new speed counts', () => {
    const game = navigating(NEBULON, 'token', 2).do(act.changeSpeed('p1', NEB, 3));
    expect(widest(game)).toEqual([0, 1, 2]);
    expect(game.ship(NEB).speed).toBe(3);
  });

  test('[NAV-10] a ship may slow to 0 and stays where it is', () => {
    const game = navigating(NEBULON, 'token', 1).do(act.changeSpeed('p1', NEB, 0), act.executeManeuver('p1', NEB, []));
    expect(game.ship(NEB)).toMatchObject({ speed: 0, pose: MIDDLE });
    expect(game.trace('maneuverExecuted')).toHaveLength(1);
  });

  test('[CMD-18, CMD-22] once a round, and resolving it without using it counts', () => {
    const game = navigating(NEBULON, 'dial', 2);
    expect(rulesOf(game.judge(act.resolveCommand('p1', NEB, 'navigate', 'token')))).toContain('CMD-18');
    expect(codesOf(game.judge(act.changeSpeed('p1', NEB, 2)))).toEqual(['no-change']);
    game.do(act.executeManeuver('p1', NEB, [0, 0], 'left'));
    expect(game.ship(NEB)).toMatchObject({ speed: 2, commandTokens: ['navigate'] });
  });

  test('[EX-24, CMD-21] Repair and Squadron tokens when the dial is revealed, the Navigate dial when the course is set', () => {
    const game = table()
      .ship('p1', VICTORY, {
        pose: MIDDLE,
        speed: 1,
        dials: ['navigate'],
        commandTokens: ['repair', 'squadron'],
        shields: { front: 0 },
      })
      .ship('p2', CR90, { pose: { x: 100_000, y: 860_000, heading: 0 } })
      .squadron('p1', 'x-wing-squadron', { pose: { x: 900_000, y: 550_000, heading: 0 } })
      .moving()
      .at('ship')
      .play();
    game.do(act.activateShip('p1', VIC), act.done('p1'), act.resolveCommand('p1', VIC, 'repair', 'token'));
    game.do(act.done('p1'), act.resolveCommand('p1', VIC, 'squadron', 'token'), act.done('p1'));
    game.do(
      act.resolveCommand('p1', VIC, 'navigate', 'dial'),
      act.changeSpeed('p1', VIC, 2),
      act.executeManeuver('p1', VIC, [0, 0], 'left'),
    );
    const resolved = game
      .trace('commandResolved')
      .map((event) => event.type === 'commandResolved' && `${event.command} ${event.spend}`);
    expect(resolved).toEqual(['repair token', 'squadron token', 'navigate dial']);
  });
});

describe('leaving the play area', () => {
  test('[DMG-10, MOVE-12] one micrometre over the edge destroys, the edge itself does not', () => {
    const end = (y: number) => {
      const game = moving(NEBULON, { speed: 1, pose: { x: 900_000, y, heading: 0 } });
      return game.do(act.executeManeuver('p1', NEB, [0], 'left')).ship(NEB).status;
    };
    const limit = 914_400 - 35_500 - 67_200;
    expect(end(limit)).toBe('inPlay');
    expect(end(limit + 1)).toBe('destroyed');
  });

  test('[DMG-11] shield dials over the edge do not matter', () => {
    const game = moving(NEBULON, { speed: 0, pose: { x: 900_000, y: 914_400 - 35_500, heading: 0 } });
    expect(game.do(act.executeManeuver('p1', NEB, [])).ship(NEB).status).toBe('inPlay');
  });

  test('[WIN-01, WIN-09, SHIP-15] the last ship that flies off ends the game for its owner, and scores', () => {
    const game = moving(NEBULON, {
      speed: 2,
      pose: { x: 900_000, y: 800_000, heading: 0 },
      dials: ['concentrateFire'],
      damage: [{ face: 'down' }],
    });
    game.do(act.done('p1'), act.executeManeuver('p1', NEB, [0, 0], 'left'));
    expect(game.awaiting()).toEqual({
      kind: 'over',
      outcome: { winner: 'p2', reason: 'elimination', scores: { p1: 0, p2: 57 } },
    });
    expect(game.ship(NEB)).toMatchObject({ status: 'destroyed', dials: [], openDials: [], damage: [] });
    expect(game.state.decks.shared!.discard).toHaveLength(1);
  });

  test('[SHIP-15] a ship destroyed in its activation loses the rest, and the turn passes', () => {
    const late = upgrade({
      id: 'late',
      name: 'Late',
      type: 'officer',
      cost: 1,
      on: { 'ship.afterManeuver': { resolve: () => [] } },
    });
    const game = table([late])
      .ship('p1', NEBULON, { pose: { x: 900_000, y: 860_000, heading: 0 }, speed: 1, upgrades: ['late'] })
      .ship('p1', CR90, { pose: { x: 500_000, y: 300_000, heading: 0 } })
      .ship('p2', CR90, { pose: { x: 100_000, y: 100_000, heading: 0 } })
      .moving()
      .at('ship')
      .play()
      .do(act.activateShip('p1', NEB), act.executeManeuver('p1', NEB, [0], 'left'));
    expect(game.ship(NEB).status).toBe('destroyed');
    expect(game.awaiting()).toMatchObject({ player: 'p2', decision: { kind: 'activateShip' } });
    expect(game.trace('maneuverExecuted')).toEqual([]);
  });
});
