import { type Content, namedCard } from '../../content/content.ts';
import type { Fleet } from '../../state/fleet.ts';

/** What a fleet costs, and what makes it up. */
export interface FleetPoints {
  readonly total: number;
  readonly ships: number;
  readonly upgrades: number;
  readonly squadrons: number;
}

/** FLEET-01, FLEET-08: the printed costs of all ships, upgrades and squadrons, each squadron for itself. Unknown cards cost nothing. */
export const pointsOf = (content: Content, fleet: Fleet): FleetPoints => {
  const cost = (kind: 'ship' | 'squadron' | 'upgrade', ids: readonly string[]) =>
    ids.reduce((sum, id) => sum + (namedCard(content, kind, id)?.card.cost ?? 0), 0);
  const ships = cost(
    'ship',
    fleet.ships.map(({ card }) => card),
  );
  const upgrades = fleet.ships.reduce((sum, ship) => sum + cost('upgrade', ship.upgrades), 0);
  const squadrons = cost('squadron', fleet.squadrons);
  return { total: ships + upgrades + squadrons, ships, upgrades, squadrons };
};
