import { upgrade } from '../card.ts';

export const engineeringTeam = upgrade({
  id: 'engineering-team',
  name: 'Engineering Team',
  type: 'support-team',
  cost: 5,
  summary: 'Each Repair command of its ship has one engineering point more.',
  on: {
    'command.repair': {
      scope: 'self',
      resolve: (_g, it) => [{ verb: 'setFrame', depth: it.depth, fields: { points: it.points + 1 } }],
    },
  },
});
