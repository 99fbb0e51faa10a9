/**
 * Kernels on convex polygons: closest points, depth of overlap, clipping, and a segment's way through. Pieces have four or
 * five corners, so plain loops over all of them beat any cleverer structure; nothing here allocates, results go into
 * records that the caller keeps. Polygons come as coordinates and their count, so that scratch buffers can be reused.
 */

import { ROUNDING_UM } from './boundary.ts';
import type { Polygon } from './polygon.ts';

/** Closest points of two shapes. `cross / sqrt(squaredBase)` is the length before rounding, of whole numbers if the vertices are. */
export interface Closest {
  lengthUm: number;
  fromX: number;
  fromY: number;
  toX: number;
  toY: number;
  cross: number;
  squaredBase: number;
}

export const newClosest = (): Closest => ({
  lengthUm: 0,
  fromX: 0,
  fromY: 0,
  toX: 0,
  toY: 0,
  cross: 0,
  squaredBase: 1,
});

export function copyClosest(from: Closest, to: Closest): void {
  to.lengthUm = from.lengthUm;
  to.fromX = from.fromX;
  to.fromY = from.fromY;
  to.toX = from.toX;
  to.toY = from.toY;
  to.cross = from.cross;
  to.squaredBase = from.squaredBase;
}

/** Closest points of two convex polygons; length 0 and a common point if they overlap. */
export function closestOfConvex(p: Polygon, pn: number, q: Polygon, qn: number, out: Closest): void {
  if (!hasSeparatingEdge(p, pn, q, qn) && !hasSeparatingEdge(q, qn, p, pn)) {
    commonPoint(p, pn, q, qn, out);
    return;
  }
  bestSquared = Number.MAX_VALUE;
  scan(p, pn, q, qn, false, out);
  scan(q, qn, p, pn, true, out);
  out.lengthUm = Math.abs(out.cross) / Math.sqrt(out.squaredBase);
}

let bestSquared = 0;

/** Each corner of `v` against each edge of `e`; `swapped` when `v` is the shape measured to. */
function scan(v: Polygon, vn: number, e: Polygon, en: number, swapped: boolean, out: Closest): void {
  for (let i = 0; i < vn; i += 2) {
    const vx = v[i]!;
    const vy = v[i + 1]!;
    let ax = e[en - 2]!;
    let ay = e[en - 1]!;
    for (let j = 0; j < en; j += 2) {
      const bx = e[j]!;
      const by = e[j + 1]!;
      const dx = bx - ax;
      const dy = by - ay;
      const px = vx - ax;
      const py = vy - ay;
      const along = px * dx + py * dy;
      if (along <= 0) {
        const squared = px * px + py * py;
        if (squared < bestSquared) {
          bestSquared = squared;
          record(vx, vy, ax, ay, squared, squared === 0 ? 1 : squared, swapped, out);
        }
      } else {
        const base = dx * dx + dy * dy;
        if (along < base) {
          const area = px * dy - py * dx;
          if (area * area < bestSquared * base) {
            bestSquared = (area * area) / base;
            const t = along / base;
            record(vx, vy, ax + t * dx, ay + t * dy, area, base, swapped, out);
          }
        }
      }
      ax = bx;
      ay = by;
    }
  }
}

function record(
  vx: number,
  vy: number,
  ex: number,
  ey: number,
  area: number,
  base: number,
  swapped: boolean,
  out: Closest,
): void {
  out.fromX = swapped ? ex : vx;
  out.fromY = swapped ? ey : vy;
  out.toX = swapped ? vx : ex;
  out.toY = swapped ? vy : ey;
  out.cross = area;
  out.squaredBase = base;
}

/** Whether some edge of `p` has all of `q` on its outer side or on its line. */
function hasSeparatingEdge(p: Polygon, pn: number, q: Polygon, qn: number): boolean {
  let ax = p[pn - 2]!;
  let ay = p[pn - 1]!;
  for (let i = 0; i < pn; i += 2) {
    const bx = p[i]!;
    const by = p[i + 1]!;
    const dx = bx - ax;
    const dy = by - ay;
    if (dx !== 0 || dy !== 0) {
      let outside = true;
      for (let j = 0; j < qn; j += 2)
        if (dx * (q[j + 1]! - ay) - dy * (q[j]! - ax) > 0) {
          outside = false;
          break;
        }
      if (outside) return true;
    }
    ax = bx;
    ay = by;
  }
  return false;
}

function commonPoint(p: Polygon, pn: number, q: Polygon, qn: number, out: Closest): void {
  const common = intersection(p.slice(0, pn), q.slice(0, qn));
  let x = 0;
  let y = 0;
  for (let i = 0; i < common.length; i += 2) {
    x += common[i]!;
    y += common[i + 1]!;
  }
  const n = common.length / 2;
  out.fromX = out.toX = n > 0 ? x / n : p[0]!;
  out.fromY = out.toY = n > 0 ? y / n : p[1]!;
  out.cross = 0;
  out.squaredBase = 1;
  out.lengthUm = 0;
}

/** The common part of two convex polygons; empty if there is none. */
function intersection(p: Polygon, q: Polygon): number[] {
  let kept = [...p];
  for (let i = 0, j = q.length - 2; i < q.length && kept.length > 0; j = i, i += 2) {
    const nx = q[i + 1]! - q[j + 1]!;
    const ny = q[j]! - q[i]!;
    const length = Math.sqrt(nx * nx + ny * ny);
    if (length === 0) continue;
    const reach = (nx * q[i]! + ny * q[i + 1]!) / length;
    const clipped = new Array<number>(2 * kept.length + 4);
    clipped.length = clip(kept, kept.length, nx / length, ny / length, reach, clipped);
    kept = clipped;
  }
  return kept;
}

