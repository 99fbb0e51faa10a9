import { ship } from '../card.ts';

export const mc75OrdnanceCruiser = ship({
  id: 'mc75-ordnance-cruiser',
  name: 'MC75 Ordnance Cruiser',
  shipClass: 'mc75-cruiser',
  faction: 'rebel',
  size: 'large',
  flotilla: false,
  cost: 100,
  hull: 9,
  command: 3,
  squadron: 2,
  engineering: 4,
  shields: { front: 4, left: 3, right: 3, rear: 3 },
  batteries: {
    front: { red: 0, blue: 2, black: 3 },
    left: { red: 3, blue: 0, black: 2 },
    right: { red: 3, blue: 0, black: 2 },
    rear: { red: 0, blue: 0, black: 2 },
  },
  antiSquadron: { red: 0, blue: 0, black: 1 },
  defenseTokens: ['brace', 'redirect', 'contain', 'contain'],
  speedChart: { 1: [2], 2: [1, 1], 3: [0, 1, 1] },
  upgradeSlots: ['officer', 'weapons-team', 'offensive-retrofit', 'defensive-retrofit', 'ordnance', 'ordnance'],
});
