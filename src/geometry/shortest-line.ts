/**
 * The shortest line between an attacker and the part of a hull zone, and whether it runs through another hull zone of the
 * defender (RNG-10). Between convex shapes all shortest lines are parallel and of one length: together they sweep a
 * parallelogram. Each other zone spoils an interval of them, so the attack is possible unless three intervals cover all.
 */

import { isPassingThrough, ROUNDING_UM, TOUCH_TOLERANCE_UM } from './boundary.ts';
import { type Closest, clip, closestOfConvex, newClosest, type SegmentDepth, segmentDepth } from './convex.ts';
import type { Polygon } from './polygon.ts';
import type { ShipGeometry } from './ship.ts';
import { HULL_ZONES, type HullZone } from './vocabulary.ts';

export interface ShortestLine {
  lengthUm: number;
  fromX: number;
  fromY: number;
  toX: number;
  toY: number;
  /** Zones that every shortest line runs through; empty if one of them is clear. */
  crosses: readonly HullZone[];
}

const LINE: ShortestLine = { lengthUm: 0, fromX: 0, fromY: 0, toX: 0, toY: 0, crosses: [] };
const CLOSEST: Closest = newClosest();

/** From one convex shape to another, which is a part of `zone` of the defender; (dx, dy) is the defender's place. */
export function shortestLine(
  from: Polygon,
  to: Polygon,
  toCount: number,
  defender: ShipGeometry,
  zone: HullZone,
  dx: number,
  dy: number,
): ShortestLine {
  closestOfConvex(from, from.length, to, toCount, CLOSEST);
  LINE.lengthUm = CLOSEST.lengthUm;
  LINE.fromX = CLOSEST.fromX;
  LINE.fromY = CLOSEST.fromY;
  LINE.toX = CLOSEST.toX;
  LINE.toY = CLOSEST.toY;
  LINE.crosses = NONE;
  if (CLOSEST.lengthUm <= ROUNDING_UM) return LINE;
  const width = spread(from, to, toCount);
  if (width <= TOUCH_TOLERANCE_UM) oneLine(defender, zone, dx, dy);
  else manyLines(defender, zone, dx, dy, width);
  return LINE;
}

const NONE: readonly HullZone[] = Object.freeze([]);
const OTHER: number[] = [];
const DEPTH: SegmentDepth = { depthUm: 0, t: 0 };

function place(offsets: Polygon, dx: number, dy: number): number {
  for (let i = 0; i < offsets.length; i += 2) {
    OTHER[i] = offsets[i]! + dx;
    OTHER[i + 1] = offsets[i + 1]! + dy;
  }
  return offsets.length;
}

function oneLine(defender: ShipGeometry, zone: HullZone, dx: number, dy: number): void {
  let crosses: HullZone[] | null = null;
  for (const other of HULL_ZONES) {
    if (other === zone) continue;
    const n = place(defender.zoneOffsets[other], dx, dy);
    segmentDepth(LINE.fromX, LINE.fromY, LINE.toX, LINE.toY, OTHER, n, DEPTH);
    if (!isPassingThrough(DEPTH.depthUm)) continue;
    crosses ??= [];
    crosses.push(other);
  }
  if (crosses !== null) LINE.crosses = crosses;
}

/** Across the shortest lines: the unit vector square to them, and the first of them. */
let acrossX = 0;
let acrossY = 0;
let firstX = 0;
let firstY = 0;

/** How far apart the outermost shortest lines are; sets the first of them. */
function spread(from: Polygon, to: Polygon, toCount: number): number {
  const vx = CLOSEST.toX - CLOSEST.fromX;
  const vy = CLOSEST.toY - CLOSEST.fromY;
  const length = CLOSEST.lengthUm;
  acrossX = 0 - vy / length;
  acrossY = vx / length;
  // The face of each shape towards the other: all its points no further along the line than the closest one.
  const [fromLow, fromHigh] = face(from, from.length, vx / length, vy / length, CLOSEST.fromX, CLOSEST.fromY);
  const [toLow, toHigh] = face(to, toCount, 0 - vx / length, 0 - vy / length, CLOSEST.toX, CLOSEST.toY);
  const low = Math.max(fromLow, toLow);
  const high = Math.min(fromHigh, toHigh);
  const at = acrossX * CLOSEST.fromX + acrossY * CLOSEST.fromY;
  firstX = CLOSEST.fromX + (low - at) * acrossX;
  firstY = CLOSEST.fromY + (low - at) * acrossY;
  return high - low;
}

