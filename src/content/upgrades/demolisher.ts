import { upgrade } from '../card.ts';

/** FAQ-ERR-03, FAQ-CARD-090, FAQ-CARD-091: one attack, between the first maneuver of its activation and the next. */
export const demolisher = upgrade({
  id: 'demolisher',
  name: 'Demolisher',
  type: 'title',
  cost: 10,
  unique: true,
  faction: 'imperial',
  requiresShipClass: 'gladiator-class-star-destroyer',
  summary: 'One of its attacks may be made after the first maneuver of its activation.',
  on: {
    'ship.afterManeuver': {
      scope: 'self',
      when: (g, { ship }) => g.frame('shipActivation')?.maneuvers === 1 && g.canAttack(ship),
      resolve: (_g, { ship }) => [{ verb: 'attack', ship }],
    },
  },
});
