import { ship } from '../card.ts';

export const quasarFireIiClassCruiserCarrier = ship({
  id: 'quasar-fire-ii-class-cruiser-carrier',
  name: 'Quasar Fire II-class Cruiser-Carrier',
  shipClass: 'quasar-fire-class-cruiser-carrier',
  faction: 'imperial',
  size: 'medium',
  flotilla: false,
  cost: 61,
  hull: 6,
  command: 2,
  squadron: 4,
  engineering: 2,
  shields: { front: 2, left: 2, right: 2, rear: 1 },
  batteries: {
    front: { red: 2, blue: 1, black: 0 },
    left: { red: 1, blue: 1, black: 0 },
    right: { red: 1, blue: 1, black: 0 },
    rear: { red: 0, blue: 1, black: 0 },
  },
  antiSquadron: { red: 1, blue: 0, black: 0 },
  defenseTokens: ['brace', 'redirect'],
  speedChart: { 1: [2], 2: [1, 1], 3: [0, 1, 1] },
  upgradeSlots: ['officer', 'weapons-team', 'weapons-team', 'offensive-retrofit'],
});
