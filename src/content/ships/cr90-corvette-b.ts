import { ship } from '../card.ts';

export const cr90CorvetteB = ship({
  id: 'cr90-corvette-b',
  name: 'CR90 Corvette B',
  shipClass: 'cr90-corvette',
  faction: 'rebel',
  size: 'small',
  flotilla: false,
  cost: 39,
  hull: 4,
  command: 1,
  squadron: 1,
  engineering: 2,
  shields: { front: 2, left: 2, right: 2, rear: 1 },
  batteries: {
    front: { red: 0, blue: 3, black: 0 },
    left: { red: 0, blue: 2, black: 0 },
    right: { red: 0, blue: 2, black: 0 },
    rear: { red: 0, blue: 1, black: 0 },
  },
  antiSquadron: { red: 0, blue: 1, black: 0 },
  defenseTokens: ['evade', 'evade', 'redirect'],
  speedChart: { 1: [2], 2: [1, 2], 3: [0, 1, 2], 4: [0, 1, 1, 2] },
  upgradeSlots: ['officer', 'support-team', 'defensive-retrofit', 'ion-cannons'],
});
