/**
 * Shapes of a piece's possible centres: convex polygons grown by a radius. Where a base may not stand because of another
 * base, dial or disc is always such a shape (a Minkowski sum), so that placing a piece is placing a point among them.
 */

import { newClosest, pointToConvex } from '../convex.ts';
import { cross, type Polygon } from '../polygon.ts';

/** A convex polygon, or a single point, grown by a radius. */
export interface Rounded {
  /** Flat and counter-clockwise; two numbers for a disc. */
  readonly points: Polygon;
  readonly radiusUm: number;
}

const CLOSEST = newClosest();

/** How deep a point lies inside a shape; negative: how far outside. */
export const depthInRounded = ({ points, radiusUm }: Rounded, x: number, y: number): number =>
  radiusUm - pointToConvex(points, points.length, x, y, CLOSEST);

export const disc = (x: number, y: number, radiusUm: number): Rounded => ({ points: [x, y], radiusUm });

/** All sums of a point of the one polygon and a point of the other: edges merged in the order of their directions. */
export function minkowskiSum(p: Polygon, q: Polygon): number[] {
  const a = fromLowest(p);
  const b = fromLowest(q);
  const sum: number[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    sum.push(a[i % a.length]! + b[j % b.length]!, a[(i % a.length) + 1]! + b[(j % b.length) + 1]!);
    const turn = cross(0, 0, edge(a, i, 0), edge(a, i, 1), edge(b, j, 0), edge(b, j, 1));
    const takeA = j >= b.length || (i < a.length && turn >= 0);
    const takeB = i >= a.length || (j < b.length && turn <= 0);
    if (takeA) i += 2;
    if (takeB) j += 2;
  }
  return sum;
}

const edge = (p: Polygon, i: number, axis: 0 | 1): number =>
  p[((i + 2) % p.length) + axis]! - p[(i % p.length) + axis]!;

function fromLowest(p: Polygon): Polygon {
  let lowest = 0;
  for (let i = 2; i < p.length; i += 2)
    if (p[i + 1]! < p[lowest + 1]! || (p[i + 1] === p[lowest + 1] && p[i]! < p[lowest]!)) lowest = i;
  return [...p.slice(lowest), ...p.slice(0, lowest)];
}

/** The polygon turned half round about the origin. */
export const negated = (p: Polygon): number[] => p.map((value) => 0 - value);

export const moved = (p: Polygon, dx: number, dy: number): number[] =>
  p.map((value, i) => value + (i % 2 === 0 ? dx : dy));
