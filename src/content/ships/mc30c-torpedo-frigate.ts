import { ship } from '../card.ts';

export const mc30cTorpedoFrigate = ship({
  id: 'mc30c-torpedo-frigate',
  name: 'MC30c Torpedo Frigate',
  shipClass: 'mc30c-frigate',
  faction: 'rebel',
  size: 'small',
  flotilla: false,
  cost: 63,
  hull: 4,
  command: 2,
  squadron: 1,
  engineering: 3,
  shields: { front: 3, left: 3, right: 3, rear: 2 },
  batteries: {
    front: { red: 0, blue: 1, black: 2 },
    left: { red: 0, blue: 2, black: 3 },
    right: { red: 0, blue: 2, black: 3 },
    rear: { red: 0, blue: 1, black: 1 },
  },
  antiSquadron: { red: 0, blue: 1, black: 0 },
  defenseTokens: ['evade', 'evade', 'redirect', 'redirect'],
  speedChart: { 1: [1], 2: [1, 1], 3: [0, 1, 2], 4: [0, 1, 1, 0] },
  upgradeSlots: ['officer', 'weapons-team', 'defensive-retrofit', 'ordnance', 'turbolasers'],
});
