import { squadron } from '../card.ts';

/** FAQ-CARD-044: faceup damage cards look at the shields that are really there. */
export const lukeSkywalker = squadron({
  id: 'luke-skywalker',
  name: 'Luke Skywalker',
  squadronType: 'x-wing',
  unique: true,
  faction: 'rebel',
  cost: 20,
  speed: 3,
  hull: 5,
  antiSquadron: { red: 0, blue: 4, black: 0 },
  battery: { red: 0, blue: 0, black: 1 },
  keywords: [{ name: 'bomber' }, { name: 'escort' }],
  defenseTokens: ['brace', 'brace'],
  summary: 'Ships that he attacks are treated as having no shields.',
  values: { throughShields: { stage: 'set', scope: 'self', apply: () => true } },
});
