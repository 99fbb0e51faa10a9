import { squadron } from '../card.ts';

export const tieBomberSquadron = squadron({
  id: 'tie-bomber-squadron',
  name: 'TIE Bomber Squadron',
  squadronType: 'tie-bomber',
  unique: false,
  faction: 'imperial',
  cost: 9,
  speed: 4,
  hull: 5,
  antiSquadron: { red: 0, blue: 0, black: 1 },
  battery: { red: 0, blue: 0, black: 1 },
  keywords: [{ name: 'bomber' }, { name: 'heavy' }],
  defenseTokens: [],
});
