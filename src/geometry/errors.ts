/** What malformed input gets: an error that names the field and the fault, never a wrong number. */

import { type Point, type Pose, TURN } from './pose.ts';

/** Every fault that `GeometryError` can name. */
export type GeometryErrorCode =
  | 'unknown-ship-class'
  | 'unknown-zone'
  | 'unknown-size'
  | 'unknown-obstacle'
  | 'unknown-token'
  | 'unknown-area'
  | 'unknown-side'
  | 'not-a-piece'
  | 'not-an-integer'
  | 'out-of-range'
  | 'course-too-long'
  | 'too-many-clicks'
  | 'bad-figures';

/** Thrown for input that describes no piece, place or course. */
export class GeometryError extends Error {
  override readonly name = 'GeometryError';

  constructor(
    /** Which fault it is, for programs. */
    readonly code: GeometryErrorCode,
    /** The part of the input at fault, as a path: `attacker.pose.x`. */
    readonly field: string,
    message: string,
  ) {
    super(`${field}: ${message}`);
  }
}

/**
 * Coordinates stay within eight metres of the origin: products of two differences then fit the 53 bits of a double, so
 * orientation is decided without error.
 */
export const MAX_COORDINATE_UM = 8_000_000;

function checkCoordinate(value: number, field: string): void {
  if (!Number.isInteger(value)) throw new GeometryError('not-an-integer', field, `${value} is not whole micrometres`);
  if (value > MAX_COORDINATE_UM || value < -MAX_COORDINATE_UM)
    throw new GeometryError('out-of-range', field, `${value} is more than eight metres from the origin`);
}

export function checkPoint(point: Point, field: string): void {
  if (typeof point !== 'object' || point === null) throw new GeometryError('not-a-piece', field, 'a pose is missing');
  checkCoordinate(point.x, `${field}.x`);
  checkCoordinate(point.y, `${field}.y`);
}

export function checkPose(pose: Pose, field: string): void {
  checkPoint(pose, field);
  if (!Number.isInteger(pose.heading))
    throw new GeometryError('not-an-integer', `${field}.heading`, `${pose.heading} is not a whole 65,536th of a turn`);
  if (pose.heading < 0 || pose.heading >= TURN)
    throw new GeometryError('out-of-range', `${field}.heading`, `${pose.heading} is not between 0 and ${TURN - 1}`);
}

/** The entry of a table by a name from outside. */
export function lookUp<T>(table: Readonly<Record<string, T>>, name: string, code: GeometryErrorCode, field: string): T {
  const entry = Object.hasOwn(table, name) ? table[name] : undefined;
  if (entry === undefined) throw new GeometryError(code, field, `there is no "${name}"`);
  return entry;
}
