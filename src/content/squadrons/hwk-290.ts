import { squadron } from '../card.ts';

export const hwk290 = squadron({
  id: 'hwk-290',
  name: 'HWK-290',
  squadronType: 'hwk-290',
  unique: false,
  faction: 'rebel',
  cost: 12,
  speed: 3,
  hull: 4,
  antiSquadron: { red: 0, blue: 2, black: 0 },
  battery: { red: 0, blue: 1, black: 0 },
  keywords: [{ name: 'counter', value: 2 }, { name: 'intel' }],
  defenseTokens: [],
});
