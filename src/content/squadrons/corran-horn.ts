import { squadron } from '../card.ts';

export const corranHorn = squadron({
  id: 'corran-horn',
  name: 'Corran Horn',
  squadronType: 'e-wing',
  unique: true,
  faction: 'rebel',
  cost: 22,
  speed: 4,
  hull: 5,
  antiSquadron: { red: 0, blue: 4, black: 0 },
  battery: { red: 1, blue: 0, black: 0 },
  keywords: [{ name: 'bomber' }, { name: 'rogue' }, { name: 'snipe', value: 4 }],
  defenseTokens: ['brace', 'brace'],
});
