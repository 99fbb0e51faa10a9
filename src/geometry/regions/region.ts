/** What a region can be asked: the same four questions wherever a piece may be put. */

import type { Rectangle } from '../area.ts';
import { MAX_COORDINATE_UM } from '../errors.ts';
import { roundUm } from '../polygon.ts';
import { type Point, type Pose, TURN } from '../pose.ts';
import type { Rounded } from './rounded.ts';
import { bordersOf, nearestFree, type Space } from './space.ts';

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
  /** A rectangle around all of that, made much faster; null if it would be empty. */
  box(headingBam?: number): Rectangle | null;
}

/** How a region is described: what is legal, and the same as a space of centres for one heading. */
interface RegionRules {
  contains(pose: Pose): boolean;
  space(headingBam: number): Space;
  /** The bounds of that space and what its points must be within, without what they must keep out of. */
  frame(headingBam: number): Pick<Space, 'bounds' | 'within'>;
  /** Whether the heading matters; if not, samples have heading 0. */
  readonly turns: boolean;
}

const TRIES = 200;

export function createRegion({ contains, space, frame, turns }: RegionRules): Region {
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
    box: (headingBam = 0) => boxOf(frame(headingBam)),
    sample: (random) => {
      let pose: Pose = { x: 0, y: 0, heading: 0 };
      for (let i = 0; i < TRIES; i++) {
        const heading = turns ? Math.floor(random() * TURN) : 0;
        const box = boxOf(frame(heading));
        if (!box) continue;
        pose = {
          x: box.minX + Math.floor(random() * (box.maxX - box.minX + 1)),
          y: box.minY + Math.floor(random() * (box.maxY - box.minY + 1)),
          heading,
        };
        if (contains(pose)) return pose;
      }
      return snap(pose);
    },
  };
}

/** A rectangle of whole micrometres that holds all free points. */
export function boxOf({ bounds, within }: Pick<Space, 'bounds' | 'within'>): Rectangle | null {
  let minX = bounds?.minX ?? -MAX_COORDINATE_UM;
  let minY = bounds?.minY ?? -MAX_COORDINATE_UM;
  let maxX = bounds?.maxX ?? MAX_COORDINATE_UM;
  let maxY = bounds?.maxY ?? MAX_COORDINATE_UM;
  if (within.length > 0) {
    const around = boxAround(within);
    minX = Math.max(minX, Math.floor(around.minX));
    maxX = Math.min(maxX, Math.floor(around.maxX));
    minY = Math.max(minY, Math.floor(around.minY));
    maxY = Math.min(maxY, Math.floor(around.maxY));
  }
  return minX <= maxX && minY <= maxY ? { minX, minY, maxX, maxY } : null;
}

function boxAround(shapes: readonly Rounded[]): Rectangle {
  let minX = Number.MAX_VALUE;
  let minY = Number.MAX_VALUE;
  let maxX = -Number.MAX_VALUE;
  let maxY = -Number.MAX_VALUE;
  for (const { points, radiusUm } of shapes)
    for (let i = 0; i < points.length; i += 2) {
      minX = Math.min(minX, points[i]! - radiusUm);
      maxX = Math.max(maxX, points[i]! + radiusUm);
      minY = Math.min(minY, points[i + 1]! - radiusUm);
      maxY = Math.max(maxY, points[i + 1]! + radiusUm);
    }
  return { minX, minY, maxX, maxY };
}
