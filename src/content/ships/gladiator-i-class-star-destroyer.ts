import { ship } from '../card.ts';

export const gladiatorIClassStarDestroyer = ship({
  id: 'gladiator-i-class-star-destroyer',
  name: 'Gladiator I-class Star Destroyer',
  shipClass: 'gladiator-class-star-destroyer',
  faction: 'imperial',
  size: 'small',
  flotilla: false,
  cost: 56,
  hull: 5,
  command: 2,
  squadron: 2,
  engineering: 3,
  shields: { front: 3, left: 2, right: 2, rear: 1 },
  batteries: {
    front: { red: 2, blue: 0, black: 2 },
    left: { red: 0, blue: 0, black: 4 },
    right: { red: 0, blue: 0, black: 4 },
    rear: { red: 1, blue: 0, black: 1 },
  },
  antiSquadron: { red: 0, blue: 1, black: 0 },
  defenseTokens: ['evade', 'brace', 'redirect'],
  speedChart: { 1: [2], 2: [1, 1], 3: [0, 1, 1] },
  upgradeSlots: ['officer', 'weapons-team', 'support-team', 'ordnance'],
});
