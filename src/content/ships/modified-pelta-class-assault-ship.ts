import { ship } from '../card.ts';

export const modifiedPeltaClassAssaultShip = ship({
  id: 'modified-pelta-class-assault-ship',
  name: 'Modified Pelta-class Assault Ship',
  shipClass: 'pelta-class-ship',
  faction: 'rebel',
  size: 'small',
  flotilla: false,
  cost: 56,
  hull: 5,
  command: 2,
  squadron: 1,
  engineering: 4,
  shields: { front: 3, left: 2, right: 2, rear: 1 },
  batteries: {
    front: { red: 2, blue: 0, black: 2 },
    left: { red: 1, blue: 0, black: 1 },
    right: { red: 1, blue: 0, black: 1 },
    rear: { red: 2, blue: 0, black: 0 },
  },
  antiSquadron: { red: 0, blue: 1, black: 1 },
  defenseTokens: ['evade', 'brace', 'redirect'],
  speedChart: { 1: [2], 2: [1, 1] },
  upgradeSlots: ['officer', 'support-team', 'fleet-command', 'ordnance'],
});
