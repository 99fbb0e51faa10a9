import type { EffectPick } from '../../state/actions.ts';
import type { ManeuverFrame } from '../../state/frames.ts';
import { secondPlayerOf } from '../../state/selectors.ts';
import { objective, type Scene } from '../card.ts';
import type { Verb } from '../verbs.ts';
import { isSecond } from './shared.ts';

/** FAQ-CARD-024: a maneuver takes one token from each obstacle; those taken from are noted on it. */
const SALVAGED = 'salvaged ';

/** The obstacles under the ship from which it has taken nothing yet. */
const unsalvaged = (g: Scene, it: ManeuverFrame): readonly string[] =>
  g.obstaclesUnder(it.ship).filter((obstacle) => !it.used.includes(SALVAGED + obstacle));

/** FAQ-CARD-023: the tokens that lie on them. */
const tokens = (g: Scene, it: ManeuverFrame): readonly EffectPick[] => {
  const obstacles = unsalvaged(g, it);
  return g.state.objectiveTokens
    .filter(({ id }) => obstacles.some((obstacle) => g.overlapping(id, obstacle)))
    .map(({ id }) => ({ objectiveToken: id }));
};

const take = (g: Scene, it: ManeuverFrame, token: string): readonly Verb[] => [
  {
    verb: 'useUp',
    depth: it.depth,
    key: SALVAGED + unsalvaged(g, it).find((obstacle) => g.overlapping(token, obstacle))!,
  },
  { verb: 'removeObjectiveToken', token },
  { verb: 'gainVictoryTokens', player: g.owner, count: 1 },
  { verb: 'continue', at: 'more' },
];

export const dangerousTerritory = objective({
  id: 'dangerous-territory',
  name: 'Dangerous Territory',
  category: 'navigation',
  core: true,
  victoryTokenValue: 15,
  summary:
    "Obstacles lie far from both edges, each with a token. A ship that overlaps one may take its token for a victory token; asteroid and debris fields do nothing to the second player's ships.",
  values: { obstacleRules: { stage: 'set', apply: (rules) => ({ ...rules, fromPlayers: 5 }) } },
  bans: {
    obstacleEffect: {
      rule: 'OBJ-02',
      when: (g, { ship, obstacle }) =>
        g.unit(ship)!.owner === secondPlayerOf(g.state) &&
        g.state.obstacles.find(({ id }) => id === obstacle)!.type !== 'station',
    },
  },
  on: {
    'setup.obstaclesPlaced': {
      when: isSecond,
      resolve: (g) => g.state.obstacles.map(({ pose: { x, y } }) => ({ verb: 'placeObjectiveToken', at: { x, y } })),
    },
    // FAQ-CARD-025
    'ship.moved': {
      optional: true,
      when: (g, it) => it.player === g.owner,
      choose: tokens,
      resolve: (g, it, { objectiveToken }) => take(g, it, objectiveToken!),
      steps: {
        more: (g, it) => {
          const picks = tokens(g, it);
          return picks.length === 0
            ? []
            : [
                { verb: 'ask', player: g.owner, picks: [{}, ...picks] },
                { verb: 'continue', at: 'taken' },
              ];
        },
        taken: (g, it, got) => {
          const { objectiveToken } = got as EffectPick;
          return objectiveToken ? take(g, it, objectiveToken) : [];
        },
      },
    },
  },
});
