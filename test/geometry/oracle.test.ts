/** Thousands of random positions of all ship classes against the oracle; answers may differ only by its sampling error. */

import { describe, expect, test } from 'vitest';
import {
  attackRange,
  DEFAULT_FIGURES,
  distanceBetween,
  HULL_ZONES,
  type HullZone,
  inFiringArc,
  isOverlapping,
  lineOfSight,
  type Obstacle,
  obstacleGeometry,
  overlaps,
  type Pose,
  pointsOf,
  type Ship,
  type Squadron,
} from '../../src/geometry/index.ts';
import {
  along,
  borderCloud,
  discCloud,
  inArc,
  inBase,
  inObstacle,
  inSector,
  inZone,
  onDial,
  smallestGap,
  toLocal,
  toWorld,
  type XY,
  zoneCloud,
} from './oracle.ts';
import { OBSTACLES, randomFrom, SHIP_CLASSES } from './support.ts';

const random = randomFrom(41_2);
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
const randomPose = (spanMm: number): Pose => ({
  x: Math.floor((random() * 2 - 1) * spanMm * 1000),
  y: Math.floor((random() * 2 - 1) * spanMm * 1000),
  heading: Math.floor(random() * 65_536),
});
/** Runs through all classes in turn, so that none is missed. */
const randomShip = (i: number, spanMm: number): Ship => ({
  shipClass: SHIP_CLASSES[i % SHIP_CLASSES.length]!,
  pose: randomPose(spanMm),
});
const randomObstacle = (i: number, spanMm: number): Obstacle => ({
  obstacle: OBSTACLES[i % OBSTACLES.length]!,
  pose: randomPose(spanMm),
  mirrored: random() < 0.5,
});

const STEP_UM = 2_500;

/** Points of a target that are in the arc: its own points, and points of the arc's borders that are in the target. */
function cloudInArc(attacker: Ship, zone: HullZone, cloud: readonly XY[], isInTarget: (p: XY) => boolean): XY[] {
  const inside = cloud.filter((p) => inArc(attacker, zone, p));
  return [...inside, ...borderCloud(attacker, zone, 500, 500_000).filter(isInTarget)];
}

