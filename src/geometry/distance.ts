/**
 * Distance and range outside attacks: between whole bases, closest points. A piece is connected, so the lengths from the
 * one piece to the points of the other fill an interval, from the nearest point to the farthest; 'at', 'within' and
 * 'beyond' follow from its two ends. Both ends are compared with the bands exactly.
 */

import { type Body, measuredBody } from './body.ts';
import { type ExactLength, isAtMost } from './boundary.ts';
import { type Closest, closestOfConvex, copyClosest, newClosest, pointToConvex } from './convex.ts';
import type { Model } from './model.ts';
import type { Piece } from './pieces.ts';
import type { Point } from './pose.ts';
import { DISTANCE_BANDS, type DistanceBand, RANGE_BANDS, type RangeBand } from './vocabulary.ts';

/** One side of the ruler laid from a piece to another. */
export interface BandAnswers<Band extends string | number> {
  /** The band of the nearest point: the measured range or distance. Null beyond the ruler. */
  readonly nearest: Band | null;
  /** The band of the farthest point; null if that lies beyond the ruler. */
  readonly farthest: Band | null;
  /** RNG-03: some part of the other piece is in the band. */
  readonly at: Readonly<Record<Band, boolean>>;
  /** RNG-04: all of the other piece is in the band. */
  readonly within: Readonly<Record<Band, boolean>>;
  /** RNG-05: no part of the other piece is in the band or a nearer one. */
  readonly beyond: Readonly<Record<Band, boolean>>;
}

/** How far a piece is from another. */
export interface DistanceBetween {
  readonly lengthUm: number;
  /** Closest points of the two pieces. */
  readonly from: Point;
  readonly to: Point;
  /** How far the farthest point of the second piece is from the first. */
  readonly farthestUm: number;
  /** How far the length is from the nearest border of a distance band. */
  readonly marginUm: number;
  readonly range: BandAnswers<RangeBand>;
  readonly distance: BandAnswers<DistanceBand>;
}

/**
 * RNG-07, RNG-12. The length is the same both ways; bands and `farthestUm` tell where the second piece is, measured from
 * the first. From an obstacle whose outline is concave, the farthest point is judged from one convex part of it.
 */
export function distanceBetween(model: Model, a: Piece, b: Piece): DistanceBetween {
  const from = measuredBody(model, a, 'a');
  const to = measuredBody(model, b, 'b');
  nearest(from, to);
  farthest(from, to);
  const { rangeUm, distanceUm } = model.ruler;
  let marginUm = Number.MAX_SAFE_INTEGER;
  for (const end of distanceUm) marginUm = Math.min(marginUm, Math.abs(end - NEAREST.lengthUm));
  return {
    lengthUm: NEAREST.lengthUm,
    from: { x: NEAREST.fromX + 0, y: NEAREST.fromY + 0 },
    to: { x: NEAREST.toX + 0, y: NEAREST.toY + 0 },
    farthestUm: FARTHEST.lengthUm,
    marginUm,
    range: answers(RANGE_BANDS, [rangeUm.close, rangeUm.medium, rangeUm.long]),
    distance: answers(DISTANCE_BANDS, distanceUm),
  };
}

/** RNG-03, RNG-06: some part of the piece is in one of the bands from `min` to `max`. */
export function isAt<Band extends RangeBand | DistanceBand>(answer: BandAnswers<Band>, min: Band, max: Band): boolean {
  const bands = bandsWith(min);
  return bands.slice(bands.indexOf(min), bands.indexOf(max) + 1).some((band) => answer.at[band as Band]);
}

/** RNG-04, RNG-06: all of the piece is in the bands from `min` to `max`. */
export function isWithin<Band extends RangeBand | DistanceBand>(
  answer: BandAnswers<Band>,
  min: Band,
  max: Band,
): boolean {
  if (answer.nearest === null || answer.farthest === null) return false;
  const bands = bandsWith(min);
  return bands.indexOf(answer.nearest) >= bands.indexOf(min) && bands.indexOf(answer.farthest) <= bands.indexOf(max);
}

/** The side of the ruler that has a band. */
const bandsWith = (band: RangeBand | DistanceBand): readonly (RangeBand | DistanceBand)[] =>
  typeof band === 'number' ? DISTANCE_BANDS : RANGE_BANDS;

interface Measured extends Closest, ExactLength {}
const newMeasured = (): Measured => ({ ...newClosest(), radiusUm: 0 });

function copyMeasured(from: Measured, to: Measured): void {
  copyClosest(from, to);
  to.radiusUm = from.radiusUm;
}

const NEAREST = newMeasured();
const FARTHEST = newMeasured();
const PAIR = newMeasured();

