import { squadron } from '../card.ts';

/** FAQ-QA-44: in a Counter as well. */
export const howlrunner = squadron({
  id: 'howlrunner',
  name: '"Howlrunner"',
  squadronType: 'tie-fighter',
  unique: true,
  faction: 'imperial',
  cost: 16,
  speed: 4,
  hull: 3,
  antiSquadron: { red: 0, blue: 3, black: 0 },
  battery: { red: 0, blue: 1, black: 0 },
  keywords: [{ name: 'swarm' }],
  defenseTokens: ['brace', 'scatter'],
  summary: 'Other friendly squadrons with Swarm at distance 1 may add a blue die when they attack a squadron.',
  on: {
    'attack.effects': {
      optional: true,
      scope: { who: 'other', kind: 'squadron', within: 1 },
      when: (g, { attacker, defendingZone }) => defendingZone === null && g.has(attacker, 'swarm'),
      resolve: (_g, it) => [{ verb: 'addDice', attack: it.depth, dice: ['blue'] }],
    },
  },
});
