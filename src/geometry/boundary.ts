/**
 * The one place that says what happens exactly on a line. Everything else computes a number and asks here.
 *
 * - OVL-13, FAQ-QA-22: bases that touch do not overlap. The tolerance is 0.01 mm: an overlap is deeper than that.
 * - OBS-08, LOS-03: a line that only touches an edge or a corner does not pass through. It passes through a shape when
 *   some point of it lies more than 0.01 mm inside.
 * - OVL-03: two pieces touch when neither the gap between them nor their overlap exceeds 0.01 mm.
 * - RNG-02: the line between two bands belongs to the nearer band. Lengths are compared without tolerance.
 * - ARC-03: a firing arc includes the printed width of its border lines, so it reaches half a line's width beyond their
 *   centres. Borders are kept as unrounded lines; `ROUNDING_UM` absorbs the error of that arithmetic, which stays below
 *   1e-8 micrometres on a table.
 * - The table's edge and the borders of setup and deployment areas belong to the area: no tolerance.
 */

import { DISTANCE_BANDS, type DistanceBand, RANGE_BANDS, type RangeBand } from './vocabulary.ts';

/** How deep two pieces, or a line and a piece, may run into each other and still only touch. */
export const TOUCH_TOLERANCE_UM = 10;

/** Far above the error of unrounded arithmetic, far below anything on a table. */
export const ROUNDING_UM = 1e-6;

/** OVL-13: whether a depth of overlap (negative: a gap) is an overlap. */
export const isOverlap = (depthUm: number): boolean => depthUm > TOUCH_TOLERANCE_UM;

/** OVL-03: whether a depth of overlap (negative: a gap) is a contact. */
export const isContact = (depthUm: number): boolean => depthUm <= TOUCH_TOLERANCE_UM && depthUm >= -TOUCH_TOLERANCE_UM;

/** OBS-08: whether a line that reaches this deep into a shape passes through it. */
export const isPassingThrough = (depthUm: number): boolean => depthUm > TOUCH_TOLERANCE_UM;

/** ARC-03: whether a point this far inside an arc's borders (negative: outside) belongs to the arc. */
export const isInsideArc = (depthUm: number): boolean => depthUm >= -ROUNDING_UM;

/** Far ends of the bands of the ruler's two sides. */
export interface Ruler {
  readonly rangeUm: Readonly<Record<RangeBand, number>>;
  readonly distanceUm: readonly number[];
}

/** RNG-01, RNG-02: the range band of a length; null beyond the ruler. */
export function rangeBand(ruler: Ruler, lengthUm: number): RangeBand | null {
  for (const band of RANGE_BANDS) if (lengthUm <= ruler.rangeUm[band]) return band;
  return null;
}

/** RNG-01, RNG-02: the distance band of a length; null beyond the ruler. */
export function distanceBand(ruler: Ruler, lengthUm: number): DistanceBand | null {
  for (const band of DISTANCE_BANDS) if (lengthUm <= ruler.distanceUm[band - 1]!) return band;
  return null;
}

/** How far a length is from the nearest border of a range band: what it could change by and stay in its band. */
export function rangeMargin(ruler: Ruler, lengthUm: number): number {
  let margin = Number.MAX_SAFE_INTEGER;
  for (const band of RANGE_BANDS) margin = Math.min(margin, Math.abs(lengthUm - ruler.rangeUm[band]));
  return margin;
}

/** A length kept as the whole numbers it came from: |cross| / sqrt(squaredBase) - radius. */
export interface ExactLength {
  cross: number;
  squaredBase: number;
  radiusUm: number;
}

/**
 * Whether a length between pieces on whole micrometres is at most a whole limit, decided exactly: doubles settle all but
 * near ties, and those are compared as integers.
 */
export function isAtMost(length: ExactLength, limitUm: number): boolean {
  const limit = limitUm + length.radiusUm;
  if (limit < 0) return false;
  const cross = Math.abs(length.cross);
  const approximate = cross / Math.sqrt(length.squaredBase);
  if (approximate < limit - ROUNDING_UM) return true;
  if (approximate > limit + ROUNDING_UM) return false;
  const left = BigInt(cross);
  const right = BigInt(limit);
  return left * left <= right * right * BigInt(length.squaredBase);
}
