import { squadron } from '../card.ts';

export const soontirFel = squadron({
  id: 'soontir-fel',
  name: 'Soontir Fel',
  squadronType: 'tie-interceptor',
  unique: true,
  faction: 'imperial',
  cost: 18,
  speed: 5,
  hull: 3,
  antiSquadron: { red: 0, blue: 4, black: 0 },
  battery: { red: 0, blue: 1, black: 0 },
  keywords: [{ name: 'counter', value: 2 }, { name: 'swarm' }],
  defenseTokens: ['brace', 'scatter'],
  summary: 'A squadron engaged with him that attacks anyone else, but for a Counter, suffers one damage afterwards.',
  on: {
    'attack.after': {
      when: (g, { attacker, defender, counter }) =>
        !counter && defender !== g.self!.id && g.engaged(g.self!.id).includes(attacker),
      resolve: (_g, { attacker }) => [{ verb: 'suffer', ship: attacker, zone: null, points: 1 }],
    },
  },
});
