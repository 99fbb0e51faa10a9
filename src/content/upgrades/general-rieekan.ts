import { upgrade } from '../card.ts';

/** FAQ-CARD-110 … FAQ-CARD-118: what damage destroys stays until the Status Phase ends; what left the table does not. */
export const generalRieekan = upgrade({
  id: 'general-rieekan',
  name: 'General Rieekan',
  type: 'commander',
  cost: 30,
  unique: true,
  faction: 'rebel',
  summary:
    'Once a round, a friendly ship or unique squadron that is destroyed stays, as if it was not, until the Status Phase ends.',
  on: {
    'unit.destroying': {
      scope: 'friendly',
      limit: 'round',
      when: (g, { unit }) => {
        const card = g.facts(unit);
        return card?.kind === 'ship' || card?.unique === true;
      },
      resolve: (g, { depth, unit }) => [
        { verb: 'keepUnit', unit, destruction: depth },
        g.lasting('removal', 'round', unit),
      ],
    },
  },
  lasting: {
    removal: {
      on: {
        'phase.status.end': {
          optional: false,
          when: (g) => g.unit(g.note as string)?.status === 'doomed',
          resolve: (g) => [{ verb: 'destroy', unit: g.note as string }],
        },
      },
    },
  },
});
