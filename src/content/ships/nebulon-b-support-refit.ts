import { ship } from '../card.ts';

export const nebulonBSupportRefit = ship({
  id: 'nebulon-b-support-refit',
  name: 'Nebulon-B Support Refit',
  shipClass: 'nebulon-b-frigate',
  faction: 'rebel',
  size: 'small',
  flotilla: false,
  cost: 51,
  hull: 5,
  command: 2,
  squadron: 1,
  engineering: 3,
  shields: { front: 3, left: 1, right: 1, rear: 2 },
  batteries: {
    front: { red: 3, blue: 0, black: 0 },
    left: { red: 1, blue: 1, black: 0 },
    right: { red: 1, blue: 1, black: 0 },
    rear: { red: 2, blue: 0, black: 0 },
  },
  antiSquadron: { red: 0, blue: 1, black: 0 },
  defenseTokens: ['evade', 'brace', 'brace'],
  speedChart: { 1: [1], 2: [1, 1], 3: [0, 1, 2] },
  upgradeSlots: ['officer', 'support-team', 'turbolasers'],
});
