import { describe, expect, test } from 'vitest';
import { standardContent } from '../../src/content/content.ts';
import type { PositionShip } from '../../src/engine/position.ts';
import {
  courses,
  distanceBetween,
  executeCourse,
  insidePlayArea,
  isOverlapping,
  overlaps,
  shipGeometry,
} from '../../src/geometry/index.ts';
import { act } from '../../src/state/actions.ts';
import { createRng } from '../../src/state/rng.ts';
import { squadronsOf } from '../../src/state/selectors.ts';
import type { GameState } from '../../src/state/state.ts';
import { CR90, NEBULON, rulesOf, TIE, table, VICTORY, X_WING } from '../support/table.ts';

const COR = 'p1/cr90-corvette-a/1';
const FLOTILLA = 'gr-75-combat-retrofits';
const GOZANTI = 'gozanti-class-assault-carriers';
const START = { x: 900_000, y: 300_000, heading: 0 };

/** A CR90 of p1 at speed 2, facing up, with other ships of p2 in its way. */
const ramming = (
  others: readonly Partial<PositionShip>[],
  extras: Partial<Omit<PositionShip, 'upgrades'>> = {},
  options = {},
) => {
  const built = table()
    .ship('p1', CR90, { pose: START, speed: 2, ...extras })
    .options(options)
    .moving()
    .at('ship');
  for (const { card = VICTORY, owner = 'p2', upgrades: _upgrades, ...rest } of others) built.ship(owner, card, rest);
  if (!others.some(({ owner = 'p2' }) => owner === 'p2'))
    built.ship('p2', CR90, { pose: { x: 100_000, y: 800_000, heading: 0 } });
  return built.play().do(act.activateShip('p1', COR));
};
const straight = act.executeManeuver('p1', COR, [0, 0], 'left');
const at = (dy: number, dx = 0) => ({ x: START.x + dx, y: START.y + dy, heading: 0 });

