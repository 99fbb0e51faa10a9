import { ship } from '../card.ts';

export const assaultFrigateMarkIiB = ship({
  id: 'assault-frigate-mark-ii-b',
  name: 'Assault Frigate Mark II B',
  shipClass: 'assault-frigate-mark-ii',
  faction: 'rebel',
  size: 'medium',
  flotilla: false,
  cost: 72,
  hull: 6,
  command: 3,
  squadron: 3,
  engineering: 4,
  shields: { front: 4, left: 3, right: 3, rear: 2 },
  batteries: {
    front: { red: 2, blue: 0, black: 0 },
    left: { red: 3, blue: 1, black: 0 },
    right: { red: 3, blue: 1, black: 0 },
    rear: { red: 2, blue: 0, black: 0 },
  },
  antiSquadron: { red: 0, blue: 1, black: 0 },
  defenseTokens: ['evade', 'brace', 'redirect'],
  speedChart: { 1: [1], 2: [1, 1], 3: [0, 1, 1] },
  upgradeSlots: ['officer', 'weapons-team', 'offensive-retrofit', 'defensive-retrofit', 'turbolasers'],
});
