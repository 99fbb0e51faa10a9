import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  DISTANCE_BANDS,
  distanceBetween,
  isAt,
  isWithin,
  RANGE_BANDS,
  shipGeometry,
} from '../../src/geometry/index.ts';
import {
  at,
  CR90,
  distance,
  nudged,
  obstacle,
  obstacles,
  runs,
  ship,
  ships,
  squadron,
  squadrons,
  VICTORY,
} from './support.ts';

const ends = [76_500, 124_800, 184_800, 244_800, 304_800];

describe('range and distance outside attacks', () => {
  test('[RNG-01] beyond 304.8 mm is outside every band', () => {
    const answer = distanceBetween(squadron(0, 0), squadron(0, 34.2 + 304.801));
    expect(answer.lengthUm).toBeCloseTo(304_801, 6);
    expect(answer.distance).toMatchObject({ nearest: null, farthest: null });
    expect(answer.range.nearest).toBeNull();
    for (const band of DISTANCE_BANDS) {
      expect(answer.distance.at[band]).toBe(false);
      expect(answer.distance.beyond[band]).toBe(true);
    }
    for (const band of RANGE_BANDS) expect(answer.range.beyond[band]).toBe(true);
  });

  test('[RNG-02] the end of each band belongs to it, a micrometre more to the next', () => {
    for (const [i, end] of ends.entries()) {
      const target = nudged(squadron(0, 34.2), 0, end);
      expect(distanceBetween(squadron(0, 0), target)).toMatchObject({ lengthUm: end, marginUm: 0 });
      expect(distanceBetween(squadron(0, 0), target).distance.nearest).toBe(i + 1);
      const next = distanceBetween(squadron(0, 0), nudged(target, 0, 1)).distance.nearest;
      expect(next).toBe(i === 4 ? null : i + 2);
    }
  });

  test('[RNG-02] exactly, also along a slanted edge', () => {
    // An edge of direction (3, 4): the point that lies square to it at exactly the border of distance 1.
    const heading = shipGeometry(VICTORY, { x: 0, y: 0, heading: 6_711 });
    const [x0, y0, x1, y1] = [heading.base[0]!, heading.base[1]!, heading.base[6]!, heading.base[7]!];
    fc.assert(
      fc.property(fc.integer({ min: 90_000, max: 110_000 }), fc.integer({ min: -20_000, max: 20_000 }), (x, y) => {
        const answer = distanceBetween(heading, { pose: { x, y } });
        const dx = BigInt(x1 - x0);
        const dy = BigInt(y1 - y0);
        const cross = dx * BigInt(y - y0) - dy * BigInt(x - x0);
        const limit = BigInt(76_500 + 17_100);
        const isNear = cross * cross <= limit * limit * (dx * dx + dy * dy);
        if (answer.from.y > Math.min(y0, y1) + 1 && answer.from.y < Math.max(y0, y1) - 1)
          expect(answer.distance.nearest === 1).toBe(isNear);
      }),
      runs(500),
    );
  });

  test('[RNG-03] a squadron is at every band that some part of it is in', () => {
    const answer = distanceBetween(squadron(0, 0), squadron(0, 34.2 + 110));
    expect(answer.distance).toMatchObject({ nearest: 2, farthest: 3 });
    expect(answer.distance.at).toEqual({ 1: false, 2: true, 3: true, 4: false, 5: false });
    expect(answer.distance.within[2]).toBe(false);
  });

  test('[RNG-04] within a band or span means all of it', () => {
    const near = distanceBetween(ship(VICTORY), squadron(0, 51 + 17.1 + 30)).distance;
    expect(near.within[1]).toBe(true);
    const across = distanceBetween(ship(VICTORY), squadron(0, 51 + 17.1 + 70)).distance;
    expect(across.within[1]).toBe(false);
    expect(isWithin(across, 1, 2)).toBe(true);
    const past = distanceBetween(ship(VICTORY), nudged(squadron(0, 51 + 124.8 - 17.1), 0, 1)).distance;
    expect(isWithin(past, 1, 2)).toBe(false);
    expect(isWithin(distanceBetween(ship(VICTORY), squadron(0, 51 + 124.8 - 17.1)).distance, 1, 2)).toBe(true);
    expect(isWithin(past, 2, 3)).toBe(true);
    expect(isWithin(past, 3, 5)).toBe(false);
  });

  test('[RNG-05] on the line of distance 3 is not beyond it', () => {
    const rock = obstacle('asteroid-field-1', 0, 0);
    // The highest point of the oval lies at (20.07, 14.94).
    const touching = squadron(20.07, 14.94 + 184.8 + 17.1);
    expect(distanceBetween(rock, touching).lengthUm).toBe(184_800);
    expect(distanceBetween(rock, touching).distance.beyond[3]).toBe(false);
    expect(distanceBetween(rock, nudged(touching, 0, 1)).distance.beyond[3]).toBe(true);
    expect(distanceBetween(rock, touching).distance.beyond[2]).toBe(true);
  });

  test('[RNG-06] a span covers both named bands and all between', () => {
    const answer = distanceBetween(squadron(0, 0), squadron(0, 34.2 + 150));
    expect(answer.distance.nearest).toBe(3);
    expect(isAt(answer.distance, 1, 3)).toBe(true);
    expect(isAt(answer.distance, 1, 2)).toBe(false);
    expect(isAt(answer.range, 'close', 'medium')).toBe(true);
    expect(isAt(answer.range, 'close', 'close')).toBe(false);
    expect(isAt(answer.range, 'long', 'long')).toBe(false);
  });

  test('[RNG-07] is the same length both ways, between the closest points', () => {
    const pieces = fc.oneof(ships(300), squadrons(300), obstacles(300));
    fc.assert(
      fc.property(pieces, pieces, (a, b) => {
        const there = distanceBetween(a, b);
        const back = distanceBetween(b, a);
        // Between parallel edges another of the equal lines may be measured: equal but for the last bit.
        expect(Math.abs(back.lengthUm - there.lengthUm)).toBeLessThan(1e-9);
        expect(back.distance.nearest).toBe(there.distance.nearest);
        expect(distance(there.from, there.to)).toBeCloseTo(there.lengthUm, 3);
        expect(there.farthestUm).toBeGreaterThanOrEqual(there.lengthUm);
        expect(JSON.parse(JSON.stringify(there))).toEqual(there);
      }),
      runs(1_000),
    );
  });

  test('[RNG-12] runs from base to base, plastic included', () => {
    // The CR90's token is 2.25 mm narrower on each side than its base.
    const answer = distanceBetween(ship(CR90), squadron(21.5 + 76.5 + 17.1, 0));
    expect(answer.distance.nearest).toBe(1);
    expect(answer.from).toEqual({ x: 21_500, y: 0 });
  });

  test('[RNG-13] a piece is at close range and at distance 1 of itself', () => {
    for (const piece of [ship(VICTORY, 3, 4, 55), squadron(1, 2)]) {
      const answer = distanceBetween(piece, piece);
      expect(answer).toMatchObject({ lengthUm: 0 });
      expect(answer.range.nearest).toBe('close');
      expect(answer.distance.nearest).toBe(1);
    }
  });

  test('[RNG-15] shield dials are not measured', () => {
    // 79 mm from the base, 71.5 from the dial that sticks out of its front.
    const answer = distanceBetween(ship(CR90), squadron(0, 35.5 + 79 + 17.1));
    expect(answer.lengthUm).toBeCloseTo(79_000, 6);
    expect(answer.distance.at[1]).toBe(false);
  });

  test('[RNG-16] measuring changes nothing: frozen pieces give the same answer again and again', () => {
    const a = Object.freeze({ ...ship(VICTORY), pose: Object.freeze(at(1, 2, 3)) });
    const b = Object.freeze({ pose: Object.freeze({ x: 100_000, y: 7 }) });
    const first = distanceBetween(a, b);
    distanceBetween(ship(CR90, 500, 500), squadron(0, 0));
    expect(distanceBetween(a, b)).toEqual(first);
  });

  test('the farthest point of a piece that stands around another', () => {
    // A squadron in the middle of a Victory's base: only inside it, so nothing of it is any distance away.
    expect(distanceBetween(ship(VICTORY), squadron(0, 0)).farthestUm).toBe(0);
    // Half over the front edge.
    expect(distanceBetween(ship(VICTORY), squadron(0, 51)).farthestUm).toBeCloseTo(17_100, 6);
    expect(distanceBetween(squadron(0, 0), ship(CR90)).farthestUm).toBeCloseTo(Math.hypot(21_500, 35_500) - 17_100, 6);
  });
});
