import { type KeywordCard, keyword } from '../card.ts';

/** Keywords that act through hooks. Heavy, Grit and Relay are read by the rules that they change. */

/** KEY-16: enemy squadrons at distance 1 have Heavy. */
const intel = keyword({
  id: 'intel',
  name: 'Intel',
  summary: 'Enemy squadrons at distance 1 have Heavy.',
  values: {
    keyword: {
      stage: 'add',
      apply: (has, g, { squadron, keyword: asked }) =>
        has || (asked === 'heavy' && !g.friendly(squadron) && g.within(g.self!.id, squadron, 1)),
    },
  },
});

/** KEY-18: at the end of the Squadron Phase, up to distance 1, engaged or not. */
const cloak = keyword({
  id: 'cloak',
  name: 'Cloak',
  summary: 'Moves up to distance 1 at the end of the Squadron Phase, engaged or not.',
  on: {
    'phase.squadron.end': {
      optional: true,
      resolve: (g) => [{ verb: 'grantMove', squadron: g.self!.id, reach: 1, evenIfEngaged: true }],
    },
  },
});

/** Every keyword that has hooks. */
export const KEYWORD_CARDS: readonly KeywordCard[] = [cloak, intel];
