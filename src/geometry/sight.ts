/**
 * Line of sight. One segment is traced, from targeting point or base to targeting point or base; then three lists are
 * looked at: the defender's other hull zones, which block it, and other ships' bases and obstacles, which obstruct it. A
 * shape counts when some point of the segment lies more than 0.01 mm inside, which for convex shapes is the maximum of a
 * few linear functions. The visible part of an obstacle is worked out along the segment in `visible.ts`.
 */

import { segmentDepthInBase, segmentPassesBase } from './base.ts';
import { isPassingThrough, TOUCH_TOLERANCE_UM } from './boundary.ts';
import { type Closest, newClosest, pointToConvex, type SegmentDepth, segmentDepth } from './convex.ts';
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
  type Obstacle,
  type ObstacleGeometry,
  resolveObstacle,
  type Squadron,
  type Target,
  type Token,
  targetShip,
} from './pieces.ts';
import type { Polygon } from './polygon.ts';
import type { Point } from './pose.ts';
import { resolveShip, type Ship, type ShipGeometry } from './ship.ts';
import { visiblePart } from './visible.ts';
import { HULL_ZONES, type HullZone } from './vocabulary.ts';

/** Everything else on the table that a line of sight could meet; squadrons never matter (LOS-05). */
export interface Others {
  /** Ships other than attacker and defender. */
  readonly ships?: readonly (Ship | ShipGeometry)[];
  readonly obstacles?: readonly (Obstacle | ObstacleGeometry)[];
}

/** A hull zone of the defender in the way. */
export interface BlockingZone {
  readonly zone: HullZone;
  /** How deep the line runs into it, and where it is deepest. */
  readonly depthUm: number;
  readonly at: Point;
}

/** A ship in the way, by its place in `others.ships`. */
export interface ObstructingShip {
  readonly index: number;
  readonly depthUm: number;
  readonly at: Point;
}

/** An obstacle in the way, by its place in `others.obstacles`, and a visible stretch of the line over it. */
export interface ObstructingObstacle {
  readonly index: number;
  readonly from: Point;
  readonly to: Point;
}

/** The traced line and what it meets. */
export interface LineOfSight {
  readonly from: Point;
  readonly to: Point;
  /** LOS-03: false if another hull zone of the defender is in the way. */
  readonly hasSight: boolean;
  readonly blockedBy: readonly BlockingZone[];
  /** OBS-01: true if a ship or an obstacle is in the way. */
  readonly obstructed: boolean;
  readonly obstructedBy: {
    readonly ships: readonly ObstructingShip[];
    readonly obstacles: readonly ObstructingObstacle[];
  };
  /** By how much a zone of the defender blocks or fails to block at the closest call; null against a squadron. */
  readonly marginUm: number | null;
}

/** LOS-01 to LOS-07, OBS-01, OBS-05, OBS-06, OBS-08. `zone` is null for an attacking squadron. */
export function lineOfSight(
  model: Model,
  attacker: Attacker,
  zone: HullZone | null,
  target: Target,
  others: Others = {},
): LineOfSight {
  checkPiece(attacker, 'attacker');
  checkPiece(target, 'target');
  const ship = isShip(attacker) ? resolveShip(model, attacker, 'attacker') : null;
  const defender = isShipTarget(target) ? targetShip(model, target, 'target') : null;
  const part = isShipTarget(target) ? target.zone : null;
  trace(model, attacker, ship, zone, target, defender, part);
  const from = { x: LINE.fromX + 0, y: LINE.fromY + 0 };
  const to = { x: LINE.toX + 0, y: LINE.toY + 0 };
  const blockedBy: BlockingZone[] = [];
  let marginUm: number | null = null;
  if (defender !== null)
    for (const other of HULL_ZONES) {
      if (other === part) continue;
      const depthUm = depthIn(defender.zones[other]);
      const margin = Math.abs(depthUm - TOUCH_TOLERANCE_UM);
      if (marginUm === null || margin < marginUm) marginUm = margin;
      if (isPassingThrough(depthUm)) blockedBy.push({ zone: other, depthUm, at: pointAt(DEPTH.t) });
    }
  const third = (others.ships ?? []).map((other, i) => resolveShip(model, other, `others.ships.${i}`));
  const ships = obstructingShips(third);
  const bases = third.map((other) => other.base);
  if (ship !== null) bases.push(ship.base);
  if (defender !== null) bases.push(defender.base);
  const obstacles = obstructingObstacles(model, others.obstacles ?? [], bases);
  return {
    from,
    to,
    hasSight: blockedBy.length === 0,
    blockedBy,
    obstructed: ships.length > 0 || obstacles.length > 0,
    obstructedBy: { ships, obstacles },
    marginUm,
  };
}

