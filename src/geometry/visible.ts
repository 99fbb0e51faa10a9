/**
 * The stretch of a segment that passes over the visible part of an outline: inside it and under no base, by more than the
 * tolerance. Along the segment, whatever lies within 0.01 mm of an edge is an interval, and so is whatever a base covers;
 * what these intervals leave lies wholly inside or wholly outside, so one point of each rest decides. Concave outlines need
 * nothing special. Costs one pass over the edges of those shapes whose bounding box the segment meets.
 */

import { TOUCH_TOLERANCE_UM } from './boundary.ts';
import { containsPoint, type Polygon } from './polygon.ts';

interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** The first stretch over a visible part, as parameters along the segment; null if there is none. */
export function visiblePart(
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  outline: Polygon,
  bases: readonly Polygon[],
): Stretch | null {
  if (!meetsBox(x0, y0, x1, y1, outline)) return null;
  const hidden: Stretch[] = [];
  hideEdges(x0, y0, x1, y1, outline, hidden);
  for (const base of bases) {
    if (!meetsBox(x0, y0, x1, y1, base)) continue;
    hideEdges(x0, y0, x1, y1, base, hidden);
    hideInside(x0, y0, x1, y1, base, hidden);
  }
  hidden.sort((a, b) => a.from - b.from || a.to - b.to);
  hidden.push({ from: 1, to: 1 });
  let reached = 0;
  for (const { from, to } of hidden) {
    if (from > reached) {
      const middle = (reached + from) / 2;
      if (containsPoint(outline, x0 + middle * (x1 - x0), y0 + middle * (y1 - y0))) return { from: reached, to: from };
    }
    reached = Math.max(reached, to);
    if (reached >= 1) break;
  }
  return null;
}

function meetsBox(x0: number, y0: number, x1: number, y1: number, polygon: Polygon): boolean {
  let minX = Number.MAX_VALUE;
  let maxX = -Number.MAX_VALUE;
  let minY = Number.MAX_VALUE;
  let maxY = -Number.MAX_VALUE;
  for (let i = 0; i < polygon.length; i += 2) {
    minX = Math.min(minX, polygon[i]!);
    maxX = Math.max(maxX, polygon[i]!);
    minY = Math.min(minY, polygon[i + 1]!);
    maxY = Math.max(maxY, polygon[i + 1]!);
  }
  const reach = TOUCH_TOLERANCE_UM;
  if (Math.max(x0, x1) < minX - reach || Math.min(x0, x1) > maxX + reach) return false;
  return Math.max(y0, y1) >= minY - reach && Math.min(y0, y1) <= maxY + reach;
}

let low = 0;
let high = 0;

/** Hides what lies within the tolerance of an edge. */
function hideEdges(x0: number, y0: number, x1: number, y1: number, polygon: Polygon, hidden: Stretch[]): void {
  const n = polygon.length;
  for (let i = 0, j = n - 2; i < n; j = i, i += 2) {
    low = Number.MAX_VALUE;
    high = -Number.MAX_VALUE;
    nearPoint(x0, y0, x1, y1, polygon[j]!, polygon[j + 1]!);
    nearPoint(x0, y0, x1, y1, polygon[i]!, polygon[i + 1]!);
    alongEdge(x0, y0, x1, y1, polygon[j]!, polygon[j + 1]!, polygon[i]!, polygon[i + 1]!);
    if (low <= 1 && high >= 0 && low <= high) hidden.push({ from: Math.max(0, low), to: Math.min(1, high) });
  }
}

function widen(from: number, to: number): void {
  low = Math.min(low, from);
  high = Math.max(high, to);
}

/** Parameters at which the line is within the tolerance of a point. */
function nearPoint(x0: number, y0: number, x1: number, y1: number, px: number, py: number): void {
  const dx = x1 - x0;
  const dy = y1 - y0;
  const ax = x0 - px;
  const ay = y0 - py;
  const squared = dx * dx + dy * dy;
  if (squared === 0) {
    if (ax * ax + ay * ay <= TOUCH_TOLERANCE_UM * TOUCH_TOLERANCE_UM) widen(0, 1);
    return;
  }
  const aside = ax * dy - ay * dx;
  const rest = TOUCH_TOLERANCE_UM * TOUCH_TOLERANCE_UM - (aside * aside) / squared;
  if (rest < 0) return;
  const middle = 0 - (ax * dx + ay * dy) / squared;
  const half = Math.sqrt(rest / squared);
  widen(middle - half, middle + half);
}

/** Parameters at which the line is beside an edge and within the tolerance of it. */
function alongEdge(
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): void {
  const ex = bx - ax;
  const ey = by - ay;
  const length = Math.sqrt(ex * ex + ey * ey);
  if (length === 0) return;
  span.from = 0;
  span.to = 1;
  const aside = (ex * (y0 - ay) - ey * (x0 - ax)) / length;
  const asideSlope = (ex * (y1 - y0) - ey * (x1 - x0)) / length;
  keepBetween(aside, asideSlope, -TOUCH_TOLERANCE_UM, TOUCH_TOLERANCE_UM);
  const along = (ex * (x0 - ax) + ey * (y0 - ay)) / length;
  const alongSlope = (ex * (x1 - x0) + ey * (y1 - y0)) / length;
  keepBetween(along, alongSlope, 0, length);
  if (span.from <= span.to) widen(span.from, span.to);
}

const span = { from: 0, to: 1 };

/** Narrows the span to where start + t slope lies between two bounds. */
function keepBetween(start: number, slope: number, min: number, max: number): void {
  if (slope === 0) {
    if (start < min || start > max) span.to = -1;
    return;
  }
  const a = (min - start) / slope;
  const b = (max - start) / slope;
  span.from = Math.max(span.from, Math.min(a, b));
  span.to = Math.min(span.to, Math.max(a, b));
}

/** Hides what lies inside a convex polygon. */
function hideInside(x0: number, y0: number, x1: number, y1: number, polygon: Polygon, hidden: Stretch[]): void {
  span.from = 0;
  span.to = 1;
  const n = polygon.length;
  for (let i = 0, j = n - 2; i < n; j = i, i += 2) {
    const ex = polygon[i]! - polygon[j]!;
    const ey = polygon[i + 1]! - polygon[j + 1]!;
    const start = ex * (y0 - polygon[j + 1]!) - ey * (x0 - polygon[j]!);
    const slope = ex * (y1 - y0) - ey * (x1 - x0);
    keepBetween(start, slope, 0, Number.MAX_VALUE);
  }
  if (span.from <= span.to) hidden.push({ from: span.from, to: span.to });
}
