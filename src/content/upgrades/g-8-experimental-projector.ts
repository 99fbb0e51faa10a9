import { upgrade } from '../card.ts';

/** FAQ-CARD-100, FAQ-CARD-101: any maneuver of an enemy, at one less than whatever its speed then is. */
export const g8ExperimentalProjector = upgrade({
  id: 'g-8-experimental-projector',
  name: 'G-8 Experimental Projector',
  type: 'experimental-retrofit',
  cost: 8,
  unique: true,
  summary: 'Before an enemy ship at distance 1-5 determines its course, it may be slowed by one for that maneuver.',
  on: {
    'ship.beforeCourse': {
      scope: { who: 'enemy', within: 5 },
      cost: 'exhaust',
      resolve: (_g, it) => [{ verb: 'setFrame', depth: it.depth, fields: { slower: it.slower + 1 } }],
    },
  },
});