describe('a ship that would end on a ship', () => {
  test('[OVL-06, EX-14, OVL-09, OVL-11] it ends one joint earlier; both are dealt a facedown card; the dial stays', () => {
    const game = ramming([{ pose: at(220_000) }]).do(straight);
    expect(game.ship(COR)).toMatchObject({ pose: at(67_200), speed: 2, damage: [{ face: 'down', card: null }] });
    expect(game.ship('p2/victory-ii-class-star-destroyer/1')).toMatchObject({
      damage: [{ face: 'down' }],
      shields: { front: 3, rear: 1 },
    });
    expect(game.trace('shipMoved')).toMatchObject([
      { speed: 2, reached: 1, overlapped: ['p2/victory-ii-class-star-destroyer/1'] },
    ]);
    expect(game.trace('speedChanged')).toEqual([]);
  });

  test('[OVL-06] friends are in the way as well', () => {
    const game = ramming([{ owner: 'p1', card: NEBULON, pose: at(210_000) }]).do(straight);
    expect(game.ship(COR).damage).toHaveLength(1);
    expect(game.ship('p1/nebulon-b-escort-frigate/1').damage).toHaveLength(1);
  });

  test('[OVL-07] the lower speed uses the course that is set', () => {
    const game = ramming([{ pose: { x: START.x + 60_000, y: START.y + 215_000, heading: 0 } }]);
    const course = game.legal().find((a) => a.type === 'executeManeuver' && a.clicks.join() === '1,2')!;
    game.do(course);
    expect(game.ship(COR).pose!.heading).toBe(4096);
    expect(game.trace('shipMoved')).toMatchObject([{ reached: 1 }]);
  });

  test('[OVL-08] blocked at every joint it stays, and has executed a maneuver', () => {
    const game = ramming([{ pose: at(104_500) }, { card: NEBULON, pose: at(215_000) }]).do(straight);
    expect(game.ship(COR)).toMatchObject({ pose: START, damage: [{ face: 'down' }] });
    expect(game.trace('maneuverExecuted')).toHaveLength(1);
    expect(game.trace('shipMoved')).toMatchObject([{ reached: 0 }]);
  });

  test('[OVL-09, OVL-10, FAQ-QA-20] only the closest of the overlapped ships is dealt a card', () => {
    const game = ramming([
      { card: NEBULON, pose: at(190_000, 30_000) },
      { card: CR90, pose: at(184_000, -30_000) },
    ]).do(straight);
    const moved = shipGeometry('cr90-corvette', game.ship(COR).pose!);
    const far = distanceBetween(moved, shipGeometry('nebulon-b-frigate', at(190_000, 30_000))).lengthUm;
    const near = distanceBetween(moved, shipGeometry('cr90-corvette', at(184_000, -30_000))).lengthUm;
    expect(near).toBeLessThan(far);
    expect(game.ship('p2/cr90-corvette-a/1').damage).toHaveLength(1);
    expect(game.ship('p2/nebulon-b-escort-frigate/1').damage).toHaveLength(0);
    expect(game.ship(COR).damage).toHaveLength(1);
  });

  test('[OVL-10] of two equally close ships the mover’s owner picks one', () => {
    const game = ramming([
      { card: CR90, pose: at(190_000, 30_000) },
      { card: CR90, pose: at(190_000, -30_000) },
    ]).do(straight);
    expect(game.legal()).toEqual([
      act.chooseRammed('p1', COR, 'p2/cr90-corvette-a/1'),
      act.chooseRammed('p1', COR, 'p2/cr90-corvette-a/2'),
    ]);
    expect(rulesOf(game.judge(act.chooseRammed('p1', COR, COR)))).toContain('OVL-10');
    game.do(act.chooseRammed('p1', COR, 'p2/cr90-corvette-a/2'));
    expect(game.ship('p2/cr90-corvette-a/1').damage).toHaveLength(0);
    expect(game.ship('p2/cr90-corvette-a/2').damage).toHaveLength(1);
  });

  test('[OVL-12] at a speed reduced by overlap the ship may lie on the tool', () => {
    // A course that is legal at speed 2 and whose first joint alone would put the ship on the tool.
    const found = courses('small', START, [1, 2])
      .flatMap(({ clicks, sides }) => sides.map((side) => ({ clicks, side })))
      .find(({ clicks, side }) => executeCourse('small', START, { clicks: clicks.slice(0, 1), side }).onTool);
    if (!found) throw new Error('no such course');
    const plotted = executeCourse('small', START, found).pose;
    const reduced = executeCourse('small', START, { clicks: found.clicks.slice(0, 1), side: found.side });
    const ahead = { x: plotted.x, y: plotted.y + 45_000, heading: 16_384 };
    const game = ramming([{ card: CR90, pose: ahead }]).do(act.executeManeuver('p1', COR, found.clicks, found.side));
    expect(game.trace('shipMoved')).toMatchObject([{ speed: 2, reached: 1 }]);
    expect(game.ship(COR).pose).toEqual(reduced.pose);
    expect(reduced.onTool).toBe(true);
  });

  test('[OVL-13, FAQ-QA-22] exactly touching is not overlapping', () => {
    const gap = 35_500 + 51_000 + 2 * 7_500;
    const touching = ramming([{ pose: at(134_400 + gap) }]).do(straight);
    expect(touching.trace('shipMoved')).toMatchObject([{ reached: 2, overlapped: [] }]);
    const over = ramming([{ pose: at(134_400 + gap - 20) }]).do(straight);
    expect(over.trace('shipMoved')).toMatchObject([{ reached: 1 }]);
  });

  test('[OVL-14] shield dials count when ship meets ship, unless the option says no', () => {
    const between = 35_500 + 51_000 + 7_500;
    expect(
      ramming([{ pose: at(134_400 + between) }])
        .do(straight)
        .trace('shipMoved'),
    ).toMatchObject([{ reached: 1 }]);
    const bases = ramming([{ pose: at(134_400 + between) }], {}, { dialsInShipOverlap: false }).do(straight);
    expect(bases.trace('shipMoved')).toMatchObject([{ reached: 2 }]);
  });

  test('[OVL-15, FAQ-FLOT-02, FAQ-FLOT-03] where a flotilla is involved, only the flotilla is dealt the card', () => {
    const onFlotilla = ramming([{ card: GOZANTI, pose: at(200_000) }]).do(straight);
    expect(onFlotilla.ship(COR).damage).toHaveLength(0);
    expect(onFlotilla.ship(`p2/${GOZANTI}/1`).damage).toHaveLength(1);

    const mover = (other: string) =>
      table()
        .ship('p1', FLOTILLA, { pose: START, speed: 2 })
        .ship('p2', other, { pose: at(200_000) })
        .moving()
        .at('ship')
        .play()
        .do(act.activateShip('p1', `p1/${FLOTILLA}/1`), act.executeManeuver('p1', `p1/${FLOTILLA}/1`, [0, 0], 'left'));
    expect(mover(VICTORY).ship(`p1/${FLOTILLA}/1`).damage).toHaveLength(1);
    expect(mover(VICTORY).ship(`p2/${VICTORY}/1`).damage).toHaveLength(0);
    expect(mover(GOZANTI).ship(`p1/${FLOTILLA}/1`).damage).toHaveLength(1);
    expect(mover(GOZANTI).ship(`p2/${GOZANTI}/1`).damage).toHaveLength(1);
  });

  test('[OVL-15] a flotilla further away is left alone, unless the option says otherwise', () => {
    const others = [
      { card: CR90, pose: at(184_000, -30_000) },
      { card: GOZANTI, pose: at(196_000, 30_000) },
    ];
    expect(ramming(others).do(straight).ship(`p2/${GOZANTI}/1`).damage).toHaveLength(0);
    expect(
      ramming(others, {}, { flotillaAlwaysDamaged: true }).do(straight).ship(`p2/${GOZANTI}/1`).damage,
    ).toHaveLength(1);
  });

  test('[OVL-16, FAQ-QA-24] a higher position off the table does not matter when the ship stops short of it', () => {
    const pose = { x: 40_000, y: 300_000, heading: 0 };
    const game = table()
      .ship('p1', CR90, { pose, speed: 2 })
      .ship('p2', NEBULON, { pose: { x: 48_000, y: 465_000, heading: 16_384 } })
      .moving()
      .at('ship')
      .play()
      .do(act.activateShip('p1', COR));
    const course = game
      .legal()
      .find((a) => a.type === 'executeManeuver' && a.clicks.join() === '-1,-2' && a.side === 'left');
    if (course?.type !== 'executeManeuver') throw new Error('no such course');
    const plotted = executeCourse('small', pose, { clicks: course.clicks, side: course.side! });
    expect(insidePlayArea({ shipClass: 'cr90-corvette', pose: plotted.pose }).inside).toBe(false);
    game.do(course);
    expect(game.trace('shipMoved')).toMatchObject([{ speed: 2, reached: 1 }]);
    expect(game.ship(COR).status).toBe('inPlay');
  });

  test('[WIN-07, DMG-05] both last ships destroyed by one overlap: both cards are dealt, then the score decides', () => {
    const last = { damage: [{ face: 'down' as const }, { face: 'down' as const }, { face: 'down' as const }] };
    const game = ramming([{ card: CR90, pose: at(200_000), ...last }], last).do(straight);
    expect(game.ship(COR).status).toBe('destroyed');
    expect(game.ship('p2/cr90-corvette-a/1').status).toBe('destroyed');
    expect(game.state.outcome).toEqual({ winner: 'p2', reason: 'elimination', scores: { p1: 44, p2: 44 } });
    expect(game.state.decks.shared).toMatchObject({ size: 44 });
    expect(game.state.decks.shared!.discard).toHaveLength(8);
  });

  test('[MOVE-11] what lies between start and end does not matter', () => {
    const game = ramming([{ card: CR90, pose: at(150_000) }], { speed: 4 });
    game.do(act.executeManeuver('p1', COR, [0, 0, 0, 0], 'left'));
    expect(game.trace('shipMoved')).toMatchObject([{ reached: 4, overlapped: [] }]);
  });
});

