/**
 * Sine and cosine of a binary angle. `Math.sin` and `Math.cos` are approximations that differ between engines, so the
 * series is summed here from operations that IEEE 754 fixes. Angles are folded into the first eighth of a turn, which makes
 * every symmetry (mirror, quarter turn) hold to the last bit and the multiples of 90 degrees exact. Error below 2e-16.
 */

import { TURN } from './pose.ts';

const QUARTER = TURN / 4;
const EIGHTH = TURN / 8;
const RADIANS_PER_BAM = 6.283185307179586 / TURN;

/** Sine of a heading given in 65,536ths of a turn. */
export function sinBam(headingBam: number): number {
  const heading = headingBam & (TURN - 1);
  const rest = heading & (QUARTER - 1);
  switch ((heading - rest) / QUARTER) {
    case 0:
      return firstQuarter(rest);
    case 1:
      return firstQuarter(QUARTER - rest);
    case 2:
      return 0 - firstQuarter(rest);
    default:
      return 0 - firstQuarter(QUARTER - rest);
  }
}

/** Cosine of a heading given in 65,536ths of a turn. */
export const cosBam = (headingBam: number): number => sinBam(headingBam + QUARTER);

const firstQuarter = (bam: number): number =>
  bam <= EIGHTH ? sineSeries(bam * RADIANS_PER_BAM) : cosineSeries((QUARTER - bam) * RADIANS_PER_BAM);

/** Sum of x^n / n! with alternating signs up to n = 17; the next term is below 1e-19 at 45 degrees. */
function sineSeries(x: number): number {
  const z = x * x;
  const tail =
    -1 / 6 +
    z *
      (1 / 120 +
        z *
          (-1 / 5040 +
            z *
              (1 / 362_880 +
                z *
                  (-1 / 39_916_800 +
                    z * (1 / 6_227_020_800 + z * (-1 / 1_307_674_368_000 + z * (1 / 355_687_428_096_000)))))));
  return x + x * z * tail;
}

/** The same for the even powers, up to n = 18. */
function cosineSeries(x: number): number {
  const z = x * x;
  const tail =
    1 / 24 +
    z *
      (-1 / 720 +
        z *
          (1 / 40_320 +
            z *
              (-1 / 3_628_800 +
                z *
                  (1 / 479_001_600 +
                    z * (-1 / 87_178_291_200 + z * (1 / 20_922_789_888_000 + z * (-1 / 6_402_373_705_728_000)))))));
  return 1 - (0.5 * z - z * z * tail);
}
