import { squadron } from '../card.ts';

export const yt2400 = squadron({
  id: 'yt-2400',
  name: 'YT-2400',
  squadronType: 'yt-2400',
  unique: false,
  faction: 'rebel',
  cost: 16,
  speed: 4,
  hull: 6,
  antiSquadron: { red: 0, blue: 4, black: 0 },
  battery: { red: 0, blue: 0, black: 1 },
  keywords: [{ name: 'rogue' }],
  defenseTokens: [],
});
