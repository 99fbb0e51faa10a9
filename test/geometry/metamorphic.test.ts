/** Moving, turning and mirroring the table changes no answer; swapping the ships changes some. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  attackRange,
  distanceBetween,
  type HullZone,
  inFiringArc,
  isOverlapping,
  lineOfSight,
  type Obstacle,
  overlaps,
  type Point,
  type Pose,
  type Ship,
  TURN,
} from '../../src/geometry/index.ts';
import { headings, obstacles, runs, SHIP_CLASSES, ship, ships, squadrons, zoneOf, zones } from './support.ts';

interface Scene {
  readonly attacker: Ship;
  readonly zone: HullZone;
  readonly defender: Ship;
  readonly part: HullZone;
  readonly third: Ship;
  readonly rock: Obstacle;
}

const scenes: fc.Arbitrary<Scene> = fc.record({
  attacker: ships(200),
  zone: zones,
  defender: ships(200),
  part: zones,
  third: ships(200),
  rock: obstacles(200),
});

const mapScene = (scene: Scene, map: (pose: Pose) => Pose): Scene => ({
  ...scene,
  attacker: { ...scene.attacker, pose: map(scene.attacker.pose) },
  defender: { ...scene.defender, pose: map(scene.defender.pose) },
  third: { ...scene.third, pose: map(scene.third.pose) },
  rock: { ...scene.rock, pose: map(scene.rock.pose) },
});

/** Every answer about a scene, without the places of its witnesses. */
function answers({ attacker, zone, defender, part, third, rock }: Scene) {
  const target = zoneOf(defender, part);
  const fighter = { pose: third.pose };
  const sight = lineOfSight(attacker, zone, target, { ships: [third], obstacles: [rock] });
  const between = distanceBetween(attacker, defender);
  return {
    arc: inFiringArc(attacker, zone, target),
    range: attackRange(attacker, zone, target),
    toFighter: attackRange(attacker, zone, fighter),
    fromFighter: attackRange(fighter, null, target),
    sight,
    between,
    overlap: overlaps(attacker, defender),
    onRock: overlaps(defender, rock),
    fighterOnRock: overlaps(fighter, rock),
  };
}

type Answers = ReturnType<typeof answers>;

/** The numbers and verdicts of an answer that must not change at all. */
const verdicts = (a: Answers, rename: (zone: HullZone) => HullZone = (zone) => zone) => ({
  inArc: a.arc.inArc,
  arc: a.arc.marginUm,
  range: a.range.lengthUm,
  band: a.range.band,
  crosses: a.range.crosses.map(rename).sort(),
  toFighter: a.toFighter.lengthUm,
  fromFighter: a.fromFighter.lengthUm,
  blockedBy: a.sight.blockedBy.map((b) => rename(b.zone)).sort(),
  ships: a.sight.obstructedBy.ships.map((s) => s.index),
  rocks: a.sight.obstructedBy.obstacles.map((o) => o.index),
  distance: a.between.lengthUm,
  farthest: a.between.farthestUm,
  at: a.between.distance,
  overlap: a.overlap.overlaps,
  onRock: a.onRock.overlaps,
  fighterOnRock: a.fighterOnRock.overlaps,
});

const close = (a: Point | null, b: Point | null, within: number): void => {
  expect(a === null).toBe(b === null);
  if (a !== null && b !== null) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeLessThan(within);
};

