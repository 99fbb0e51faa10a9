import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  distanceBetween,
  executeCourse,
  insidePlayArea,
  isOverlapping,
  type Obstacle,
  overlaps,
  type Piece,
  shipGeometry,
} from '../../src/geometry/index.ts';
import {
  at,
  CR90,
  HOME_ONE,
  NEBULON,
  nudged,
  obstacle,
  obstacles,
  runs,
  ship,
  ships,
  squadron,
  squadrons,
  VICTORY,
} from './support.ts';

describe('overlap', () => {
  test('[OVL-01] a ship covers the squadrons under its final position, wherever on it they are', () => {
    const moved = ship(CR90, 0, 0, 20);
    for (const covered of [squadron(0, 0), squadron(10, 30), squadron(-25, -10)])
      expect(overlaps(moved, covered).overlaps).toBe(true);
    expect(overlaps(moved, squadron(-60, -10)).overlaps).toBe(false);
  });

  test('[OVL-13, FAQ-QA-22, SETUP-26, FAQ-QA-38] touching is not overlapping; the tolerance is 0.01 mm', () => {
    const cases: [string, Piece, Piece, [number, number]][] = [
      ['bow to stern', ship(VICTORY), ship(VICTORY, 31.5, 102), [0, -1]],
      ['two squadrons', squadron(0, 0), squadron(34.2, 0), [-1, 0]],
      ['a squadron at a base', ship(VICTORY), squadron(31.5 + 17.1, 40), [-1, 0]],
      ['a squadron at a dial', ship(VICTORY), squadron(0, 51 - 4 + 11.5 + 17.1), [0, -1]],
      ['dial to dial', ship(CR90), ship(CR90, 0, 71 + 15), [0, -1]],
      ['an objective token', squadron(0, 0), { token: 'objective', pose: at(0, 17.1 + 9.5) }, [0, -1]],
    ];
    for (const [name, a, b, [dx, dy]] of cases) {
      const options = { dialsInShipOverlap: name === 'dial to dial' };
      const inwards = (um: number) => nudged(b, dx * um, dy * um);
      expect(overlaps(a, b, options), name).toMatchObject({ overlaps: false });
      expect(overlaps(a, b, options).depthUm, name).toBeCloseTo(0, 6);
      for (const [um, expected] of [
        [-1, false],
        [9, false],
        [10, false],
        [11, true],
      ] as const) {
        expect(overlaps(a, inwards(um), options).overlaps, `${name} ${um}`).toBe(expected);
        expect(isOverlapping(a, inwards(um), options), `${name} ${um}`).toBe(expected);
        expect(isOverlapping(inwards(um), a, options), `${name} ${um}`).toBe(expected);
      }
      expect(overlaps(a, inwards(50), options).depthUm, name).toBeCloseTo(50, 3);
    }
  });

  test('[OVL-13] an obstacle under the very edge of a base is only touched', () => {
    const rock = obstacle('asteroid-field-1', 0, 0);
    // Its topmost point is 14.94 mm above the centre.
    const above = ship(VICTORY, 20, 14.94 + 51);
    const dialless = { ...above, pose: { ...above.pose, x: above.pose.x + 28_000 } };
    expect(overlaps(dialless, rock).depthUm).toBeCloseTo(0, 6);
    expect(overlaps(dialless, rock).overlaps).toBe(false);
    expect(overlaps(nudged(dialless, 0, -9), rock).overlaps).toBe(false);
    expect(overlaps(nudged(dialless, 0, -30), rock).overlaps).toBe(true);
  });

  test('[OVL-14, FAQ-QA-50, FAQ-QA-51, SQM-03] shield dials belong to the base: for squadrons, ships and obstacles', () => {
    // 5 mm in front of the base, under the dial that sticks out 7.5 mm.
    const under = squadron(0, 35.5 + 5 + 17.1);
    expect(overlaps(ship(CR90), under).overlaps).toBe(true);
    expect(overlaps(ship(CR90), squadron(21, 35.5 + 5 + 17.1)).overlaps).toBe(false);
    const bow = ship(CR90, 0, 71 + 5);
    expect(overlaps(ship(CR90), bow).overlaps).toBe(true);
    expect(overlaps(ship(CR90), bow, { dialsInShipOverlap: false }).overlaps).toBe(false);
    expect(isOverlapping(ship(CR90), bow, { dialsInShipOverlap: false })).toBe(false);
    const rock = obstacle('asteroid-field-1', 0, 35.5 + 5 + 15.12);
    expect(overlaps(ship(CR90), rock).overlaps).toBe(true);
    expect(overlaps(ship(CR90), rock, { dialsInShipOverlap: false }).overlaps).toBe(true);
  });

  test('[OVL-14] a concave outline is not filled up', () => {
    const boot = obstacle('debris-field-1');
    // In the bay above the instep.
    expect(overlaps(squadron(34.5, 8), boot).overlaps).toBe(false);
    expect(overlaps(squadron(28, 0), boot).overlaps).toBe(true);
    const hull: Obstacle = { ...boot, mirrored: true };
    expect(overlaps(squadron(-34.5, 8), hull).overlaps).toBe(false);
    expect(overlaps(squadron(34.5, 8), hull).overlaps).toBe(true);
  });

  test('[SQM-04, OBST-01] a squadron on an obstacle is told as such', () => {
    expect(overlaps(squadron(0, 0), obstacle('asteroid-field-1')).overlaps).toBe(true);
    expect(overlaps(squadron(0, 0), obstacle('station', 100, 0)).overlaps).toBe(false);
  });

  test('[OVL-10, FAQ-QA-20] the closest of several ships is measured from the final base', () => {
    const mover = ship(CR90);
    const near = ship(VICTORY, 0, 35.5 + 51 + 9);
    const far = ship(NEBULON, 21.5 + 21.5 + 12, 0);
    expect(distanceBetween(mover, near).lengthUm).toBe(9_000);
    expect(distanceBetween(mover, far).lengthUm).toBe(12_000);
  });

  test('the fast answer is the full answer', () => {
    const pieces = fc.oneof(ships(80), squadrons(60), obstacles(60));
    fc.assert(
      fc.property(pieces, pieces, (a, b) => {
        const full = overlaps(a, b);
        expect(isOverlapping(a, b)).toBe(full.overlaps);
        expect(overlaps(b, a).overlaps).toBe(full.overlaps);
        expect(overlaps(b, a).depthUm).toBeCloseTo(full.depthUm, 6);
        expect(JSON.parse(JSON.stringify(full))).toEqual(full);
        if ('shipClass' in a) expect(isOverlapping(shipGeometry(a.shipClass, a.pose), b)).toBe(full.overlaps);
      }),
      runs(2_000),
    );
  });

  test('overlap and distance never contradict each other', () => {
    fc.assert(
      fc.property(ships(90), ships(90), (a, b) => {
        const bare = overlaps(a, b, { dialsInShipOverlap: false });
        const { lengthUm } = distanceBetween(a, b);
        if (bare.depthUm > 2) expect(lengthUm).toBe(0);
        if (lengthUm > 2) expect(bare.depthUm).toBeLessThan(0);
        expect(overlaps(a, b).depthUm).toBeGreaterThanOrEqual(bare.depthUm);
      }),
      runs(1_000),
    );
  });
});

