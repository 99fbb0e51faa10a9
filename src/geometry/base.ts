/**
 * A ship's base in its own axes: there it is a plain rectangle, and overlap and passing through take a dozen multiplications
 * without a root or a division. Nothing here allocates.
 */

import { TOUCH_TOLERANCE_UM } from './boundary.ts';
import { type SegmentDepth, segmentDepth } from './convex.ts';
import { rectangle } from './polygon.ts';
import type { Point } from './pose.ts';
import type { ShipGeometry } from './ship.ts';

/** How deep two bases overlap, along the axes of both; negative: a lower bound of the gap. */
export function baseDepth(a: ShipGeometry, b: ShipGeometry): number {
  const dx = b.pose.x - a.pose.x;
  const dy = b.pose.y - a.pose.y;
  const ax = a.forward.x;
  const ay = a.forward.y;
  const bx = b.forward.x;
  const by = b.forward.y;
  const cos = Math.abs(ax * bx + ay * by);
  const sin = Math.abs(ax * by - ay * bx);
  let depth = a.halfLengthUm + b.halfLengthUm * cos + b.halfWidthUm * sin - Math.abs(dx * ax + dy * ay);
  if (depth <= 0) return depth;
  depth = Math.min(depth, a.halfWidthUm + b.halfLengthUm * sin + b.halfWidthUm * cos - Math.abs(dx * ay - dy * ax));
  if (depth <= 0) return depth;
  depth = Math.min(depth, b.halfLengthUm + a.halfLengthUm * cos + a.halfWidthUm * sin - Math.abs(dx * bx + dy * by));
  if (depth <= 0) return depth;
  return Math.min(depth, b.halfWidthUm + a.halfLengthUm * sin + a.halfWidthUm * cos - Math.abs(dx * by - dy * bx));
}

/** How deep a disc runs into a base; negative: the gap. */
export function discInBase(ship: ShipGeometry, centre: Point, radiusUm: number): number {
  const dx = centre.x - ship.pose.x;
  const dy = centre.y - ship.pose.y;
  const along = Math.abs(dx * ship.forward.x + dy * ship.forward.y) - ship.halfLengthUm;
  const aside = Math.abs(dx * ship.forward.y - dy * ship.forward.x) - ship.halfWidthUm;
  if (along <= 0 || aside <= 0) return radiusUm - Math.max(along, aside);
  return radiusUm - Math.sqrt(along * along + aside * aside);
}

/** OBS-08: whether a segment passes through a base: no axis of the base nor of the segment parts the two. */
export function segmentPassesBase(ship: ShipGeometry, x0: number, y0: number, x1: number, y1: number): boolean {
  const { forward, pose } = ship;
  const halfLength = ship.halfLengthUm - TOUCH_TOLERANCE_UM;
  const halfWidth = ship.halfWidthUm - TOUCH_TOLERANCE_UM;
  const ax = x0 - pose.x;
  const ay = y0 - pose.y;
  const bx = x1 - pose.x;
  const by = y1 - pose.y;
  const u0 = ax * forward.x + ay * forward.y;
  const u1 = bx * forward.x + by * forward.y;
  if ((u0 >= halfLength && u1 >= halfLength) || (u0 <= -halfLength && u1 <= -halfLength)) return false;
  const v0 = ax * forward.y - ay * forward.x;
  const v1 = bx * forward.y - by * forward.x;
  if ((v0 >= halfWidth && v1 >= halfWidth) || (v0 <= -halfWidth && v1 <= -halfWidth)) return false;
  const du = u1 - u0;
  const dv = v1 - v0;
  if (du === 0 && dv === 0) return true;
  return Math.abs(u0 * dv - v0 * du) < halfLength * Math.abs(dv) + halfWidth * Math.abs(du);
}

/** How deep a segment reaches into a base, and where. */
export function segmentDepthInBase(
  ship: ShipGeometry,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  out: SegmentDepth,
): void {
  const { forward, pose } = ship;
  const u0 = (x0 - pose.x) * forward.x + (y0 - pose.y) * forward.y;
  const v0 = (x0 - pose.x) * forward.y - (y0 - pose.y) * forward.x;
  const u1 = (x1 - pose.x) * forward.x + (y1 - pose.y) * forward.y;
  const v1 = (x1 - pose.x) * forward.y - (y1 - pose.y) * forward.x;
  segmentDepth(v0, u0, v1, u1, rectangle(ship.halfWidthUm, ship.halfLengthUm), 8, out);
}
