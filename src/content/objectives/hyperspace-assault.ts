import type { EffectPick } from '../../state/actions.ts';
import { secondPlayerOf, squadronsOf } from '../../state/selectors.ts';
import type { UnitId } from '../../state/state.ts';
import { objective, type Scene, type ShipCard } from '../card.ts';
import type { Verb } from '../verbs.ts';
import { isSecond, shipsInPlay } from './shared.ts';

const SQUADRONS = 3;

/** What this objective has set aside, the ship first. */
const aside = (g: Scene): readonly UnitId[] =>
  [...g.aside()].sort((a, b) => Number(g.unit(b)!.kind === 'ship') - Number(g.unit(a)!.kind === 'ship'));

/** Another squadron, or none. */
const nextSquadron = (g: Scene): readonly Verb[] => {
  const chosen = aside(g).filter((id) => g.unit(id)!.kind === 'squadron').length;
  const left = squadronsOf(g.state, g.owner).filter(({ status }) => status === 'inPlay');
  if (chosen >= SQUADRONS || left.length === 0) return placeTokens(g);
  return [
    { verb: 'ask', player: g.owner, picks: [{}, ...left.map(({ id }) => ({ unit: id }))] },
    { verb: 'continue', at: 'squadron' },
  ];
};

const placeTokens = (g: Scene): readonly Verb[] => [
  { verb: 'placeTokens', player: g.owner, count: 3, rules: { area: 'play', fromPlayers: 3 } },
];

const landings = (g: Scene): readonly EffectPick[] => {
  const [ship] = aside(g);
  return g.state.objectiveTokens
    .filter(({ id }) => ship !== undefined && g.hasRoom(ship, { of: id, how: 'at', band: 1 }))
    .map(({ id }) => ({ objectiveToken: id }));
};

export const hyperspaceAssault = objective({
  id: 'hyperspace-assault',
  name: 'Hyperspace Assault',
  category: 'defense',
  core: true,
  victoryTokenValue: null,
  summary:
    'The second player holds back a small or medium ship and up to three squadrons and places three tokens. At the start of a later round they may all appear at one of the tokens; until then the tokens may drift.',
  on: {
    'setup.beforeDeployment': {
      when: isSecond,
      choose: (g) => {
        const ships = shipsInPlay(g, g.owner).filter(({ id }) => (g.facts(id) as ShipCard).size !== 'large');
        return ships.length > 0 ? ships.map(({ id }) => ({ unit: id })) : [{}];
      },
      resolve: (g, _it, { unit }) => [
        ...(unit ? [{ verb: 'setAside', unit, by: g.by } as const] : []),
        { verb: 'continue', at: 'squadrons' },
      ],
      steps: {
        squadrons: (g) => nextSquadron(g),
        squadron: (g, _it, got) => {
          const { unit } = got as EffectPick;
          if (!unit) return placeTokens(g);
          return [
            { verb: 'setAside', unit, by: g.by },
            { verb: 'continue', at: 'squadrons' },
          ];
        },
      },
    },
    // FAQ-CARD-029: neither in the first round.
    'round.start': {
      optional: true,
      when: (g, it) => isSecond(g) && it.number > 1 && aside(g).length > 0 && g.state.objectiveTokens.length > 0,
      choose: (g) => [{}, ...landings(g)],
      resolve: (g, _it, { objectiveToken }) => {
        const tokens = g.state.objectiveTokens.map(({ id }) => id);
        if (!objectiveToken)
          return [{ verb: 'moveTokens', player: secondPlayerOf(g.state), tokens, count: tokens.length, within: 1 }];
        return [
          { verb: 'deployUnits', units: aside(g), near: { of: objectiveToken, how: 'at', band: 1 } },
          ...tokens.map((token) => ({ verb: 'removeObjectiveToken', token }) as const),
        ];
      },
    },
  },
});
