import { upgrade } from '../card.ts';

export const dominator = upgrade({
  id: 'dominator',
  name: 'Dominator',
  type: 'title',
  cost: 12,
  unique: true,
  faction: 'imperial',
  requiresShipClass: 'victory-class-star-destroyer',
  summary: 'Attacking at close or medium range, it may spend one or two shields for as many blue dice.',
  on: {
    'attack.effects': {
      scope: 'self',
      cost: { spend: 'shields', most: 2 },
      when: (_g, { range }) => range === 'close' || range === 'medium',
      resolve: (_g, it, { zones }) => [{ verb: 'addDice', attack: it.depth, dice: zones!.map(() => 'blue') }],
    },
  },
});
