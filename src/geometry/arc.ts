/**
 * Firing arcs. An arc is the common part of two half-planes, so whether a target is in it is the question how far its
 * best point lies inside both borders: a maximum of the lower of two linear functions, found at a corner or where they are
 * equal. Borders are unrounded lines and zones unrounded offsets: the depth is off by less than 1e-8 micrometres.
 */

import { isInsideArc } from './boundary.ts';
import type { Model } from './model.ts';
import {
  type Attacker,
  checkNoZone,
  checkPiece,
  checkSquadron,
  checkZone,
  discRadius,
  isShip,
  isShipTarget,
  type Target,
  targetShip,
} from './pieces.ts';
import type { Polygon } from './polygon.ts';
import type { Point } from './pose.ts';
import { type ArcBorder, resolveShip, type Ship, type ShipGeometry } from './ship.ts';
import type { HullZone } from './vocabulary.ts';

/** Whether a target is in a firing arc, and by how much. */
export interface FiringArc {
  readonly inArc: boolean;
  /**
   * How far the target's best point lies inside both borders of the arc, half a line's width beyond the printed lines;
   * negative if the whole target stays outside one of them. Null for a squadron, whose arc has no borders.
   */
  readonly marginUm: number | null;
  /** That best point of the target. */
  readonly at: Point;
}

/** ARC-03, ARC-04, ARC-05: a target is in the arc if any part of the declared hull zone or of its base is. */
export function inFiringArc(
  model: Model,
  attacker: Attacker,
  zone: HullZone | null,
  target: Target | Ship | ShipGeometry,
): FiringArc {
  checkPiece(attacker, 'attacker');
  checkPiece(target, 'target');
  if (!isShip(attacker)) {
    checkSquadron(attacker, 'attacker');
    checkNoZone(zone, 'zone');
    return everywhere(model, target);
  }
  checkZone(zone, 'zone');
  const ship = resolveShip(model, attacker, 'attacker');
  const [a, b] = ship.arcs[zone];
  if (!isShipTarget(target)) {
    checkSquadron(target, 'target');
    deepestOfDisc(
      a,
      b,
      target.pose.x - ship.pose.x,
      target.pose.y - ship.pose.y,
      discRadius(model, target, 'target'),
      BEST,
    );
  } else {
    const defender = targetShip(model, target, 'target');
    const dx = defender.pose.x - ship.pose.x;
    const dy = defender.pose.y - ship.pose.y;
    if ('zone' in target) {
      checkZone(target.zone, 'target.zone');
      deepestOfPolygon(a, b, defender.zoneOffsets[target.zone], dx, dy, BEST);
    } else deepestOfToken(a, b, defender, dx, dy);
  }
  return {
    inArc: isInsideArc(BEST.depthUm),
    marginUm: BEST.depthUm + 0,
    at: { x: ship.pose.x + BEST.x + 0, y: ship.pose.y + BEST.y + 0 },
  };
}

/** ARC-07: a squadron's arc is all round. */
function everywhere(model: Model, target: Target | Ship | ShipGeometry): FiringArc {
  if (!isShipTarget(target)) {
    checkSquadron(target, 'target');
    return { inArc: true, marginUm: null, at: { x: target.pose.x, y: target.pose.y } };
  }
  if ('zone' in target) checkZone(target.zone, 'target.zone');
  const { pose } = targetShip(model, target, 'target');
  return { inArc: true, marginUm: null, at: { x: pose.x, y: pose.y } };
}

/** The point that lies deepest in an arc, relative to the attacker's centre. */
export interface Deepest {
  depthUm: number;
  x: number;
  y: number;
}

const BEST: Deepest = { depthUm: 0, x: 0, y: 0 };
const ZONE: Deepest = { depthUm: 0, x: 0, y: 0 };

/** Deepest point of a polygon given as offsets from (dx, dy). */
export function deepestOfPolygon(
  a: ArcBorder,
  b: ArcBorder,
  offsets: Polygon,
  dx: number,
  dy: number,
  out: Deepest,
): void {
  out.depthUm = -Number.MAX_VALUE;
  const n = offsets.length;
  let px = offsets[n - 2]! + dx;
  let py = offsets[n - 1]! + dy;
  let pa = a.reachUm - (a.nx * px + a.ny * py);
  let pb = b.reachUm - (b.nx * px + b.ny * py);
  for (let i = 0; i < n; i += 2) {
    const qx = offsets[i]! + dx;
    const qy = offsets[i + 1]! + dy;
    const qa = a.reachUm - (a.nx * qx + a.ny * qy);
    const qb = b.reachUm - (b.nx * qx + b.ny * qy);
    const depth = Math.min(qa, qb);
    if (depth > out.depthUm) {
      out.depthUm = depth;
      out.x = qx;
      out.y = qy;
    }
    if (pa < pb !== qa < qb) {
      const t = (pa - pb) / (pa - pb - (qa - qb));
      const equal = pa + t * (qa - pa);
      if (equal > out.depthUm) {
        out.depthUm = equal;
        out.x = px + t * (qx - px);
        out.y = py + t * (qy - py);
      }
    }
    px = qx;
    py = qy;
    pa = qa;
    pb = qb;
  }
}

/** Deepest point of a disc: straight away from one border, or where both depths are equal. */
export function deepestOfDisc(a: ArcBorder, b: ArcBorder, cx: number, cy: number, radius: number, out: Deepest): void {
  const ca = a.reachUm - (a.nx * cx + a.ny * cy);
  const cb = b.reachUm - (b.nx * cx + b.ny * cy);
  const between = a.nx * b.nx + a.ny * b.ny;
  if (ca + radius <= cb + radius * between) {
    out.depthUm = ca + radius;
    out.x = cx - radius * a.nx;
    out.y = cy - radius * a.ny;
    return;
  }
  if (cb + radius <= ca + radius * between) {
    out.depthUm = cb + radius;
    out.x = cx - radius * b.nx;
    out.y = cy - radius * b.ny;
    return;
  }
  // Along e the two depths part; along its perpendicular (-ey, ex) both grow alike, as an arc is narrower than a half-turn.
  let ex = a.nx - b.nx;
  let ey = a.ny - b.ny;
  const e = Math.sqrt(ex * ex + ey * ey);
  ex /= e;
  ey /= e;
  const s = (ca - cb) / e;
  const h = Math.sqrt(Math.max(0, radius * radius - s * s));
  out.x = cx + s * ex - h * ey;
  out.y = cy + s * ey + h * ex;
  out.depthUm = a.reachUm - (a.nx * out.x + a.ny * out.y);
}

function deepestOfToken(a: ArcBorder, b: ArcBorder, defender: ShipGeometry, dx: number, dy: number): void {
  BEST.depthUm = -Number.MAX_VALUE;
  for (const offsets of [
    defender.zoneOffsets.front,
    defender.zoneOffsets.left,
    defender.zoneOffsets.right,
    defender.zoneOffsets.rear,
  ]) {
    deepestOfPolygon(a, b, offsets, dx, dy, ZONE);
    if (ZONE.depthUm <= BEST.depthUm) continue;
    BEST.depthUm = ZONE.depthUm;
    BEST.x = ZONE.x;
    BEST.y = ZONE.y;
  }
}
