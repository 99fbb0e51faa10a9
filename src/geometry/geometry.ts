/** All questions over one set of figures. */

import { type FiringArc, inFiringArc } from './arc.js';
import {
  deploymentZone,
  type Inside,
  insidePlayArea,
  type PlayerEdge,
  playArea,
  type Rectangle,
  setupArea,
} from './area.js';
import { type DistanceBetween, distanceBetween } from './distance.js';
import type { Figures } from './figures/types.js';
import { type Course, type CourseOption, courses, type ExecutedCourse, executeCourse } from './maneuver.js';
import { compile } from './model.js';
import { isOverlapping, type Overlap, type OverlapOptions, overlaps } from './overlap.js';
import { type Attacker, type Obstacle, type ObstacleGeometry, obstacleGeometry, type Piece, type Target } from './pieces.js';
import type { Pose } from './pose.js';
import { type AttackRange, attackRange } from './range.js';
import { type Ship, type ShipGeometry, shipGeometry } from './ship.js';
import { type LineOfSight, lineOfSight, type Others } from './sight.js';
import type { HullZone, ShipSize } from './vocabulary.js';

export interface Geometry {
  readonly figures: Figures;
  shipGeometry(shipClass: string, pose: Pose): ShipGeometry;
  obstacleGeometry(obstacle: Obstacle): ObstacleGeometry;
  inFiringArc(attacker: Attacker, zone: HullZone | null, target: Target | Ship | ShipGeometry): FiringArc;
  attackRange(attacker: Attacker, zone: HullZone | null, target: Target): AttackRange;
  lineOfSight(attacker: Attacker, zone: HullZone | null, target: Target, others?: Others): LineOfSight;
  distanceBetween(a: Piece, b: Piece): DistanceBetween;
  overlaps(a: Piece, b: Piece, options?: OverlapOptions): Overlap;
  isOverlapping(a: Piece, b: Piece, options?: OverlapOptions): boolean;
  insidePlayArea(piece: Piece, area?: string): Inside;
  playArea(area: string): Rectangle;
  setupArea(area: string): Rectangle;
  deploymentZone(area: string, edge: PlayerEdge): Rectangle;
  executeCourse(size: ShipSize, pose: Pose, course: Course): ExecutedCourse;
  courses(size: ShipSize, pose: Pose, yaws: readonly number[]): CourseOption[];
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
    distanceBetween: (a, b) => distanceBetween(model, a, b),
    overlaps: (a, b, options) => overlaps(model, a, b, options),
    isOverlapping: (a, b, options) => isOverlapping(model, a, b, options),
    insidePlayArea: (piece, area) => insidePlayArea(model, piece, area),
    playArea: (area) => playArea(model, area),
    setupArea: (area) => setupArea(model, area),
    deploymentZone: (area, edge) => deploymentZone(model, area, edge),
    executeCourse: (size, pose, course) => executeCourse(model, size, pose, course),
    courses: (size, pose, yaws) => courses(model, size, pose, yaws),
  };
}
