import { ship } from '../card.ts';

export const mc75ArmoredCruiser = ship({
  id: 'mc75-armored-cruiser',
  name: 'MC75 Armored Cruiser',
  shipClass: 'mc75-cruiser',
  faction: 'rebel',
  size: 'large',
  flotilla: false,
  cost: 104,
  hull: 9,
  command: 3,
  squadron: 3,
  engineering: 4,
  shields: { front: 4, left: 3, right: 3, rear: 3 },
  batteries: {
    front: { red: 0, blue: 3, black: 2 },
    left: { red: 3, blue: 2, black: 0 },
    right: { red: 3, blue: 2, black: 0 },
    rear: { red: 0, blue: 1, black: 1 },
  },
  antiSquadron: { red: 0, blue: 1, black: 1 },
  defenseTokens: ['brace', 'redirect', 'contain', 'contain'],
  speedChart: { 1: [2], 2: [1, 1], 3: [0, 1, 1] },
  upgradeSlots: [
    'officer',
    'weapons-team',
    'offensive-retrofit',
    'defensive-retrofit',
    'ordnance',
    'ion-cannons',
    'turbolasers',
  ],
});
