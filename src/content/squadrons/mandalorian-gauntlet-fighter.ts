import { squadron } from '../card.ts';

export const mandalorianGauntletFighter = squadron({
  id: 'mandalorian-gauntlet-fighter',
  name: 'Mandalorian Gauntlet Fighter',
  squadronType: 'mandalorian-gauntlet-fighter',
  unique: false,
  faction: 'imperial',
  cost: 20,
  speed: 4,
  hull: 7,
  antiSquadron: { red: 1, blue: 2, black: 0 },
  battery: { red: 0, blue: 2, black: 0 },
  keywords: [{ name: 'assault' }, { name: 'rogue' }],
  defenseTokens: [],
});
