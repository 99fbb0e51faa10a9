/** What a region can be asked: the same four questions wherever a piece may be put. */

import type { Rectangle } from '../area.ts';
import { MAX_COORDINATE_UM } from '../errors.ts';
import { roundUm } from '../polygon.ts';
import { type Point, type Pose, TURN } from '../pose.ts';
import { bordersOf, isFree, nearestFree, type Space } from './space.ts';

/** A source of numbers from 0 up to but not including 1, all equally likely. */
export type Random = () => number;

/** The legal places of a piece. Not plain data, unlike every answer: its outline is. */
export interface Region {
  /** Whether the piece may be put exactly there. */
  contains(pose: Pose): boolean;
  /** A legal place at random, or null if none was found. */
  sample(random: Random): Pose | null;
  /** The legal place nearest to the one asked for, with the same heading; null if there is none. */
  snap(pose: Pose): Pose | null;
  /** Where the piece's centre may be while it keeps a heading. */
  outline(headingBam?: number): Space;
}

/** How a region is described: what is legal, and the same as a space of centres for one heading. */
interface RegionRules {
  contains(pose: Pose): boolean;
  space(headingBam: number): Space;
  /** Whether the heading matters; if not, samples have heading 0. */
  readonly turns: boolean;
}

const TRIES = 200;

export function createRegion({ contains, space, turns }: RegionRules): Region {
  const snap = (pose: Pose): Pose | null => {
    if (contains(pose)) return { x: pose.x, y: pose.y, heading: pose.heading };
    const { heading } = pose;
    const places = space(heading);
    const accepts = (x: number, y: number): Point | null => {
      const place = { x: roundUm(x), y: roundUm(y), heading };
      return contains(place) ? place : null;
    };
    const found = nearestFree(places, bordersOf(places), pose.x, pose.y, accepts);
    return found === null ? null : { x: found.x, y: found.y, heading };
  };
  return {
    contains,
    snap,
    outline: (headingBam = 0) => space(headingBam),
    sample: (random) => {
      let pose: Pose = { x: 0, y: 0, heading: 0 };
      for (let i = 0; i < TRIES; i++) {
        const heading = turns ? Math.floor(random() * TURN) : 0;
        const places = space(heading);
        const box = boxOf(places);
        pose = {
          x: box.minX + Math.floor(random() * (box.maxX - box.minX + 1)),
          y: box.minY + Math.floor(random() * (box.maxY - box.minY + 1)),
          heading,
        };
        if (isFree(places, pose.x, pose.y) && contains(pose)) return pose;
      }
      return snap(pose);
    },
  };
}

/** A rectangle of whole micrometres that holds all free points. */
function boxOf({ bounds, within }: Space): Rectangle {
  let minX = bounds?.minX ?? -MAX_COORDINATE_UM;
  let minY = bounds?.minY ?? -MAX_COORDINATE_UM;
  let maxX = bounds?.maxX ?? MAX_COORDINATE_UM;
  let maxY = bounds?.maxY ?? MAX_COORDINATE_UM;
  if (within.length === 0) return { minX, minY, maxX, maxY };
  const xs = within.flatMap(({ points, radiusUm }) =>
    points.filter((_, i) => i % 2 === 0).flatMap((x) => [x - radiusUm, x + radiusUm]),
  );
  const ys = within.flatMap(({ points, radiusUm }) =>
    points.filter((_, i) => i % 2 === 1).flatMap((y) => [y - radiusUm, y + radiusUm]),
  );
  minX = Math.max(minX, Math.floor(Math.min(...xs)));
  maxX = Math.min(maxX, Math.floor(Math.max(...xs)));
  minY = Math.max(minY, Math.floor(Math.min(...ys)));
  maxY = Math.min(maxY, Math.floor(Math.max(...ys)));
  return { minX, minY, maxX, maxY };
}