/** Shortest line over all pairs of parts, into `NEAREST`. */
function nearest(a: Body, b: Body): void {
  NEAREST.lengthUm = Number.MAX_VALUE;
  for (const p of a.parts) {
    for (const q of b.parts) {
      closestOfConvex(p, p.length, q, q.length, PAIR);
      PAIR.radiusUm = 0;
      keepNearest();
    }
    for (const disc of b.discs) {
      polygonToDisc(p, disc.x, disc.y, disc.radiusUm);
      keepNearest();
    }
  }
  for (const disc of a.discs) {
    for (const q of b.parts) {
      polygonToDisc(q, disc.x, disc.y, disc.radiusUm);
      swapEnds();
      keepNearest();
    }
    for (const other of b.discs) {
      const dx = other.x - disc.x;
      const dy = other.y - disc.y;
      setCentres(dx, dy, disc.radiusUm + other.radiusUm);
      const centres = Math.sqrt(dx * dx + dy * dy);
      const overlap = Math.max(0, disc.radiusUm + other.radiusUm - centres) / 2;
      const share = centres > 0 ? Math.max(0, disc.radiusUm - overlap) / centres : 0;
      PAIR.fromX = disc.x + share * dx;
      PAIR.fromY = disc.y + share * dy;
      const rest = PAIR.lengthUm > 0 ? (centres - other.radiusUm) / centres : share;
      PAIR.toX = disc.x + rest * dx;
      PAIR.toY = disc.y + rest * dy;
      keepNearest();
    }
  }
}

function keepNearest(): void {
  if (PAIR.lengthUm < NEAREST.lengthUm) copyMeasured(PAIR, NEAREST);
}

function polygonToDisc(p: readonly number[], x: number, y: number, radiusUm: number): void {
  const gap = pointToConvex(p, p.length, x, y, PAIR);
  PAIR.radiusUm = radiusUm;
  PAIR.fromX = PAIR.toX;
  PAIR.fromY = PAIR.toY;
  const share = gap > radiusUm ? radiusUm / gap : gap > 0 ? 1 : 0;
  PAIR.toX = x + share * (PAIR.fromX - x);
  PAIR.toY = y + share * (PAIR.fromY - y);
  PAIR.lengthUm = Math.max(0, gap - radiusUm);
}

function swapEnds(): void {
  const { fromX, fromY } = PAIR;
  PAIR.fromX = PAIR.toX;
  PAIR.fromY = PAIR.toY;
  PAIR.toX = fromX;
  PAIR.toY = fromY;
}

function setCentres(dx: number, dy: number, radiusUm: number): void {
  const squared = dx * dx + dy * dy;
  PAIR.cross = squared;
  PAIR.squaredBase = squared === 0 ? 1 : squared;
  PAIR.radiusUm = radiusUm;
  PAIR.lengthUm = Math.max(0, Math.sqrt(squared) - radiusUm);
}

/** Farthest point of `b` from the part of `a` that serves it best, into `FARTHEST`. */
function farthest(a: Body, b: Body): void {
  FARTHEST.lengthUm = Number.MAX_VALUE;
  for (const p of a.parts) {
    WORST.lengthUm = -1;
    farthestFromPolygon(p, b);
    keepSmaller();
  }
  for (const disc of a.discs) {
    WORST.lengthUm = -1;
    farthestFromDisc(disc.x, disc.y, disc.radiusUm, b);
    keepSmaller();
  }
}

const WORST = newMeasured();

function keepSmaller(): void {
  if (WORST.lengthUm < FARTHEST.lengthUm) copyMeasured(WORST, FARTHEST);
}

function keepFarthest(): void {
  if (PAIR.lengthUm > WORST.lengthUm) copyMeasured(PAIR, WORST);
}

/** Distance to a convex shape is a convex function: on a polygon it is largest at a corner, on a disc opposite. */
function farthestFromPolygon(p: readonly number[], b: Body): void {
  for (const q of b.parts)
    for (let i = 0; i < q.length; i += 2) {
      pointToConvex(p, p.length, q[i]!, q[i + 1]!, PAIR);
      PAIR.radiusUm = 0;
      keepFarthest();
    }
  for (const disc of b.discs) {
    const gap = pointToConvex(p, p.length, disc.x, disc.y, PAIR);
    PAIR.lengthUm = Math.max(0, gap + disc.radiusUm);
    PAIR.radiusUm = 0 - disc.radiusUm;
    if (gap < 0) setLength(PAIR.lengthUm);
    keepFarthest();
  }
}

function farthestFromDisc(x: number, y: number, radiusUm: number, b: Body): void {
  for (const q of b.parts)
    for (let i = 0; i < q.length; i += 2) {
      setCentres(q[i]! - x, q[i + 1]! - y, radiusUm);
      keepFarthest();
    }
  for (const disc of b.discs) {
    setCentres(disc.x - x, disc.y - y, radiusUm - disc.radiusUm);
    keepFarthest();
  }
}

/** A length that did not come from whole numbers: at most a whole limit when the next whole number is. */
function setLength(lengthUm: number): void {
  PAIR.cross = 0 - Math.floor(0 - lengthUm);
  PAIR.squaredBase = 1;
  PAIR.radiusUm = 0;
}

/** The first band that a length is at most the end of; as many as there are bands beyond the ruler. */
function bandIndex(length: ExactLength, ends: readonly number[]): number {
  let i = 0;
  while (i < ends.length && !isAtMost(length, ends[i]!)) i++;
  return i;
}

function answers<Band extends string | number>(bands: readonly Band[], ends: readonly number[]): BandAnswers<Band> {
  const near = bandIndex(NEAREST, ends);
  const far = bandIndex(FARTHEST, ends);
  const at = {} as Record<Band, boolean>;
  const within = {} as Record<Band, boolean>;
  const beyond = {} as Record<Band, boolean>;
  for (let i = 0; i < bands.length; i++) {
    const band = bands[i]!;
    at[band] = near <= i && i <= far;
    within[band] = near === i && far === i;
    beyond[band] = near > i;
  }
  return { nearest: bands[near] ?? null, farthest: bands[far] ?? null, at, within, beyond };
}
