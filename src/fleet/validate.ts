import { type Content, standardContent } from '../content/content.ts';
import type { CardPool } from '../content/core-set.ts';
import type { FleetFault } from '../rules/fleet/faults.ts';
import type { FormatChoice } from '../rules/fleet/formats.ts';
import { dealPool } from '../rules/fleet/pool.ts';
import { fleetFaults } from '../rules/fleet/validate.ts';
import type { Fleet } from '../state/fleet.ts';
import { createRng } from '../state/rng.ts';
import type { Faction } from '../state/vocabulary.ts';

/** How a fleet is looked at. */
export interface FleetOptions {
  /** Also name the cards that games cannot be played with yet. */
  readonly playing?: boolean;
  /** Other cards than those of the 2018 game. */
  readonly content?: Content;
}

/**
 * Everything that is wrong with a fleet, each fault with its place, code and rule; nothing when the fleet is legal. Any value may
 * be passed as a fleet; a format that does not exist is a `RangeError`.
 *
 * @example
 * for (const fault of validateFleet(fleet, 'standard-400')) console.log(describeFault(fault), fault.rule);
 */
export const validateFleet = (
  fleet: Fleet,
  format: FormatChoice,
  { playing = false, content = standardContent() }: FleetOptions = {},
): readonly FleetFault[] => fleetFaults(content, fleet, format, playing);

/**
 * FLEET-17: one core set shared by two players. Each faction's pool has its own cards and what it is dealt of the upgrades without
 * a faction; the same seed deals the same.
 *
 * @example
 * const { rebel } = dealCoreSet(1);
 * validateFleet(fleet, { ...FORMATS['core-180'], pool: rebel });
 */
export const dealCoreSet = (seed: number): Readonly<Record<Faction, CardPool>> =>
  dealPool(standardContent(), createRng(seed));
