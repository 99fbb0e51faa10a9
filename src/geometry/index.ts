/**
 * `armada-rules/geometry`: exact answers about pieces on a table, the same in every JavaScript engine. Positions are whole
 * micrometres, headings 65,536ths of a turn clockwise from +y. Knows nothing of the game's state.
 *
 * @packageDocumentation
 */

import { DEFAULT_FIGURES } from './figures/defaults.ts';
import { createGeometry, type Geometry } from './geometry.ts';

export type { FiringArc } from './arc.ts';
export { type Inside, PLAYER_EDGES, type PlayerEdge, type Rectangle } from './area.ts';
export { TOUCH_TOLERANCE_UM } from './boundary.ts';
export { type BandAnswers, type DistanceBetween, isAt, isWithin } from './distance.ts';
export { GeometryError, type GeometryErrorCode, MAX_COORDINATE_UM } from './errors.ts';
export { DEFAULT_FIGURES } from './figures/defaults.ts';
export type {
  AreaFigures,
  BaseFigures,
  DiscFigures,
  Figures,
  LocalPoint,
  ObstacleFigures,
  Provenance,
  ShipFigures,
} from './figures/types.ts';
export { createGeometry, type Geometry } from './geometry.ts';
export { linesCross } from './line.ts';
export type { Course, CourseOption, ExecutedCourse } from './maneuver.ts';
export type { Overlap, OverlapOptions } from './overlap.ts';
export type { Attacker, Obstacle, ObstacleGeometry, Piece, ShipTarget, Squadron, Target, Token } from './pieces.ts';
export { type Polygon, pointsOf } from './polygon.ts';
export { CLICK, headingFromDegrees, type Point, type Pose, TURN, UM_PER_MM, umFromMm } from './pose.ts';
export type { AttackRange } from './range.ts';
export type { DisplacedRegion } from './regions/displaced.ts';
export type { Standing, StandingShips } from './regions/placements.ts';
export type { NearPieces, PlaceRules, Placing } from './regions/places.ts';
export type { Random, Region } from './regions/region.ts';
export type { Rounded } from './regions/rounded.ts';
export type { Space } from './regions/space.ts';
export type { ArcBorder, Ship, ShipGeometry } from './ship.ts';
export type { BlockingZone, LineOfSight, ObstructingObstacle, ObstructingShip, Others } from './sight.ts';
export {
  ADJACENT_ZONES,
  ARC_LINES,
  type ArcLine,
  type ByZone,
  DISTANCE_BANDS,
  type DistanceBand,
  HULL_ZONES,
  type HullZone,
  RANGE_BANDS,
  type RangeBand,
  SHIP_SIZES,
  type ShipSize,
  TOOL_SIDES,
  type ToolSide,
} from './vocabulary.ts';

const standard: Geometry = /* @__PURE__ */ createGeometry(DEFAULT_FIGURES);

/** Everything a ship's pose implies. Pass it to the other questions instead of the ship, and it is computed once. */
export const shipGeometry = standard.shipGeometry;
/** An obstacle's outline on the table and the convex parts that tile it. */
export const obstacleGeometry = standard.obstacleGeometry;
/** Whether any part of a hull zone, of a whole token or of a squadron is in a firing arc. `zone` is null for a squadron. */
export const inFiringArc = standard.inFiringArc;
/** The measured line of an attack and its band, and whether it crosses another hull zone of the defender. */
export const attackRange = standard.attackRange;
/** The traced line of an attack, and what blocks or obstructs it. */
export const lineOfSight = standard.lineOfSight;
/** Whether a segment passes over a base, an obstacle or a marker, whatever may cover it. */
export const linePassesOver = standard.linePassesOver;
/** Distance and range of the second piece from the first, outside attacks. */
export const distanceBetween = standard.distanceBetween;
/** Whether two pieces overlap, with witnesses. */
export const overlaps = standard.overlaps;
/** Whether two pieces overlap; for ships and squadrons many times faster than `overlaps`. */
export const isOverlapping = standard.isOverlapping;
/** Whether a piece is wholly on the table; `area` is 'standard' unless given. */
export const insidePlayArea = standard.insidePlayArea;
/** The rectangle of a table. */
export const playArea = standard.playArea;
/** The rectangle in which obstacles and squadrons are set up. */
export const setupArea = standard.setupArea;
/** The rectangle in which a player's ships are deployed. */
export const deploymentZone = standard.deploymentZone;
/** Where the maneuver tool sets a ship down, and whether it would lie on the tool there. */
export const executeCourse = standard.executeCourse;
/** Every setting of the tool that a column of the speed chart allows, with the sides it may be laid on. */
export const courses = standard.courses;
/** Where a squadron may move at a speed of 0 to 5. */
export const squadronReach = standard.squadronReach;
/** Where a ship may be deployed. */
export const shipDeployment = standard.shipDeployment;
/** Where a squadron may be deployed near one of the friendly ships, which need not be repeated in `standing`. */
export const squadronDeployment = standard.squadronDeployment;
/** Where an obstacle may be placed in setup. */
export const obstaclePlaces = standard.obstaclePlaces;
/** The part of a rectangle beyond a distance band of its edges: `near` and `far` are the players', `sides` the others. */
export const beyondEdges = standard.beyondEdges;
/** Whether any part of a piece is in a rectangle. */
export const isPartlyInside = standard.isPartlyInside;
/** Where a piece may be put, by any rules of what it must be inside of, near to, far from and off. */
export const places = standard.places;
/** Where the next of some squadrons displaced by a ship may be put. */
export const displacedSquadron = standard.displacedSquadron;
