import { squadron } from '../card.ts';

export const xWingSquadron = squadron({
  id: 'x-wing-squadron',
  name: 'X-wing Squadron',
  squadronType: 'x-wing',
  unique: false,
  faction: 'rebel',
  cost: 13,
  speed: 3,
  hull: 5,
  antiSquadron: { red: 0, blue: 4, black: 0 },
  battery: { red: 1, blue: 0, black: 0 },
  keywords: [{ name: 'bomber' }, { name: 'escort' }],
  defenseTokens: [],
});
