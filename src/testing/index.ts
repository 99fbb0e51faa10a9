/**
 * `armada-rules/testing`: what tests of games need. A conformance check for any engine and any cards, scripted chance that must be
 * used up, and arbitraries of fast-check, which is a peer dependency of this entry alone.
 *
 * @packageDocumentation
 */

export { fleets, positions, type Walk, walks } from './arbitraries.ts';
export { type CheckOptions, type CheckReport, ConformanceError, checkGame } from './check.ts';
export { type ScriptedGame, scriptChance } from './scripted.ts';
