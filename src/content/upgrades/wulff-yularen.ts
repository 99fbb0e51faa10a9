import { upgrade } from '../card.ts';

export const wulffYularen = upgrade({
  id: 'wulff-yularen',
  name: 'Wulff Yularen',
  type: 'officer',
  cost: 7,
  unique: true,
  faction: 'imperial',
  summary: 'When his ship spends a command token, he may be exhausted for a new one of the same type.',
  on: {
    'ship.tokenSpent': {
      scope: 'self',
      cost: 'exhaust',
      resolve: (_g, { ship, command }) => [{ verb: 'gainCommandToken', ship, command }],
    },
  },
});
