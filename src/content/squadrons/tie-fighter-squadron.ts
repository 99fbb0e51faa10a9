import { squadron } from '../card.ts';

export const tieFighterSquadron = squadron({
  id: 'tie-fighter-squadron',
  name: 'TIE Fighter Squadron',
  squadronType: 'tie-fighter',
  unique: false,
  faction: 'imperial',
  cost: 8,
  speed: 4,
  hull: 3,
  antiSquadron: { red: 0, blue: 3, black: 0 },
  battery: { red: 0, blue: 1, black: 0 },
  keywords: [{ name: 'swarm' }],
  defenseTokens: [],
});
