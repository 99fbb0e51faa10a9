import { ship } from '../card.ts';

export const mc80AssaultCruiser = ship({
  id: 'mc80-assault-cruiser',
  name: 'MC80 Assault Cruiser',
  shipClass: 'mc80-home-one-type',
  faction: 'rebel',
  size: 'large',
  flotilla: false,
  cost: 114,
  hull: 8,
  command: 3,
  squadron: 3,
  engineering: 4,
  shields: { front: 4, left: 4, right: 4, rear: 3 },
  batteries: {
    front: { red: 2, blue: 1, black: 0 },
    left: { red: 4, blue: 2, black: 0 },
    right: { red: 4, blue: 2, black: 0 },
    rear: { red: 2, blue: 1, black: 0 },
  },
  antiSquadron: { red: 0, blue: 2, black: 0 },
  defenseTokens: ['brace', 'redirect', 'redirect', 'contain'],
  speedChart: { 1: [1], 2: [1, 1] },
  upgradeSlots: ['officer', 'support-team', 'defensive-retrofit', 'defensive-retrofit', 'ion-cannons', 'turbolasers'],
});
