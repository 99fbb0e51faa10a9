import { squadron } from '../card.ts';

export const saberSquadron = squadron({
  id: 'saber-squadron',
  name: 'Saber Squadron',
  squadronType: 'tie-interceptor',
  unique: true,
  faction: 'imperial',
  cost: 12,
  speed: 5,
  hull: 3,
  antiSquadron: { red: 0, blue: 4, black: 0 },
  battery: { red: 0, blue: 1, black: 0 },
  keywords: [{ name: 'snipe', value: 4 }, { name: 'swarm' }],
  defenseTokens: [],
});
