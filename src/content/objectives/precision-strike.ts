import { ICONS_OF } from '../../state/dice.ts';
import type { AttackFrame } from '../../state/frames.ts';
import { TURNED_UP } from '../../state/marks.ts';
import { objective, type Scene } from '../card.ts';
import { isSecond, shipsInPlay } from './shared.ts';

const isPrecise = (g: Scene, it: AttackFrame): boolean =>
  it.player === g.owner && (it.zone !== null || g.has(it.attacker, 'bomber'));

const turnedUp = (it: AttackFrame): number => it.used.filter((key) => key.startsWith(TURNED_UP)).length;

export const precisionStrike = objective({
  id: 'precision-strike',
  name: 'Precision Strike',
  category: 'assault',
  core: true,
  victoryTokenValue: 15,
  summary:
    "The second player's ships start with a Concentrate Fire token. Ships and Bombers may spend a die with a hit icon to turn up a random facedown card of the defender, and score each card that turns up in their attacks.",
  on: {
    'setup.afterDeployment': {
      when: isSecond,
      resolve: (g) =>
        shipsInPlay(g, g.owner).map(({ id }) => ({ verb: 'gainCommandToken', ship: id, command: 'concentrateFire' })),
    },
    'attack.effects': {
      optional: true,
      cost: { spend: 'die', when: ({ face }) => ICONS_OF[face].hit > 0 },
      when: (g, it) => {
        const defender = g.unit(it.defender);
        return isPrecise(g, it) && defender?.kind === 'ship' && defender.damage.some(({ face }) => face === 'down');
      },
      resolve: (_g, it) => [{ verb: 'turnUpRandomCard', ship: it.defender }],
    },
    'attack.after': {
      when: (g, it) => isPrecise(g, it) && turnedUp(it) > 0,
      resolve: (g, it) => [{ verb: 'gainVictoryTokens', player: g.owner, count: turnedUp(it) }],
    },
  },
});
