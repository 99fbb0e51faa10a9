import { squadron } from '../card.ts';

export const goldSquadron = squadron({
  id: 'gold-squadron',
  name: 'Gold Squadron',
  squadronType: 'y-wing',
  unique: true,
  faction: 'rebel',
  cost: 12,
  speed: 3,
  hull: 6,
  antiSquadron: { red: 0, blue: 2, black: 0 },
  battery: { red: 0, blue: 2, black: 0 },
  keywords: [{ name: 'bomber' }],
  defenseTokens: [],
});
