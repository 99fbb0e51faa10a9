import type { EffectPick } from '../../state/actions.ts';
import { type Die, ICONS_OF } from '../../state/dice.ts';
import type { ManeuverFrame } from '../../state/frames.ts';
import type { Json } from '../../state/vocabulary.ts';
import { objective, type Scene } from '../card.ts';
import type { Verb } from '../verbs.ts';
import { isSecond } from './shared.ts';

/** The mines at distance 1 of a ship, as long as it is there. */
const mines = (g: Scene, it: ManeuverFrame): readonly EffectPick[] =>
  g.state.objectiveTokens.filter(({ id }) => g.within(it.ship, id, 1)).map(({ id }) => ({ objectiveToken: id }));

/** One mine after another, in the owner's order (TIME-06), each dealt with before the next. */
const nextMine = (g: Scene, it: ManeuverFrame): readonly Verb[] => {
  const picks = mines(g, it);
  return picks.length === 0
    ? []
    : [
        { verb: 'ask', player: g.owner, picks },
        { verb: 'continue', at: 'chosen' },
      ];
};

const setOff = (mine: string): readonly Verb[] => [
  { verb: 'removeObjectiveToken', token: mine },
  { verb: 'roll', dice: ['blue', 'blue'] },
  { verb: 'continue', at: 'explosion' },
  { verb: 'continue', at: 'next' },
];

/** A card for each icon, the first of them face up if there is a critical one. */
const explosion = (it: ManeuverFrame, got: Json): readonly Verb[] => {
  const icons = (got as unknown as readonly Die[]).map(({ face }) => ICONS_OF[face]);
  const cards = icons.reduce((sum, { hit, crit }) => sum + hit + crit, 0);
  const critical = icons.some(({ crit }) => crit > 0);
  return Array.from({ length: cards }, (_, i) => ({
    verb: 'dealDamage',
    ship: it.ship,
    face: critical && i === 0 ? 'up' : 'down',
  }));
};

export const minefields = objective({
  id: 'minefields',
  name: 'Minefields',
  category: 'navigation',
  core: true,
  victoryTokenValue: null,
  summary:
    'The second player places all obstacles, and six mines beside them. A ship that ends its movement at distance 1 of a mine sets it off: two blue dice, a damage card for each icon.',
  values: {
    obstacleRules: {
      stage: 'set',
      apply: (rules) => ({ ...rules, alternate: false, fromPlayers: null, fromSides: null, apart: 5 }),
    },
  },
  on: {
    'setup.obstaclesPlaced': {
      when: isSecond,
      resolve: (g) => [
        { verb: 'placeTokens', player: g.owner, count: 6, rules: { area: 'play', apart: 1, atObstacle: 1 } },
      ],
    },
    // FAQ-CARD-032
    'ship.moved': {
      when: (g, it) => it.player === g.owner,
      choose: mines,
      resolve: (_g, _it, { objectiveToken }) => setOff(objectiveToken!),
      steps: {
        explosion: (_g, it, got) => explosion(it, got),
        next: nextMine,
        chosen: (_g, _it, got) => setOff((got as EffectPick).objectiveToken!),
      },
    },
  },
});
