import { squadron } from '../card.ts';

export const blackSquadron = squadron({
  id: 'black-squadron',
  name: 'Black Squadron',
  squadronType: 'tie-fighter',
  unique: true,
  faction: 'imperial',
  cost: 9,
  speed: 4,
  hull: 3,
  antiSquadron: { red: 0, blue: 3, black: 0 },
  battery: { red: 0, blue: 1, black: 0 },
  keywords: [{ name: 'counter', value: 1 }, { name: 'escort' }],
  defenseTokens: [],
});
