/**
 * Borders of rounded shapes as straight and circular pieces with a parameter from 0 to 1, and where they meet lines and
 * circles. Arcs are run through by their diamond angle, which grows with the true angle but needs no trigonometry: a
 * quarter turn is 1, and the direction (x, y) in the first quarter has y / (x + y).
 */

import type { Rounded } from './rounded.ts';

export type Curve =
  | { readonly kind: 'line'; readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number }
  | {
      readonly kind: 'arc';
      readonly cx: number;
      readonly cy: number;
      readonly radiusUm: number;
      readonly from: number;
      readonly to: number;
    };

/** The border of a rounded shape, counter-clockwise. */
export function borderOf({ points, radiusUm }: Rounded): Curve[] {
  const curves: Curve[] = [];
  const n = points.length;
  if (n === 2) {
    for (let quarter = 0; quarter < 4; quarter++)
      curves.push({ kind: 'arc', cx: points[0]!, cy: points[1]!, radiusUm, from: quarter, to: quarter + 1 });
    return curves;
  }
  for (let i = 0; i < n; i += 2) {
    const before = outward(points, (i + n - 2) % n);
    const after = outward(points, i);
    const x = points[i]!;
    const y = points[i + 1]!;
    if (radiusUm > 0) {
      const from = diamondAngle(before.x, before.y);
      const to = diamondAngle(after.x, after.y);
      curves.push({ kind: 'arc', cx: x, cy: y, radiusUm, from, to: to < from ? to + 4 : to });
    }
    const next = (i + 2) % n;
    curves.push({
      kind: 'line',
      x0: x + radiusUm * after.x,
      y0: y + radiusUm * after.y,
      x1: points[next]! + radiusUm * after.x,
      y1: points[next + 1]! + radiusUm * after.y,
    });
  }
  return curves;
}

function outward(points: readonly number[], i: number): { x: number; y: number } {
  const next = (i + 2) % points.length;
  const dx = points[next]! - points[i]!;
  const dy = points[next + 1]! - points[i + 1]!;
  const length = Math.sqrt(dx * dx + dy * dy);
  return { x: dy / length, y: (0 - dx) / length };
}

export function diamondAngle(x: number, y: number): number {
  if (x === 0 && y === 0) return 0;
  if (y >= 0) return x >= 0 ? y / (x + y) : 1 - x / (y - x);
  return x < 0 ? 2 - y / (0 - x - y) : 3 + x / (x - y);
}

export function pointOn(curve: Curve, u: number): { x: number; y: number } {
  if (curve.kind === 'line')
    return { x: curve.x0 + u * (curve.x1 - curve.x0), y: curve.y0 + u * (curve.y1 - curve.y0) };
  let angle = curve.from + u * (curve.to - curve.from);
  while (angle >= 4) angle -= 4;
  const quarter = Math.floor(angle);
  const share = angle - quarter;
  const along = 1 - share;
  const length = Math.sqrt(along * along + share * share);
  const a = (along / length) * curve.radiusUm;
  const b = (share / length) * curve.radiusUm;
  if (quarter === 0) return { x: curve.cx + a, y: curve.cy + b };
  if (quarter === 1) return { x: curve.cx - b, y: curve.cy + a };
  if (quarter === 2) return { x: curve.cx - a, y: curve.cy - b };
  return { x: curve.cx + b, y: curve.cy - a };
}

/** Parameter of the point of a curve nearest to (x, y), from 0 to 1. */
export function nearestOn(curve: Curve, x: number, y: number): number {
  if (curve.kind === 'line') {
    const dx = curve.x1 - curve.x0;
    const dy = curve.y1 - curve.y0;
    const squared = dx * dx + dy * dy;
    if (squared === 0) return 0;
    return Math.min(1, Math.max(0, ((x - curve.x0) * dx + (y - curve.y0) * dy) / squared));
  }
  const u = arcParameter(curve, x, y);
  if (u >= 0 && u <= 1) return u;
  return squaredGap(curve, 0, x, y) <= squaredGap(curve, 1, x, y) ? 0 : 1;
}

export function squaredGap(curve: Curve, u: number, x: number, y: number): number {
  const p = pointOn(curve, u);
  return (p.x - x) * (p.x - x) + (p.y - y) * (p.y - y);
}

function arcParameter(curve: Extract<Curve, { kind: 'arc' }>, x: number, y: number): number {
  if (curve.to === curve.from) return 0;
  let angle = diamondAngle(x - curve.cx, y - curve.cy);
  if (angle < curve.from) angle += 4;
  return (angle - curve.from) / (curve.to - curve.from);
}

/** Adds the parameters at which a curve meets the line through two points. */
export function meetLine(curve: Curve, ax: number, ay: number, bx: number, by: number, found: number[]): void {
  const dx = bx - ax;
  const dy = by - ay;
  if (curve.kind === 'line') {
    const start = dx * (curve.y0 - ay) - dy * (curve.x0 - ax);
    const end = dx * (curve.y1 - ay) - dy * (curve.x1 - ax);
    if (start !== end) add(start / (start - end), found);
    return;
  }
  const squared = dx * dx + dy * dy;
  if (squared === 0) return;
  const t = ((curve.cx - ax) * dx + (curve.cy - ay) * dy) / squared;
  const mx = ax + t * dx;
  const my = ay + t * dy;
  const rest = curve.radiusUm * curve.radiusUm - (mx - curve.cx) * (mx - curve.cx) - (my - curve.cy) * (my - curve.cy);
  if (rest < 0) return;
  const half = Math.sqrt(rest / squared);
  add(arcParameter(curve, mx + half * dx, my + half * dy), found);
  add(arcParameter(curve, mx - half * dx, my - half * dy), found);
}

/** Adds the parameters at which a curve meets a circle. */
export function meetCircle(curve: Curve, cx: number, cy: number, radius: number, found: number[]): void {
  if (curve.kind === 'line') {
    const dx = curve.x1 - curve.x0;
    const dy = curve.y1 - curve.y0;
    const squared = dx * dx + dy * dy;
    if (squared === 0) return;
    const middle = ((cx - curve.x0) * dx + (cy - curve.y0) * dy) / squared;
    const mx = curve.x0 + middle * dx - cx;
    const my = curve.y0 + middle * dy - cy;
    const rest = radius * radius - mx * mx - my * my;
    if (rest < 0) return;
    const half = Math.sqrt(rest / squared);
    add(middle - half, found);
    add(middle + half, found);
    return;
  }
  const dx = cx - curve.cx;
  const dy = cy - curve.cy;
  const squared = dx * dx + dy * dy;
  if (squared === 0) return;
  const along = (squared + curve.radiusUm * curve.radiusUm - radius * radius) / (2 * squared);
  const rest = (curve.radiusUm * curve.radiusUm) / squared - along * along;
  if (rest < 0) return;
  const aside = Math.sqrt(rest);
  add(arcParameter(curve, curve.cx + along * dx - aside * dy, curve.cy + along * dy + aside * dx), found);
  add(arcParameter(curve, curve.cx + along * dx + aside * dy, curve.cy + along * dy - aside * dx), found);
}

function add(u: number, found: number[]): void {
  if (u > 0 && u < 1) found.push(u);
}
