import { squadron } from '../card.ts';

export const yv666 = squadron({
  id: 'yv-666',
  name: 'YV-666',
  squadronType: 'yv-666',
  unique: false,
  faction: 'imperial',
  cost: 15,
  speed: 2,
  hull: 7,
  antiSquadron: { red: 0, blue: 2, black: 2 },
  battery: { red: 0, blue: 1, black: 0 },
  keywords: [{ name: 'grit' }, { name: 'heavy' }, { name: 'rogue' }],
  defenseTokens: [],
});
