import { ship } from '../card.ts';

export const quasarFireIClassCruiserCarrier = ship({
  id: 'quasar-fire-i-class-cruiser-carrier',
  name: 'Quasar Fire I-class Cruiser-Carrier',
  shipClass: 'quasar-fire-class-cruiser-carrier',
  faction: 'imperial',
  size: 'medium',
  flotilla: false,
  cost: 54,
  hull: 6,
  command: 2,
  squadron: 4,
  engineering: 2,
  shields: { front: 2, left: 2, right: 2, rear: 1 },
  batteries: {
    front: { red: 0, blue: 3, black: 0 },
    left: { red: 0, blue: 2, black: 0 },
    right: { red: 0, blue: 2, black: 0 },
    rear: { red: 0, blue: 1, black: 0 },
  },
  antiSquadron: { red: 0, blue: 1, black: 0 },
  defenseTokens: ['brace', 'redirect'],
  speedChart: { 1: [2], 2: [1, 1], 3: [0, 1, 1] },
  upgradeSlots: ['officer', 'weapons-team', 'offensive-retrofit', 'offensive-retrofit'],
});
