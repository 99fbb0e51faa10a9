import type { SquadronActivationFrame } from '../../state/frames.ts';
import { theSquadron } from '../../state/selectors.ts';
import { ask, end, go, open } from '../kernel/flow.ts';
import type { FrameModule } from '../kernel/frame-module.ts';
import { stands } from '../kernel/table.ts';

/** A squadron's activation; every action in it is optional (SQP-07), and its slider moves when it is over (SQP-09). */
export const squadronActivationModule: FrameModule<SquadronActivationFrame> = {
  steps: {
    begin: (_g, f) =>
      open('squadron.activation', 'actions', {
        verbs: [{ verb: 'announce', event: { type: 'squadronActivated', squadron: f.squadron } }],
      }),
    actions: (g, f) =>
      !f.moved && stands(theSquadron(g.state, f.squadron))
        ? ask(f.player, { kind: 'squadronAction', squadron: f.squadron })
        : go('end'),
    end: (_g, f) => go('close', { verbs: [{ verb: 'endSquadronActivation', squadron: f.squadron }] }),
    close: () => end(),
  },
  done: () => go('end'),
};
