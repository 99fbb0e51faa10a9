import { describe, expect, test } from 'vitest';
import {
  displacedSquadron,
  distanceBetween,
  executeCourse,
  insidePlayArea,
  isOverlapping,
  overlaps,
  type Pose,
  type Squadron,
  shipGeometry,
} from '../../src/geometry/index.ts';
import { at, CR90, distance, HOME_ONE, nudged, obstacle, randomFrom, ship, squadron, VICTORY } from './support.ts';

const touches = (a: Parameters<typeof overlaps>[0], pose: Pose): boolean =>
  Math.abs(overlaps(a, { pose }).depthUm) <= 10;

describe('squadrons under a ship', () => {
  const moved = ship(CR90, 600, 400, 30);

  test('[OVL-03] are put back touching the ship: its base or a dial', () => {
    const region = displacedSquadron(moved, 1, 'standard');
    expect(region.touching).toBe(1);
    const random = randomFrom(5);
    for (let i = 0; i < 60; i++) {
      const pose = region.sample(random)!;
      expect(region.contains(pose)).toBe(true);
      expect(touches(moved, pose)).toBe(true);
      expect(isOverlapping(moved, { pose })).toBe(false);
      expect(insidePlayArea({ pose }).inside).toBe(true);
    }
    const straight = displacedSquadron(ship(CR90, 600, 400), 1, 'standard');
    expect(straight.contains(at(600, 400 + 35.5 + 7.5 + 17.1))).toBe(true);
    expect(straight.contains(at(600, 400 + 35.5 + 7.5 + 17.12))).toBe(false);
    expect(straight.contains(at(600, 400 + 35.5 + 17.1))).toBe(false);
    expect(straight.contains(at(600 + 21.5 + 17.1, 400 + 33))).toBe(true);
    // A hundredth of a millimetre either way is contact, a micrometre more is not.
    const edge = { pose: at(600 + 21.5 + 17.1, 400 + 33) };
    expect([-10, 10].map((dx) => straight.contains(nudged(edge, dx, 0).pose))).toEqual([true, true]);
    expect([-11, 11].map((dx) => straight.contains(nudged(edge, dx, 0).pose))).toEqual([false, false]);
  });

  test('[OVL-03, FAQ-ERR-29] stay inside the play area and off every ship and squadron', () => {
    const corner = ship(VICTORY, 40, 60, 0);
    const other = ship(CR90, 125, 60);
    const standing = { ships: [other], squadrons: [squadron(40, 60 + 51 + 7.5 + 17.1)] };
    const region = displacedSquadron(corner, 1, 'standard', standing);
    const random = randomFrom(6);
    for (let i = 0; i < 60; i++) {
      const pose = region.sample(random)!;
      expect(insidePlayArea({ pose }).inside).toBe(true);
      expect(isOverlapping(other, { pose }) || isOverlapping(standing.squadrons[0]!, { pose })).toBe(false);
    }
    // Touching the ship, but half off the table.
    expect(region.contains(at(40 - 31.5 - 17.1, 90))).toBe(false);
  });

  test('[OVL-03] may be put on an obstacle', () => {
    const pose = displacedSquadron(moved, 1, 'standard').sample(randomFrom(8))!;
    expect(overlaps({ pose }, { ...obstacle('station'), pose }).overlaps).toBe(true);
  });

  test('[OVL-01, OVL-03, EX-13] the book example: a CR90 ends over a TIE and an X-wing, both touch it afterwards', () => {
    const start = ship(CR90, 600, 250);
    const end = { shipClass: CR90, pose: executeCourse('small', start.pose, { clicks: [0, 0], side: 'left' }).pose };
    const under = [squadron(590, 380), squadron(612, 400)];
    expect(under.every((piece) => isOverlapping(end, piece))).toBe(true);
    expect(end.pose).toEqual(at(600, 384.4));
    const placed: Squadron[] = [];
    const random = randomFrom(13);
    for (let remaining = 2; remaining > 0; remaining--) {
      const pose = displacedSquadron(end, remaining, 'standard', { squadrons: placed }).sample(random)!;
      expect(touches(end, pose)).toBe(true);
      placed.push({ pose });
    }
    expect(isOverlapping(placed[0]!, placed[1]!)).toBe(false);
    const region = displacedSquadron(end, 2, 'standard');
    expect(region.outline().on).toEqual(region.rings);
  });

  test('[OVL-04, FAQ-QA-48] one may not be put so that another finds no room', () => {
    // Between the walls on both sides, only the front and the rear of the base are open: one place wide for two.
    const mover = ship(CR90, 600, 400);
    const walls = [ship(HOME_ONE, 600 - 21.5 - 7.5 - 64.5, 400, 90), ship(HOME_ONE, 600 + 21.5 + 7.5 + 64.5, 400, 90)];
    const behind = ship(HOME_ONE, 600, 400 - 35.5 - 7.5 - 40, 90);
    const standing = { ships: [...walls, behind] };
    const room = displacedSquadron(mover, 4, 'standard', standing);
    expect(room.touching).toBeGreaterThanOrEqual(2);
    expect(room.touching).toBeLessThan(4);
    // Dead ahead of the middle, on the dial, a squadron takes the room of two.
    const most = room.touching;
    const two = displacedSquadron(mover, most, 'standard', standing);
    const random = randomFrom(21);
    const placed: Squadron[] = [];
    for (let remaining = most; remaining > 0; remaining--) {
      const region = displacedSquadron(mover, remaining, 'standard', { ...standing, squadrons: placed });
      expect(region.touching).toBe(remaining);
      const pose = region.sample(random)!;
      expect(pose).not.toBeNull();
      placed.push({ pose });
    }
    expect(placed.filter(({ pose }) => touches(mover, pose as Pose)).length).toBe(most);
    // Wherever one points, the snap leaves room.
    for (const wish of [at(600, 400), at(600, 460), at(630, 440), at(570, 470), at(600, 330)]) {
      const pose = two.snap(wish)!;
      expect(two.contains(pose)).toBe(true);
      expect(displacedSquadron(mover, most - 1, 'standard', { ...standing, squadrons: [{ pose }] }).touching).toBe(
        most - 1,
      );
    }
    // Some touching place wastes room and is refused, though it is fine for the last one.
    const alone = displacedSquadron(mover, 1, 'standard', standing);
    let wasted = 0;
    for (let i = 0; i < 200; i++) {
      const pose = alone.sample(random)!;
      if (!two.contains(pose)) wasted++;
    }
    expect(wasted).toBeGreaterThan(0);
  });

  test('[OVL-04, FAQ-QA-49] one that cannot touch the ship touches a squadron that does', () => {
    const mover = ship(CR90, 600, 400);
    const walls = [
      ship(HOME_ONE, 600 - 21.5 - 7.5 - 64.5, 400, 90),
      ship(HOME_ONE, 600 + 21.5 + 7.5 + 64.5, 400, 90),
      ship(HOME_ONE, 600, 400 - 35.5 - 7.5 - 40, 90),
    ];
    const placed: Squadron[] = [];
    const random = randomFrom(22);
    let leftOver = 0;
    for (let remaining = 5; remaining > 0; remaining--) {
      const region = displacedSquadron(mover, remaining, 'standard', { ships: walls, squadrons: placed });
      const pose = region.sample(random)!;
      if (region.touching === 0) {
        leftOver++;
        expect(touches(mover, pose)).toBe(false);
        expect(placed.some((other) => touches(mover, other.pose as Pose) && touches(other, pose))).toBe(true);
        // Somewhere else in the open is refused.
        expect(region.contains(at(600, 700))).toBe(false);
      } else expect(touches(mover, pose)).toBe(true);
      for (const other of placed) expect(isOverlapping(other, { pose })).toBe(false);
      placed.push({ pose });
    }
    expect(leftOver).toBeGreaterThan(0);
  });

  test('[OVL-04] with room all round, all of many can touch', () => {
    const big = ship(HOME_ONE, 900, 450, 77);
    const placed: Squadron[] = [];
    const random = randomFrom(31);
    for (let remaining = 8; remaining > 0; remaining--) {
      const region = displacedSquadron(big, remaining, 'standard', { squadrons: placed });
      expect(region.touching).toBe(remaining);
      const pose = region.sample(random)!;
      expect(pose).not.toBeNull();
      expect(touches(big, pose)).toBe(true);
      placed.push({ pose });
    }
    for (const [i, a] of placed.entries())
      for (const b of placed.slice(i + 1))
        expect(distanceBetween(a, b).lengthUm > 0 || !isOverlapping(a, b)).toBe(true);
  });

  test('[OVL-04] no trial at random fits more against the ship than are said to fit', () => {
    const random = randomFrom(55);
    for (let scene = 0; scene < 12; scene++) {
      const mover = ship(CR90, 600, 400, Math.floor(random() * 360));
      const ships = [ship(VICTORY, 600 + 95 + 20 * random(), 400 + 60 * random() - 30, Math.floor(random() * 360))];
      const squadrons = [squadron(520 - 10 * random(), 400 + 40 * random())];
      if (isOverlapping(mover, ships[0]!) || isOverlapping(mover, squadrons[0]!)) continue;
      const most = displacedSquadron(mover, 20, 'standard', { ships, squadrons }).touching;
      expect(most).toBeGreaterThan(2);
      for (let trial = 0; trial < 6; trial++) {
        const placed = [...squadrons];
        for (;;) {
          const region = displacedSquadron(mover, 1, 'standard', { ships, squadrons: placed });
          if (region.touching === 0) break;
          placed.push({ pose: region.sample(random)! });
        }
        expect(placed.length - 1).toBeLessThanOrEqual(most);
      }
    }
  });

  test('[OVL-03] snaps to the nearest touching place', () => {
    const region = displacedSquadron(moved, 1, 'standard');
    const { base } = shipGeometry(CR90, moved.pose);
    for (const wish of [at(600, 400), at(700, 420), at(560, 300), at(601, 460)]) {
      const pose = region.snap(wish)!;
      expect(region.contains(pose)).toBe(true);
      // As near as the ring allows: no sampled point of the ring is nearer.
      const random = randomFrom(77);
      for (let i = 0; i < 200; i++) {
        const other = region.sample(random)!;
        expect(distance(other, wish)).toBeGreaterThan(distance(pose, wish) - 20);
      }
    }
    expect(region.rings[0]).toEqual({ points: base, radiusUm: 17_100 });
  });

  test('[OVL-04] without any place left, there is none', () => {
    // Walled in on all sides, and no squadron touches.
    const mover = ship(CR90, 600, 400);
    const wall = [
      ship(HOME_ONE, 600 - 21.5 - 7.5 - 39, 400),
      ship(HOME_ONE, 600 + 21.5 + 7.5 + 39, 400),
      ship(HOME_ONE, 600, 400 + 35.5 + 7.5 + 40, 90),
      ship(HOME_ONE, 600, 400 - 35.5 - 7.5 - 40, 90),
    ];
    const region = displacedSquadron(mover, 1, 'standard', { ships: wall });
    expect(region.touching).toBe(0);
    expect(region.sample(randomFrom(1))).toBeNull();
    expect(region.snap(at(600, 400))).toBeNull();
  });
});
