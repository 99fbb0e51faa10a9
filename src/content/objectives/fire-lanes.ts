import { firstPlayerOf } from '../../state/selectors.ts';
import { opponentOf, type Player } from '../../state/vocabulary.ts';
import { objective, type Scene } from '../card.ts';
import { isSecond, shipsInPlay } from './shared.ts';

/** FAQ-CARD-014 to FAQ-CARD-016: the dice that the batteries as they are now could roll at a token. */
const dice = (g: Scene, player: Player, token: string): number =>
  shipsInPlay(g, player).reduce((sum, { id }) => sum + g.diceAgainst(id, token), 0);

const covers = (g: Scene, player: Player, token: string): boolean =>
  g.units(player).some(({ id }) => g.overlapping(id, token));

/** A token under a unit is its enemy's; under units of both, nobody's. */
const controls = (g: Scene, player: Player, token: string): boolean => {
  const enemy = opponentOf(player);
  const [mine, theirs] = [covers(g, player, token), covers(g, enemy, token)];
  if (mine || theirs) return theirs && !mine;
  return dice(g, player, token) > dice(g, enemy, token);
};

const controlled = (g: Scene): number => g.state.objectiveTokens.filter(({ id }) => controls(g, g.owner, id)).length;

export const fireLanes = objective({
  id: 'fire-lanes',
  name: 'Fire Lanes',
  category: 'defense',
  core: true,
  victoryTokenValue: 15,
  summary:
    'The second player places three tokens, the first player may shift each. At the end of a round a token scores for the player whose batteries could roll more dice at it.',
  on: {
    'setup.obstaclesPlaced': {
      when: isSecond,
      resolve: (g) => [
        { verb: 'placeTokens', player: g.owner, count: 3, rules: { area: 'setup', fromPlayers: 4 } },
        { verb: 'continue', at: 'shift' },
      ],
      steps: {
        shift: (g) => {
          const tokens = g.state.objectiveTokens.map(({ id }) => id);
          return [{ verb: 'moveTokens', player: firstPlayerOf(g.state), tokens, count: tokens.length, within: 2 }];
        },
      },
    },
    'round.end': {
      when: (g) => controlled(g) > 0,
      resolve: (g) => [{ verb: 'gainVictoryTokens', player: g.owner, count: controlled(g) }],
    },
  },
});
