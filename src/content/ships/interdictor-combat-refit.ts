import { ship } from '../card.ts';

export const interdictorCombatRefit = ship({
  id: 'interdictor-combat-refit',
  name: 'Interdictor Combat Refit',
  shipClass: 'interdictor',
  faction: 'imperial',
  size: 'medium',
  flotilla: false,
  cost: 93,
  hull: 9,
  command: 2,
  squadron: 2,
  engineering: 5,
  shields: { front: 3, left: 2, right: 2, rear: 2 },
  batteries: {
    front: { red: 2, blue: 2, black: 0 },
    left: { red: 2, blue: 2, black: 0 },
    right: { red: 2, blue: 2, black: 0 },
    rear: { red: 1, blue: 2, black: 0 },
  },
  antiSquadron: { red: 0, blue: 1, black: 1 },
  defenseTokens: ['brace', 'redirect', 'contain', 'contain'],
  speedChart: { 1: [1], 2: [1, 1] },
  upgradeSlots: ['officer', 'support-team', 'offensive-retrofit', 'experimental-retrofit', 'ion-cannons'],
});
