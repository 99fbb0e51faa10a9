/**
 * The slow oracle: pieces as clouds of points, everything decided by counting points. It shares the figures with the
 * library and nothing else: membership is tested in each ship's own frame, with the platform's trigonometry.
 */

import { DEFAULT_FIGURES, type HullZone, type Obstacle, type Ship, type Squadron } from '../../src/geometry/index.ts';

export interface XY {
  readonly x: number;
  readonly y: number;
}

const angle = (heading: number): number => (heading / 65_536) * 2 * Math.PI;

export function toWorld(pose: Ship['pose'], x: number, y: number): XY {
  const h = angle(pose.heading);
  return { x: pose.x + x * Math.cos(h) + y * Math.sin(h), y: pose.y - x * Math.sin(h) + y * Math.cos(h) };
}

export function toLocal(pose: Ship['pose'], p: XY): XY {
  const h = angle(pose.heading);
  const dx = p.x - pose.x;
  const dy = p.y - pose.y;
  return { x: dx * Math.cos(h) - dy * Math.sin(h), y: dx * Math.sin(h) + dy * Math.cos(h) };
}

const figuresOf = (ship: Ship) => DEFAULT_FIGURES.ships[ship.shipClass]!;
const baseOf = (ship: Ship) => DEFAULT_FIGURES.bases[figuresOf(ship).size];

/** How far a local point is to the left of an arc line; the lines are seen from the middle of the ship. */
function leftOf(ship: Ship, line: 'frontLeft' | 'frontRight' | 'rearLeft' | 'rearRight', p: XY): number {
  const { inner, outer } = figuresOf(ship).arcs[line];
  const dx = outer[0] - inner[0];
  const dy = outer[1] - inner[1];
  return (dx * (p.y - inner[1]) - dy * (p.x - inner[0])) / Math.hypot(dx, dy);
}

/** Whether a local point is in a sector, its borders moved out by a width. */
export function inSector(ship: Ship, zone: HullZone, p: XY, width: number): boolean {
  switch (zone) {
    case 'front':
      return leftOf(ship, 'frontLeft', p) <= width && leftOf(ship, 'frontRight', p) >= -width;
    case 'left':
      return leftOf(ship, 'frontLeft', p) >= -width && leftOf(ship, 'rearLeft', p) <= width;
    case 'right':
      return leftOf(ship, 'frontRight', p) <= width && leftOf(ship, 'rearRight', p) >= -width;
    default:
      return leftOf(ship, 'rearLeft', p) >= -width && leftOf(ship, 'rearRight', p) <= width;
  }
}

export function inToken(ship: Ship, p: XY): boolean {
  const { tokenWidthUm, tokenLengthUm } = baseOf(ship);
  return Math.abs(p.x) <= tokenWidthUm / 2 && Math.abs(p.y) <= tokenLengthUm / 2;
}

/** Side zones end at the middle line where the arc lines of front and rear do not meet in one point. */
const onSide = (zone: HullZone, p: XY): boolean =>
  (zone !== 'left' || p.x <= 1e-6) && (zone !== 'right' || p.x >= -1e-6);

/** Whether a table point is in a hull zone, its borders drawn in by a depth. */
export function inZone(ship: Ship, zone: HullZone, world: XY, depth = 0): boolean {
  const p = toLocal(ship.pose, world);
  const { tokenWidthUm, tokenLengthUm } = baseOf(ship);
  if (Math.abs(p.x) > tokenWidthUm / 2 - depth || Math.abs(p.y) > tokenLengthUm / 2 - depth) return false;
  return onSide(zone, p) && inSector(ship, zone, p, -depth);
}

export const inArc = (ship: Ship, zone: HullZone, world: XY): boolean =>
  inSector(ship, zone, toLocal(ship.pose, world), 325);

export function inBase(ship: Ship, world: XY, depth = 0): boolean {
  const p = toLocal(ship.pose, world);
  const { widthUm, lengthUm } = baseOf(ship);
  return Math.abs(p.x) <= widthUm / 2 - depth && Math.abs(p.y) <= lengthUm / 2 - depth;
}

export function onDial(ship: Ship, world: XY): boolean {
  const p = toLocal(ship.pose, world);
  const { widthUm, lengthUm } = baseOf(ship);
  const { insetUm, radiusUm } = DEFAULT_FIGURES.shieldDials;
  const w = widthUm / 2 - insetUm;
  const l = lengthUm / 2 - insetUm;
  return [
    [0, l],
    [0, -l],
    [w, 0],
    [-w, 0],
  ].some(([x, y]) => Math.hypot(p.x - x!, p.y - y!) <= radiusUm);
}

