import { ship } from '../card.ts';

export const imperialStarDestroyerCymoon1Refit = ship({
  id: 'imperial-star-destroyer-cymoon-1-refit',
  name: 'Imperial Star Destroyer Cymoon 1 Refit',
  shipClass: 'imperial-class-star-destroyer',
  faction: 'imperial',
  size: 'large',
  flotilla: false,
  cost: 112,
  hull: 11,
  command: 3,
  squadron: 3,
  engineering: 4,
  shields: { front: 4, left: 3, right: 3, rear: 2 },
  batteries: {
    front: { red: 5, blue: 2, black: 0 },
    left: { red: 1, blue: 3, black: 0 },
    right: { red: 1, blue: 3, black: 0 },
    rear: { red: 1, blue: 2, black: 0 },
  },
  antiSquadron: { red: 0, blue: 0, black: 2 },
  defenseTokens: ['brace', 'redirect', 'redirect', 'contain'],
  speedChart: { 1: [1], 2: [1, 1], 3: [0, 1, 1] },
  upgradeSlots: ['officer', 'weapons-team', 'fleet-command', 'offensive-retrofit', 'turbolasers', 'turbolasers'],
});
