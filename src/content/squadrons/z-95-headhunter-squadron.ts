import { squadron } from '../card.ts';

export const z95HeadhunterSquadron = squadron({
  id: 'z-95-headhunter-squadron',
  name: 'Z-95 Headhunter Squadron',
  squadronType: 'z-95-headhunter',
  unique: false,
  faction: 'rebel',
  cost: 7,
  speed: 3,
  hull: 3,
  antiSquadron: { red: 3, blue: 0, black: 0 },
  battery: { red: 1, blue: 0, black: 0 },
  keywords: [{ name: 'swarm' }],
  defenseTokens: [],
});
