import { ship } from '../card.ts';

export const gozantiClassAssaultCarriers = ship({
  id: 'gozanti-class-assault-carriers',
  name: 'Gozanti-class Assault Carriers',
  shipClass: 'gozanti-class-cruisers',
  faction: 'imperial',
  size: 'small',
  flotilla: true,
  cost: 28,
  hull: 3,
  command: 1,
  squadron: 2,
  engineering: 2,
  shields: { front: 1, left: 1, right: 1, rear: 1 },
  batteries: {
    front: { red: 1, blue: 0, black: 0 },
    left: { red: 0, blue: 1, black: 0 },
    right: { red: 0, blue: 1, black: 0 },
    rear: { red: 0, blue: 0, black: 0 },
  },
  antiSquadron: { red: 0, blue: 1, black: 0 },
  defenseTokens: ['scatter', 'evade'],
  speedChart: { 1: [2], 2: [1, 1], 3: [1, 1, 0] },
  upgradeSlots: ['officer', 'fleet-support', 'offensive-retrofit'],
});
