import { distinctDice, hasFace, ICONS_OF } from '../../state/dice.ts';
import { upgrade } from '../card.ts';

/** DICE-11: only a colour that has such a face. */
export const h9Turbolasers = upgrade({
  id: 'h9-turbolasers',
  name: 'H9 Turbolasers',
  type: 'turbolasers',
  cost: 8,
  summary: 'Attacking, it may turn one die with a hit or critical icon to an accuracy icon.',
  on: {
    'attack.effects': {
      scope: 'self',
      choose: (_g, it) =>
        distinctDice(it.dice)
          .filter(({ color, face }) => hasFace(color, 'accuracy') && ICONS_OF[face].hit + ICONS_OF[face].crit > 0)
          .map((die) => ({ die })),
      resolve: (_g, it, { die }) => [
        { verb: 'changeDice', attack: it.depth, remove: [die!], add: [{ color: die!.color, face: 'accuracy' }] },
      ],
    },
  },
});
