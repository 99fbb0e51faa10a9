import { squadron } from '../card.ts';

export const bWingSquadron = squadron({
  id: 'b-wing-squadron',
  name: 'B-wing Squadron',
  squadronType: 'b-wing',
  unique: false,
  faction: 'rebel',
  cost: 14,
  speed: 2,
  hull: 5,
  antiSquadron: { red: 0, blue: 3, black: 0 },
  battery: { red: 0, blue: 1, black: 1 },
  keywords: [{ name: 'bomber' }],
  defenseTokens: [],
});
