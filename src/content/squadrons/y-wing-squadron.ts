import { squadron } from '../card.ts';

export const yWingSquadron = squadron({
  id: 'y-wing-squadron',
  name: 'Y-wing Squadron',
  squadronType: 'y-wing',
  unique: false,
  faction: 'rebel',
  cost: 10,
  speed: 3,
  hull: 6,
  antiSquadron: { red: 0, blue: 2, black: 0 },
  battery: { red: 0, blue: 0, black: 1 },
  keywords: [{ name: 'bomber' }, { name: 'heavy' }],
  defenseTokens: [],
});
