import type { SquadronActivationFrame } from '../../state/frames.ts';
import { end, go, open } from '../kernel/flow.ts';
import type { FrameModule } from '../kernel/frame-module.ts';

/** A squadron's activation; every action in it is optional (SQP-07), and its slider moves when it is over (SQP-09). */
export const squadronActivationModule: FrameModule<SquadronActivationFrame> = {
  steps: {
    begin: (_g, f) =>
      open('squadron.activation', 'end', {
        verbs: [{ verb: 'announce', event: { type: 'squadronActivated', squadron: f.squadron } }],
      }),
    end: (_g, f) => go('close', { verbs: [{ verb: 'endSquadronActivation', squadron: f.squadron }] }),
    close: () => end(),
  },
};
