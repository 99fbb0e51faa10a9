import { squadron } from '../card.ts';

export const tiePhantomSquadron = squadron({
  id: 'tie-phantom-squadron',
  name: 'TIE Phantom Squadron',
  squadronType: 'tie-phantom',
  unique: false,
  faction: 'imperial',
  cost: 14,
  speed: 4,
  hull: 4,
  antiSquadron: { red: 0, blue: 4, black: 0 },
  battery: { red: 2, blue: 0, black: 0 },
  keywords: [{ name: 'cloak' }],
  defenseTokens: [],
});
