import type { Faction, ObjectiveCategory } from './vocabulary.ts';

/** A fleet list: what a player brings to a game, as plain JSON. Cards are named by their ids. */
export interface Fleet {
  readonly name?: string;
  readonly faction: Faction;
  readonly ships: readonly FleetShip[];
  /** One id for each squadron: six TIE Fighter Squadrons are six entries. */
  readonly squadrons: readonly string[];
  /** FLEET-06; null while none is chosen. */
  readonly objectives: FleetObjectives;
}

/** A ship of a fleet with the upgrades that it carries. */
export interface FleetShip {
  readonly card: string;
  readonly upgrades: readonly string[];
}

/** The objective of each category. */
export type FleetObjectives = Readonly<Record<ObjectiveCategory, string | null>>;
