/**
 * Overlap: how deep two pieces run into each other, part against part. Two bases are compared along their four axes, discs
 * by distances, obstacles by their convex parts. Far pairs are settled by the distance of their centres.
 */

import { baseDepth, discInBase } from './base.ts';
import { type Body, overlappingBody } from './body.ts';
import { isOverlap, TOUCH_TOLERANCE_UM } from './boundary.ts';
import { type Closest, closestOfConvex, convexDepth, copyClosest, newClosest, pointToConvex } from './convex.ts';
import { checkPoint } from './errors.ts';
import type { Model } from './model.ts';
import {
  checkPiece,
  isObstacle,
  isShip,
  isToken,
  type Obstacle,
  type ObstacleGeometry,
  type Piece,
  resolveObstacle,
  type Squadron,
} from './pieces.ts';
import type { Point } from './pose.ts';
import { resolveShip, type ShipGeometry } from './ship.ts';

/** Whether two pieces overlap, and how deep. */
export interface Overlap {
  readonly overlaps: boolean;
  /** The shortest move that takes the deepest pair of parts apart; negative: the gap between the pieces. */
  readonly depthUm: number;
  /** A point of each piece: a common one if they overlap, the closest ones if not. */
  readonly from: Point;
  readonly to: Point;
}

/** What may be changed about overlap. */
export interface OverlapOptions {
  /** Whether shield dials count when ship meets ship. True unless said otherwise. */
  readonly dialsInShipOverlap?: boolean;
}

const DEFAULTS: OverlapOptions = {};

/** OVL-13, OVL-14: with witnesses. */
export function overlaps(model: Model, a: Piece, b: Piece, options: OverlapOptions = DEFAULTS): Overlap {
  checkPiece(a, 'a');
  checkPiece(b, 'b');
  const withDials = options.dialsInShipOverlap !== false || !isBetweenShips(a, b);
  const first = overlappingBody(model, a, 'a', withDials);
  const second = overlappingBody(model, b, 'b', withDials);
  deepest(first, second);
  return {
    overlaps: isOverlap(BEST.depthUm),
    depthUm: BEST.depthUm + 0,
    from: { x: BEST.fromX + 0, y: BEST.fromY + 0 },
    to: { x: BEST.toX + 0, y: BEST.toY + 0 },
  };
}

/** OVL-13, OVL-14: the same answer without witnesses, many times faster. Kept small, so that engines inline it. */
export const isOverlapping = (model: Model, a: Piece, b: Piece, options: OverlapOptions = DEFAULTS): boolean =>
  isComputed(a) && isComputed(b)
    ? areNear(a, b) && shipsOverlap(a, b, options.dialsInShipOverlap !== false)
    : piecesOverlap(model, a, b, options);

const isComputed = (piece: Piece): piece is ShipGeometry => (piece as ShipGeometry | null)?.zoneOffsets !== undefined;

function areNear(a: ShipGeometry, b: ShipGeometry): boolean {
  const dx = b.pose.x - a.pose.x;
  const dy = b.pose.y - a.pose.y;
  const reach = a.reachUm + b.reachUm;
  return dx <= reach && dx >= -reach && dy <= reach && dy >= -reach;
}

/** Whether a circle comes near enough to an obstacle to touch it. */
function isNearObstacle(
  model: Model,
  obstacle: Obstacle | ObstacleGeometry,
  { x, y }: Point,
  radiusUm: number,
): boolean {
  const { pose, reachUm } = resolveObstacle(model, obstacle, 'obstacle');
  const dx = pose.x - x;
  const dy = pose.y - y;
  const reach = reachUm + radiusUm;
  return dx * dx + dy * dy <= reach * reach;
}

function piecesOverlap(model: Model, a: Piece, b: Piece, options: OverlapOptions): boolean {
  checkPiece(a, 'a');
  checkPiece(b, 'b');
  if (isShip(a)) {
    const ship = resolveShip(model, a, 'a');
    if (isShip(b)) return shipsOverlap(ship, resolveShip(model, b, 'b'), options.dialsInShipOverlap !== false);
    if (isObstacle(b)) return isNearObstacle(model, b, ship.pose, ship.reachUm) && overlaps(model, ship, b).overlaps;
    if (!isToken(b)) return shipOverlapsSquadron(model, ship, b.pose, 'b.pose');
  } else if (!isObstacle(a) && !isToken(a)) {
    if (isShip(b)) return shipOverlapsSquadron(model, resolveShip(model, b, 'b'), a.pose, 'a.pose');
    if (isObstacle(b) && !isNearObstacle(model, b, a.pose, model.squadronRadiusUm)) return false;
    if (!isObstacle(b) && !isToken(b)) return squadronsOverlap(model, a, b);
  }
  return overlaps(model, a, b, options).overlaps;
}

const isBetweenShips = (a: Piece, b: Piece): boolean => isShip(a) && isShip(b);

/** OVL-13: two ships' bases, with or without their dials. */
function shipsOverlap(a: ShipGeometry, b: ShipGeometry, withDials: boolean): boolean {
  if (isOverlap(baseDepth(a, b))) return true;
  if (!withDials) return false;
  return dialsEnter(a, b) || dialsEnter(b, a) || dialsMeet(a, b);
}

