import { upgrade } from '../card.ts';

/** FAQ-ERR-25: the command counts as resolved whatever was done with it. */
export const engineTechs = upgrade({
  id: 'engine-techs',
  name: 'Engine Techs',
  type: 'support-team',
  cost: 8,
  summary: 'After a maneuver with a Navigate command its ship may execute another one at speed 1.',
  on: {
    'ship.afterManeuver': {
      scope: 'self',
      cost: 'exhaust',
      when: (_g, it) => it.navigate !== null,
      resolve: (_g, { ship }) => [{ verb: 'maneuver', ship, speed: 1 }],
    },
  },
});
