import { ship } from '../card.ts';

export const mc80CommandCruiser = ship({
  id: 'mc80-command-cruiser',
  name: 'MC80 Command Cruiser',
  shipClass: 'mc80-home-one-type',
  faction: 'rebel',
  size: 'large',
  flotilla: false,
  cost: 106,
  hull: 8,
  command: 3,
  squadron: 4,
  engineering: 4,
  shields: { front: 4, left: 4, right: 4, rear: 3 },
  batteries: {
    front: { red: 1, blue: 2, black: 0 },
    left: { red: 3, blue: 3, black: 0 },
    right: { red: 3, blue: 3, black: 0 },
    rear: { red: 1, blue: 2, black: 0 },
  },
  antiSquadron: { red: 0, blue: 1, black: 1 },
  defenseTokens: ['brace', 'redirect', 'redirect', 'contain'],
  speedChart: { 1: [1], 2: [1, 1] },
  upgradeSlots: ['officer', 'support-team', 'offensive-retrofit', 'defensive-retrofit', 'ion-cannons', 'turbolasers'],
});
