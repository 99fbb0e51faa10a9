import {
  beyondEdges,
  DEFAULT_FIGURES,
  type DistanceBand,
  deploymentZone,
  playArea,
  type Rectangle,
  setupArea,
  TURN,
} from '../../geometry/index.ts';
import type { Player } from '../../state/vocabulary.ts';
import type { Game } from '../kernel/game.ts';
import { value } from '../kernel/hooks.ts';
import { edgeOf } from '../kernel/placing.ts';

/** Where things are put in setup: by the long edges (SETUP-01), or by the short ones if the objective says so (OBJ-07). */
export interface Layout {
  readonly setup: Rectangle;
  zoneOf(player: Player): Rectangle;
  /** What of an area lies beyond bands of the players' edges and of the other two; null: no such limit. */
  beyond(area: Rectangle, fromPlayers: DistanceBand | null, fromSides: DistanceBand | null): Rectangle;
  /** The heading from a player's edge to the other's. */
  ahead(player: Player): number;
}

export const layoutOf = (g: Game): Layout => {
  const { area } = g.state.table;
  return value(g, 'playerEdges', 'long', {}) === 'long' ? longEdges(area) : shortEdges(area);
};

type Area = Game['state']['table']['area'];

const longEdges = (area: Area): Layout => ({
  setup: setupArea(area),
  zoneOf: (player) => deploymentZone(area, edgeOf(player)),
  beyond: (within, fromPlayers, fromSides) => beyondEdges(within, bands(fromPlayers, fromSides)),
  ahead: (player) => (player === 'p1' ? 0 : TURN / 2),
});

/** Two lengths of the ruler. */
const SHORT_ZONE_UM = 2 * DEFAULT_FIGURES.rulers.rangeUm.long;

/** p1 sits at x = 0. */
const shortEdges = (area: Area): Layout => {
  const all = playArea(area);
  return {
    setup: all,
    zoneOf: (player) =>
      player === 'p1' ? { ...all, maxX: all.minX + SHORT_ZONE_UM } : { ...all, minX: all.maxX - SHORT_ZONE_UM },
    beyond: (within, fromPlayers, fromSides) => beyondEdges(within, bands(fromSides, fromPlayers)),
    ahead: (player) => (player === 'p1' ? TURN / 4 : (3 * TURN) / 4),
  };
};

const bands = (nearAndFar: DistanceBand | null, sides: DistanceBand | null) => ({
  ...(nearAndFar === null ? {} : { near: nearAndFar, far: nearAndFar }),
  ...(sides === null ? {} : { sides }),
});
