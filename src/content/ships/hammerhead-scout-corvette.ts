import { ship } from '../card.ts';

export const hammerheadScoutCorvette = ship({
  id: 'hammerhead-scout-corvette',
  name: 'Hammerhead Scout Corvette',
  shipClass: 'hammerhead-corvette',
  faction: 'rebel',
  size: 'small',
  flotilla: false,
  cost: 41,
  hull: 5,
  command: 1,
  squadron: 1,
  engineering: 2,
  shields: { front: 2, left: 1, right: 1, rear: 1 },
  batteries: {
    front: { red: 2, blue: 1, black: 0 },
    left: { red: 0, blue: 1, black: 0 },
    right: { red: 0, blue: 1, black: 0 },
    rear: { red: 0, blue: 0, black: 0 },
  },
  antiSquadron: { red: 0, blue: 1, black: 0 },
  defenseTokens: ['evade', 'redirect', 'contain'],
  speedChart: { 1: [2], 2: [2, 1], 3: [1, 1, 0] },
  upgradeSlots: ['officer', 'offensive-retrofit', 'weapons-team', 'turbolasers'],
});
