import { ship } from '../card.ts';

export const interdictorSuppressionRefit = ship({
  id: 'interdictor-suppression-refit',
  name: 'Interdictor Suppression Refit',
  shipClass: 'interdictor',
  faction: 'imperial',
  size: 'medium',
  flotilla: false,
  cost: 90,
  hull: 9,
  command: 2,
  squadron: 2,
  engineering: 5,
  shields: { front: 3, left: 2, right: 2, rear: 2 },
  batteries: {
    front: { red: 1, blue: 3, black: 0 },
    left: { red: 1, blue: 3, black: 0 },
    right: { red: 1, blue: 3, black: 0 },
    rear: { red: 1, blue: 2, black: 0 },
  },
  antiSquadron: { red: 0, blue: 1, black: 0 },
  defenseTokens: ['brace', 'redirect', 'contain', 'contain'],
  speedChart: { 1: [1], 2: [1, 1] },
  upgradeSlots: [
    'officer',
    'support-team',
    'offensive-retrofit',
    'experimental-retrofit',
    'experimental-retrofit',
    'ion-cannons',
  ],
});
