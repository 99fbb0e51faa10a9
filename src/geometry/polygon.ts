/**
 * Flat polygons, `[x0, y0, x1, y1, …]`, and how a piece's local outline is set down on the table. World vertices are whole
 * micrometres, rounded as offsets from the piece's centre: moving a piece moves them exactly, mirroring mirrors them.
 */

import { cosBam, sinBam } from './angle.ts';
import type { Point } from './pose.ts';

/** Coordinates of the vertices in turn, counter-clockwise seen from above: `[x0, y0, x1, y1, …]`. */
export type Polygon = readonly number[];

/** A polygon as points, for drawing. */
export function pointsOf(polygon: Polygon): Point[] {
  const points: Point[] = [];
  for (let i = 0; i < polygon.length; i += 2) points.push({ x: polygon[i]!, y: polygon[i + 1]! });
  return points;
}

/** Nearest whole micrometre, halves away from zero, never -0. */
export const roundUm = (value: number): number => (value < 0 ? 0 - Math.floor(0.5 - value) : Math.floor(value + 0.5));

/** The local outline turned to a heading, still about the piece's centre and unrounded. */
export const turned = (local: Polygon, headingBam: number): number[] =>
  turnedBy(local, sinBam(headingBam), cosBam(headingBam));

/** The same with sine and cosine at hand. */
export function turnedBy(local: Polygon, sin: number, cos: number): number[] {
  const offsets = new Array<number>(local.length);
  for (let i = 0; i < local.length; i += 2) {
    const x = local[i]!;
    const y = local[i + 1]!;
    offsets[i] = x * cos + y * sin;
    offsets[i + 1] = y * cos - x * sin;
  }
  return offsets;
}

/** Turned offsets on the table, each vertex on a whole micrometre. */
export function placed(offsets: Polygon, pose: Point): number[] {
  const world = new Array<number>(offsets.length);
  for (let i = 0; i < offsets.length; i += 2) {
    world[i] = pose.x + roundUm(offsets[i]!);
    world[i + 1] = pose.y + roundUm(offsets[i + 1]!);
  }
  return world;
}

/** A local point on the table, on whole micrometres. */
export const placedPoint = (x: number, y: number, sin: number, cos: number, pose: Point): Point => ({
  x: pose.x + roundUm(x * cos + y * sin),
  y: pose.y + roundUm(y * cos - x * sin),
});

/** Corners of a rectangle about the origin, counter-clockwise from the front right. */
export const rectangle = (halfWidth: number, halfLength: number): number[] => [
  halfWidth,
  halfLength,
  -halfWidth,
  halfLength,
  -halfWidth,
  -halfLength,
  halfWidth,
  -halfLength,
];

/** Twice the signed area of the triangle a, b, c: positive when c lies to the left of the line from a to b. */
export const cross = (ax: number, ay: number, bx: number, by: number, cx: number, cy: number): number =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

/** Whether a point lies inside a simple polygon, concave or not; on the border either answer may come. */
export function containsPoint(polygon: Polygon, x: number, y: number): boolean {
  let inside = false;
  let ax = polygon[polygon.length - 2]!;
  let ay = polygon[polygon.length - 1]!;
  for (let i = 0; i < polygon.length; i += 2) {
    const bx = polygon[i]!;
    const by = polygon[i + 1]!;
    if (ay > y !== by > y) {
      const side = cross(ax, ay, bx, by, x, y);
      if (by > ay ? side > 0 : side < 0) inside = !inside;
    }
    ax = bx;
    ay = by;
  }
  return inside;
}

/** Whether every corner turns left. */
export function isConvex(polygon: Polygon): boolean {
  const n = polygon.length;
  for (let i = 0; i < n; i += 2) {
    const j = (i + 2) % n;
    const k = (i + 4) % n;
    if (cross(polygon[i]!, polygon[i + 1]!, polygon[j]!, polygon[j + 1]!, polygon[k]!, polygon[k + 1]!) <= 0)
      return false;
  }
  return n >= 6;
}