describe('the same table', () => {
  test('[RNG-07, ARC-04, LOS-03, OVL-13] moved by whole micrometres gives the same answers to the last bit', () => {
    const shift = fc.integer({ min: -3_000_000, max: 3_000_000 });
    fc.assert(
      fc.property(scenes, shift, shift, (scene, dx, dy) => {
        const moved = mapScene(scene, ({ x, y, heading }) => ({ x: x + dx, y: y + dy, heading }));
        const before = answers(scene);
        const after = answers(moved);
        expect(verdicts(after)).toEqual(verdicts(before));
        const back = (p: Point | null) => p && { x: p.x - dx, y: p.y - dy };
        close(back(after.range.to), before.range.to, 1e-6);
        close(back(after.sight.to), before.sight.to, 1e-6);
        close(back(after.between.from), before.between.from, 1e-6);
      }),
      runs(800),
    );
  });

  test('[RNG-07, ARC-04, LOS-03, OVL-13] turned by a quarter gives the same answers to the last bit', () => {
    fc.assert(
      fc.property(scenes, fc.integer({ min: 1, max: 3 }), (scene, quarters) => {
        const turn = ({ x, y, heading }: Pose): Pose => ({ x: y, y: 0 - x, heading: (heading + TURN / 4) % TURN });
        let turned = scene;
        for (let i = 0; i < quarters; i++) turned = mapScene(turned, turn);
        expect(verdicts(answers(turned))).toEqual(verdicts(answers(scene)));
      }),
      runs(800),
    );
  });

  test('[RNG-07, ARC-04, OVL-13] turned by any binary angle gives the same answers within the rounding of its poses', () => {
    let compared = 0;
    fc.assert(
      fc.property(scenes, headings, (scene, by) => {
        const angle = (by / TURN) * 2 * Math.PI;
        const turned = mapScene(scene, ({ x, y, heading }) => ({
          x: Math.round(x * Math.cos(angle) + y * Math.sin(angle)),
          y: Math.round(y * Math.cos(angle) - x * Math.sin(angle)),
          heading: (heading + by) % TURN,
        }));
        const before = answers(scene);
        const after = answers(turned);
        expect(Math.abs(after.between.lengthUm - before.between.lengthUm)).toBeLessThan(6);
        expect(Math.abs(after.arc.marginUm! - before.arc.marginUm!)).toBeLessThan(3);
        expect(Math.abs(after.overlap.depthUm - before.overlap.depthUm)).toBeLessThan(6);
        expect(Math.abs(after.fromFighter.lengthUm! - before.fromFighter.lengthUm!)).toBeLessThan(3);
        // A part of a zone in the arc that is thin may move by much more than its border does.
        if (before.arc.marginUm! > 2_000 && before.range.lengthUm! > 0) {
          expect(Math.abs(after.range.lengthUm! - before.range.lengthUm!)).toBeLessThan(300);
          compared++;
        }
        if (before.sight.marginUm! > 10) expect(after.sight.hasSight).toBe(before.sight.hasSight);
      }),
      runs(800),
    );
    expect(compared).toBeGreaterThan(100);
  });

  test('[RNG-07, ARC-04, LOS-03, OVL-13] mirrored gives the mirrored answers', () => {
    const other: Record<HullZone, HullZone> = { front: 'front', rear: 'rear', left: 'right', right: 'left' };
    fc.assert(
      fc.property(scenes, (scene) => {
        const flipped = mapScene(scene, ({ x, y, heading }) => ({ x: 0 - x, y, heading: (TURN - heading) % TURN }));
        const mirrored: Scene = {
          ...flipped,
          zone: other[scene.zone],
          part: other[scene.part],
          rock: { ...flipped.rock, mirrored: !scene.rock.mirrored },
        };
        const before = verdicts(answers(scene));
        const after = verdicts(answers(mirrored), (zone) => other[zone]);
        for (const key of ['arc', 'range', 'toFighter', 'fromFighter', 'distance', 'farthest'] as const)
          if (before[key] === null) expect(after[key]).toBeNull();
          else expect(Math.abs(after[key]! - before[key]!)).toBeLessThan(1e-6);
        const { arc: _a, range: _r, toFighter: _t, fromFighter: _f, distance: _d, farthest: _m, ...rest } = before;
        expect(after).toMatchObject(rest);
      }),
      runs(800),
    );
  });

  test('[SQM-08] turning a squadron on the spot changes nothing', () => {
    fc.assert(
      fc.property(
        squadrons(200),
        headings,
        ships(200),
        zones,
        obstacles(200),
        (fighter, heading, other, zone, rock) => {
          const turned = { pose: { ...fighter.pose, heading } };
          const bare = { pose: { x: fighter.pose.x, y: fighter.pose.y } };
          expect(attackRange(other, zone, turned)).toEqual(attackRange(other, zone, bare));
          expect(lineOfSight(turned, null, zoneOf(other, zone))).toEqual(lineOfSight(bare, null, zoneOf(other, zone)));
          expect(overlaps(turned, rock)).toEqual(overlaps(bare, rock));
          expect(distanceBetween(turned, other)).toEqual(distanceBetween(bare, other));
        },
      ),
      runs(200),
    );
  });
});

describe('two ships swapped', () => {
  test('[RNG-07] range and distance are the same, and so is overlap', () => {
    fc.assert(
      fc.property(ships(150), ships(150), (a, b) => {
        expect(distanceBetween(a, b).range.nearest).toBe(distanceBetween(b, a).range.nearest);
        expect(overlaps(a, b).overlaps).toBe(overlaps(b, a).overlaps);
      }),
      runs(300),
    );
  });

  test('[RNG-08] where both zones lie wholly in the other arc, attack range is the same both ways', () => {
    const bow = ship(SHIP_CLASSES[0]!, 0, 0);
    for (const x of [-20, 0, 13])
      for (const heading of [170, 180, 190]) {
        const facing = ship(SHIP_CLASSES[10]!, x, 220, heading);
        const there = attackRange(bow, 'front', zoneOf(facing, 'front'));
        const back = attackRange(facing, 'front', zoneOf(bow, 'front'));
        expect(back.lengthUm!).toBeCloseTo(there.lengthUm!, 4);
      }
  });

  test('[LOS-03, LOS-04] line of sight is not: each looks over its own zones and is stopped by the other ones', () => {
    let oneWay = 0;
    fc.assert(
      fc.property(ships(0), zones, ships(250), zones, (a, zone, b, part) => {
        if (isOverlapping(a, b)) return;
        const there = lineOfSight(a, zone, zoneOf(b, part));
        const back = lineOfSight(b, part, zoneOf(a, zone));
        expect([there.from, there.to]).toEqual([back.to, back.from]);
        if (there.hasSight !== back.hasSight) oneWay++;
      }),
      runs(500),
    );
    expect(oneWay).toBeGreaterThan(50);
  });
});
