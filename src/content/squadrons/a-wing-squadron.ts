import { squadron } from '../card.ts';

export const aWingSquadron = squadron({
  id: 'a-wing-squadron',
  name: 'A-wing Squadron',
  squadronType: 'a-wing',
  unique: false,
  faction: 'rebel',
  cost: 11,
  speed: 5,
  hull: 4,
  antiSquadron: { red: 0, blue: 3, black: 0 },
  battery: { red: 0, blue: 0, black: 1 },
  keywords: [{ name: 'counter', value: 2 }],
  defenseTokens: [],
});
