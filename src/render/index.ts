/**
 * `armada-rules/render`: pictures of a game as strings. SVG of a position, to scale, with arcs, ranges, lines of sight, the maneuver
 * tool and regions as layers; an attack drawn with everything that decides it; a position as text for a terminal;
 * a whole game as a page to step through. No DOM, no dependency.
 *
 * @packageDocumentation
 */

export { type ReplayOptions, renderReplay } from './replay/page.ts';
export type { Snapshot } from './scene.ts';
export type { ZoneOf } from './svg/arcs.ts';
export { renderAttack } from './svg/attack.ts';
export type { CourseOf, ReachOf } from './svg/moves.ts';
export { type PictureOptions, renderPosition } from './svg/position.ts';
export { renderStyles, type Theme } from './svg/theme.ts';
export { type MapOptions, renderText } from './terminal.ts';
