import { ship } from '../card.ts';

export const mc80BattleCruiser = ship({
  id: 'mc80-battle-cruiser',
  name: 'MC80 Battle Cruiser',
  shipClass: 'mc80-liberty-type',
  faction: 'rebel',
  size: 'large',
  flotilla: false,
  cost: 103,
  hull: 8,
  command: 3,
  squadron: 2,
  engineering: 4,
  shields: { front: 5, left: 2, right: 2, rear: 2 },
  batteries: {
    front: { red: 4, blue: 3, black: 0 },
    left: { red: 2, blue: 1, black: 0 },
    right: { red: 2, blue: 1, black: 0 },
    rear: { red: 1, blue: 1, black: 0 },
  },
  antiSquadron: { red: 0, blue: 0, black: 2 },
  defenseTokens: ['brace', 'brace', 'redirect'],
  speedChart: { 1: [1], 2: [1, 0], 3: [1, 0, 1] },
  upgradeSlots: ['officer', 'weapons-team', 'support-team', 'ion-cannons', 'turbolasers', 'turbolasers'],
});