const LINE: Closest = newClosest();
const DEPTH: SegmentDepth = { depthUm: 0, t: 0 };

/** LOS-01, LOS-02: the ends of the line, into `LINE`. */
function trace(
  model: Model,
  attacker: Attacker,
  ship: ShipGeometry | null,
  zone: HullZone | null,
  target: Target,
  defender: ShipGeometry | null,
  part: HullZone | null,
): void {
  if (ship !== null) checkZone(zone, 'zone');
  else {
    checkSquadron(attacker, 'attacker');
    checkNoZone(zone, 'zone');
  }
  if (defender !== null) {
    checkZone(part, 'target.zone');
    const end = defender.targetingPoints[part];
    if (ship !== null) setFrom(ship.targetingPoints[zone!]);
    else nearestOfSquadron(model, attacker as Squadron, defender.zones[part], false);
    LINE.toX = end.x;
    LINE.toY = end.y;
    return;
  }
  const squadron = target as Squadron;
  checkSquadron(squadron, 'target');
  if (ship !== null) {
    setFrom(ship.targetingPoints[zone!]);
    nearestOfSquadron(model, squadron, ship.zones[zone!], true);
    return;
  }
  const a = attacker.pose;
  const b = squadron.pose;
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const centres = Math.sqrt(dx * dx + dy * dy);
  const share = centres > 0 ? Math.min(0.5, model.squadronRadiusUm / centres) : 0;
  LINE.fromX = a.x + share * dx;
  LINE.fromY = a.y + share * dy;
  LINE.toX = b.x - share * dx;
  LINE.toY = b.y - share * dy;
}

function setFrom(point: Point): void {
  LINE.fromX = point.x;
  LINE.fromY = point.y;
}

const NEAREST: Closest = newClosest();

/** The point of a squadron's base nearest to a hull zone; if they overlap, a common point. */
function nearestOfSquadron(model: Model, squadron: Squadron | Token, zone: Polygon, atEnd: boolean): void {
  const { x, y } = squadron.pose;
  const gap = pointToConvex(zone, zone.length, x, y, NEAREST);
  const share = gap > 0 ? Math.min(1, discRadius(model, squadron, 'target') / gap) : 0;
  const px = x + share * (NEAREST.toX - x);
  const py = y + share * (NEAREST.toY - y);
  if (atEnd) {
    LINE.toX = px;
    LINE.toY = py;
  } else {
    LINE.fromX = px;
    LINE.fromY = py;
  }
}

function depthIn(polygon: Polygon): number {
  segmentDepth(LINE.fromX, LINE.fromY, LINE.toX, LINE.toY, polygon, polygon.length, DEPTH);
  return DEPTH.depthUm;
}

const pointAt = (t: number): Point => ({
  x: LINE.fromX + t * (LINE.toX - LINE.fromX) + 0,
  y: LINE.fromY + t * (LINE.toY - LINE.fromY) + 0,
});

/** OBS-01, OBS-06: bases without dials. */
function obstructingShips(ships: readonly ShipGeometry[]): ObstructingShip[] {
  const found: ObstructingShip[] = [];
  ships.forEach((ship, index) => {
    if (!segmentPassesBase(ship, LINE.fromX, LINE.fromY, LINE.toX, LINE.toY)) return;
    segmentDepthInBase(ship, LINE.fromX, LINE.fromY, LINE.toX, LINE.toY, DEPTH);
    found.push({ index, depthUm: DEPTH.depthUm, at: pointAt(DEPTH.t) });
  });
  return found;
}

/** Whether the line meets the square around a circle. */
const isLineNear = ({ x, y }: Point, radiusUm: number): boolean =>
  Math.max(LINE.fromX, LINE.toX) >= x - radiusUm &&
  Math.min(LINE.fromX, LINE.toX) <= x + radiusUm &&
  Math.max(LINE.fromY, LINE.toY) >= y - radiusUm &&
  Math.min(LINE.fromY, LINE.toY) <= y + radiusUm;

/** OBS-01, OBS-05, FAQ-QA-28: only what no base covers. */
function obstructingObstacles(
  model: Model,
  obstacles: readonly (Obstacle | ObstacleGeometry)[],
  bases: readonly Polygon[],
): ObstructingObstacle[] {
  const found: ObstructingObstacle[] = [];
  obstacles.forEach((obstacle, index) => {
    const { outline, pose, reachUm } = resolveObstacle(model, obstacle, `others.obstacles.${index}`);
    if (!isLineNear(pose, reachUm)) return;
    const part = visiblePart(LINE.fromX, LINE.fromY, LINE.toX, LINE.toY, outline, bases);
    if (part !== null) found.push({ index, from: pointAt(part.from), to: pointAt(part.to) });
  });
  return found;
}
