import { upgrade } from '../card.ts';

/** FAQ-CARD-135: instead of what the token does otherwise, never beside it. */
export const monMothma = upgrade({
  id: 'mon-mothma',
  name: 'Mon Mothma',
  type: 'commander',
  cost: 30,
  unique: true,
  faction: 'rebel',
  summary:
    'Evade tokens of friendly ships may cancel a die at medium range and reroll one at close range or distance 1.',
  values: {
    evade: {
      stage: 'add',
      scope: { who: 'friendly', kind: 'ship' },
      apply: (ways, _g, { range }) => {
        if (range === 'long') return ways;
        return [...ways, range === 'medium' ? 'cancel' : 'reroll'];
      },
    },
  },
});
