import { ship } from '../card.ts';

export const cr90CorvetteA = ship({
  id: 'cr90-corvette-a',
  name: 'CR90 Corvette A',
  shipClass: 'cr90-corvette',
  faction: 'rebel',
  size: 'small',
  flotilla: false,
  cost: 44,
  hull: 4,
  command: 1,
  squadron: 1,
  engineering: 2,
  shields: { front: 2, left: 2, right: 2, rear: 1 },
  batteries: {
    front: { red: 2, blue: 1, black: 0 },
    left: { red: 1, blue: 1, black: 0 },
    right: { red: 1, blue: 1, black: 0 },
    rear: { red: 1, blue: 0, black: 0 },
  },
  antiSquadron: { red: 0, blue: 1, black: 0 },
  defenseTokens: ['evade', 'evade', 'redirect'],
  speedChart: { 1: [2], 2: [1, 2], 3: [0, 1, 2], 4: [0, 1, 1, 2] },
  upgradeSlots: ['officer', 'support-team', 'defensive-retrofit', 'turbolasers'],
});