/** Keeps what has nx x + ny y <= reach; returns how many coordinates were written. The normal has length 1. */
export function clip(p: Polygon, pn: number, nx: number, ny: number, reach: number, out: number[]): number {
  let n = 0;
  if (pn === 0) return 0;
  let ax = p[pn - 2]!;
  let ay = p[pn - 1]!;
  let a = nx * ax + ny * ay - reach;
  for (let i = 0; i < pn; i += 2) {
    const bx = p[i]!;
    const by = p[i + 1]!;
    const b = nx * bx + ny * by - reach;
    if (a > ROUNDING_UM !== b > ROUNDING_UM && a !== b) {
      const t = a / (a - b);
      if (t > 0 && t < 1) {
        out[n++] = ax + t * (bx - ax);
        out[n++] = ay + t * (by - ay);
      }
    }
    if (b <= ROUNDING_UM) {
      out[n++] = bx;
      out[n++] = by;
    }
    ax = bx;
    ay = by;
    a = b;
  }
  return n;
}

/** How deep two convex polygons overlap: the shortest move that separates them. Negative: a lower bound of the gap. */
export function convexDepth(p: Polygon, q: Polygon): number {
  const a = edgeDepth(p, q);
  return a < 0 ? a : Math.min(a, edgeDepth(q, p));
}

function edgeDepth(p: Polygon, q: Polygon): number {
  let depth = Number.MAX_VALUE;
  let ax = p[p.length - 2]!;
  let ay = p[p.length - 1]!;
  for (let i = 0; i < p.length; i += 2) {
    const bx = p[i]!;
    const by = p[i + 1]!;
    const dx = bx - ax;
    const dy = by - ay;
    let deepest = -Number.MAX_VALUE;
    for (let j = 0; j < q.length; j += 2) deepest = Math.max(deepest, dx * (q[j + 1]! - ay) - dy * (q[j]! - ax));
    depth = Math.min(depth, deepest / Math.sqrt(dx * dx + dy * dy));
    if (depth < 0) return depth;
    ax = bx;
    ay = by;
  }
  return depth;
}

/** Closest point of a convex polygon to a point; returns the distance, negative by the depth if the point is inside. */
export function pointToConvex(p: Polygon, pn: number, x: number, y: number, out: Closest): number {
  POINT[0] = x;
  POINT[1] = y;
  let depth = Number.MAX_VALUE;
  let ax = p[pn - 2]!;
  let ay = p[pn - 1]!;
  for (let i = 0; i < pn && depth >= 0; i += 2) {
    const bx = p[i]!;
    const by = p[i + 1]!;
    const dx = bx - ax;
    const dy = by - ay;
    const base = dx * dx + dy * dy;
    if (base > 0) depth = Math.min(depth, (dx * (y - ay) - dy * (x - ax)) / Math.sqrt(base));
    ax = bx;
    ay = by;
  }
  if (depth >= 0 && pn >= 6) {
    out.fromX = out.toX = x;
    out.fromY = out.toY = y;
    out.cross = 0;
    out.squaredBase = 1;
    out.lengthUm = 0;
    return 0 - depth;
  }
  bestSquared = Number.MAX_VALUE;
  scan(POINT, 2, p, pn, false, out);
  out.lengthUm = Math.abs(out.cross) / Math.sqrt(out.squaredBase);
  return out.lengthUm;
}

const POINT: number[] = [0, 0];

/** A segment's deepest point in a convex polygon; `t` runs from 0 to 1 along the segment. */
export interface SegmentDepth {
  depthUm: number;
  t: number;
}

const INTERCEPT: number[] = [];
const SLOPE: number[] = [];

/** How deep a segment reaches into a convex polygon at most; negative if it stays outside an edge by that much. */
export function segmentDepth(
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  p: Polygon,
  pn: number,
  out: SegmentDepth,
): void {
  let edges = 0;
  let ax = p[pn - 2]!;
  let ay = p[pn - 1]!;
  for (let i = 0; i < pn; i += 2) {
    const bx = p[i]!;
    const by = p[i + 1]!;
    const dx = bx - ax;
    const dy = by - ay;
    const length = Math.sqrt(dx * dx + dy * dy);
    if (length > 0) {
      INTERCEPT[edges] = (dx * (y0 - ay) - dy * (x0 - ax)) / length;
      SLOPE[edges] = (dx * (y1 - y0) - dy * (x1 - x0)) / length;
      edges++;
    }
    ax = bx;
    ay = by;
  }
  out.depthUm = -Number.MAX_VALUE;
  consider(0, edges, out);
  consider(1, edges, out);
  for (let i = 0; i < edges; i++)
    for (let j = 0; j < i; j++) {
      const slope = SLOPE[i]! - SLOPE[j]!;
      if (slope === 0) continue;
      const t = (INTERCEPT[j]! - INTERCEPT[i]!) / slope;
      if (t > 0 && t < 1) consider(t, edges, out);
    }
}

function consider(t: number, edges: number, out: SegmentDepth): void {
  let depth = Number.MAX_VALUE;
  for (let i = 0; i < edges; i++) depth = Math.min(depth, INTERCEPT[i]! + t * SLOPE[i]!);
  if (depth > out.depthUm) {
    out.depthUm = depth;
    out.t = t;
  }
}
