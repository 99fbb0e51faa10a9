import { squadron } from '../card.ts';

export const lancerClassPursuitCraft = squadron({
  id: 'lancer-class-pursuit-craft',
  name: 'Lancer-class Pursuit Craft',
  squadronType: 'lancer-class-pursuit-craft',
  unique: false,
  faction: 'rebel',
  cost: 15,
  speed: 4,
  hull: 4,
  antiSquadron: { red: 0, blue: 3, black: 0 },
  battery: { red: 0, blue: 0, black: 1 },
  keywords: [{ name: 'bomber' }, { name: 'grit' }, { name: 'rogue' }],
  defenseTokens: [],
});
