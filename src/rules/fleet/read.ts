import type { ObjectiveCard, ShipCard, SquadronCard, UpgradeCard } from '../../content/card.ts';
import { type Content, type FleetCardKind, namedCard } from '../../content/content.ts';
import type { Fleet } from '../../state/fleet.ts';
import { fields, listOf, oneOf, optional, type Shape, text } from '../../state/shape.ts';
import { FACTIONS, type Faction, OBJECTIVE_CATEGORIES, type ObjectiveCategory } from '../../state/vocabulary.ts';
import { type FleetFault, fault } from './faults.ts';

/** A fleet list with its cards looked up, each with its place; what is no card is left out. */

/** A card and where the list names it. */
export interface Entry<C> {
  readonly at: string;
  readonly card: C;
}

export interface ReadShip {
  readonly at: string;
  /** Null when there is no such ship; its upgrades still count for the fleet. */
  readonly card: ShipCard | null;
  readonly upgrades: readonly Entry<UpgradeCard>[];
}

export interface ReadFleet {
  readonly faction: Faction;
  readonly ships: readonly ReadShip[];
  readonly squadrons: readonly Entry<SquadronCard>[];
  readonly objectives: readonly (Entry<ObjectiveCard> & { readonly wanted: ObjectiveCategory })[];
}

const card = optional(text);
const cards = (max: number): Shape => listOf(text, max);

/** The shape of a fleet in plain JSON; lists are as long as any text could make them. */
export const fleetShape: Shape = fields({
  name: card,
  faction: oneOf(...FACTIONS),
  ships: listOf(fields({ card: text, upgrades: cards(1_000) }), 1_000),
  squadrons: cards(10_000),
  objectives: fields(
    Object.fromEntries(
      OBJECTIVE_CATEGORIES.map((category) => [
        category,
        (value: Parameters<Shape>[0], at: string) => (value === null ? [] : text(value, at)),
      ]),
    ),
  ),
});

/** Looks up every card of a fleet of the right shape, noting those that are unknown and, for a game, those without effect. */
export const readFleet = (
  content: Content,
  fleet: Fleet,
  playing: boolean,
): { readonly read: ReadFleet; readonly faults: readonly FleetFault[] } => {
  const faults: FleetFault[] = [];
  const look = <K extends FleetCardKind>(kind: K, id: string, at: string) => {
    const found = namedCard(content, kind, id);
    if (!found) faults.push(fault(at, 'unknown-card', { kind, card: id }));
    else if (playing && !found.implemented) faults.push(fault(at, 'not-implemented', { kind, card: id }));
    return found?.card ?? null;
  };
  const list = <K extends FleetCardKind>(kind: K, ids: readonly string[], at: string) =>
    ids.flatMap((id, i) => {
      const found = look(kind, id, `${at}[${i}]`);
      return found ? [{ at: `${at}[${i}]`, card: found }] : [];
    });
  const read = {
    faction: fleet.faction,
    ships: fleet.ships.map(({ card: id, upgrades }, i) => ({
      at: `.ships[${i}]`,
      card: look('ship', id, `.ships[${i}].card`),
      upgrades: list('upgrade', upgrades, `.ships[${i}].upgrades`),
    })),
    squadrons: list('squadron', fleet.squadrons, '.squadrons'),
    objectives: OBJECTIVE_CATEGORIES.flatMap((wanted) => {
      const id = fleet.objectives[wanted];
      const at = `.objectives.${wanted}`;
      const found = id === null ? null : look('objective', id, at);
      return found ? [{ at, card: found, wanted }] : [];
    }),
  };
  return { read, faults };
};
