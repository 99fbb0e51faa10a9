import { upgrade } from '../card.ts';

/** FAQ-CARD-158: all other hull zones together. */
export const xi7Turbolasers = upgrade({
  id: 'xi7-turbolasers',
  name: 'XI7 Turbolasers',
  type: 'turbolasers',
  cost: 6,
  summary: 'A defender that spends a redirect token suffers at most one damage outside the defending hull zone.',
  values: {
    damageElsewhere: {
      stage: 'limit',
      scope: 'self',
      apply: (most, _g, { redirected }) => (redirected ? Math.min(most, 1) : most),
    },
  },
});
