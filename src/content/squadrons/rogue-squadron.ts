import { squadron } from '../card.ts';

export const rogueSquadron = squadron({
  id: 'rogue-squadron',
  name: 'Rogue Squadron',
  squadronType: 'x-wing',
  unique: true,
  faction: 'rebel',
  cost: 14,
  speed: 3,
  hull: 5,
  antiSquadron: { red: 0, blue: 4, black: 0 },
  battery: { red: 1, blue: 0, black: 0 },
  keywords: [{ name: 'bomber' }, { name: 'rogue' }],
  defenseTokens: [],
});