describe('the play area', () => {
  test('[SETUP-01, SETUP-03] its edges belong to it; a micrometre over is out', () => {
    const corner = ship(VICTORY, 31.5, 51);
    expect(insidePlayArea(corner)).toMatchObject({ inside: true, marginUm: 0 });
    expect(insidePlayArea(nudged(corner, -1, 0))).toMatchObject({ inside: false, marginUm: -1 });
    const far = ship(VICTORY, 1828.8 - 31.5, 914.4 - 51);
    expect(insidePlayArea(far).inside).toBe(true);
    expect(insidePlayArea(far, 'learning').inside).toBe(false);
    expect(insidePlayArea(nudged(far, 0, 1)).at.y).toBe(914_401);
  });

  test('[SQM-06] a squadron with part of its base over the edge is out', () => {
    expect(insidePlayArea(squadron(17.1, 300)).inside).toBe(true);
    expect(insidePlayArea(nudged(squadron(17.1, 300), -1, 0))).toEqual({
      inside: false,
      marginUm: -1,
      at: { x: -1, y: 300_000 },
    });
    expect(insidePlayArea(squadron(300, 914.4 - 17)).inside).toBe(false);
    expect(insidePlayArea(squadron(1828.8 - 17.1, 300)).at).toEqual({ x: 1_828_800, y: 300_000 });
    expect(insidePlayArea(squadron(300, 17.1)).at).toEqual({ x: 300_000, y: 0 });
  });

  test('[RNG-15] shield dials may stick out over the edge', () => {
    expect(insidePlayArea(ship(HOME_ONE, 300, 64.5))).toMatchObject({ inside: true, marginUm: 0 });
  });

  test('[MOVE-12, FAQ-QA-19] the tool may leave the table: only the final base counts', () => {
    // Along the left edge, tool on the left: every joint is off the table.
    const start = at(25, 200);
    const moved = executeCourse('small', start, { clicks: [0, 0], side: 'left' });
    expect(moved.joints.every((joint) => joint.x < 0)).toBe(true);
    expect(insidePlayArea({ shipClass: CR90, pose: moved.pose }).inside).toBe(true);
  });
});
