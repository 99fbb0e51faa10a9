import { squadron } from '../card.ts';

export const scurrgH6Bomber = squadron({
  id: 'scurrg-h-6-bomber',
  name: 'Scurrg H-6 Bomber',
  squadronType: 'scurrg-h-6-bomber',
  unique: false,
  faction: 'rebel',
  cost: 16,
  speed: 3,
  hull: 6,
  antiSquadron: { red: 0, blue: 2, black: 0 },
  battery: { red: 0, blue: 1, black: 1 },
  keywords: [{ name: 'bomber' }, { name: 'grit' }, { name: 'heavy' }],
  defenseTokens: [],
});
