import { HULL_ZONES } from '../../state/vocabulary.ts';
import { upgrade } from '../card.ts';

export const advancedProjectors = upgrade({
  id: 'advanced-projectors',
  name: 'Advanced Projectors',
  type: 'defensive-retrofit',
  cost: 6,
  summary: 'Its redirect token may name any hull zones but the defending one, and several of them.',
  values: {
    redirect: {
      stage: 'set',
      scope: 'self',
      apply: (_redirect, _g, { zone }) => {
        const zones = HULL_ZONES.filter((each) => each !== zone);
        return { zones, most: zones.length };
      },
    },
  },
});
