/** All questions over one set of figures. */

import { type FiringArc, inFiringArc } from './arc.ts';
import {
  deploymentZone,
  type Inside,
  insidePlayArea,
  type PlayerEdge,
  playArea,
  type Rectangle,
  setupArea,
} from './area.ts';
import { type DistanceBetween, distanceBetween } from './distance.ts';
import type { Figures } from './figures/types.ts';
import { linePassesOver } from './line.ts';
import { type Course, type CourseOption, courses, type ExecutedCourse, executeCourse } from './maneuver.ts';
import { compile } from './model.ts';
import { isOverlapping, type Overlap, type OverlapOptions, overlaps } from './overlap.ts';
import {
  type Attacker,
  type Obstacle,
  type ObstacleGeometry,
  obstacleGeometry,
  type Piece,
  type Squadron,
  type Target,
} from './pieces.ts';
import type { Point, Pose } from './pose.ts';
import { type AttackRange, attackRange } from './range.ts';
import { type DisplacedRegion, displacedSquadron } from './regions/displaced.ts';
import {
  obstaclePlaces,
  type Standing,
  type StandingShips,
  shipDeployment,
  squadronDeployment,
  squadronReach,
} from './regions/placements.ts';
import { beyondEdges, isPartlyInside, type PlaceRules, type Placing, places } from './regions/places.ts';
import type { Region } from './regions/region.ts';
import { type Ship, type ShipGeometry, shipGeometry } from './ship.ts';
import { type LineOfSight, lineOfSight, type Others } from './sight.ts';
import type { DistanceBand, HullZone, ShipSize } from './vocabulary.ts';

/** Every question, over the figures given to `createGeometry`. The functions of the same names use the default figures. */
export interface Geometry {
  readonly figures: Figures;
  /** Everything a ship's pose implies. Pass it to the other questions instead of the ship, and it is computed once. */
  shipGeometry(shipClass: string, pose: Pose): ShipGeometry;
  /** An obstacle's outline on the table and the convex parts that tile it. */
  obstacleGeometry(obstacle: Obstacle): ObstacleGeometry;
  /** Whether any part of a hull zone, of a whole token or of a squadron is in a firing arc. `zone` is null for a squadron. */
  inFiringArc(attacker: Attacker, zone: HullZone | null, target: Target | Ship | ShipGeometry): FiringArc;
  /** The measured line of an attack and its band, and whether it crosses another hull zone of the defender. */
  attackRange(attacker: Attacker, zone: HullZone | null, target: Target): AttackRange;
  /** The traced line of an attack, and what blocks or obstructs it. */
  lineOfSight(attacker: Attacker, zone: HullZone | null, target: Target, others?: Others): LineOfSight;
  /** Whether a segment passes over a base, an obstacle or a marker, whatever may cover it. */
  linePassesOver(from: Point, to: Point, piece: Piece): boolean;
  /** Distance and range of the second piece from the first, outside attacks. */
  distanceBetween(a: Piece, b: Piece): DistanceBetween;
  /** Whether two pieces overlap, with witnesses. */
  overlaps(a: Piece, b: Piece, options?: OverlapOptions): Overlap;
  /** Whether two pieces overlap; for ships and squadrons many times faster than `overlaps`. */
  isOverlapping(a: Piece, b: Piece, options?: OverlapOptions): boolean;
  /** Whether a piece is wholly on the table; `area` is 'standard' unless given. */
  insidePlayArea(piece: Piece, area?: string): Inside;
  /** The rectangle of a table. */
  playArea(area: string): Rectangle;
  /** The rectangle in which obstacles and squadrons are set up. */
  setupArea(area: string): Rectangle;
  /** The rectangle in which a player's ships are deployed. */
  deploymentZone(area: string, edge: PlayerEdge): Rectangle;
  /** Where the maneuver tool sets a ship down, and whether it would lie on the tool there. */
  executeCourse(size: ShipSize, pose: Pose, course: Course): ExecutedCourse;
  /** Every setting of the tool that a column of the speed chart allows, with the sides it may be laid on. */
  courses(size: ShipSize, pose: Pose, yaws: readonly number[]): CourseOption[];
  /** Where a squadron may move at a speed of 0 to 5. */
  squadronReach(squadron: Squadron, speed: number, standing?: Standing): Region;
  /** Where a ship may be deployed. */
  shipDeployment(shipClass: string, area: string, edge: PlayerEdge, standing?: StandingShips): Region;
  /** Where a squadron may be deployed near one of the friendly ships, which need not be repeated in `standing`. */
  squadronDeployment(area: string, friends: readonly (Ship | ShipGeometry)[], standing?: Standing): Region;
  /** Where an obstacle may be placed in setup. */
  obstaclePlaces(obstacle: string, area: string, placed?: readonly Obstacle[], mirrored?: boolean): Region;
  /** The part of a rectangle beyond a distance band of its edges: `near` and `far` are the players', `sides` the others. */
  beyondEdges(
    rectangle: Rectangle,
    bands: { readonly near?: DistanceBand; readonly far?: DistanceBand; readonly sides?: DistanceBand },
  ): Rectangle;
  /** Whether any part of a piece is in a rectangle. */
  isPartlyInside(piece: Piece, rectangle: Rectangle): boolean;
  /** Where a piece may be put, by any rules of what it must be inside of, near to, far from and off. */
  places(piece: Placing, rules: PlaceRules): Region;
  /** Where the next of some squadrons displaced by a ship may be put. */
  displacedSquadron(ship: Ship | ShipGeometry, remaining: number, area: string, standing?: Standing): DisplacedRegion;
}

