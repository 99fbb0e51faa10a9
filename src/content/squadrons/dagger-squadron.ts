import { squadron } from '../card.ts';

export const daggerSquadron = squadron({
  id: 'dagger-squadron',
  name: 'Dagger Squadron',
  squadronType: 'b-wing',
  unique: true,
  faction: 'rebel',
  cost: 15,
  speed: 2,
  hull: 5,
  antiSquadron: { red: 0, blue: 2, black: 1 },
  battery: { red: 0, blue: 1, black: 1 },
  keywords: [{ name: 'bomber' }, { name: 'swarm' }],
  defenseTokens: [],
});
