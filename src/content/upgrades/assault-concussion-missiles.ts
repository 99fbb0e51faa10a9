import { ADJACENT_ZONES } from '../../geometry/index.ts';
import { upgrade } from '../card.ts';
import { critical } from '../critical.ts';

/** DEF-15, FAQ-CARD-064: damage of its own, which brace does not halve. Where only one zone can suffer, the attacker names it. */
export const assaultConcussionMissiles = upgrade({
  id: 'assault-concussion-missiles',
  name: 'Assault Concussion Missiles',
  type: 'ordnance',
  cost: 7,
  summary: 'Black critical effect: both hull zones beside the defending one suffer one damage.',
  on: {
    'attack.critical': critical('black', {
      choose: (g, it) => {
        const zones = ADJACENT_ZONES[it.defendingZone!];
        return g.elsewhere(it) < zones.length ? zones.map((zone) => ({ zone })) : [{}];
      },
      resolve: (_g, it, { zone }) =>
        (zone ? [zone] : ADJACENT_ZONES[it.defendingZone!]).map(
          (each) => ({ verb: 'suffer', ship: it.defender, zone: each, points: 1 }) as const,
        ),
    }),
  },
});
