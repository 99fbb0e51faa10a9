import { squadron } from '../card.ts';

/** FAQ-CARD-043: not to a squadron that only an effect keeps. What it suffers is no damage of the attack, so nobody moves it on. */
export const biggsDarklighter = squadron({
  id: 'biggs-darklighter',
  name: 'Biggs Darklighter',
  squadronType: 'x-wing',
  unique: true,
  faction: 'rebel',
  cost: 19,
  speed: 3,
  hull: 5,
  antiSquadron: { red: 0, blue: 4, black: 0 },
  battery: { red: 1, blue: 0, black: 0 },
  keywords: [{ name: 'bomber' }, { name: 'escort' }],
  defenseTokens: ['brace', 'brace'],
  summary:
    'Before a friendly Escort at distance 1 suffers from an attack, one damage may go to any friendly Escort at distance 1.',
  on: {
    'attack.beforeSuffering': {
      optional: true,
      scope: { who: 'friendly', within: 1, as: 'defender' },
      when: (g, { defender, total }) => total > 0 && g.has(defender, 'escort'),
      choose: (g) =>
        g
          .units(g.owner)
          .filter(({ id, status }) => status === 'inPlay' && g.has(id, 'escort') && g.within(g.self!.id, id, 1))
          .map(({ id }) => ({ unit: id })),
      resolve: (_g, { depth, total }, { unit }) => [
        { verb: 'changeTotal', attack: depth, total: total - 1 },
        { verb: 'suffer', ship: unit!, zone: null, points: 1 },
      ],
    },
  },
});
