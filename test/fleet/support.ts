import type { FormatChoice } from '../../src/fleet/index.ts';
import { type Fleet, type FleetFault, validateFleet } from '../../src/fleet/index.ts';
import type { Faction } from '../../src/state/vocabulary.ts';

/** Fleets in few words: `[ship, ...upgrades]` for each ship. */

const OBJECTIVES = { assault: 'most-wanted', defense: 'fire-lanes', navigation: 'superior-positions' };

export const fleet = (
  faction: Faction,
  ships: readonly (readonly string[])[],
  squadrons: readonly string[] = [],
  objectives: Fleet['objectives'] = OBJECTIVES,
): Fleet => ({
  faction,
  ships: ships.map(([card, ...upgrades]) => ({ card: card!, upgrades })),
  squadrons,
  objectives,
});

export const rebel = (ships: readonly (readonly string[])[], squadrons: readonly string[] = []): Fleet =>
  fleet('rebel', ships, squadrons);
export const imperial = (ships: readonly (readonly string[])[], squadrons: readonly string[] = []): Fleet =>
  fleet('imperial', ships, squadrons);

export const times = <T>(n: number, item: T): readonly T[] => Array.from({ length: n }, () => item);

/** What is wrong, as `code rule place`. */
export const faults = (list: Fleet, format: FormatChoice = 'standard-400'): readonly string[] =>
  validateFleet(list, format).map(short);

const short = ({ code, rule, at }: FleetFault): string => [code, rule, at].filter((part) => part).join(' ');
