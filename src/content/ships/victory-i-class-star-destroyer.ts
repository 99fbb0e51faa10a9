import { ship } from '../card.ts';

export const victoryIClassStarDestroyer = ship({
  id: 'victory-i-class-star-destroyer',
  name: 'Victory I-class Star Destroyer',
  shipClass: 'victory-class-star-destroyer',
  faction: 'imperial',
  size: 'medium',
  flotilla: false,
  cost: 73,
  hull: 8,
  command: 3,
  squadron: 3,
  engineering: 4,
  shields: { front: 3, left: 3, right: 3, rear: 1 },
  batteries: {
    front: { red: 3, blue: 0, black: 3 },
    left: { red: 2, blue: 0, black: 1 },
    right: { red: 2, blue: 0, black: 1 },
    rear: { red: 2, blue: 0, black: 0 },
  },
  antiSquadron: { red: 0, blue: 1, black: 0 },
  defenseTokens: ['brace', 'redirect', 'redirect'],
  speedChart: { 1: [1], 2: [0, 1] },
  upgradeSlots: ['officer', 'weapons-team', 'offensive-retrofit', 'ordnance', 'turbolasers'],
});
