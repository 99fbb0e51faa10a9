import { ship } from '../card.ts';

export const imperialIiClassStarDestroyer = ship({
  id: 'imperial-ii-class-star-destroyer',
  name: 'Imperial II-class Star Destroyer',
  shipClass: 'imperial-class-star-destroyer',
  faction: 'imperial',
  size: 'large',
  flotilla: false,
  cost: 120,
  hull: 11,
  command: 3,
  squadron: 4,
  engineering: 4,
  shields: { front: 4, left: 3, right: 3, rear: 2 },
  batteries: {
    front: { red: 4, blue: 4, black: 0 },
    left: { red: 2, blue: 2, black: 0 },
    right: { red: 2, blue: 2, black: 0 },
    rear: { red: 1, blue: 2, black: 0 },
  },
  antiSquadron: { red: 0, blue: 2, black: 0 },
  defenseTokens: ['brace', 'redirect', 'redirect', 'contain'],
  speedChart: { 1: [1], 2: [1, 1], 3: [0, 1, 1] },
  upgradeSlots: ['officer', 'weapons-team', 'offensive-retrofit', 'defensive-retrofit', 'ion-cannons', 'turbolasers'],
});
