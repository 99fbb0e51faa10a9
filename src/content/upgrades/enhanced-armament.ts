import { upgrade } from '../card.ts';

export const enhancedArmament = upgrade({
  id: 'enhanced-armament',
  name: 'Enhanced Armament',
  type: 'turbolasers',
  cost: 10,
  modification: true,
  summary: 'The batteries of its ship’s left and right hull zones have one red die more.',
  values: {
    armament: {
      stage: 'add',
      scope: 'self',
      apply: (dice, _g, { against, zone }) =>
        against === 'ship' && (zone === 'left' || zone === 'right') ? { ...dice, red: dice.red + 1 } : dice,
    },
  },
});
