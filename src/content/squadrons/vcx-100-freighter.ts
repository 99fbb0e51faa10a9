import { squadron } from '../card.ts';

export const vcx100Freighter = squadron({
  id: 'vcx-100-freighter',
  name: 'VCX-100 Freighter',
  squadronType: 'vcx-100-freighter',
  unique: false,
  faction: 'rebel',
  cost: 15,
  speed: 3,
  hull: 8,
  antiSquadron: { red: 0, blue: 3, black: 0 },
  battery: { red: 0, blue: 1, black: 0 },
  keywords: [{ name: 'heavy' }, { name: 'relay', value: 1 }, { name: 'strategic' }],
  defenseTokens: [],
});
