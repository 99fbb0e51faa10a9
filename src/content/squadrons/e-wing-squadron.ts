import { squadron } from '../card.ts';

export const eWingSquadron = squadron({
  id: 'e-wing-squadron',
  name: 'E-wing Squadron',
  squadronType: 'e-wing',
  unique: false,
  faction: 'rebel',
  cost: 15,
  speed: 4,
  hull: 5,
  antiSquadron: { red: 0, blue: 4, black: 0 },
  battery: { red: 1, blue: 0, black: 0 },
  keywords: [{ name: 'bomber' }, { name: 'snipe', value: 3 }],
  defenseTokens: [],
});
