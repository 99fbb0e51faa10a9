import { ship } from '../card.ts';

export const imperialIClassStarDestroyer = ship({
  id: 'imperial-i-class-star-destroyer',
  name: 'Imperial I-class Star Destroyer',
  shipClass: 'imperial-class-star-destroyer',
  faction: 'imperial',
  size: 'large',
  flotilla: false,
  cost: 110,
  hull: 11,
  command: 3,
  squadron: 4,
  engineering: 4,
  shields: { front: 4, left: 3, right: 3, rear: 2 },
  batteries: {
    front: { red: 3, blue: 2, black: 3 },
    left: { red: 2, blue: 0, black: 2 },
    right: { red: 2, blue: 0, black: 2 },
    rear: { red: 1, blue: 2, black: 0 },
  },
  antiSquadron: { red: 0, blue: 1, black: 1 },
  defenseTokens: ['brace', 'redirect', 'redirect', 'contain'],
  speedChart: { 1: [1], 2: [1, 1], 3: [0, 1, 1] },
  upgradeSlots: ['officer', 'weapons-team', 'offensive-retrofit', 'offensive-retrofit', 'ion-cannons', 'turbolasers'],
});
