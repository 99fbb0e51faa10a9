import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CLICK,
  courses,
  createGeometry,
  DEFAULT_FIGURES,
  executeCourse,
  headingFromDegrees,
  isOverlapping,
  linePassesOver,
  SHIP_SIZES,
  type ShipSize,
  TOOL_SIDES,
  umFromMm,
} from '../../src/geometry/index.ts';
import { at, CR90, NEBULON, obstacle, poses, runs, ship, squadron, VICTORY } from './support.ts';

const ORIGIN = at(0, 0);
const sizes = fc.constantFrom(...SHIP_SIZES);
const sides = fc.constantFrom(...TOOL_SIDES);
const settings = fc.array(fc.integer({ min: -2, max: 2 }), { minLength: 1, maxLength: 4 });

/** The worked examples of the measured data: base, clicks, side, joints, end, whether the ship lies on the tool. */
const EXAMPLES: [ShipSize, number[], 'left' | 'right', number[][], number[], boolean][] = [
  [
    'small',
    [0, 1],
    'left',
    [
      [-29.12, 81.1],
      [-29.12, 148.3],
    ],
    [-7.536, 124.314, 22.5],
    true,
  ],
  [
    'small',
    [0, 1],
    'right',
    [
      [29.12, 81.1],
      [29.12, 148.3],
    ],
    [-3.103, 146.602, 22.5],
    false,
  ],
  [
    'small',
    [0, 1, -1],
    'left',
    [
      [-29.12, 81.1],
      [-29.12, 148.3],
      [-3.404, 210.385],
    ],
    [25.716, 196.485, 0],
    false,
  ],
  [
    'small',
    [0, 1, -2],
    'left',
    [
      [-29.12, 81.1],
      [-29.12, 148.3],
      [-3.404, 210.385],
    ],
    [28.819, 208.687, -22.5],
    false,
  ],
  [
    'small',
    [0, 1, -2],
    'right',
    [
      [29.12, 81.1],
      [29.12, 148.3],
      [54.836, 210.385],
    ],
    [33.252, 186.399, -22.5],
    true,
  ],
  [
    'small',
    [0, 1, 1, 2],
    'right',
    [
      [29.12, 81.1],
      [29.12, 148.3],
      [54.836, 210.385],
      [102.354, 257.902],
    ],
    [88.454, 287.022, 90],
    false,
  ],
  [
    'medium',
    [1, 0],
    'left',
    [
      [-39.12, 96.6],
      [-13.404, 158.685],
    ],
    [11.488, 116.552, 22.5],
    true,
  ],
  [
    'medium',
    [1, 0],
    'right',
    [
      [39.12, 96.6],
      [64.836, 158.685],
    ],
    [17.443, 146.493, 22.5],
    false,
  ],
  [
    'large',
    [0, 0, 0],
    'left',
    [
      [-46.37, 110.1],
      [-46.37, 177.3],
      [-46.37, 244.5],
    ],
    [0, 201.6, 0],
    false,
  ],
];

