/** Straight lines that are not a line of sight but are treated like one: whether they pass over a piece or cross. */

import { segmentDepthInBase } from './base.ts';
import { isPassingThrough } from './boundary.ts';
import { type Closest, newClosest, pointToConvex, type SegmentDepth } from './convex.ts';
import type { Model } from './model.ts';
import { checkPiece, checkSquadron, discRadius, isObstacle, isShip, type Piece, resolveObstacle } from './pieces.ts';
import { cross } from './polygon.ts';
import type { Point } from './pose.ts';
import { resolveShip } from './ship.ts';
import { visiblePart } from './visible.ts';

const DEPTH: SegmentDepth = { depthUm: 0, t: 0 };
const CLOSEST: Closest = newClosest();

/** OBS-08: whether a segment passes over a base without dials, an obstacle or a marker, by more than the tolerance. */
export function linePassesOver(model: Model, from: Point, to: Point, piece: Piece): boolean {
  checkPiece(piece, 'piece');
  if (isShip(piece)) {
    segmentDepthInBase(resolveShip(model, piece, 'piece'), from.x, from.y, to.x, to.y, DEPTH);
    return isPassingThrough(DEPTH.depthUm);
  }
  if (isObstacle(piece)) {
    const { outline } = resolveObstacle(model, piece, 'piece');
    return visiblePart(from.x, from.y, to.x, to.y, outline, []) !== null;
  }
  checkSquadron(piece, 'piece');
  const gap = pointToConvex([from.x, from.y, to.x, to.y], 4, piece.pose.x, piece.pose.y, CLOSEST);
  return isPassingThrough(discRadius(model, piece, 'piece') - gap);
}

/** Whether two segments cross, each from one side of the other to its other side; touching ends do not. */
export function linesCross(a: Point, b: Point, c: Point, d: Point): boolean {
  const ab = cross(a.x, a.y, b.x, b.y, c.x, c.y) * cross(a.x, a.y, b.x, b.y, d.x, d.y);
  const cd = cross(c.x, c.y, d.x, d.y, a.x, a.y) * cross(c.x, c.y, d.x, d.y, b.x, b.y);
  return ab < 0 && cd < 0;
}