describe('a ship that ends on squadrons', () => {
  const flying = (squadrons: readonly (readonly ['p1' | 'p2', string, number, number])[], pose = START) => {
    const built = table()
      .ship('p1', CR90, { pose, speed: 2 })
      .ship('p2', VICTORY, { pose: { x: 100_000, y: 800_000, heading: 0 } })
      .moving()
      .at('ship');
    for (const [owner, card, x, y] of squadrons)
      built.squadron(owner, card, { pose: { x: pose.x + x, y: pose.y + y, heading: 0 } });
    return built.play().do(act.activateShip('p1', COR), straight);
  };
  const ship = (state: GameState) => shipGeometry('cr90-corvette', state.units[COR]!.pose!);
  const content = standardContent();
  const touches = (state: GameState, id: string) =>
    Math.abs(overlaps(ship(state), { pose: state.units[id]!.pose! }).depthUm) <= 10;
  expect(content.ships[CR90]!.shipClass).toBe('cr90-corvette');

  test('[OVL-01, OVL-02, EX-13] it completes its move, and the other player places both squadrons', () => {
    const game = flying([
      ['p2', TIE, 0, 120_000],
      ['p1', X_WING, 5_000, 160_000],
    ]);
    expect(game.ship(COR).pose).toEqual(at(134_400));
    const due = game.awaiting();
    expect(due).toMatchObject({
      player: 'p2',
      decision: { kind: 'placeSquadrons', squadrons: ['p1/x-wing-squadron/1', 'p2/tie-fighter-squadron/1'] },
    });
    expect(new Set(game.legal().map((a) => a.type === 'placeSquadron' && a.squadron))).toEqual(
      new Set(['p1/x-wing-squadron/1', 'p2/tie-fighter-squadron/1']),
    );
    game.do(game.legal().find((a) => a.type === 'placeSquadron' && a.squadron === 'p2/tie-fighter-squadron/1')!);
    game.do(game.legal()[0]!);
    for (const { id } of squadronsOf(game.state)) expect(touches(game.state, id)).toBe(true);
    expect(game.trace('damageCardDealt', 'shieldLost')).toEqual([]);
    expect(
      rulesOf(flying([['p2', TIE, 0, 120_000]]).judge(act.placeSquadron('p1', 'p2/tie-fighter-squadron/1', START))),
    ).toContain('OVL-02');
  });

  test('[OVL-03, FAQ-QA-48] a squadron left floating, or one micrometre off, is refused with the rule', () => {
    const game = flying([['p2', TIE, 0, 120_000]]);
    const place = game.legal()[0]!;
    if (place.type !== 'placeSquadron') throw new Error('no placement');
    const away = { x: place.to.x + (place.to.x >= START.x ? 200 : -200), y: place.to.y };
    const refused = game.judge(act.placeSquadron('p2', place.squadron, away));
    expect(refused).toMatchObject({ rule: 'OVL-04', code: 'not-touching-as-it-must' });
    expect(refused.facts!.gapToShipUm).toBeGreaterThan(10);
    expect(game.judge(act.placeSquadron('p2', place.squadron, { x: -1, y: -1 }))).toMatchObject({
      rule: 'OVL-03',
      code: 'off-the-table',
    });
    expect(game.judge(act.placeSquadron('p2', place.squadron, at(134_400)))).toMatchObject({
      rule: 'OVL-03',
      code: 'overlaps',
      facts: { with: COR },
    });
    const region = game.engine.legalRegion(game.state)!;
    const rng = createRng(4);
    for (let n = 0; n < 50; n++) {
      const at_ = region.sample(rng)!;
      expect(game.judge(act.placeSquadron('p2', place.squadron, at_)).ok).toBe(true);
      expect(region.contains(region.snap({ x: at_.x + 3, y: at_.y - 2 })!)).toBe(true);
    }
  });

  test('[OVL-05] being placed is not a move: activation stays, a station under it does nothing', () => {
    const game = table()
      .ship('p1', CR90, { pose: START, speed: 2 })
      .ship('p2', VICTORY, { pose: { x: 100_000, y: 800_000, heading: 0 } })
      .squadron('p2', TIE, { pose: at(120_000), hull: 1 })
      .with({ obstacles: [{ obstacle: 'station', pose: at(134_400, 60_000) }] })
      .moving()
      .at('ship')
      .play()
      .do(act.activateShip('p1', COR), straight);
    const onStation = game
      .legal()
      .find(
        (a) =>
          a.type === 'placeSquadron' &&
          isOverlapping({ pose: a.to }, { obstacle: 'station', pose: at(134_400, 60_000) }),
      );
    if (!onStation) throw new Error('no place on the station');
    game.do(onStation);
    const [tie] = squadronsOf(game.state);
    expect(tie).toMatchObject({ hull: 1, slider: 'blue' });
    expect(game.trace('squadronMoved', 'hullRecovered')).toEqual([]);
  });

  test('[OVL-17] squadrons are placed before overlap damage is dealt', () => {
    const game = table()
      .ship('p1', CR90, { pose: START, speed: 2, damage: [{ face: 'down' }, { face: 'down' }, { face: 'down' }] })
      .ship('p1', NEBULON, { pose: { x: 100_000, y: 100_000, heading: 0 } })
      .ship('p2', VICTORY, { pose: at(225_000) })
      .squadron('p2', TIE, { pose: at(67_200) })
      .moving()
      .at('ship')
      .play()
      .do(act.activateShip('p1', COR), straight);
    expect(game.awaiting()).toMatchObject({ decision: { kind: 'placeSquadrons' } });
    expect(game.ship(COR)).toMatchObject({ status: 'inPlay' });
    game.do(game.legal()[0]!);
    expect(game.ship(COR).status).toBe('destroyed');
    expect(game.trace('squadronPlaced', 'unitDestroyed').map(({ type }) => type)).toEqual([
      'squadronPlaced',
      'unitDestroyed',
    ]);
  });

  test.each([
    [34_300, 0],
    [37_000, 3],
    [41_000, 3],
  ])(
    '[OVL-04, FAQ-QA-49, FAQ-QA-50] twenty squadrons %i um apart against the edge of the table all find a place',
    (apart, least) => {
      const pose = { x: 30_000, y: 780_000 - 134_400, heading: 0 };
      const built = table()
        .ship('p1', CR90, { pose, speed: 2 })
        .ship('p2', VICTORY, { pose: { x: 900_000, y: 800_000, heading: 0 } })
        .moving()
        .at('ship');
      for (let i = 0; i < 4; i++)
        for (let j = 0; j < 5; j++)
          built.squadron('p2', TIE, { pose: { x: 17_200 + apart * i, y: 897_000 - apart * j, heading: 0 } });
      const game = built.play().do(act.activateShip('p1', COR), straight);
      let placed = 0;
      while (game.types().includes('placeSquadron')) {
        const legal = game.legal();
        game.do(legal[(placed * 7) % legal.length]!);
        placed += 1;
      }
      expect(placed).toBeGreaterThanOrEqual(least);
      expect(game.trace('squadronPlaced').length).toBeGreaterThan(3);
      const squadrons = squadronsOf(game.state);
      expect(squadrons.every(({ status, pose: at_ }) => status === 'inPlay' && at_ !== null)).toBe(true);
      for (const [i, a] of squadrons.entries()) {
        expect(insidePlayArea({ pose: a.pose! }).inside).toBe(true);
        expect(isOverlapping(ship(game.state), { pose: a.pose! })).toBe(false);
        for (const b of squadrons.slice(0, i)) expect(isOverlapping({ pose: a.pose! }, { pose: b.pose! })).toBe(false);
      }
    },
  );
});
