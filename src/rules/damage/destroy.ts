import type { DestroyFrame } from '../../state/frames.ts';
import { nearestFrame, unitOf } from '../../state/selectors.ts';
import { call, end, go, open } from '../kernel/flow.ts';
import type { FrameModule } from '../kernel/frame-module.ts';
import { endIfEliminated } from '../scoring.ts';
import { destroyFrame, discardDamageFrame } from './frames.ts';
import { fallenShip } from './hull.ts';

/** DMG-09: off the table with its tokens and dials; its damage cards go to the discard pile, which is face up. */
export const destroyModule: FrameModule<DestroyFrame> = {
  steps: {
    // What an effect can still keep, it keeps before the unit is taken off the table.
    begin: (_g, f) => (f.cause === 'damage' ? open('unit.destroying', 'remove') : go('remove')),
    remove: (_g, f) => (f.kept ? end() : go('cards', { verbs: [{ verb: 'destroyUnit', unit: f.unit }] })),
    cards: (g, f) => {
      const unit = unitOf(g.state, f.unit)!;
      const [card] = unit.kind === 'ship' ? unit.damage : [];
      return card ? call(discardDamageFrame(unit.id, card.id), 'cards') : open('unit.destroyed', 'others');
    },
    // DMG-07: its cards are gone, and what they gave to others.
    others: (g) => {
      const fallen = fallenShip(g);
      return fallen ? call(destroyFrame(fallen, 'damage'), 'others') : go('close');
    },
    // Cards that one effect deals are all dealt before the end is looked for.
    close: (g) => end(nearestFrame(g.state, 'deal') ? [] : endIfEliminated(g)),
  },
};
