import { squadron } from '../card.ts';

export const yt1300 = squadron({
  id: 'yt-1300',
  name: 'YT-1300',
  squadronType: 'yt-1300',
  unique: false,
  faction: 'rebel',
  cost: 13,
  speed: 2,
  hull: 7,
  antiSquadron: { red: 0, blue: 3, black: 0 },
  battery: { red: 0, blue: 1, black: 0 },
  keywords: [{ name: 'counter', value: 1 }, { name: 'escort' }],
  defenseTokens: [],
});
