import { DIE_COLORS } from '../../state/dice.ts';
import { opponentOf } from '../../state/vocabulary.ts';
import { objective } from '../card.ts';
import { chooseObjectiveShip, doubledObjectiveShips, isObjectiveShip, isSecond } from './shared.ts';

/** FAQ-ERR-17: the die is for attacking ships only. */
export const mostWanted = objective({
  id: 'most-wanted',
  name: 'Most Wanted',
  category: 'assault',
  core: true,
  victoryTokenValue: null,
  summary:
    'The second player marks a ship of each side. A ship that attacks a marked ship may add a die of a colour that it has in its pool; a marked ship that is destroyed counts twice.',
  values: { unitScore: doubledObjectiveShips },
  on: {
    'setup.afterDeployment': [
      chooseObjectiveShip(isSecond, (g) => g.owner),
      chooseObjectiveShip(isSecond, (g) => opponentOf(g.owner)),
    ],
    'attack.effects': {
      optional: true,
      when: (g, it) => it.player === g.owner && it.zone !== null && isObjectiveShip(g, it.defender),
      choose: (_g, it) =>
        DIE_COLORS.filter((color) => it.dice.some((die) => die.color === color)).map((color) => ({ color })),
      resolve: (_g, it, { color }) => [{ verb: 'addDice', attack: it.depth, dice: [color!] }],
    },
  },
});