describe('the maneuver tool', () => {
  test.each(EXAMPLES)(
    '[MOVE-06] worked example: %s base, clicks %j, tool on the %s',
    (size, clicks, side, joints, to, onTool) => {
      const moved = executeCourse(size, ORIGIN, { clicks, side });
      expect(moved.pose).toEqual({ x: umFromMm(to[0]!), y: umFromMm(to[1]!), heading: headingFromDegrees(to[2]!) });
      expect(moved.joints).toEqual(joints.map(([x, y]) => ({ x: umFromMm(x!), y: umFromMm(y!) })));
      expect(moved.onTool).toBe(onTool);
    },
  );

  test('the examples are all that the measured data give', () => {
    const source = new URL('../../../shared/data/geometry.json', import.meta.url);
    if (!existsSync(source)) return;
    const given = JSON.parse(readFileSync(source, 'utf8')).maneuverTool.examples;
    expect(EXAMPLES).toEqual(
      given.map(
        (e: {
          base: string;
          clicks: number[];
          side: string;
          joints: number[][];
          to: number[];
          overlapsTool: boolean;
        }) => [e.base, e.clicks, e.side, e.joints, e.to, e.overlapsTool],
      ),
    );
  });

  test('[MOVE-02] the ship ends at the joint of its speed', () => {
    fc.assert(
      fc.property(sizes, poses(300), settings, sides, (size, pose, clicks, side) => {
        const moved = executeCourse(size, pose, { clicks, side });
        expect(moved.joints.length).toBe(clicks.length);
        // The front of the ship lies 21.6 mm beyond the last joint, half a base and half the tool beside it.
        const base = DEFAULT_FIGURES.bases[size];
        const h = (moved.pose.heading / 65_536) * 2 * Math.PI;
        const frontX = moved.pose.x + (base.lengthUm / 2) * Math.sin(h);
        const frontY = moved.pose.y + (base.lengthUm / 2) * Math.cos(h);
        const last = moved.joints[moved.joints.length - 1]!;
        const ahead = (frontX - last.x) * Math.sin(h) + (frontY - last.y) * Math.cos(h);
        const right = (frontX - last.x) * Math.cos(h) - (frontY - last.y) * Math.sin(h);
        expect(Math.abs(ahead - 21_600)).toBeLessThan(2);
        expect(Math.abs(right - (side === 'left' ? 1 : -1) * (base.widthUm / 2 + 7_620))).toBeLessThan(2);
      }),
      runs(300),
    );
    for (const speed of [1, 2, 3, 4])
      expect(executeCourse('small', ORIGIN, { clicks: Array(speed).fill(0), side: 'left' }).pose).toEqual({
        x: 0,
        y: speed * 67_200,
        heading: 0,
      });
  });

  test('[MOVE-03, EX-03] every click up to the yaw of its joint is offered, none beyond', () => {
    const nebulon = courses('small', ORIGIN, [0, 1, 2]);
    expect(nebulon.length).toBe(1 * 3 * 5);
    expect(nebulon.map(({ clicks }) => clicks.join())).toContain('0,1,-2');
    for (const { clicks } of nebulon) {
      expect(clicks[0]).toBe(0);
      expect(Math.abs(clicks[1]!)).toBeLessThanOrEqual(1);
      expect(Math.abs(clicks[2]!)).toBeLessThanOrEqual(2);
    }
    expect(new Set(nebulon.map(({ clicks }) => clicks.join())).size).toBe(15);
    const [turned] = nebulon.filter(({ clicks }) => clicks.join() === '0,1,-2');
    expect(turned!.left.pose.heading).toBe(headingFromDegrees(-22.5));
  });

  test('[MOVE-04] the first value belongs to the first joint', () => {
    const bent = courses('small', ORIGIN, [1, 0]).filter(({ clicks }) => clicks[0] !== 0);
    expect(bent.map(({ clicks }) => clicks)).toEqual([
      [-1, 0],
      [1, 0],
    ]);
    const late = executeCourse('small', ORIGIN, { clicks: [0, 1], side: 'right' }).joints;
    const early = executeCourse('small', ORIGIN, { clicks: [1, 0], side: 'right' }).joints;
    expect(late[0]).toEqual(early[0]);
    expect(late[1]!.x).toBe(late[0]!.x);
    expect(early[1]!.x).toBeGreaterThan(early[0]!.x);
  });

  test('[MOVE-05] a click turns by 22.5 degrees, to either side', () => {
    expect([0, 1, 2].map((yaw) => courses('small', ORIGIN, [yaw]).length)).toEqual([1, 3, 5]);
    fc.assert(
      fc.property(sizes, poses(300), settings, sides, (size, pose, clicks, side) => {
        const total = clicks.reduce((sum, click) => sum + click, 0);
        const { heading } = executeCourse(size, pose, { clicks, side }).pose;
        expect(heading).toBe((((pose.heading + total * CLICK) % 65_536) + 65_536) % 65_536);
      }),
      runs(200),
    );
  });

  test('[MOVE-06] the ship ends on the side of the tool on which it started', () => {
    // A turn to the right: on the inside of the bend the ship ends behind the tool, on the outside beside it.
    const left = executeCourse('small', ORIGIN, { clicks: [0, 1], side: 'left' });
    const right = executeCourse('small', ORIGIN, { clicks: [0, 1], side: 'right' });
    const aside = (moved: typeof left) => {
      const joint = moved.joints[1]!;
      return (moved.pose.x - joint.x) * Math.cos(Math.PI / 8) - (moved.pose.y - joint.y) * Math.sin(Math.PI / 8);
    };
    expect(aside(left)).toBeCloseTo(29_120, -1);
    expect(aside(right)).toBeCloseTo(-29_120, -1);
  });

  test('[MOVE-07, EX-04] the book example: the tool on the right would be overlapped, so it goes on the left', () => {
    const [course] = courses('small', ORIGIN, [0, 1, 2]).filter(({ clicks }) => clicks.join() === '0,1,-2');
    expect(course!.sides).toEqual(['left']);
    // As printed, read off the figure to a millimetre or so.
    const { x, y, heading } = course!.left.pose;
    expect(Math.abs(x - 30_000)).toBeLessThan(2_000);
    expect(Math.abs(y - 208_100)).toBeLessThan(2_000);
    expect(Math.abs(heading - headingFromDegrees(-22.1))).toBeLessThan(headingFromDegrees(1));
  });

  test('[MOVE-08] a straight course may use either side, and does not care which', () => {
    for (const size of SHIP_SIZES)
      for (const speed of [1, 2, 3, 4]) {
        const [course] = courses(size, at(10, 20, 30), Array(speed).fill(0));
        expect(course!.sides).toEqual(['left', 'right']);
        expect(course!.left.pose).toEqual(course!.right.pose);
      }
  });

  test('[MOVE-07, MOVE-08] no setting of the tool lies under the ship on both sides', () => {
    for (const size of SHIP_SIZES)
      for (const speed of [1, 2, 3, 4]) {
        const all = courses(size, ORIGIN, Array(speed).fill(2));
        expect(all.length).toBe(5 ** speed);
        expect(all.filter(({ left, right }) => left.onTool && right.onTool)).toEqual([]);
        for (const { sides: legal, left, right } of all)
          expect(legal).toEqual([...(left.onTool ? [] : ['left']), ...(right.onTool ? [] : ['right'])]);
      }
  });

  test('[MOVE-07] the root beside the first position is part of the tool', () => {
    const rootless = createGeometry({
      ...DEFAULT_FIGURES,
      maneuverTool: { ...DEFAULT_FIGURES.maneuverTool, rootBehindShipFrontUm: 0 },
    });
    // A large ship that turns hard at speed 1 keeps its stern beside where it started, across the root.
    const course = { clicks: [2], side: 'right' } as const;
    const turned = ['left', 'right'] as const;
    const depths = turned.map((side) => executeCourse('large', ORIGIN, { ...course, side }).toolDepthUm!);
    const without = turned.map((side) => rootless.executeCourse('large', ORIGIN, { ...course, side }).toolDepthUm!);
    expect(depths.some((depth, i) => depth > without[i]! + 1_000)).toBe(true);
  });

  test('a course under the ship on both sides would be open on both', () => {
    const stubby = createGeometry({
      ...DEFAULT_FIGURES,
      maneuverTool: { ...DEFAULT_FIGURES.maneuverTool, jointToJointUm: 5_000, jointToShipFrontUm: 0 },
    });
    const stuck = stubby.courses('small', ORIGIN, [2, 2]).filter(({ left, right }) => left.onTool && right.onTool);
    expect(stuck.map(({ clicks }) => clicks)).toEqual([
      [-2, 1],
      [2, -1],
    ]);
    for (const { sides: legal } of stuck) expect(legal).toEqual(['left', 'right']);
  });

  test('mirrored clicks on the other side give the mirrored course', () => {
    fc.assert(
      fc.property(sizes, settings, sides, (size, clicks, side) => {
        const one = executeCourse(size, ORIGIN, { clicks, side });
        const other = executeCourse(size, ORIGIN, {
          clicks: clicks.map((click) => 0 - click),
          side: side === 'left' ? 'right' : 'left',
        });
        expect(other.pose.x).toBe(0 - one.pose.x);
        expect(other.pose.y).toBe(one.pose.y);
        expect(other.onTool).toBe(one.onTool);
      }),
      runs(300),
    );
  });

  test('[MOVE-10, OVL-07] joints beyond the final one have no effect: a shorter course is a prefix', () => {
    fc.assert(
      fc.property(sizes, settings, sides, fc.integer({ min: 1, max: 4 }), (size, clicks, side, speed) => {
        const shorter = clicks.slice(0, speed);
        const full = executeCourse(size, ORIGIN, { clicks, side });
        const reduced = executeCourse(size, ORIGIN, { clicks: shorter, side });
        expect(reduced.joints).toEqual(full.joints.slice(0, shorter.length));
      }),
      runs(200),
    );
  });

  test('[OVL-06, OVL-07, OVL-08, EX-14] blocked at joint 2, a CR90 stops at joint 1 with the click already set', () => {
    const start = ship(CR90);
    const blocker = ship(VICTORY, 10, 185, 90);
    const set = [1, 2];
    const attempt = (speed: number) =>
      executeCourse('small', start.pose, { clicks: set.slice(0, speed), side: 'right' });
    const blocked = (speed: number) => isOverlapping({ shipClass: CR90, pose: attempt(speed).pose }, blocker);
    expect([2, 1].map(blocked)).toEqual([true, false]);
    expect(attempt(1).pose.heading).toBe(CLICK);
    // If even joint 1 is blocked, no clicks are left and the ship stays.
    expect(attempt(0).pose).toEqual(start.pose);
  });

  test('[OVL-12] a shortened course says that the ship lies on the tool; whether that matters is not asked here', () => {
    const reduced = executeCourse('small', ORIGIN, { clicks: [0, 1], side: 'left' });
    expect(reduced.onTool).toBe(true);
    expect(reduced.pose).toEqual({ x: -7_536, y: 124_314, heading: CLICK });
  });

  test('[MOVE-11, FAQ-QA-18] what lies between start and end is not touched', () => {
    const start = ship(NEBULON);
    const moved = {
      shipClass: NEBULON,
      pose: executeCourse('small', start.pose, { clicks: [0, 0, 0, 0], side: 'left' }).pose,
    };
    const rock = obstacle('asteroid-field-1', 0, 135);
    const between = squadron(0, 135);
    for (const piece of [rock, between]) {
      expect(linePassesOver(start.pose, moved.pose, piece)).toBe(true);
      expect(isOverlapping(moved, piece)).toBe(false);
      expect(isOverlapping(start, piece)).toBe(false);
    }
  });

  test('[MOVE-13] at speed 0 the ship stays where it is', () => {
    const pose = at(12, 34, 56);
    expect(executeCourse('large', pose, { clicks: [], side: 'left' })).toEqual({
      pose,
      joints: [],
      onTool: false,
      toolDepthUm: null,
    });
    expect(courses('large', pose, [])).toHaveLength(1);
  });
});
