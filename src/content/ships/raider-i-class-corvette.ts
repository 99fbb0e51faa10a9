import { ship } from '../card.ts';

export const raiderIClassCorvette = ship({
  id: 'raider-i-class-corvette',
  name: 'Raider I-class Corvette',
  shipClass: 'raider-class-corvette',
  faction: 'imperial',
  size: 'small',
  flotilla: false,
  cost: 44,
  hull: 4,
  command: 1,
  squadron: 1,
  engineering: 2,
  shields: { front: 2, left: 2, right: 2, rear: 2 },
  batteries: {
    front: { red: 0, blue: 2, black: 2 },
    left: { red: 0, blue: 1, black: 1 },
    right: { red: 0, blue: 1, black: 1 },
    rear: { red: 0, blue: 1, black: 0 },
  },
  antiSquadron: { red: 0, blue: 0, black: 2 },
  defenseTokens: ['evade', 'evade', 'brace'],
  speedChart: { 1: [2], 2: [2, 2], 3: [0, 1, 1], 4: [0, 1, 1, 1] },
  upgradeSlots: ['officer', 'weapons-team', 'offensive-retrofit', 'ordnance'],
});
