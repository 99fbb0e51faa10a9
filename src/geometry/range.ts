/**
 * Attack range: the shortest line from the attacking hull zone to the part of the defender inside the firing arc. The
 * defending zone is clipped by the arc's two unrounded borders, then closest points of convex polygons decide. All numbers
 * are taken about the attacker's centre, so that moving both ships changes nothing. Vertices carry an error below 1e-9
 * micrometres; where a border cuts a zone's edge at an angle a, the length is off by less than 1e-8 / sin a.
 */

import { type Deepest, deepestOfDisc, deepestOfPolygon } from './arc.ts';
import { distanceBand, isInsideArc, rangeBand, rangeMargin } from './boundary.ts';
import { type Closest, clip, closestOfConvex, copyClosest, newClosest, pointToConvex } from './convex.ts';
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
  type ShipTarget,
  type Squadron,
  type Target,
  type Token,
  targetShip,
} from './pieces.ts';
import type { Polygon } from './polygon.ts';
import type { Point } from './pose.ts';
import { type ArcBorder, resolveShip, type ShipGeometry } from './ship.ts';
import { type ShortestLine, shortestLine } from './shortest-line.ts';
import type { DistanceBand, HullZone, RangeBand } from './vocabulary.ts';

/** The measured attack range. Everything but `inArc` is null, and nothing is crossed, when no part of the target is in the arc. */
export interface AttackRange {
  readonly inArc: boolean;
  readonly lengthUm: number | null;
  /** Null beyond the ruler. */
  readonly band: RangeBand | null;
  /** The same length on the ruler's distance side, which squadrons attack by. */
  readonly distance: DistanceBand | null;
  /** How far the length is from the nearest border of a range band. */
  readonly marginUm: number | null;
  /** The measured line: a point of the attacker and a point of the defender. */
  readonly from: Point | null;
  readonly to: Point | null;
  /** Other hull zones of the defender that every shortest line runs through. */
  readonly crosses: readonly HullZone[];
  /** RNG-10: the line runs through another hull zone of the defender, so this target cannot be attacked. */
  readonly blocked: boolean;
}

/** RNG-07 to RNG-11. `zone` is null for an attacking squadron. */
export function attackRange(model: Model, attacker: Attacker, zone: HullZone | null, target: Target): AttackRange {
  checkPiece(attacker, 'attacker');
  checkPiece(target, 'target');
  if (isShip(attacker)) {
    checkZone(zone, 'zone');
    const ship = resolveShip(model, attacker, 'attacker');
    if (isShipTarget(target)) return shipToShip(model, ship, zone, target);
    checkSquadron(target, 'target');
    return shipToSquadron(model, ship, zone, target);
  }
  checkSquadron(attacker, 'attacker');
  checkNoZone(zone, 'zone');
  if (isShipTarget(target)) return squadronToShip(model, attacker, target);
  checkSquadron(target, 'target');
  return squadronToSquadron(model, attacker, target);
}

const NONE: readonly HullZone[] = Object.freeze([]);

const OUT_OF_ARC: AttackRange = Object.freeze({
  inArc: false,
  lengthUm: null,
  band: null,
  distance: null,
  marginUm: null,
  from: null,
  to: null,
  crosses: NONE,
  blocked: false,
});

const DEEPEST: Deepest = { depthUm: 0, x: 0, y: 0 };
const CLOSEST: Closest = newClosest();
const WHOLE: number[] = [];
const HALF: number[] = [];
const PART: number[] = [];

/** RNG-08, RNG-09, RNG-10. */
function shipToShip(model: Model, ship: ShipGeometry, zone: HullZone, target: ShipTarget): AttackRange {
  checkZone(target.zone, 'target.zone');
  const defender = targetShip(model, target, 'target');
  const dx = defender.pose.x - ship.pose.x;
  const dy = defender.pose.y - ship.pose.y;
  const offsets = defender.zoneOffsets[target.zone];
  const [a, b] = ship.arcs[zone];
  deepestOfPolygon(a, b, offsets, dx, dy, DEEPEST);
  if (!isInsideArc(DEEPEST.depthUm)) return OUT_OF_ARC;
  const n = partInArc(a, b, offsets, dx, dy);
  const line = shortestLine(ship.zoneOffsets[zone], PART, n, defender, target.zone, dx, dy);
  return measured(model, line, ship.pose);
}

/** Writes the part of a zone inside the arc to `PART`. */
function partInArc(a: ArcBorder, b: ArcBorder, offsets: Polygon, dx: number, dy: number): number {
  for (let i = 0; i < offsets.length; i += 2) {
    WHOLE[i] = offsets[i]! + dx;
    WHOLE[i + 1] = offsets[i + 1]! + dy;
  }
  const half = clip(WHOLE, offsets.length, a.nx, a.ny, a.reachUm, HALF);
  const n = clip(HALF, half, b.nx, b.ny, b.reachUm, PART);
  if (n > 0) return n;
  PART[0] = DEEPEST.x;
  PART[1] = DEEPEST.y;
  return 2;
}

/**
 * RNG-09, RNG-11. The point of the disc nearest to the zone counts if it is in the arc. Otherwise the nearest point in the
 * arc lies on one of its borders: on the chord that the disc cuts off it.
 */
