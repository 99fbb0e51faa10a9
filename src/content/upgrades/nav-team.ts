import { upgrade } from '../card.ts';

export const navTeam = upgrade({
  id: 'nav-team',
  name: 'Nav Team',
  type: 'support-team',
  cost: 4,
  summary: 'A Navigate token of its ship may raise a yaw value by one instead of changing the speed.',
  on: {
    'ship.course': {
      scope: 'self',
      when: (_g, it) => it.tokenSteps > 0 && it.speedSteps > 0,
      resolve: (_g, { depth, speedSteps, tokenSteps, yawBonus }) => [
        {
          verb: 'setFrame',
          depth,
          fields: { speedSteps: speedSteps - 1, tokenSteps: tokenSteps - 1, yawBonus: yawBonus + 1 },
        },
      ],
    },
  },
});
