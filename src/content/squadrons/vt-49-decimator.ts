import { squadron } from '../card.ts';

export const vt49Decimator = squadron({
  id: 'vt-49-decimator',
  name: 'VT-49 Decimator',
  squadronType: 'vt-49-decimator',
  unique: false,
  faction: 'imperial',
  cost: 22,
  speed: 3,
  hull: 8,
  antiSquadron: { red: 0, blue: 0, black: 3 },
  battery: { red: 0, blue: 3, black: 0 },
  keywords: [{ name: 'counter', value: 1 }, { name: 'heavy' }, { name: 'rogue' }],
  defenseTokens: [],
});
