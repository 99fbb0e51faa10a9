import { squadron } from '../card.ts';

export const tieInterceptorSquadron = squadron({
  id: 'tie-interceptor-squadron',
  name: 'TIE Interceptor Squadron',
  squadronType: 'tie-interceptor',
  unique: false,
  faction: 'imperial',
  cost: 11,
  speed: 5,
  hull: 3,
  antiSquadron: { red: 0, blue: 4, black: 0 },
  battery: { red: 0, blue: 1, black: 0 },
  keywords: [{ name: 'counter', value: 2 }, { name: 'swarm' }],
  defenseTokens: [],
});
