/** What a ship's pose implies, computed once: outlines, hull zones, arcs, targeting points and shield dials on the table. */

import { cosBam, sinBam } from './angle.ts';
import { checkPose, lookUp } from './errors.ts';
import type { LocalBorder, Model, ShipModel } from './model.ts';
import { type Polygon, placed, placedPoint, turnedBy } from './polygon.ts';
import type { Point, Pose } from './pose.ts';
import type { ArcLine, ByZone, ShipSize } from './vocabulary.ts';

/** A ship on the table. */
export interface Ship {
  readonly shipClass: string;
  readonly pose: Pose;
}

/**
 * A border of a firing arc as an unrounded line: a point belongs to the arc's side of it when
 * `nx (x - ship.x) + ny (y - ship.y) <= reachUm`. The normal points out of the arc and has length 1.
 */
export interface ArcBorder {
  readonly line: ArcLine;
  readonly nx: number;
  readonly ny: number;
  readonly reachUm: number;
}

/**
 * A ship with everything its pose implies. Every question that takes a ship takes this too, and then computes it no more.
 * Made by `shipGeometry` for one pose: a copy with another pose would still answer for the old one.
 */
export interface ShipGeometry extends Ship {
  readonly size: ShipSize;
  /** The plastic base without dials: distance, obstruction, overlap, play area. */
  readonly base: Polygon;
  /** The cardboard token: all four hull zones together. */
  readonly token: Polygon;
  /** Hull zones: line of sight is blocked by these. */
  readonly zones: ByZone<Polygon>;
  /** The same hull zones unrounded and about the ship's centre: arcs and attack range are measured on these. */
  readonly zoneOffsets: ByZone<Polygon>;
  readonly targetingPoints: ByZone<Point>;
  /** A firing arc is all that lies inside both of its borders. */
  readonly arcs: ByZone<readonly [ArcBorder, ArcBorder]>;
  /** Centres of the shield dials. */
  readonly dials: ByZone<Point>;
  readonly dialRadiusUm: number;
  readonly halfWidthUm: number;
  readonly halfLengthUm: number;
  /** No point of the base or of a dial is farther from the centre. */
  readonly reachUm: number;
  /** Sine and cosine of the heading: the unit vector forward. */
  readonly forward: Point;
}

export function shipGeometry(model: Model, shipClass: string, pose: Pose, field = 'ship'): ShipGeometry {
  const ship = lookUp(model.ships, shipClass, 'unknown-ship-class', `${field}.shipClass`);
  checkPose(pose, `${field}.pose`);
  return place(ship, pose);
}

/** A ship as given or already computed. */
export const resolveShip = (model: Model, ship: Ship | ShipGeometry, field: string): ShipGeometry =>
  'zoneOffsets' in ship ? ship : shipGeometry(model, ship.shipClass, ship.pose, field);

function place(ship: ShipModel, pose: Pose): ShipGeometry {
  const sin = sinBam(pose.heading);
  const cos = cosBam(pose.heading);
  const front = turnedBy(ship.zones.front, sin, cos);
  const left = turnedBy(ship.zones.left, sin, cos);
  const right = turnedBy(ship.zones.right, sin, cos);
  const rear = turnedBy(ship.zones.rear, sin, cos);
  const { targetingPoints: dots, dials } = ship;
  return {
    shipClass: ship.shipClass,
    pose,
    size: ship.size,
    base: placed(turnedBy(ship.base, sin, cos), pose),
    token: placed(turnedBy(ship.token, sin, cos), pose),
    zones: {
      front: placed(front, pose),
      left: placed(left, pose),
      right: placed(right, pose),
      rear: placed(rear, pose),
    },
    zoneOffsets: { front, left, right, rear },
    targetingPoints: {
      front: placedPoint(dots.front[0], dots.front[1], sin, cos, pose),
      left: placedPoint(dots.left[0], dots.left[1], sin, cos, pose),
      right: placedPoint(dots.right[0], dots.right[1], sin, cos, pose),
      rear: placedPoint(dots.rear[0], dots.rear[1], sin, cos, pose),
    },
    arcs: {
      front: borders(ship.arcs.front, sin, cos),
      left: borders(ship.arcs.left, sin, cos),
      right: borders(ship.arcs.right, sin, cos),
      rear: borders(ship.arcs.rear, sin, cos),
    },
    dials: {
      front: placedPoint(dials.front[0], dials.front[1], sin, cos, pose),
      left: placedPoint(dials.left[0], dials.left[1], sin, cos, pose),
      right: placedPoint(dials.right[0], dials.right[1], sin, cos, pose),
      rear: placedPoint(dials.rear[0], dials.rear[1], sin, cos, pose),
    },
    dialRadiusUm: ship.dialRadiusUm,
    halfWidthUm: ship.halfWidthUm,
    halfLengthUm: ship.halfLengthUm,
    reachUm: ship.reachUm,
    forward: { x: sin, y: cos },
  };
}

const borders = ([a, b]: readonly [LocalBorder, LocalBorder], sin: number, cos: number): [ArcBorder, ArcBorder] => [
  border(a, sin, cos),
  border(b, sin, cos),
];

const border = ({ line, nx, ny, reachUm }: LocalBorder, sin: number, cos: number): ArcBorder => ({
  line,
  nx: nx * cos + ny * sin + 0,
  ny: ny * cos - nx * sin + 0,
  reachUm,
});
