/** What a ship's pose implies, computed once: outlines, hull zones, arcs, targeting points and shield dials on the table. */

import { cosBam, sinBam } from './angle.js';
import { checkPose, lookUp } from './errors.js';
import type { LocalBorder, Model, ShipModel } from './model.js';
import { type Polygon, placed, placedPoint, turned } from './polygon.js';
import type { Point, Pose } from './pose.js';
import type { ArcLine, ByZone, ShipSize } from './vocabulary.js';

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

/** A ship with everything its pose implies. Every question that takes a ship takes this too, and then computes it no more. */
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
  const { heading } = pose;
  const front = turned(ship.zones.front, heading);
  const left = turned(ship.zones.left, heading);
  const right = turned(ship.zones.right, heading);
  const rear = turned(ship.zones.rear, heading);
  const { targetingPoints: dots, dials } = ship;
  return {
    shipClass: ship.shipClass,
    pose,
    size: ship.size,
    base: placed(turned(ship.base, heading), pose),
    token: placed(turned(ship.token, heading), pose),
    zones: {
      front: placed(front, pose),
      left: placed(left, pose),
      right: placed(right, pose),
      rear: placed(rear, pose),
    },
    zoneOffsets: { front, left, right, rear },
    targetingPoints: {
      front: placedPoint(dots.front[0], dots.front[1], pose),
      left: placedPoint(dots.left[0], dots.left[1], pose),
      right: placedPoint(dots.right[0], dots.right[1], pose),
      rear: placedPoint(dots.rear[0], dots.rear[1], pose),
    },
    arcs: {
      front: borders(ship.arcs.front, heading),
      left: borders(ship.arcs.left, heading),
      right: borders(ship.arcs.right, heading),
      rear: borders(ship.arcs.rear, heading),
    },
    dials: {
      front: placedPoint(dials.front[0], dials.front[1], pose),
      left: placedPoint(dials.left[0], dials.left[1], pose),
      right: placedPoint(dials.right[0], dials.right[1], pose),
      rear: placedPoint(dials.rear[0], dials.rear[1], pose),
    },
    dialRadiusUm: ship.dialRadiusUm,
    halfWidthUm: ship.halfWidthUm,
    halfLengthUm: ship.halfLengthUm,
    forward: { x: sinBam(heading), y: cosBam(heading) },
  };
}

const borders = ([a, b]: readonly [LocalBorder, LocalBorder], heading: number): [ArcBorder, ArcBorder] => [
  border(a, heading),
  border(b, heading),
];

function border({ line, nx, ny, reachUm }: LocalBorder, heading: number): ArcBorder {
  const sin = sinBam(heading);
  const cos = cosBam(heading);
  return { line, nx: nx * cos + ny * sin + 0, ny: ny * cos - nx * sin + 0, reachUm };
}
