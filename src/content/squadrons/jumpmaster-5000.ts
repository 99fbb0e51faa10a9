import { squadron } from '../card.ts';

export const jumpmaster5000 = squadron({
  id: 'jumpmaster-5000',
  name: 'JumpMaster 5000',
  squadronType: 'jumpmaster-5000',
  unique: false,
  faction: 'imperial',
  cost: 12,
  speed: 4,
  hull: 4,
  antiSquadron: { red: 0, blue: 2, black: 0 },
  battery: { red: 0, blue: 1, black: 0 },
  keywords: [{ name: 'intel' }, { name: 'swarm' }],
  defenseTokens: [],
});
