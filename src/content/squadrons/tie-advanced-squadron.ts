import { squadron } from '../card.ts';

export const tieAdvancedSquadron = squadron({
  id: 'tie-advanced-squadron',
  name: 'TIE Advanced Squadron',
  squadronType: 'tie-advanced',
  unique: false,
  faction: 'imperial',
  cost: 12,
  speed: 4,
  hull: 5,
  antiSquadron: { red: 0, blue: 3, black: 0 },
  battery: { red: 0, blue: 0, black: 1 },
  keywords: [{ name: 'escort' }],
  defenseTokens: [],
});
