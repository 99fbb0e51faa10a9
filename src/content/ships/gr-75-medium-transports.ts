import { ship } from '../card.ts';

export const gr75MediumTransports = ship({
  id: 'gr-75-medium-transports',
  name: 'GR-75 Medium Transports',
  shipClass: 'gr-75-transports',
  faction: 'rebel',
  size: 'small',
  flotilla: true,
  cost: 18,
  hull: 3,
  command: 1,
  squadron: 2,
  engineering: 2,
  shields: { front: 1, left: 1, right: 1, rear: 1 },
  batteries: {
    front: { red: 0, blue: 0, black: 0 },
    left: { red: 0, blue: 0, black: 0 },
    right: { red: 0, blue: 0, black: 0 },
    rear: { red: 0, blue: 0, black: 0 },
  },
  antiSquadron: { red: 0, blue: 0, black: 1 },
  defenseTokens: ['scatter', 'evade'],
  speedChart: { 1: [2], 2: [1, 2], 3: [0, 1, 2] },
  upgradeSlots: ['officer', 'fleet-support', 'offensive-retrofit'],
});
