/**
 * The maneuver tool as a chain of vectors (MOVE-06): from the ship's front along the tool to the joint of its speed, and
 * back to the ship on the same side. Positions are summed unrounded and rounded once, at the end; headings are exact,
 * because a click is a whole number of 65,536ths. A course is executed in well under a microsecond.
 */

import { cosBam, sinBam } from './angle.ts';
import { isOverlap } from './boundary.ts';
import { convexDepth } from './convex.ts';
import { checkPose, GeometryError, lookUp } from './errors.ts';
import type { Model } from './model.ts';
import { type Polygon, placed, rectangle, roundUm, turned } from './polygon.ts';
import { CLICK, type Point, type Pose, TURN } from './pose.ts';
import { type ShipSize, TOOL_SIDES, type ToolSide } from './vocabulary.ts';

/** The clicks of each joint, joint 1 first and positive to the right, and the side of the base the tool is laid on. */
export interface Course {
  readonly clicks: readonly number[];
  readonly side: ToolSide;
}

/** Where a course leads. */
export interface ExecutedCourse {
  readonly pose: Pose;
  /** The joints up to the ship's speed. */
  readonly joints: readonly Point[];
  /** MOVE-07: the final base lies on the tool, so this side may not be used. */
  readonly onTool: boolean;
  /** How deep the final base lies on the tool; negative: a lower bound of the gap. Null at speed 0. */
  readonly toolDepthUm: number | null;
}

/** A setting of the tool and the sides on which it may be laid. */
export interface CourseOption {
  readonly clicks: readonly number[];
  /** MOVE-07, MOVE-08: the sides without overlap. Both, if the ship would lie on the tool on either. */
  readonly sides: readonly ToolSide[];
  readonly left: ExecutedCourse;
  readonly right: ExecutedCourse;
}

/** MOVE-02, MOVE-06, MOVE-07: the number of clicks is the speed; no clicks leave the ship where it is (MOVE-13). */
export function executeCourse(model: Model, size: ShipSize, pose: Pose, course: Course): ExecutedCourse {
  checkCourse(model, course);
  checkPose(pose, 'pose');
  const base = lookUp(model.figures.bases, size, 'unknown-size', 'size');
  const tool = model.figures.maneuverTool;
  if (course.clicks.length === 0) return { pose: { ...pose }, joints: [], onTool: false, toolDepthUm: null };

  const side = course.side === 'left' ? -1 : 1;
  const aside = side * (base.widthUm / 2 + tool.widthUm / 2);
  const ahead = base.lengthUm / 2;
  let heading = pose.heading;
  let sin = sinBam(heading);
  let cos = cosBam(heading);
  // Offsets from the ship's first centre; the right of a heading is (cos, -sin), its front (sin, cos).
  let x = aside * cos + (ahead + tool.shipFrontToNextJointUm) * sin;
  let y = (ahead + tool.shipFrontToNextJointUm) * cos - aside * sin;
  const joints: Point[] = [];
  const headings: number[] = [];
  for (const clicks of course.clicks) {
    if (joints.length > 0) {
      x += tool.jointToJointUm * sin;
      y += tool.jointToJointUm * cos;
    }
    joints.push({ x: pose.x + roundUm(x), y: pose.y + roundUm(y) });
    headings.push(heading);
    heading = (heading + clicks * CLICK + TURN) % TURN;
    sin = sinBam(heading);
    cos = cosBam(heading);
  }
  const back = tool.jointToShipFrontUm - ahead;
  const end: Pose = {
    x: pose.x + roundUm(x + back * sin - aside * cos),
    y: pose.y + roundUm(y + back * cos + aside * sin),
    heading,
  };
  const depth = toolDepth(model, size, end, joints, headings);
  return { pose: end, joints, onTool: isOverlap(depth), toolDepthUm: depth };
}

/**
 * MOVE-03, MOVE-05: every setting of the tool that a column of the speed chart allows, each joint from its full yaw to the
 * left to its full yaw to the right, joint 1 slowest. `yaws` starts with joint 1 (MOVE-04); its length is the speed.
 */
export function courses(model: Model, size: ShipSize, pose: Pose, yaws: readonly number[]): CourseOption[] {
  checkClicks(model, yaws, 'yaws');
  yaws.forEach((yaw, i) => {
    if (yaw < 0) throw new GeometryError('out-of-range', `yaws.${i}`, 'a yaw value is not negative');
  });
  let settings: number[][] = [[]];
  for (const yaw of yaws) settings = settings.flatMap((clicks) => upTo(yaw).map((click) => [...clicks, click]));
  return settings.map((clicks) => {
    const left = executeCourse(model, size, pose, { clicks, side: 'left' });
    const right = executeCourse(model, size, pose, { clicks, side: 'right' });
    const free = TOOL_SIDES.filter((side) => !(side === 'left' ? left : right).onTool);
    return { clicks, sides: free.length > 0 ? free : TOOL_SIDES, left, right };
  });
}

const upTo = (yaw: number): number[] => Array.from({ length: 2 * yaw + 1 }, (_, i) => i - yaw);

function checkCourse(model: Model, course: Course): void {
  if (typeof course !== 'object' || course === null || !Array.isArray(course.clicks))
    throw new GeometryError('not-an-integer', 'course.clicks', 'a course is a list of clicks and a side');
  if (!TOOL_SIDES.includes(course.side))
    throw new GeometryError('unknown-side', 'course.side', `"${course.side}" is neither left nor right`);
  checkClicks(model, course.clicks, 'course.clicks');
}

function checkClicks(model: Model, clicks: readonly number[], field: string): void {
  const { joints, maxClicksPerJoint } = model.figures.maneuverTool;
  if (clicks.length > joints)
    throw new GeometryError('course-too-long', field, `the tool has ${joints} joints, not ${clicks.length}`);
  clicks.forEach((click, i) => {
    if (!Number.isInteger(click))
      throw new GeometryError('not-an-integer', `${field}.${i}`, `${click} is not a number of clicks`);
    if (Math.abs(click) > maxClicksPerJoint)
      throw new GeometryError('too-many-clicks', `${field}.${i}`, `a joint takes at most ${maxClicksPerJoint} clicks`);
  });
}

/** The base without dials against the strips of the tool up to the last joint, with the root beside the first position. */
function toolDepth(
  model: Model,
  size: ShipSize,
  end: Pose,
  joints: readonly Point[],
  headings: readonly number[],
): number {
  const { widthUm, lengthUm } = model.figures.bases[size];
  const {
    jointToJointUm,
    shipFrontToNextJointUm,
    rootBehindShipFrontUm,
    widthUm: toolWidth,
  } = model.figures.maneuverTool;
  const base = placed(turned(rectangle(widthUm / 2, lengthUm / 2), end.heading), end);
  let depth = -Number.MAX_VALUE;
  joints.forEach((joint, i) => {
    const length = i === 0 ? rootBehindShipFrontUm + shipFrontToNextJointUm : jointToJointUm;
    depth = Math.max(depth, convexDepth(base, strip(joint, headings[i]!, length, toolWidth)));
  });
  return depth;
}

/** A segment of the tool that ends at a joint. */
function strip(joint: Point, heading: number, lengthUm: number, widthUm: number): Polygon {
  const half = widthUm / 2;
  return placed(turned([half, 0, -half, 0, -half, -lengthUm, half, -lengthUm], heading), joint);
}
