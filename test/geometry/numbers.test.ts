import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cosBam, sinBam } from '../../src/geometry/angle.ts';
import { type ExactLength, isAtMost } from '../../src/geometry/boundary.ts';
import { convexParts } from '../../src/geometry/decompose.ts';
import { DEFAULT_FIGURES, obstacleGeometry, shipGeometry } from '../../src/geometry/index.ts';
import { isConvex, roundUm } from '../../src/geometry/polygon.ts';
import { at, headings, OBSTACLES, poses, runs, shipClasses } from './support.ts';

describe('sine and cosine of a binary angle', () => {
  test('are exact at every multiple of 90 degrees, without a negative zero', () => {
    const quarters = [0, 16_384, 32_768, 49_152];
    expect(quarters.map(sinBam)).toEqual([0, 1, 0, -1]);
    expect(quarters.map(cosBam)).toEqual([1, 0, -1, 0]);
  });

  test('agree with the platform at all 65,536 headings', () => {
    let worst = 0;
    for (let h = 0; h < 65_536; h++) {
      const angle = (h / 65_536) * 2 * Math.PI;
      worst = Math.max(worst, Math.abs(sinBam(h) - Math.sin(angle)), Math.abs(cosBam(h) - Math.cos(angle)));
    }
    expect(worst).toBeLessThan(1e-15);
  });

  test('keep every symmetry to the last bit', () => {
    const broken: number[] = [];
    for (let h = 0; h < 65_536; h++)
      if (sinBam(65_536 - h) !== 0 - sinBam(h) || sinBam(16_384 - h) !== cosBam(h) || sinBam(32_768 - h) !== sinBam(h))
        broken.push(h);
    expect(broken).toEqual([]);
  });
});

describe('whole numbers', () => {
  test('vertices are whole micrometres within a micrometre of the true point', () => {
    fc.assert(
      fc.property(shipClasses, poses(900), (shipClass, pose) => {
        const known = shipGeometry(shipClass, pose);
        const h = (pose.heading / 65_536) * 2 * Math.PI;
        expect(known.base.every(Number.isInteger)).toBe(true);
        const x = pose.x + known.halfWidthUm * Math.cos(h) + known.halfLengthUm * Math.sin(h);
        expect(Math.abs(known.base[0]! - x)).toBeLessThan(0.5001);
      }),
      runs(500),
    );
  });

  test('rounding is the same on both sides of zero', () => {
    expect([0.5, -0.5, 1.49, -1.49, -0.2].map(roundUm)).toEqual([1, -1, 1, -1, 0]);
    expect(Object.is(roundUm(-0.2), 0)).toBe(true);
  });

  test('[RNG-02] a length is compared with a band without any error', () => {
    const border = 123_300;
    const length = (cross: number, squaredBase: number): ExactLength => ({ cross, squaredBase, radiusUm: 0 });
    // 3-4-5: cross / base is exactly the border; one unit more is one five-hundred-thousandth of a micrometre beyond.
    expect(isAtMost(length(border * 500_000, 500_000 ** 2), border)).toBe(true);
    expect(isAtMost(length(border * 500_000 + 1, 500_000 ** 2), border)).toBe(false);
    // Here doubles cannot tell the two squares apart.
    const base = 94_906_267;
    const cross = Math.floor(border * Math.sqrt(base));
    const exact = BigInt(cross) ** 2n <= BigInt(border) ** 2n * BigInt(base);
    expect(isAtMost(length(cross, base), border)).toBe(exact);
    expect(isAtMost(length(cross + 1, base), border)).toBe(
      BigInt(cross + 1) ** 2n <= BigInt(border) ** 2n * BigInt(base),
    );
    expect(isAtMost({ cross: 5, squaredBase: 1, radiusUm: -7 }, 6)).toBe(false);
  });

  test('obstacles fall into convex parts that cover the same area', () => {
    const doubleArea = (p: readonly number[]) =>
      p.reduce(
        (sum, _, i) => (i % 2 ? sum : sum + p[i]! * p[(i + 3) % p.length]! - p[i + 1]! * p[(i + 2) % p.length]!),
        0,
      );
    for (const id of OBSTACLES) {
      const outline = DEFAULT_FIGURES.obstacles[id]!.outlineUm.flat();
      const parts = convexParts(outline);
      expect(parts.length).toBeGreaterThan(1);
      expect(parts.every(isConvex)).toBe(true);
      expect(parts.reduce((sum, part) => sum + doubleArea(part), 0)).toBe(doubleArea(outline));
    }
  });

  test('the parts of an obstacle stay convex at every heading', () => {
    fc.assert(
      fc.property(fc.constantFrom(...OBSTACLES), headings, fc.boolean(), (id, heading, mirrored) => {
        const { parts } = obstacleGeometry({ obstacle: id, pose: { ...at(3, 4), heading }, mirrored });
        expect(parts.every(isConvex)).toBe(true);
      }),
      runs(300),
    );
  });
});
