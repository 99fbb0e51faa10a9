/** The shapes that other pieces take out of a piece's space. Touching is free, so these are the exact contact borders. */

import type { Body } from '../body.ts';
import type { Point } from '../pose.ts';
import type { ShipGeometry } from '../ship.ts';
import { HULL_ZONES } from '../vocabulary.ts';
import { disc, minkowskiSum, moved, negated, type Rounded } from './rounded.ts';

/** Centres at which a disc would overlap a ship: its base and dials, grown by the disc's radius (OVL-14, SQM-03). */
export const discOffShip = (ship: ShipGeometry, radiusUm: number): Rounded[] => [
  { points: ship.base, radiusUm },
  ...HULL_ZONES.map((zone) => disc(ship.dials[zone].x, ship.dials[zone].y, ship.dialRadiusUm + radiusUm)),
];

/** Centres at which a disc would overlap another of the same size. */
export const discOffDisc = (at: Point, radiusUm: number): Rounded => disc(at.x, at.y, 2 * radiusUm);

/** Centres at which a body, given where its heading would put it at the origin, comes within a length of another. */
export function bodyNearBody(own: Body, other: Body, lengthUm: number): Rounded[] {
  const shapes: Rounded[] = [];
  for (const part of own.parts) {
    const back = negated(part);
    for (const theirs of other.parts) shapes.push({ points: minkowskiSum(theirs, back), radiusUm: lengthUm });
    for (const { x, y, radiusUm } of other.discs)
      shapes.push({ points: moved(back, x, y), radiusUm: radiusUm + lengthUm });
  }
  for (const mine of own.discs) {
    for (const theirs of other.parts)
      shapes.push({ points: moved(theirs, 0 - mine.x, 0 - mine.y), radiusUm: mine.radiusUm + lengthUm });
    for (const { x, y, radiusUm } of other.discs)
      shapes.push(disc(x - mine.x, y - mine.y, mine.radiusUm + radiusUm + lengthUm));
  }
  return shapes;
}