/** Whether a dial of `a` overlaps the base of `b`. */
function dialsEnter(a: ShipGeometry, b: ShipGeometry): boolean {
  const { front, left, right, rear } = a.dials;
  return (
    isOverlap(discInBase(b, front, a.dialRadiusUm)) ||
    isOverlap(discInBase(b, left, a.dialRadiusUm)) ||
    isOverlap(discInBase(b, right, a.dialRadiusUm)) ||
    isOverlap(discInBase(b, rear, a.dialRadiusUm))
  );
}

function dialsMeet(a: ShipGeometry, b: ShipGeometry): boolean {
  const apart = a.dialRadiusUm + b.dialRadiusUm - TOUCH_TOLERANCE_UM;
  for (const p of [a.dials.front, a.dials.left, a.dials.right, a.dials.rear])
    for (const q of [b.dials.front, b.dials.left, b.dials.right, b.dials.rear]) {
      const dx = p.x - q.x;
      const dy = p.y - q.y;
      if (dx * dx + dy * dy < apart * apart) return true;
    }
  return false;
}

/** OVL-14, FAQ-QA-50: a squadron's base against a ship's base and dials. */
function shipOverlapsSquadron(model: Model, ship: ShipGeometry, at: Point, field: string): boolean {
  checkPoint(at, field);
  const radius = model.squadronRadiusUm;
  if (isOverlap(discInBase(ship, at, radius))) return true;
  const apart = radius + ship.dialRadiusUm - TOUCH_TOLERANCE_UM;
  const { front, left, right, rear } = ship.dials;
  return (
    isCloser(front, at, apart) || isCloser(left, at, apart) || isCloser(right, at, apart) || isCloser(rear, at, apart)
  );
}

function squadronsOverlap(model: Model, a: Squadron, b: Squadron): boolean {
  checkPoint(a.pose, 'a.pose');
  checkPoint(b.pose, 'b.pose');
  return isCloser(a.pose, b.pose, 2 * model.squadronRadiusUm - TOUCH_TOLERANCE_UM);
}

function isCloser(a: Point, b: Point, apart: number): boolean {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  return dx * dx + dy * dy < apart * apart;
}

interface Deepest extends Closest {
  depthUm: number;
}

const BEST: Deepest = { ...newClosest(), depthUm: 0 };
const PAIR: Deepest = { ...newClosest(), depthUm: 0 };

/** The deepest pair of parts of two bodies, into `BEST`. */
function deepest(a: Body, b: Body): void {
  BEST.depthUm = -Number.MAX_VALUE;
  for (const p of a.parts) {
    for (const q of b.parts) {
      PAIR.depthUm = a.ship && b.ship ? baseDepth(a.ship, b.ship) : convexDepth(p, q);
      closestOfConvex(p, p.length, q, q.length, PAIR);
      if (PAIR.depthUm <= 0) PAIR.depthUm = 0 - PAIR.lengthUm;
      keepDeeper();
    }
    for (const disc of b.discs) {
      discAgainstPolygon(p, disc.x, disc.y, disc.radiusUm);
      if (a.ship) PAIR.depthUm = discInBase(a.ship, disc, disc.radiusUm);
      keepDeeper();
    }
  }
  for (const disc of a.discs) {
    for (const q of b.parts) {
      discAgainstPolygon(q, disc.x, disc.y, disc.radiusUm);
      if (b.ship) PAIR.depthUm = discInBase(b.ship, disc, disc.radiusUm);
      swapEnds();
      keepDeeper();
    }
    for (const other of b.discs) {
      discAgainstDisc(disc.x, disc.y, disc.radiusUm, other.x, other.y, other.radiusUm);
      keepDeeper();
    }
  }
}

function keepDeeper(): void {
  if (PAIR.depthUm <= BEST.depthUm) return;
  copyClosest(PAIR, BEST);
  BEST.depthUm = PAIR.depthUm;
}

function discAgainstPolygon(p: readonly number[], x: number, y: number, radius: number): void {
  const gap = pointToConvex(p, p.length, x, y, PAIR);
  PAIR.depthUm = radius - gap;
  PAIR.fromX = PAIR.toX;
  PAIR.fromY = PAIR.toY;
  if (gap <= radius) return;
  PAIR.toX = x + (radius / gap) * (PAIR.fromX - x);
  PAIR.toY = y + (radius / gap) * (PAIR.fromY - y);
}

function swapEnds(): void {
  const { fromX, fromY } = PAIR;
  PAIR.fromX = PAIR.toX;
  PAIR.fromY = PAIR.toY;
  PAIR.toX = fromX;
  PAIR.toY = fromY;
}

function discAgainstDisc(ax: number, ay: number, ar: number, bx: number, by: number, br: number): void {
  const dx = bx - ax;
  const dy = by - ay;
  const centres = Math.sqrt(dx * dx + dy * dy);
  PAIR.depthUm = ar + br - centres;
  if (PAIR.depthUm <= 0) {
    PAIR.fromX = ax + (ar / centres) * dx;
    PAIR.fromY = ay + (ar / centres) * dy;
    PAIR.toX = bx - (br / centres) * dx;
    PAIR.toY = by - (br / centres) * dy;
    return;
  }
  const share = centres > 0 ? Math.min(1, Math.max(0, (ar - PAIR.depthUm / 2) / centres)) : 0;
  PAIR.fromX = PAIR.toX = ax + share * dx;
  PAIR.fromY = PAIR.toY = ay + share * dy;
}
