import { SUFFERED } from '../../state/marks.ts';
import { objective } from '../card.ts';

export const superiorPositions = objective({
  id: 'superior-positions',
  name: 'Superior Positions',
  category: 'navigation',
  core: true,
  victoryTokenValue: 15,
  summary:
    'The first player deploys everything before the second. Damage from an attack on a rear hull zone brings a victory token.',
  values: { deployment: { stage: 'set', apply: (rules) => ({ ...rules, order: 'firstPlayerFirst' }) } },
  on: {
    'attack.after': {
      when: (g, it) => it.player === g.owner && it.defendingZone === 'rear' && it.used.includes(SUFFERED),
      resolve: (g) => [{ verb: 'gainVictoryTokens', player: g.owner, count: 1 }],
    },
  },
});
