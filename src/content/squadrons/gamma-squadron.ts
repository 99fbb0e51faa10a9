import { squadron } from '../card.ts';

export const gammaSquadron = squadron({
  id: 'gamma-squadron',
  name: 'Gamma Squadron',
  squadronType: 'tie-bomber',
  unique: true,
  faction: 'imperial',
  cost: 10,
  speed: 4,
  hull: 5,
  antiSquadron: { red: 0, blue: 0, black: 1 },
  battery: { red: 0, blue: 0, black: 1 },
  keywords: [{ name: 'bomber' }, { name: 'grit' }],
  defenseTokens: [],
});
