import { ship } from '../card.ts';

export const arquitensClassLightCruiser = ship({
  id: 'arquitens-class-light-cruiser',
  name: 'Arquitens-class Light Cruiser',
  shipClass: 'arquitens-class-cruiser',
  faction: 'imperial',
  size: 'small',
  flotilla: false,
  cost: 54,
  hull: 5,
  command: 2,
  squadron: 1,
  engineering: 3,
  shields: { front: 2, left: 2, right: 2, rear: 2 },
  batteries: {
    front: { red: 1, blue: 0, black: 1 },
    left: { red: 3, blue: 0, black: 0 },
    right: { red: 3, blue: 0, black: 0 },
    rear: { red: 1, blue: 0, black: 1 },
  },
  antiSquadron: { red: 0, blue: 0, black: 1 },
  defenseTokens: ['evade', 'redirect', 'redirect', 'contain'],
  speedChart: { 1: [2], 2: [0, 2], 3: [0, 0, 2] },
  upgradeSlots: ['officer', 'defensive-retrofit', 'turbolasers'],
});
