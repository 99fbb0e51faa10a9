import { shipsOf } from '../../state/selectors.ts';
import type { Ship, UnitId } from '../../state/state.ts';
import type { Game } from '../kernel/game.ts';
import { value } from '../kernel/hooks.ts';

/** DMG-06: the hull value as effects leave it. */
export const hullOf = (g: Game, ship: Ship): number =>
  value(g, 'hull', g.content.ships[ship.card]!.hull, { ship: ship.id });

/** DMG-06: as many damage cards as hull, or more; one that an effect keeps is destroyed already. */
export const isFilled = (g: Game, ship: Ship): boolean =>
  ship.status === 'inPlay' && ship.damage.length >= hullOf(g, ship);

/** DMG-07: a ship whose hull has dropped to its cards, now that some card is gone; null when there is none. */
export const fallenShip = (g: Game): UnitId | null =>
  shipsOf(g.state).find((ship) => ship.damage.length > 0 && isFilled(g, ship))?.id ?? null;
