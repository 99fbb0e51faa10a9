import { squadron } from '../card.ts';

export const aggressorAssaultFighter = squadron({
  id: 'aggressor-assault-fighter',
  name: 'Aggressor Assault Fighter',
  squadronType: 'aggressor-assault-fighter',
  unique: false,
  faction: 'imperial',
  cost: 16,
  speed: 3,
  hull: 5,
  antiSquadron: { red: 0, blue: 4, black: 0 },
  battery: { red: 0, blue: 0, black: 1 },
  keywords: [{ name: 'counter', value: 1 }, { name: 'rogue' }],
  defenseTokens: [],
});
