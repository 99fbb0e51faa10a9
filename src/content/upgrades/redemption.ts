import { upgrade } from '../card.ts';

export const redemption = upgrade({
  id: 'redemption',
  name: 'Redemption',
  type: 'title',
  cost: 8,
  unique: true,
  faction: 'rebel',
  requiresShipClass: 'nebulon-b-frigate',
  summary: 'Repair commands of friendly ships at distance 1-5 have one engineering point more.',
  on: {
    'command.repair': {
      scope: { who: 'friendly', within: 5 },
      resolve: (_g, it) => [{ verb: 'setFrame', depth: it.depth, fields: { points: it.points + 1 } }],
    },
  },
});
