import { upgrade } from '../card.ts';

export const leiaOrganaOfficer = upgrade({
  id: 'leia-organa-officer',
  name: 'Leia Organa',
  type: 'officer',
  cost: 3,
  unique: true,
  faction: 'rebel',
  summary:
    'When her ship reveals a command, the top dial of another friendly ship at distance 1-5 may be turned to that command.',
  on: {
    'ship.reveal': {
      scope: 'self',
      choose: (g, it) =>
        g
          .units(g.owner)
          .filter((unit) => unit.kind === 'ship' && unit.id !== it.ship && unit.dials.length > 0)
          .filter(({ id }) => g.within(it.ship, id, 5))
          .map(({ id }) => ({ unit: id })),
      resolve: (_g, it, { unit }) => [{ verb: 'changeDial', ship: unit!, place: 0, command: it.revealed!, open: true }],
    },
  },
});