/** The questions of this module over figures of your own: another ruler, other bases, further ships. */
export function createGeometry(figures: Figures): Geometry {
  const model = compile(figures);
  return {
    figures,
    shipGeometry: (shipClass, pose) => shipGeometry(model, shipClass, pose),
    obstacleGeometry: (obstacle) => obstacleGeometry(model, obstacle, 'obstacle'),
    inFiringArc: (attacker, zone, target) => inFiringArc(model, attacker, zone, target),
    attackRange: (attacker, zone, target) => attackRange(model, attacker, zone, target),
    lineOfSight: (attacker, zone, target, others) => lineOfSight(model, attacker, zone, target, others),
    linePassesOver: (from, to, piece) => linePassesOver(model, from, to, piece),
    distanceBetween: (a, b) => distanceBetween(model, a, b),
    overlaps: (a, b, options) => overlaps(model, a, b, options),
    isOverlapping: (a, b, options) => isOverlapping(model, a, b, options),
    insidePlayArea: (piece, area) => insidePlayArea(model, piece, area),
    playArea: (area) => playArea(model, area),
    setupArea: (area) => setupArea(model, area),
    deploymentZone: (area, edge) => deploymentZone(model, area, edge),
    executeCourse: (size, pose, course) => executeCourse(model, size, pose, course),
    courses: (size, pose, yaws) => courses(model, size, pose, yaws),
    squadronReach: (squadron, speed, standing) => squadronReach(model, squadron, speed, standing),
    shipDeployment: (shipClass, area, edge, standing) => shipDeployment(model, shipClass, area, edge, standing),
    squadronDeployment: (area, friends, standing) => squadronDeployment(model, area, friends, standing),
    obstaclePlaces: (obstacle, area, placed, mirrored) => obstaclePlaces(model, obstacle, area, placed, mirrored),
    beyondEdges: (rectangle, bands) => beyondEdges(model, rectangle, bands),
    isPartlyInside: (piece, rectangle) => isPartlyInside(model, piece, rectangle),
    places: (piece, rules) => places(model, piece, rules),
    displacedSquadron: (ship, remaining, area, standing) => displacedSquadron(model, ship, remaining, area, standing),
  };
}
