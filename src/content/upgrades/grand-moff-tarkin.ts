import { COMMANDS } from '../../state/vocabulary.ts';
import { upgrade } from '../card.ts';

export const grandMoffTarkin = upgrade({
  id: 'grand-moff-tarkin',
  name: 'Grand Moff Tarkin',
  type: 'commander',
  cost: 38,
  unique: true,
  faction: 'imperial',
  summary: 'At the start of the Ship Phase each friendly ship may gain a command token of one type of his choice.',
  on: {
    'phase.ship.start': {
      choose: () => COMMANDS.map((command) => ({ command })),
      resolve: (g, _it, { command }) =>
        g
          .units(g.owner)
          .filter(({ kind }) => kind === 'ship')
          .map(({ id }) => ({ verb: 'gainCommandToken', ship: id, command: command! }) as const),
    },
  },
});