function shipToSquadron(model: Model, ship: ShipGeometry, zone: HullZone, target: Squadron | Token): AttackRange {
  const cx = target.pose.x - ship.pose.x;
  const cy = target.pose.y - ship.pose.y;
  const radius = discRadius(model, target, 'target');
  const [a, b] = ship.arcs[zone];
  deepestOfDisc(a, b, cx, cy, radius, DEEPEST);
  if (!isInsideArc(DEEPEST.depthUm)) return OUT_OF_ARC;
  const hull = ship.zoneOffsets[zone];
  toDisc(hull, cx, cy, radius, CLOSEST);
  const { toX, toY } = CLOSEST;
  if (!isInsideArc(Math.min(a.reachUm - (a.nx * toX + a.ny * toY), b.reachUm - (b.nx * toX + b.ny * toY)))) {
    closestOfConvex(hull, hull.length, [DEEPEST.x, DEEPEST.y], 2, CLOSEST);
    alongBorder(a, b, hull, cx, cy, radius);
    alongBorder(b, a, hull, cx, cy, radius);
  }
  return measured(model, unblocked(CLOSEST), ship.pose);
}

const CHORD: number[] = [0, 0, 0, 0];
const CANDIDATE: Closest = newClosest();

/** Improves `CLOSEST` by the points of the disc on one border, as far as they are inside the other. */
function alongBorder(on: ArcBorder, other: ArcBorder, hull: Polygon, cx: number, cy: number, radius: number): void {
  const offset = on.reachUm - (on.nx * cx + on.ny * cy);
  const half = radius * radius - offset * offset;
  if (half < 0) return;
  const reach = Math.sqrt(half);
  const mx = cx + offset * on.nx;
  const my = cy + offset * on.ny;
  CHORD[0] = mx - reach * on.ny;
  CHORD[1] = my + reach * on.nx;
  CHORD[2] = mx + reach * on.ny;
  CHORD[3] = my - reach * on.nx;
  const n = clip(CHORD, 4, other.nx, other.ny, other.reachUm, PART);
  if (n === 0) return;
  closestOfConvex(hull, hull.length, PART, n, CANDIDATE);
  if (CANDIDATE.lengthUm < CLOSEST.lengthUm) copyClosest(CANDIDATE, CLOSEST);
}

/** RNG-11, and RNG-10, which binds squadrons too. */
function squadronToShip(model: Model, squadron: Squadron, target: ShipTarget): AttackRange {
  checkZone(target.zone, 'target.zone');
  const defender = targetShip(model, target, 'target');
  const dx = defender.pose.x - squadron.pose.x;
  const dy = defender.pose.y - squadron.pose.y;
  const offsets = defender.zoneOffsets[target.zone];
  for (let i = 0; i < offsets.length; i += 2) {
    PART[i] = offsets[i]! + dx;
    PART[i + 1] = offsets[i + 1]! + dy;
  }
  const line = shortestLine(CENTRE, PART, offsets.length, defender, target.zone, dx, dy);
  const length = Math.max(0, line.lengthUm - model.squadronRadiusUm);
  if (line.lengthUm > 0) {
    const share = Math.min(1, model.squadronRadiusUm / line.lengthUm);
    line.fromX = share * line.toX;
    line.fromY = share * line.toY;
  }
  line.lengthUm = length;
  return measured(model, line, squadron.pose);
}

const CENTRE: Polygon = [0, 0];

/** RNG-11 between two squadrons. */
function squadronToSquadron(model: Model, attacker: Squadron, target: Squadron): AttackRange {
  const dx = target.pose.x - attacker.pose.x;
  const dy = target.pose.y - attacker.pose.y;
  const centres = Math.sqrt(dx * dx + dy * dy);
  const share = centres > 0 ? Math.min(0.5, model.squadronRadiusUm / centres) : 0;
  CLOSEST.lengthUm = Math.max(0, centres - 2 * model.squadronRadiusUm);
  CLOSEST.fromX = share * dx;
  CLOSEST.fromY = share * dy;
  CLOSEST.toX = dx - share * dx;
  CLOSEST.toY = dy - share * dy;
  return measured(model, unblocked(CLOSEST), attacker.pose);
}

/** Closest points of a convex polygon and a disc. */
function toDisc(polygon: Polygon, cx: number, cy: number, radius: number, out: Closest): void {
  const gap = pointToConvex(polygon, polygon.length, cx, cy, out);
  const { toX, toY } = out;
  const share = gap > 0 ? Math.min(1, radius / gap) : 0;
  out.fromX = toX;
  out.fromY = toY;
  out.toX = cx + share * (toX - cx);
  out.toY = cy + share * (toY - cy);
  out.lengthUm = Math.max(0, gap - radius);
}

const UNBLOCKED: ShortestLine = { lengthUm: 0, fromX: 0, fromY: 0, toX: 0, toY: 0, crosses: NONE };

function unblocked(closest: Closest): ShortestLine {
  UNBLOCKED.lengthUm = closest.lengthUm;
  UNBLOCKED.fromX = closest.fromX;
  UNBLOCKED.fromY = closest.fromY;
  UNBLOCKED.toX = closest.toX;
  UNBLOCKED.toY = closest.toY;
  return UNBLOCKED;
}

function measured(model: Model, line: ShortestLine, origin: Point): AttackRange {
  const { lengthUm, crosses } = line;
  return {
    inArc: true,
    lengthUm,
    band: rangeBand(model.ruler, lengthUm),
    distance: distanceBand(model.ruler, lengthUm),
    marginUm: rangeMargin(model.ruler, lengthUm),
    from: { x: origin.x + line.fromX + 0, y: origin.y + line.fromY + 0 },
    to: { x: origin.x + line.toX + 0, y: origin.y + line.toY + 0 },
    crosses,
    blocked: crosses.length > 0,
  };
}
