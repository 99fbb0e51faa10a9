import { squadron } from '../card.ts';

export const tempestSquadron = squadron({
  id: 'tempest-squadron',
  name: 'Tempest Squadron',
  squadronType: 'tie-advanced',
  unique: true,
  faction: 'imperial',
  cost: 13,
  speed: 4,
  hull: 5,
  antiSquadron: { red: 0, blue: 3, black: 0 },
  battery: { red: 0, blue: 0, black: 1 },
  keywords: [{ name: 'bomber' }, { name: 'escort' }],
  defenseTokens: [],
});
