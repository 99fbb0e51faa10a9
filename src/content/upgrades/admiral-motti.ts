import { upgrade } from '../card.ts';

const MORE = { small: 1, medium: 2, large: 3 } as const;

export const admiralMotti = upgrade({
  id: 'admiral-motti',
  name: 'Admiral Motti',
  type: 'commander',
  cost: 24,
  unique: true,
  faction: 'imperial',
  summary: 'Friendly ships have more hull: small ones 1, medium ones 2, large ones 3.',
  values: {
    hull: {
      stage: 'add',
      scope: 'friendly',
      apply: (hull, g, { ship }) => {
        const card = g.facts(ship);
        return card?.kind === 'ship' ? hull + MORE[card.size] : hull;
      },
    },
  },
});
