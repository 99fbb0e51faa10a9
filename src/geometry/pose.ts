/** Units and frame of every position in the library: whole micrometres, and 65,536ths of a turn clockwise from +y. */

/** Where a piece stands and which way it faces: three integers, exact to store, compare, hash and replay. */
export interface Pose {
  /** Micrometres to the right of the play area's left edge, seen from the player at y = 0. */
  readonly x: number;
  /** Micrometres from the edge at y = 0. */
  readonly y: number;
  /** 65,536ths of a turn, clockwise from +y, from 0 to 65,535. */
  readonly heading: number;
}

/** A point of the table in micrometres. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Micrometres in a millimetre. */
export const UM_PER_MM = 1000;
/** Units of a heading in a whole turn. */
export const TURN = 65_536;
/** One click of the maneuver tool, 22.5 degrees. */
export const CLICK = 4096;

/** Millimetres, as people write them, in whole micrometres. */
export const umFromMm = (mm: number): number => Math.floor(mm * UM_PER_MM + 0.5);

/** Degrees clockwise from +y in 65,536ths of a turn, brought into 0 … 65,535. */
export const headingFromDegrees = (degrees: number): number =>
  (((Math.floor((degrees / 360) * TURN + 0.5) % TURN) + TURN) % TURN) + 0;
