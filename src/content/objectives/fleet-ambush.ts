import { beyondEdges, isPartlyInside, type Rectangle, setupArea } from '../../geometry/index.ts';
import { firstPlayerOf } from '../../state/selectors.ts';
import { objective, type Scene } from '../card.ts';

const ambushZone = (g: Scene): Rectangle => beyondEdges(setupArea(g.state.table.area), { near: 5, far: 5, sides: 5 });

/** The tokens at the corners of the zone mark it for people; the zone needs none here. */
export const fleetAmbush = objective({
  id: 'fleet-ambush',
  name: 'Fleet Ambush',
  category: 'defense',
  core: true,
  victoryTokenValue: null,
  summary:
    'Ships are deployed before squadrons; on every other turn, from the first on, the first player deploys in the middle of the setup area, off its obstacles.',
  values: {
    deployment: {
      stage: 'set',
      apply: (rules, g, { player, turn }) => {
        if (player !== firstPlayerOf(g.state)) return { ...rules, shipsFirst: true };
        const zone = ambushZone(g);
        const offObstacles = g.state.obstacles.filter((piece) => isPartlyInside(piece, zone)).map(({ id }) => id);
        return { ...rules, shipsFirst: true, offObstacles, ...(turn % 2 === 1 ? { zone } : {}) };
      },
    },
  },
});
