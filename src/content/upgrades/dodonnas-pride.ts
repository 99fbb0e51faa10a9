import { upgrade } from '../card.ts';
import { critical } from '../critical.ts';

export const dodonnasPride = upgrade({
  id: 'dodonnas-pride',
  name: "Dodonna's Pride",
  type: 'title',
  cost: 6,
  unique: true,
  faction: 'rebel',
  requiresShipClass: 'cr90-corvette',
  summary: 'Blue critical effect: all dice are cancelled, and the defender is dealt a faceup damage card.',
  on: {
    'attack.critical': critical('blue', {
      resolve: (_g, { depth, dice, defender }) => [
        { verb: 'changeDice', attack: depth, remove: dice, add: [] },
        { verb: 'dealDamage', ship: defender, face: 'up' },
      ],
    }),
  },
});
