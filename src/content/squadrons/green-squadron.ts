import { squadron } from '../card.ts';

export const greenSquadron = squadron({
  id: 'green-squadron',
  name: 'Green Squadron',
  squadronType: 'a-wing',
  unique: true,
  faction: 'rebel',
  cost: 12,
  speed: 5,
  hull: 4,
  antiSquadron: { red: 0, blue: 3, black: 0 },
  battery: { red: 0, blue: 0, black: 1 },
  keywords: [{ name: 'bomber' }, { name: 'counter', value: 1 }],
  defenseTokens: [],
});
