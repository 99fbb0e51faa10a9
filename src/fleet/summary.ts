import type { UpgradeSlot } from '../content/card.ts';
import { catalogue } from '../content/catalogue.ts';
import { type Content, namedCard, standardContent } from '../content/content.ts';
import { seat } from '../rules/fleet/equip.ts';
import type { FormatChoice } from '../rules/fleet/formats.ts';
import { type FleetPoints, pointsOf } from '../rules/fleet/points.ts';
import { fleetFaults } from '../rules/fleet/validate.ts';
import type { Fleet } from '../state/fleet.ts';
import { type Faction, OBJECTIVE_CATEGORIES, type ObjectiveCategory } from '../state/vocabulary.ts';

/** A card of a fleet with what a list shows of it. A card that does not exist goes by its id and costs nothing. */
export interface SummaryLine {
  readonly card: string;
  readonly name: string;
  readonly cost: number;
}

/** A fleet as people read it: names, costs and totals, equal squadrons together. */
export interface FleetSummary {
  readonly name: string | null;
  readonly faction: Faction;
  /** The commander, and which of the ships carries it; null when there is none. */
  readonly commander: (SummaryLine & { readonly ship: number }) | null;
  readonly points: FleetPoints;
  readonly ships: readonly (SummaryLine & {
    readonly upgrades: readonly SummaryLine[];
    /** The ship with all its upgrades. */
    readonly points: number;
    /** The icons of its bar that nothing fills. */
    readonly freeSlots: readonly UpgradeSlot[];
  })[];
  /** Each squadron card once, in the order of the list. */
  readonly squadrons: readonly (SummaryLine & { readonly count: number; readonly points: number })[];
  readonly objectives: Readonly<Record<ObjectiveCategory, { readonly card: string; readonly name: string } | null>>;
}

/** A fleet with nothing in it. */
export const emptyFleet = (faction: Faction, name?: string): Fleet => ({
  ...(name === undefined ? {} : { name }),
  faction,
  ships: [],
  squadrons: [],
  objectives: { assault: null, defense: null, navigation: null },
});

/** What a fleet costs: all of it, and its ships, upgrades and squadrons for themselves. */
export const fleetPoints = (fleet: Fleet, content: Content = standardContent()): FleetPoints =>
  pointsOf(content, fleet);

/** A fleet as people read it, legal or not. */
export const summarizeFleet = (fleet: Fleet, content: Content = standardContent()): FleetSummary => {
  const ships = fleet.ships.map(({ card, upgrades: ids }) => {
    const upgrades = ids.map((id) => lineOf(content, 'upgrade', id));
    const ship = lineOf(content, 'ship', card);
    return {
      ...ship,
      upgrades,
      points: ship.cost + upgrades.reduce((sum, { cost }) => sum + cost, 0),
      freeSlots: freeSlots(content, card, ids),
    };
  });
  return {
    name: fleet.name ?? null,
    faction: fleet.faction,
    commander: commanderOf(content, fleet),
    points: pointsOf(content, fleet),
    ships,
    squadrons: [...new Set(fleet.squadrons)].map((id) => {
      const count = fleet.squadrons.filter((each) => each === id).length;
      const line = lineOf(content, 'squadron', id);
      return { ...line, count, points: count * line.cost };
    }),
    objectives: objectivesOf(content, fleet),
  };
};

const lineOf = (content: Content, kind: 'ship' | 'squadron' | 'upgrade', id: string): SummaryLine => {
  const card = namedCard(content, kind, id)?.card;
  return { card: id, name: card?.name ?? id, cost: card?.cost ?? 0 };
};

const commanderOf = (content: Content, fleet: Fleet): FleetSummary['commander'] => {
  const found = fleet.ships.flatMap(({ upgrades }, ship) =>
    upgrades
      .filter((id) => namedCard(content, 'upgrade', id)?.card.type === 'commander')
      .map((id) => ({ ...lineOf(content, 'upgrade', id), ship })),
  );
  return found[0] ?? null;
};

const objectivesOf = (content: Content, fleet: Fleet): FleetSummary['objectives'] =>
  Object.fromEntries(
    OBJECTIVE_CATEGORIES.map((category) => {
      const id = fleet.objectives[category];
      return [category, id && { card: id, name: namedCard(content, 'objective', id)?.card.name ?? id }];
    }),
  ) as unknown as FleetSummary['objectives'];

const freeSlots = (content: Content, ship: string, upgrades: readonly string[]): readonly UpgradeSlot[] => {
  const card = namedCard(content, 'ship', ship)?.card;
  const entries = upgrades.flatMap((id) => namedCard(content, 'upgrade', id) ?? []);
  return card ? seat(card, entries).free : [];
};

/**
 * The upgrades that could be added to a ship of a fleet without breaking a rule that is not broken already, in the order of ids:
 * what a fleet builder offers.
 */
export const upgradesFor = (
  fleet: Fleet,
  ship: number,
  format: FormatChoice,
  content: Content = standardContent(),
): readonly string[] => {
  if (!fleet.ships[ship]) return [];
  const brokenBy = (list: Fleet) => fleetFaults(content, list, format, false).map(({ at, code }) => `${code} ${at}`);
  const before = new Set(brokenBy(fleet));
  return catalogue(content)
    .upgrades.map(({ id }) => id)
    .filter((id) => brokenBy(withUpgrade(fleet, ship, id)).every((broken) => before.has(broken)));
};

const withUpgrade = (fleet: Fleet, ship: number, id: string): Fleet => ({
  ...fleet,
  ships: fleet.ships.map((each, i) => (i === ship ? { ...each, upgrades: [...each.upgrades, id] } : each)),
});
