import { ICONS_OF } from '../../state/dice.ts';
import type { AttackFrame } from '../../state/frames.ts';
import { objective, type Scene } from '../card.ts';
import { isSecond, shipsInPlay } from './shared.ts';

const isPrecise = (g: Scene, it: AttackFrame): boolean =>
  it.player === g.owner && (it.zone !== null || g.has(it.attacker, 'bomber'));

/** Cards that were dealt, or turned, face up during an attack are noted on it. */
const NOTED = 'turned up ';

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
    'damage.faceup': {
      when: (g, it) => {
        const attack = g.frame('attack');
        return attack?.player === g.owner && attack.defender === it.dealing!.ship;
      },
      resolve: (g, it) => [{ verb: 'useUp', depth: g.frame('attack')!.depth, key: NOTED + it.dealing!.damageCard }],
    },
    'attack.after': {
      when: (g, it) => isPrecise(g, it) && it.used.some((key) => key.startsWith(NOTED)),
      resolve: (g, it) => [
        {
          verb: 'gainVictoryTokens',
          player: g.owner,
          count: it.used.filter((key) => key.startsWith(NOTED)).length,
        },
      ],
    },
  },
});
