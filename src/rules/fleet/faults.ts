import type { ShipSize, UpgradeSlot } from '../../content/card.ts';
import type { FleetCardKind } from '../../content/content.ts';
import type { RuleId } from '../../state/verdict.ts';
import type { Faction, ObjectiveCategory } from '../../state/vocabulary.ts';

/** What each code of a fault says beside its place; cards are named by their ids. */
export interface FleetFaultFacts {
  /** Not a fleet at all: the wrong shape. */
  malformed: { readonly expected: string };
  'unknown-card': { readonly kind: FleetCardKind; readonly card: string };
  /** Only when a fleet is to be played: the engine does not know what the card does. */
  'not-implemented': { readonly kind: FleetCardKind; readonly card: string };
  'too-many-points': { readonly points: number; readonly limit: number };
  'too-many-squadron-points': { readonly points: number; readonly limit: number };
  'wrong-faction': {
    readonly kind: FleetCardKind;
    readonly card: string;
    readonly faction: Faction;
    readonly fleet: Faction;
  };
  'no-flagship': Record<never, never>;
  'second-flagship': { readonly card: string; readonly first: string };
  'second-commander': { readonly card: string; readonly first: string };
  'commander-on-flotilla': { readonly card: string; readonly ship: string };
  /** `first` is the place of the other card. */
  'unique-name-twice': { readonly name: string; readonly first: string };
  'upgrade-twice': { readonly card: string; readonly first: string };
  /** None of the ship's icons of this kind is free for it. */
  'no-slot': {
    readonly card: string;
    readonly ship: string;
    readonly slot: UpgradeSlot;
    /** How many such icons the ship has. */
    readonly has: number;
  };
  'second-modification': { readonly card: string; readonly first: string };
  'second-title': { readonly card: string; readonly first: string };
  'wrong-ship-class': { readonly card: string; readonly ship: string; readonly shipClass: string };
  'wrong-ship-name': { readonly card: string; readonly ship: string; readonly words: string };
  'wrong-size': { readonly card: string; readonly ship: string; readonly sizes: readonly ShipSize[] };
  /** The ship's bar has an icon that bars the card. */
  'slot-in-the-way': { readonly card: string; readonly ship: string; readonly slot: UpgradeSlot };
  'no-objective': { readonly category: ObjectiveCategory };
  'wrong-category': {
    readonly card: string;
    readonly category: ObjectiveCategory | 'campaign';
    readonly wanted: ObjectiveCategory;
  };
  'not-in-pool': { readonly kind: FleetCardKind; readonly card: string };
  'no-copy-left': { readonly kind: FleetCardKind; readonly card: string; readonly copies: number };
  'no-model-left': { readonly model: string; readonly models: number };
}

/** A stable word for what is wrong with a fleet. */
export type FleetFaultCode = keyof FleetFaultFacts;

/** One thing that is wrong with a fleet. */
export type FleetFault = {
  [C in FleetFaultCode]: {
    /** Where: `.ships[0].upgrades[2]`; empty for the fleet as a whole. */
    readonly at: string;
    readonly code: C;
    /** The rule that is broken; absent when none speaks of it. */
    readonly rule?: RuleId;
    /** What decided it. */
    readonly facts: FleetFaultFacts[C];
  };
}[FleetFaultCode];

/** A fault whose rule follows from its code and the format, unless one is given. */
export const fault = <C extends FleetFaultCode>(
  at: string,
  code: C,
  facts: FleetFaultFacts[C],
  rule?: RuleId,
): FleetFault => (rule ? { at, code, rule, facts } : { at, code, facts }) as FleetFault;