/** Winding number of the outline around a point, by the sum of angles. */
export function inObstacle(piece: Obstacle, world: XY): boolean {
  const outline = DEFAULT_FIGURES.obstacles[piece.obstacle]!.outlineUm;
  const p = toLocal(piece.pose, world);
  let sum = 0;
  for (let i = 0; i < outline.length; i++) {
    const [ax, ay] = outline[i]!;
    const [bx, by] = outline[(i + 1) % outline.length]!;
    const flip = piece.mirrored ? -1 : 1;
    const ux = flip * ax - p.x;
    const uy = ay - p.y;
    const vx = flip * bx - p.x;
    const vy = by - p.y;
    sum += Math.atan2(ux * vy - uy * vx, ux * vx + uy * vy);
  }
  return Math.abs(sum) > Math.PI;
}

/** Points of a hull zone: a grid in the token's frame that includes its edges, and points on the arc lines. */
export function zoneCloud(ship: Ship, zone: HullZone, stepUm: number): XY[] {
  const { tokenWidthUm, tokenLengthUm } = baseOf(ship);
  const cloud: XY[] = [];
  const nx = Math.ceil(tokenWidthUm / stepUm);
  const ny = Math.ceil(tokenLengthUm / stepUm);
  for (let i = 0; i <= nx; i++)
    for (let j = 0; j <= ny; j++) {
      const p = { x: (i / nx - 0.5) * tokenWidthUm, y: (j / ny - 0.5) * tokenLengthUm };
      if (onSide(zone, p) && inSector(ship, zone, p, 0)) cloud.push(toWorld(ship.pose, p.x, p.y));
    }
  for (const line of ['frontLeft', 'frontRight', 'rearLeft', 'rearRight'] as const) {
    const { inner, outer } = figuresOf(ship).arcs[line];
    const n = Math.ceil(Math.hypot(outer[0] - inner[0], outer[1] - inner[1]) / stepUm);
    for (let i = 0; i <= n; i++) {
      const p = { x: inner[0] + (i / n) * (outer[0] - inner[0]), y: inner[1] + (i / n) * (outer[1] - inner[1]) };
      if (onSide(zone, p) && inSector(ship, zone, p, 1e-6) && inToken(ship, p))
        cloud.push(toWorld(ship.pose, p.x, p.y));
    }
  }
  return cloud;
}

/** Points on the two borders of an arc, out to the end of the ruler and beyond the far side of any target. */
export function borderCloud(ship: Ship, zone: HullZone, stepUm: number, lengthUm: number): XY[] {
  const cloud: XY[] = [];
  for (const line of ['frontLeft', 'frontRight', 'rearLeft', 'rearRight'] as const) {
    const { inner, outer } = figuresOf(ship).arcs[line];
    const length = Math.hypot(outer[0] - inner[0], outer[1] - inner[1]);
    const ux = (outer[0] - inner[0]) / length;
    const uy = (outer[1] - inner[1]) / length;
    for (const side of [-1, 1])
      for (let s = 0; s < lengthUm; s += stepUm) {
        const p = { x: inner[0] + s * ux - side * 324.999 * uy, y: inner[1] + s * uy + side * 324.999 * ux };
        if (inSector(ship, zone, p, 325)) cloud.push(toWorld(ship.pose, p.x, p.y));
      }
  }
  return cloud;
}

export function discCloud(piece: Squadron, stepUm: number): XY[] {
  const radius = DEFAULT_FIGURES.squadron.radiusUm;
  const cloud: XY[] = [];
  for (let r = 0; r <= radius; r += stepUm) {
    const n = Math.max(1, Math.ceil((2 * Math.PI * r) / stepUm));
    for (let i = 0; i < n; i++) {
      const a = (i / n) * 2 * Math.PI;
      cloud.push({ x: piece.pose.x + r * Math.cos(a), y: piece.pose.y + r * Math.sin(a) });
    }
  }
  const n = Math.ceil((2 * Math.PI * radius) / stepUm);
  for (let i = 0; i < n; i++) {
    const a = (i / n) * 2 * Math.PI;
    cloud.push({ x: piece.pose.x + radius * Math.cos(a), y: piece.pose.y + radius * Math.sin(a) });
  }
  return cloud;
}

export function smallestGap(a: readonly XY[], b: readonly XY[]): number {
  let best = Number.POSITIVE_INFINITY;
  for (const p of a)
    for (const q of b) {
      const dx = p.x - q.x;
      const dy = p.y - q.y;
      const squared = dx * dx + dy * dy;
      if (squared < best) best = squared;
    }
  return Math.sqrt(best);
}

export function* along(from: XY, to: XY, stepUm: number): Generator<XY> {
  const n = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / stepUm));
  for (let i = 0; i <= n; i++) yield { x: from.x + (i / n) * (to.x - from.x), y: from.y + (i / n) * (to.y - from.y) };
}
