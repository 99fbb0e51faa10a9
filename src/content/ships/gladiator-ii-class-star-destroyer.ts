import { ship } from '../card.ts';

export const gladiatorIiClassStarDestroyer = ship({
  id: 'gladiator-ii-class-star-destroyer',
  name: 'Gladiator II-class Star Destroyer',
  shipClass: 'gladiator-class-star-destroyer',
  faction: 'imperial',
  size: 'small',
  flotilla: false,
  cost: 62,
  hull: 5,
  command: 2,
  squadron: 2,
  engineering: 3,
  shields: { front: 3, left: 2, right: 2, rear: 1 },
  batteries: {
    front: { red: 2, blue: 0, black: 2 },
    left: { red: 1, blue: 0, black: 3 },
    right: { red: 1, blue: 0, black: 3 },
    rear: { red: 1, blue: 0, black: 1 },
  },
  antiSquadron: { red: 0, blue: 2, black: 0 },
  defenseTokens: ['evade', 'brace', 'redirect'],
  speedChart: { 1: [2], 2: [1, 1], 3: [0, 1, 1] },
  upgradeSlots: ['officer', 'weapons-team', 'support-team', 'ordnance'],
});
