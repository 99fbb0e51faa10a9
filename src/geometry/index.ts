/**
 * `armada-rules/geometry`: exact answers about pieces on a table, the same in every JavaScript engine. Positions are whole
 * micrometres, headings 65,536ths of a turn clockwise from +y. Knows nothing of the game's state.
 *
 * @packageDocumentation
 */

import { DEFAULT_FIGURES } from './figures/defaults.js';
import { createGeometry } from './geometry.js';

export type { FiringArc } from './arc.js';
export { type Inside, PLAYER_EDGES, type PlayerEdge, type Rectangle } from './area.js';
export { TOUCH_TOLERANCE_UM } from './boundary.js';
export { type BandAnswers, type DistanceBetween, isAt, isWithin } from './distance.js';
export { GeometryError, type GeometryErrorCode, MAX_COORDINATE_UM } from './errors.js';
export { DEFAULT_FIGURES } from './figures/defaults.js';
export type {
  AreaFigures,
  BaseFigures,
  DiscFigures,
  Figures,
  LocalPoint,
  ObstacleFigures,
  Provenance,
  ShipFigures,
} from './figures/types.js';
export { createGeometry, type Geometry } from './geometry.js';
export type { Course, CourseOption, ExecutedCourse } from './maneuver.js';
export type { Overlap, OverlapOptions } from './overlap.js';
export type { Attacker, Obstacle, ObstacleGeometry, Piece, ShipTarget, Squadron, Target, Token } from './pieces.js';
export { type Polygon, pointsOf } from './polygon.js';
export { CLICK, headingFromDegrees, type Point, type Pose, TURN, UM_PER_MM, umFromMm } from './pose.js';
export type { AttackRange } from './range.js';
export type { DisplacedRegion } from './regions/displaced.js';
export type { Standing } from './regions/placements.js';
export type { Random, Region } from './regions/region.js';
export type { Rounded } from './regions/rounded.js';
export type { Space } from './regions/space.js';
export type { ArcBorder, Ship, ShipGeometry } from './ship.js';
export type { BlockingZone, LineOfSight, ObstructingObstacle, ObstructingShip, Others } from './sight.js';
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
} from './vocabulary.js';

const standard = /* @__PURE__ */ createGeometry(DEFAULT_FIGURES);

export const {
  shipGeometry,
  obstacleGeometry,
  inFiringArc,
  attackRange,
  lineOfSight,
  distanceBetween,
  overlaps,
  isOverlapping,
  insidePlayArea,
  playArea,
  setupArea,
  deploymentZone,
  executeCourse,
  courses,
  squadronReach,
  shipDeployment,
  squadronDeployment,
  obstaclePlaces,
  displacedSquadron,
} = standard;
