import { ship } from '../card.ts';

export const arquitensClassCommandCruiser = ship({
  id: 'arquitens-class-command-cruiser',
  name: 'Arquitens-class Command Cruiser',
  shipClass: 'arquitens-class-cruiser',
  faction: 'imperial',
  size: 'small',
  flotilla: false,
  cost: 59,
  hull: 5,
  command: 2,
  squadron: 2,
  engineering: 3,
  shields: { front: 2, left: 2, right: 2, rear: 2 },
  batteries: {
    front: { red: 1, blue: 1, black: 0 },
    left: { red: 3, blue: 0, black: 0 },
    right: { red: 3, blue: 0, black: 0 },
    rear: { red: 1, blue: 1, black: 0 },
  },
  antiSquadron: { red: 0, blue: 1, black: 0 },
  defenseTokens: ['evade', 'redirect', 'redirect', 'contain'],
  speedChart: { 1: [2], 2: [0, 2], 3: [0, 0, 2] },
  upgradeSlots: ['officer', 'support-team', 'defensive-retrofit', 'turbolasers'],
});