function face(p: Polygon, pn: number, vx: number, vy: number, x: number, y: number): [number, number] {
  const front = vx * x + vy * y - ROUNDING_UM;
  let low = acrossX * x + acrossY * y;
  let high = low;
  for (let i = 0; i < pn; i += 2) {
    if (vx * p[i]! + vy * p[i + 1]! < front) continue;
    const at = acrossX * p[i]! + acrossY * p[i + 1]!;
    low = Math.min(low, at);
    high = Math.max(high, at);
  }
  return [low, high];
}

interface Interval {
  readonly zone: HullZone;
  readonly from: number;
  readonly to: number;
}

/** Looks for the widest gap between the lines that other zones spoil; the line in its middle is the one measured. */
function manyLines(defender: ShipGeometry, zone: HullZone, dx: number, dy: number, width: number): void {
  const spoilt: Interval[] = [];
  for (const other of HULL_ZONES) {
    if (other === zone) continue;
    const interval = spoiltBy(other, defender.zoneOffsets[other], dx, dy, width);
    if (interval !== null) spoilt.push(interval);
  }
  spoilt.sort((a, b) => a.from - b.from || a.to - b.to);
  let reached = 0;
  let gapAt = 0;
  let gap = -1;
  for (const { from, to } of [...spoilt, { from: width, to: width }]) {
    if (from - reached > gap) {
      gap = from - reached;
      gapAt = (from + reached) / 2;
    }
    reached = Math.max(reached, to);
  }
  const isClear = gap > ROUNDING_UM;
  moveLine(isClear ? gapAt : width / 2);
  if (!isClear) LINE.crosses = HULL_ZONES.filter((other) => spoilt.some((interval) => interval.zone === other));
}

const SWEPT: number[] = [];
const CUT: number[] = [];

/** The lines, by their place across, that pass through a zone: what its inset outline leaves of the parallelogram. */
function spoiltBy(zone: HullZone, offsets: Polygon, dx: number, dy: number, width: number): Interval | null {
  const vx = LINE.toX - LINE.fromX;
  const vy = LINE.toY - LINE.fromY;
  const corners = [
    firstX,
    firstY,
    firstX + vx,
    firstY + vy,
    firstX + vx + width * acrossX,
    firstY + vy + width * acrossY,
    firstX + width * acrossX,
    firstY + width * acrossY,
  ];
  let n = corners.length;
  for (let i = 0; i < n; i++) SWEPT[i] = corners[i]!;
  for (let i = 0, j = offsets.length - 2; i < offsets.length; j = i, i += 2) {
    const nx = offsets[i + 1]! - offsets[j + 1]!;
    const ny = offsets[j]! - offsets[i]!;
    const length = Math.sqrt(nx * nx + ny * ny);
    const reach = (nx * (offsets[i]! + dx) + ny * (offsets[i + 1]! + dy)) / length - TOUCH_TOLERANCE_UM;
    n = clip(SWEPT, n, nx / length, ny / length, reach, CUT);
    for (let k = 0; k < n; k++) SWEPT[k] = CUT[k]!;
  }
  if (n === 0) return null;
  const start = acrossX * firstX + acrossY * firstY;
  let from = width;
  let to = 0;
  for (let i = 0; i < n; i += 2) {
    const at = acrossX * SWEPT[i]! + acrossY * SWEPT[i + 1]! - start;
    from = Math.min(from, at);
    to = Math.max(to, at);
  }
  return to - from > ROUNDING_UM ? { zone, from: Math.max(0, from), to: Math.min(width, to) } : null;
}

function moveLine(at: number): void {
  const vx = LINE.toX - LINE.fromX;
  const vy = LINE.toY - LINE.fromY;
  LINE.fromX = firstX + at * acrossX;
  LINE.fromY = firstY + at * acrossY;
  LINE.toX = LINE.fromX + vx;
  LINE.toY = LINE.fromY + vy;
}
