import { squadron } from '../card.ts';

export const tieDefenderSquadron = squadron({
  id: 'tie-defender-squadron',
  name: 'TIE Defender Squadron',
  squadronType: 'tie-defender',
  unique: false,
  faction: 'imperial',
  cost: 16,
  speed: 5,
  hull: 6,
  antiSquadron: { red: 0, blue: 2, black: 2 },
  battery: { red: 0, blue: 1, black: 0 },
  keywords: [{ name: 'bomber' }],
  defenseTokens: [],
});
