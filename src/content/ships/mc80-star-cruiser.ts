import { ship } from '../card.ts';

export const mc80StarCruiser = ship({
  id: 'mc80-star-cruiser',
  name: 'MC80 Star Cruiser',
  shipClass: 'mc80-liberty-type',
  faction: 'rebel',
  size: 'large',
  flotilla: false,
  cost: 96,
  hull: 8,
  command: 3,
  squadron: 2,
  engineering: 4,
  shields: { front: 5, left: 2, right: 2, rear: 2 },
  batteries: {
    front: { red: 3, blue: 4, black: 0 },
    left: { red: 2, blue: 1, black: 0 },
    right: { red: 2, blue: 1, black: 0 },
    rear: { red: 0, blue: 2, black: 0 },
  },
  antiSquadron: { red: 0, blue: 0, black: 1 },
  defenseTokens: ['brace', 'brace', 'redirect'],
  speedChart: { 1: [1], 2: [1, 0], 3: [1, 0, 1] },
  upgradeSlots: ['officer', 'weapons-team', 'support-team', 'ion-cannons', 'turbolasers', 'turbolasers'],
});
