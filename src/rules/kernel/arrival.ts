import { type Piece, places, playArea, type Region } from '../../geometry/index.ts';
import type { Nearness } from '../../state/frames.ts';
import type { GameState, Unit } from '../../state/state.ts';
import type { Game } from './game.ts';
import { anyPlace } from './placing.ts';
import { pieceById, shipOnTable, standingShips, standingSquadrons } from './table.ts';

/** Where units that were set aside may come into play. */

/** Whether a unit that is set aside could be put near something. */
export const hasRoom = (g: Game, unit: Unit, near: Nearness): boolean =>
  anyPlace(arrivalRegion(g, unit, near)) !== null;

/** All squadrons on the table. */
export const squadronPieces = (state: GameState): readonly Piece[] =>
  standingSquadrons(state).map(({ pose }) => ({ pose: pose! }));

/** On the table, near what the effect names; a ship may cover squadrons. */
export const arrivalRegion = (g: Game, unit: Unit, { of, how, band }: Nearness): Region => {
  const near = { [how]: { band, of: [pieceById(g, of)!] } };
  const inside = playArea(g.state.table.area);
  const ships = standingShips(g.state).map((ship) => shipOnTable(g, ship));
  return unit.kind === 'ship'
    ? places(
        { shipClass: g.content.ships[unit.card]!.shipClass },
        { inside, ...near, off: ships, dialsInShipOverlap: g.state.options.dialsInShipOverlap },
      )
    : places({ squadron: true }, { inside, ...near, off: [...ships, ...squadronPieces(g.state)] });
};
