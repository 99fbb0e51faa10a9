import { upgrade } from '../card.ts';

/** FAQ-CARD-087, FAQ-CARD-088, FAQ-CARD-089: every other rule on spending tokens still binds. */
export const electronicCountermeasures = upgrade({
  id: 'electronic-countermeasures',
  name: 'Electronic Countermeasures',
  type: 'defensive-retrofit',
  cost: 7,
  summary: 'Defending, it may be exhausted to spend a defense token that an accuracy icon locked.',
  on: {
    'attack.defense': {
      scope: { who: 'self', as: 'defender' },
      cost: 'exhaust',
      choose: (g, it) => g.spendable(it, it.locked),
      resolve: (_g, it, pick) => [{ verb: 'defend', attack: it.depth, ...pick }],
    },
  },
});