describe('against dense sampling', () => {
  test('[ARC-04, RNG-08, RNG-09] arc and range from hull zone to hull zone', () => {
    let compared = 0;
    let closeCalls = 0;
    for (let i = 0; i < 2_400; i++) {
      const attacker = randomShip(i, 0);
      const defender = randomShip(i * 7 + Math.floor(i / 18), 260);
      const zone = pick(HULL_ZONES);
      const target = { ...defender, zone: pick(HULL_ZONES) };
      const arc = inFiringArc(attacker, zone, target);
      const range = attackRange(attacker, zone, target);
      expect(range.inArc).toBe(arc.inArc);
      const cloud = cloudInArc(attacker, zone, zoneCloud(defender, target.zone, STEP_UM), (p) =>
        inZone(defender, target.zone, p),
      );
      if (!arc.inArc) {
        expect(cloud.length, `${i}: nothing sampled may lie in the arc`).toBe(0);
        continue;
      }
      // The witness settles it: a point of the zone, in the arc, whatever the grid has hit.
      expect(
        inZone(defender, target.zone, arc.at, -1) && inSector(attacker, zone, toLocal(attacker.pose, arc.at), 325.001),
      ).toBe(true);
      if (cloud.length === 0) {
        // A part that no sample hit: thinner than the grid.
        expect(arc.marginUm, `${i}: missed by the grid`).toBeLessThan(STEP_UM);
        closeCalls++;
        continue;
      }
      const sampled = smallestGap(zoneCloud(attacker, zone, STEP_UM), cloud);
      expect(sampled - range.lengthUm!, `${i}: no sampled pair is closer`).toBeGreaterThan(-0.01);
      expect(sampled - range.lengthUm!, `${i}: ${JSON.stringify([attacker, zone, target])}`).toBeLessThan(STEP_UM);
      compared++;
    }
    expect(compared).toBeGreaterThan(700);
    expect(closeCalls).toBeLessThan(20);
  });

  test('[ARC-04, RNG-09, RNG-11] arc and range from hull zone to squadron', () => {
    let compared = 0;
    const radius = DEFAULT_FIGURES.squadron.radiusUm;
    for (let i = 0; i < 3_000; i++) {
      const attacker = randomShip(i, 0);
      const target: Squadron = { pose: randomPose(150) };
      if (isOverlapping(attacker, target)) continue;
      const zone = pick(HULL_ZONES);
      const arc = inFiringArc(attacker, zone, target);
      const range = attackRange(attacker, zone, target);
      const cloud = cloudInArc(
        attacker,
        zone,
        discCloud(target, 1_500),
        (p) => Math.hypot(p.x - target.pose.x, p.y - target.pose.y) <= radius,
      );
      if (!arc.inArc) {
        expect(cloud.length).toBe(0);
        continue;
      }
      expect(Math.hypot(arc.at.x - target.pose.x, arc.at.y - target.pose.y)).toBeLessThan(radius + 1e-3);
      expect(inSector(attacker, zone, toLocal(attacker.pose, arc.at), 325.001)).toBe(true);
      if (cloud.length === 0) {
        expect(arc.marginUm).toBeLessThan(1_500);
        continue;
      }
      const sampled = smallestGap(zoneCloud(attacker, zone, STEP_UM), cloud);
      expect(sampled - range.lengthUm!).toBeGreaterThan(-0.01);
      expect(sampled - range.lengthUm!, JSON.stringify([attacker, zone, target])).toBeLessThan(STEP_UM);
      compared++;
    }
    expect(compared).toBeGreaterThan(700);
  });

  test('[LOS-03, RNG-10] zones in the way of line of sight and of the measured line', () => {
    let blocked = 0;
    let crossed = 0;
    for (let i = 0; i < 3_000; i++) {
      const attacker = randomShip(i, 0);
      const defender = randomShip(i * 5 + Math.floor(i / 18), 250);
      if (isOverlapping(attacker, defender)) continue;
      const zone = pick(HULL_ZONES);
      const target = { ...defender, zone: pick(HULL_ZONES) };
      const sight = lineOfSight(attacker, zone, target);
      const blocking = HULL_ZONES.filter(
        (other) => other !== target.zone && throughZone(defender, other, sight.from, sight.to),
      );
      expectSame(
        sight.blockedBy.map((b) => b.zone),
        blocking,
        (other) => sight.blockedBy.find((b) => b.zone === other)?.depthUm ?? 0,
      );
      for (const { zone: other, at } of sight.blockedBy) expect(inZone(defender, other, at, 9)).toBe(true);
      if (!sight.hasSight) blocked++;
      const range = attackRange(attacker, zone, target);
      if (range.from === null) continue;
      const crossing = HULL_ZONES.filter(
        (other) => other !== target.zone && throughZone(defender, other, range.from!, range.to!),
      );
      // Thin crossings slip between samples; none may be sampled that the library does not report.
      for (const other of crossing) expect(range.crosses, JSON.stringify([attacker, zone, target])).toContain(other);
      for (const other of range.crosses)
        if (!crossing.includes(other))
          expect([...along(range.from, range.to!, 5)].some((p) => inZone(defender, other, p, 9.9))).toBe(true);
      if (range.blocked) crossed++;
    }
    expect(blocked).toBeGreaterThan(500);
    expect(crossed).toBeGreaterThan(50);
  });

  test('[RNG-10] of many parallel shortest lines, all must be crossed to block', () => {
    let many = 0;
    let blocked = 0;
    for (let i = 0; i < 4_000; i++) {
      const square = (spanMm: number, k: number): Ship => {
        const piece = randomShip(k, spanMm);
        return { ...piece, pose: { ...piece.pose, heading: Math.floor(random() * 4) * 16_384 } };
      };
      const attacker = square(0, i);
      const defender = square(260, i * 7 + Math.floor(i / 18));
      if (isOverlapping(attacker, defender)) continue;
      const zone = pick(HULL_ZONES);
      const target = { ...defender, zone: pick(HULL_ZONES) };
      const range = attackRange(attacker, zone, target);
      if (!range.inArc || range.lengthUm === 0) continue;
      const { from, to } = range as { from: XY; to: XY };
      const across = { x: (from.y - to.y) / range.lengthUm!, y: (to.x - from.x) / range.lengthUm! };
      const isCrossed = (a: XY, b: XY): boolean =>
        HULL_ZONES.some((other) => other !== target.zone && throughZone(defender, other, a, b));
      if (!range.blocked) expect(isCrossed(from, to), JSON.stringify([attacker, zone, target])).toBe(false);
      else blocked++;
      let parallel = 0;
      for (let s = -60_000; s <= 60_000; s += 1_000) {
        const shift = (p: XY): XY => ({ x: p.x + s * across.x, y: p.y + s * across.y });
        const [a, b] = [shift(from), shift(to)];
        if (!inZone(attacker, zone, a, -0.1) || !inZone(defender, target.zone, b, -0.1) || !inArc(attacker, zone, b))
          continue;
        parallel++;
        if (range.blocked) expect(isCrossed(a, b), JSON.stringify([attacker, zone, target, s])).toBe(true);
      }
      if (parallel > 3) many++;
    }
    expect(many).toBeGreaterThan(60);
    expect(blocked).toBeGreaterThan(100);
  });

  test('[OBS-01, OBS-05, OBS-06] ships and obstacles in the way', () => {
    let byShip = 0;
    let byObstacle = 0;
    let hidden = 0;
    for (let i = 0; i < 3_000; i++) {
      const attacker = randomShip(i, 0);
      const defender = randomShip(i * 5 + 1, 250);
      const third = randomShip(i * 11 + 2, 200);
      const rock = randomObstacle(i, 200);
      const sight = lineOfSight(
        attacker,
        pick(HULL_ZONES),
        { ...defender, zone: pick(HULL_ZONES) },
        { ships: [third], obstacles: [rock] },
      );
      const line = [...along(sight.from, sight.to, 200)];
      const throughShip = line.some((p) => inBase(third, p, 10));
      if (throughShip) expect(sight.obstructedBy.ships.length).toBe(1);
      else for (const found of sight.obstructedBy.ships) expect(found.depthUm).toBeLessThan(250);
      const over = line.filter((p) => inObstacle(rock, p));
      const seen = over.filter((p) => ![attacker, defender, third].some((ship) => inBase(ship, p)));
      const found = sight.obstructedBy.obstacles[0];
      if (seen.length > 1) expect(found, JSON.stringify([i, attacker, defender, third, rock])).toBeDefined();
      else if (found) expect(Math.hypot(found.from.x - found.to.x, found.from.y - found.to.y)).toBeLessThan(450);
      if (found) {
        const middle = { x: (found.from.x + found.to.x) / 2, y: (found.from.y + found.to.y) / 2 };
        expect(inObstacle(rock, middle)).toBe(true);
        expect([attacker, defender, third].some((ship) => inBase(ship, middle, 1))).toBe(false);
      }
      for (const { at } of sight.obstructedBy.ships) expect(inBase(third, at, 9.9)).toBe(true);
      if (throughShip) byShip++;
      if (found) byObstacle++;
      if (over.length > 0 && seen.length === 0) hidden++;
    }
    expect(byShip).toBeGreaterThan(300);
    expect(byObstacle).toBeGreaterThan(150);
    expect(hidden).toBeGreaterThan(20);
  });

  test('[OVL-14, OVL-13] bases and dials of two ships', () => {
    let overlapping = 0;
    for (let i = 0; i < 1_500; i++) {
      const a = randomShip(i, 0);
      const b = randomShip(i * 5 + Math.floor(i / 18), 90);
      const covers = (p: XY): boolean => inBase(b, p) || onDial(b, p);
      const common = shipCloud(a, 1_500).some(covers) || shipCloud(b, 1_500).some((p) => inBase(a, p) || onDial(a, p));
      const answer = overlaps(a, b);
      expect(isOverlapping(a, b)).toBe(answer.overlaps);
      if (common) expect(answer.depthUm).toBeGreaterThan(-0.01);
      else expect(answer.depthUm, JSON.stringify([a, b])).toBeLessThan(1_500);
      if (answer.overlaps) overlapping++;
    }
    expect(overlapping).toBeGreaterThan(300);
  });

  test('[OVL-14, OBST-01] bases, dials and squadrons on obstacles', () => {
    let overlapping = 0;
    for (let i = 0; i < 1_200; i++) {
      const rock = randomObstacle(i, 0);
      const unit = i % 2 === 0 ? randomShip(i, 90) : { pose: randomPose(60) };
      const cloud = 'shipClass' in unit ? shipCloud(unit, 1_500) : discCloud(unit, 1_500);
      const common =
        cloud.some((p) => inObstacle(rock, p)) ||
        pointsOf(obstacleGeometry(rock).outline).some((p) =>
          'shipClass' in unit
            ? inBase(unit, p) || onDial(unit, p)
            : Math.hypot(p.x - unit.pose.x, p.y - unit.pose.y) <= DEFAULT_FIGURES.squadron.radiusUm,
        );
      const answer = overlaps(unit, rock);
      if (common) expect(answer.depthUm).toBeGreaterThan(-1.5);
      else expect(answer.depthUm, JSON.stringify([unit, rock])).toBeLessThan(1_500);
      expect(overlaps(rock, unit).overlaps).toBe(answer.overlaps);
      if (answer.overlaps) overlapping++;
    }
    expect(overlapping).toBeGreaterThan(200);
  });

  test('[RNG-07, RNG-12] closest and farthest points between bases', () => {
    for (let i = 0; i < 1_000; i++) {
      const a = randomShip(i, 0);
      const b = randomShip(i * 5 + Math.floor(i / 18), 250);
      const answer = distanceBetween(a, b);
      const first = baseCloud(a, 2_000);
      const second = baseCloud(b, 2_000);
      const sampled = smallestGap(first, second);
      if (answer.lengthUm > 0) {
        expect(sampled - answer.lengthUm).toBeGreaterThan(-2);
        expect(sampled - answer.lengthUm).toBeLessThan(2_000);
      }
      const farthest = Math.max(...second.map((p) => (inBase(a, p) ? 0 : smallestGap([p], first))));
      expect(Math.abs(farthest - answer.farthestUm)).toBeLessThan(2_000);
    }
  });
});

