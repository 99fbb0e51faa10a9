/** The shapes that other pieces take out of a piece's space. Touching is free, so these are the exact contact borders. */

import type { Polygon } from '../polygon.ts';
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

/** Centres at which a ship, given where its heading would put it at the origin, would overlap another ship. */
export function shipOffShip(ship: ShipGeometry, other: ShipGeometry, withDials: boolean): Rounded[] {
  const base = negated(ship.base);
  const radius = ship.dialRadiusUm;
  const shapes: Rounded[] = [{ points: minkowskiSum(other.base, base), radiusUm: 0 }];
  if (!withDials) return shapes;
  for (const zone of HULL_ZONES) {
    const mine = ship.dials[zone];
    const theirs = other.dials[zone];
    shapes.push({ points: moved(other.base, 0 - mine.x, 0 - mine.y), radiusUm: radius });
    shapes.push({ points: moved(base, theirs.x, theirs.y), radiusUm: radius });
    for (const facing of HULL_ZONES)
      shapes.push(disc(other.dials[facing].x - mine.x, other.dials[facing].y - mine.y, 2 * radius));
  }
  return shapes;
}

/** Centres at which convex parts, given at the origin, come within a length of other convex parts. */
export const partsNearParts = (parts: readonly Polygon[], others: readonly Polygon[], lengthUm: number): Rounded[] =>
  others.flatMap((other) => parts.map((part) => ({ points: minkowskiSum(other, negated(part)), radiusUm: lengthUm })));
