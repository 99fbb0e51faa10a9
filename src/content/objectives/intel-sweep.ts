import type { EffectPick } from '../../state/actions.ts';
import { firstPlayerOf } from '../../state/selectors.ts';
import { opponentOf, type Player } from '../../state/vocabulary.ts';
import { objective, type Scene } from '../card.ts';
import type { Verb } from '../verbs.ts';
import { isObjectiveShip, isSecond, shipsInPlay } from './shared.ts';

const BONUS = 75;

const chooseShip = (g: Scene, player: Player, then: string): readonly Verb[] => [
  { verb: 'ask', player, picks: shipsInPlay(g, player).map(({ id }) => ({ unit: id })) },
  { verb: 'continue', at: then },
];

const chosen = (got: unknown): Verb => ({ verb: 'assignObjectiveToken', unit: (got as EffectPick).unit! });

export const intelSweep = objective({
  id: 'intel-sweep',
  name: 'Intel Sweep',
  category: 'navigation',
  core: true,
  victoryTokenValue: null,
  summary:
    'Five tokens lie between the fleets. The objective ship of each player may take one at distance 1 when it reveals a dial; whoever has more at the end scores 75.',
  values: {
    score: {
      stage: 'add',
      apply: (score, g, { player }) => {
        const { victoryTokens } = g.state;
        return victoryTokens[player] > victoryTokens[opponentOf(player)] ? score + BONUS : score;
      },
    },
  },
  on: {
    'setup.obstaclesPlaced': {
      when: isSecond,
      resolve: (g) => [
        {
          verb: 'placeTokens',
          player: g.owner,
          count: 5,
          alternate: true,
          rules: { area: 'setup', fromPlayers: 5, apart: 3 },
        },
        { verb: 'continue', at: 'first' },
      ],
      steps: {
        first: (g) => chooseShip(g, firstPlayerOf(g.state), 'second'),
        second: (g, _it, got) => [chosen(got), ...chooseShip(g, g.owner, 'both')],
        both: (_g, _it, got) => [chosen(got)],
      },
    },
    'ship.reveal': {
      optional: true,
      when: (g, it) => it.player === g.owner && it.reveal !== 'none' && isObjectiveShip(g, it.ship),
      choose: (g, it) =>
        g.state.objectiveTokens
          .filter(({ id, at }) => at !== null && g.within(it.ship, id, 1))
          .map(({ id }) => ({ objectiveToken: id })),
      resolve: (g, _it, { objectiveToken }) => [
        { verb: 'removeObjectiveToken', token: objectiveToken! },
        { verb: 'gainVictoryTokens', player: g.owner, count: 1 },
      ],
    },
  },
});
