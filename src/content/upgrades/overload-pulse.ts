import { upgrade } from '../card.ts';
import { critical } from '../critical.ts';

export const overloadPulse = upgrade({
  id: 'overload-pulse',
  name: 'Overload Pulse',
  type: 'ion-cannons',
  cost: 8,
  summary: 'Blue critical effect: all defense tokens of the defender are exhausted.',
  on: {
    'attack.critical': critical('blue', {
      resolve: (g, { defender }) =>
        g.unit(defender)!.defenseTokens.map((_, token) => ({ verb: 'exhaustDefenseToken', unit: defender, token })),
    }),
  },
});
