import { secondPlayerOf, shipsOf } from '../../state/selectors.ts';
import { opponentOf, type Player } from '../../state/vocabulary.ts';
import { objective, type Scene, type ShipCard } from '../card.ts';
import { isSecond } from './shared.ts';

const station = (g: Scene): string | null => g.state.obstacles.find(({ type }) => type === 'station')?.id ?? null;

/** The command values of a player's ships at distance 1 of the station. */
const hold = (g: Scene, player: Player): number => {
  const id = station(g);
  return shipsOf(g.state, player)
    .filter((ship) => id !== null && g.within(ship.id, id, 1))
    .reduce((sum, ship) => sum + (g.facts(ship.id) as ShipCard).command, 0);
};

export const contestedOutpost = objective({
  id: 'contested-outpost',
  name: 'Contested Outpost',
  category: 'defense',
  core: true,
  victoryTokenValue: 20,
  summary:
    'The second player places the station far from both edges. It neither obstructs nor repairs; whoever holds it with the higher sum of command values at the end of a round gains a victory token.',
  values: {
    obstacleRules: {
      stage: 'set',
      apply: (rules) => {
        const pool = rules.pool.filter((obstacle) => obstacle !== 'station');
        return { ...rules, pool, count: Math.min(rules.count, pool.length) };
      },
    },
    // FAQ-CARD-013: neither attacks nor engagement.
    obstructs: { stage: 'set', apply: (obstructs, g, { obstacle }) => obstructs && obstacle !== station(g) },
  },
  bans: { useStation: { rule: 'OBJ-02', when: () => true } },
  on: {
    'setup.obstaclesPlaced': {
      when: isSecond,
      resolve: (g) => [
        {
          verb: 'placeObstacles',
          player: secondPlayerOf(g.state),
          rules: { pool: ['station'], count: 1, alternate: false, fromPlayers: 5, fromSides: null, apart: 1 },
        },
      ],
    },
    'round.end': {
      when: (g) => hold(g, g.owner) > hold(g, opponentOf(g.owner)),
      resolve: (g) => [{ verb: 'gainVictoryTokens', player: g.owner, count: 1 }],
    },
  },
});
