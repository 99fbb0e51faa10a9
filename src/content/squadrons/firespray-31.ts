import { squadron } from '../card.ts';

export const firespray31 = squadron({
  id: 'firespray-31',
  name: 'Firespray-31',
  squadronType: 'firespray-31',
  unique: false,
  faction: 'imperial',
  cost: 18,
  speed: 3,
  hull: 6,
  antiSquadron: { red: 0, blue: 3, black: 0 },
  battery: { red: 0, blue: 2, black: 0 },
  keywords: [{ name: 'bomber' }, { name: 'rogue' }],
  defenseTokens: [],
});
