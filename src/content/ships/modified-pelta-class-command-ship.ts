import { ship } from '../card.ts';

export const modifiedPeltaClassCommandShip = ship({
  id: 'modified-pelta-class-command-ship',
  name: 'Modified Pelta-class Command Ship',
  shipClass: 'pelta-class-ship',
  faction: 'rebel',
  size: 'small',
  flotilla: false,
  cost: 60,
  hull: 5,
  command: 2,
  squadron: 3,
  engineering: 4,
  shields: { front: 3, left: 2, right: 2, rear: 1 },
  batteries: {
    front: { red: 2, blue: 2, black: 0 },
    left: { red: 1, blue: 1, black: 0 },
    right: { red: 1, blue: 1, black: 0 },
    rear: { red: 2, blue: 0, black: 0 },
  },
  antiSquadron: { red: 0, blue: 1, black: 0 },
  defenseTokens: ['evade', 'brace', 'redirect'],
  speedChart: { 1: [2], 2: [1, 1] },
  upgradeSlots: ['officer', 'support-team', 'fleet-command', 'offensive-retrofit'],
});
