/**
 * Free space for a point: inside some shapes, outside others. The nearest free point to any point lies on a border or
 * where borders cross, so it is found exactly: each border curve is cut where it meets other borders, one point of each
 * stretch tells whether the stretch is free, and curves are taken nearest first until none can do better.
 */

import type { Rectangle } from '../area.ts';
import type { Point } from '../pose.ts';
import { borderOf, type Curve, meetCircle, meetLine, nearestOn, pointOn, squaredGap } from './curve.ts';
import { depthInRounded, type Rounded } from './rounded.ts';

/** Where a piece's centre may be. Plain data, to be drawn or tested. */
export interface Space {
  /** The centre stays in this rectangle, if there is one. */
  readonly bounds: Rectangle | null;
  /** The centre stays inside one of these, if there are any. */
  readonly within: readonly Rounded[];
  /** The centre stays out of all of these; their borders are free. */
  readonly keepOut: readonly Rounded[];
  /** The centre stays on the border of one of these, if there are any: a squadron that must touch a ship. */
  readonly on?: readonly Rounded[];
}

/** Borders are met to far less than a micrometre. */
const ON_BORDER_UM = 0.01;

export function isFree(space: Space, x: number, y: number): boolean {
  const { bounds, within, keepOut } = space;
  if (bounds !== null && !isInBounds(bounds, x, y)) return false;
  if (within.length > 0 && !within.some((shape) => depthInRounded(shape, x, y) >= -ON_BORDER_UM)) return false;
  return keepOut.every((shape) => depthInRounded(shape, x, y) <= ON_BORDER_UM);
}

const isInBounds = ({ minX, minY, maxX, maxY }: Rectangle, x: number, y: number): boolean =>
  x >= minX - ON_BORDER_UM && x <= maxX + ON_BORDER_UM && y >= minY - ON_BORDER_UM && y <= maxY + ON_BORDER_UM;

/** A free stretch of a curve. */
export interface FreeStretch {
  readonly curve: Curve;
  readonly from: number;
  readonly to: number;
}

/** The free stretches of a curve, in order. */
export function freeStretches(space: Space, curve: Curve): FreeStretch[] {
  const cuts = [0, 1];
  for (const shape of space.within) meetShape(curve, shape, cuts);
  for (const shape of space.keepOut) meetShape(curve, shape, cuts);
  if (space.bounds !== null) {
    const { minX, minY, maxX, maxY } = space.bounds;
    meetLine(curve, minX, minY, maxX, minY, cuts);
    meetLine(curve, minX, maxY, maxX, maxY, cuts);
    meetLine(curve, minX, minY, minX, maxY, cuts);
    meetLine(curve, maxX, minY, maxX, maxY, cuts);
  }
  cuts.sort((a, b) => a - b);
  const stretches: FreeStretch[] = [];
  for (let i = 1; i < cuts.length; i++) {
    const from = cuts[i - 1]!;
    const to = cuts[i]!;
    if (to <= from) continue;
    const middle = pointOn(curve, (from + to) / 2);
    if (!isFree(space, middle.x, middle.y)) continue;
    const last = stretches[stretches.length - 1];
    if (last !== undefined && last.to === from) stretches[stretches.length - 1] = { curve, from: last.from, to };
    else stretches.push({ curve, from, to });
  }
  return stretches;
}

/** Cuts a curve where it meets the lines and circles that the border of a shape is made of. */
function meetShape(curve: Curve, { points, radiusUm }: Rounded, cuts: number[]): void {
  if (!isNear(curve, points, radiusUm)) return;
  const n = points.length;
  for (let i = 0; i < n; i += 2) {
    const x = points[i]!;
    const y = points[i + 1]!;
    if (radiusUm > 0) meetCircle(curve, x, y, radiusUm, cuts);
    if (n === 2) continue;
    const nextX = points[(i + 2) % n]!;
    const nextY = points[(i + 3) % n]!;
    const dx = nextX - x;
    const dy = nextY - y;
    const grow = radiusUm / Math.sqrt(dx * dx + dy * dy);
    meetLine(curve, x + grow * dy, y - grow * dx, nextX + grow * dy, nextY - grow * dx, cuts);
  }
}

function isNear(curve: Curve, points: readonly number[], radiusUm: number): boolean {
  let minX = Number.MAX_VALUE;
  let minY = Number.MAX_VALUE;
  let maxX = -Number.MAX_VALUE;
  let maxY = -Number.MAX_VALUE;
  for (let i = 0; i < points.length; i += 2) {
    minX = Math.min(minX, points[i]!);
    maxX = Math.max(maxX, points[i]!);
    minY = Math.min(minY, points[i + 1]!);
    maxY = Math.max(maxY, points[i + 1]!);
  }
  const reach = radiusUm + 1;
  if (curve.kind === 'arc') {
    const r = curve.radiusUm + reach;
    return curve.cx >= minX - r && curve.cx <= maxX + r && curve.cy >= minY - r && curve.cy <= maxY + r;
  }
  return (
    Math.max(curve.x0, curve.x1) >= minX - reach &&
    Math.min(curve.x0, curve.x1) <= maxX + reach &&
    Math.max(curve.y0, curve.y1) >= minY - reach &&
    Math.min(curve.y0, curve.y1) <= maxY + reach
  );
}

/** All borders of a space. */
export function bordersOf({ bounds, within, keepOut }: Space): Curve[] {
  const curves = [...within, ...keepOut].flatMap(borderOf);
  if (bounds !== null && bounds.minX <= bounds.maxX && bounds.minY <= bounds.maxY) {
    const { minX, minY, maxX, maxY } = bounds;
    curves.push(
      { kind: 'line', x0: minX, y0: minY, x1: maxX, y1: minY },
      { kind: 'line', x0: maxX, y0: minY, x1: maxX, y1: maxY },
      { kind: 'line', x0: maxX, y0: maxY, x1: minX, y1: maxY },
      { kind: 'line', x0: minX, y0: maxY, x1: minX, y1: minY },
    );
  }
  return curves;
}

/** The free point of some curves nearest to (x, y) that `accepts` takes. */
export function nearestFree(
  space: Space,
  curves: readonly Curve[],
  x: number,
  y: number,
  accepts: (x: number, y: number) => Point | null,
): Point | null {
  const ordered = curves
    .map((curve, index) => ({ curve, index, gap: squaredGap(curve, nearestOn(curve, x, y), x, y) }))
    .sort((a, b) => a.gap - b.gap || a.index - b.index);
  let best: Point | null = null;
  let bestGap = Number.MAX_VALUE;
  for (const { curve, gap } of ordered) {
    if (gap >= bestGap) break;
    const nearest = nearestOn(curve, x, y);
    for (const { from, to } of freeStretches(space, curve)) {
      const tries = nearest > from && nearest < to ? [nearest, from, to] : [from, to];
      for (const u of tries) {
        const candidate = squaredGap(curve, u, x, y);
        if (candidate >= bestGap) continue;
        const p = pointOn(curve, u);
        const accepted = accepts(p.x, p.y);
        if (accepted === null) continue;
        best = accepted;
        bestGap = candidate;
      }
    }
  }
  return best;
}
