/** Builders and arbitraries for positions, in the millimetres and degrees of the table. */

import fc from 'fast-check';
import {
  DEFAULT_FIGURES,
  HULL_ZONES,
  type HullZone,
  headingFromDegrees,
  type Obstacle,
  type Pose,
  type Ship,
  type Squadron,
  TURN,
  umFromMm,
} from '../../src/geometry/index.ts';

export const SHIP_CLASSES = Object.keys(DEFAULT_FIGURES.ships);
export const OBSTACLES = Object.keys(DEFAULT_FIGURES.obstacles);

export const VICTORY = 'victory-class-star-destroyer';
export const NEBULON = 'nebulon-b-frigate';
export const CR90 = 'cr90-corvette';
export const HOME_ONE = 'mc80-home-one-type';
export const LIBERTY = 'mc80-liberty-type';

export const at = (xMm: number, yMm: number, degrees = 0): Pose => ({
  x: umFromMm(xMm),
  y: umFromMm(yMm),
  heading: headingFromDegrees(degrees),
});

export const ship = (shipClass: string, xMm = 0, yMm = 0, degrees = 0): Ship => ({
  shipClass,
  pose: at(xMm, yMm, degrees),
});

export const zoneOf = (target: Ship, zone: HullZone) => ({ ...target, zone });
export const squadron = (xMm: number, yMm: number): Squadron => ({ pose: at(xMm, yMm) });
export const obstacle = (id: string, xMm = 0, yMm = 0, degrees = 0): Obstacle => ({
  obstacle: id,
  pose: at(xMm, yMm, degrees),
});

/** The same piece moved by whole micrometres. */
export const nudged = <T extends { readonly pose: { readonly x: number; readonly y: number } }>(
  piece: T,
  dx: number,
  dy: number,
): T => ({ ...piece, pose: { ...piece.pose, x: piece.pose.x + dx, y: piece.pose.y + dy } });

/** Every property runs from this seed, so a failure comes back. */
export const SEED = 20_180_412;
export const runs = (numRuns: number) => ({ seed: SEED, numRuns });

export const headings = fc.integer({ min: 0, max: TURN - 1 });
export const poses = (spanMm: number): fc.Arbitrary<Pose> =>
  fc.record({
    x: fc.integer({ min: -spanMm * 1000, max: spanMm * 1000 }),
    y: fc.integer({ min: -spanMm * 1000, max: spanMm * 1000 }),
    heading: headings,
  });
export const shipClasses = fc.constantFrom(...SHIP_CLASSES);
export const zones = fc.constantFrom(...HULL_ZONES);
export const ships = (spanMm: number): fc.Arbitrary<Ship> => fc.record({ shipClass: shipClasses, pose: poses(spanMm) });
export const squadrons = (spanMm: number): fc.Arbitrary<Squadron> => fc.record({ pose: poses(spanMm) });
export const obstacles = (spanMm: number): fc.Arbitrary<Obstacle> =>
  fc.record({ obstacle: fc.constantFrom(...OBSTACLES), pose: poses(spanMm), mirrored: fc.boolean() });

/** A small generator for plain loops over random positions. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    let mixed = state ^ (state >>> 16);
    mixed = Math.imul(mixed, 0x45d9f3b) >>> 0;
    mixed ^= mixed >>> 16;
    return (mixed >>> 0) / 4_294_967_296;
  };
}

/** A ship whose base corners can be asked for in the test's own arithmetic. */
export const distance = (a: { x: number; y: number }, b: { x: number; y: number }): number =>
  Math.hypot(a.x - b.x, a.y - b.y);