function throughZone(ship: Ship, zone: HullZone, from: XY, to: XY): boolean {
  for (const p of along(from, to, 150)) if (inZone(ship, zone, p, 12)) return true;
  return false;
}

/** Equal lists, but for zones that the line only just enters. */
function expectSame(found: HullZone[], sampled: HullZone[], depthUm: (zone: HullZone) => number): void {
  for (const zone of sampled) expect(found).toContain(zone);
  for (const zone of found) if (!sampled.includes(zone)) expect(depthUm(zone)).toBeLessThan(200);
}

function baseCloud(ship: Ship, stepUm: number): XY[] {
  const size = DEFAULT_FIGURES.bases[DEFAULT_FIGURES.ships[ship.shipClass]!.size];
  const cloud: XY[] = [];
  const nx = Math.ceil(size.widthUm / stepUm);
  const ny = Math.ceil(size.lengthUm / stepUm);
  for (let i = 0; i <= nx; i++)
    for (let j = 0; j <= ny; j++)
      if (i === 0 || j === 0 || i === nx || j === ny)
        cloud.push(toWorld(ship.pose, (i / nx - 0.5) * size.widthUm, (j / ny - 0.5) * size.lengthUm));
  return cloud;
}

function shipCloud(ship: Ship, stepUm: number): XY[] {
  const size = DEFAULT_FIGURES.bases[DEFAULT_FIGURES.ships[ship.shipClass]!.size];
  const { insetUm, radiusUm } = DEFAULT_FIGURES.shieldDials;
  const cloud = baseCloud(ship, stepUm);
  for (const [x, y] of [
    [0, size.lengthUm / 2 - insetUm],
    [0, insetUm - size.lengthUm / 2],
    [size.widthUm / 2 - insetUm, 0],
    [insetUm - size.widthUm / 2, 0],
  ]) {
    const n = Math.ceil((2 * Math.PI * radiusUm) / stepUm);
    for (let i = 0; i < n; i++) {
      const a = (i / n) * 2 * Math.PI;
      cloud.push(toWorld(ship.pose, x! + radiusUm * Math.cos(a), y! + radiusUm * Math.sin(a)));
    }
  }
  cloud.push({ x: ship.pose.x, y: ship.pose.y });
  return cloud;
}
