import type { SquadronActivationFrame } from '../../state/frames.ts';
import { theSquadron } from '../../state/selectors.ts';
import { ask, end, go, open } from '../kernel/flow.ts';
import type { FrameModule } from '../kernel/frame-module.ts';
import type { Game } from '../kernel/game.ts';
import { hasKeyword } from '../kernel/hooks.ts';
import { stands } from '../kernel/table.ts';
import { squadronAttacks } from '../squadrons/attacks.ts';

/** A squadron's activation; every action in it is optional (SQP-07), and its slider moves when it is over (SQP-09). */
export const squadronActivationModule: FrameModule<SquadronActivationFrame> = {
  steps: {
    begin: (_g, f) =>
      open('squadron.activation', 'actions', {
        verbs: [{ verb: 'announce', event: { type: 'squadronActivated', squadron: f.squadron } }],
      }),
    actions: (g, f) =>
      stands(theSquadron(g.state, f.squadron)) && actionsLeft(g, f)
        ? ask(f.player, { kind: 'squadronAction', squadron: f.squadron })
        : go('end'),
    end: (_g, f) => go('close', { verbs: [{ verb: 'endSquadronActivation', squadron: f.squadron }] }),
    close: () => end(),
  },
  done: () => go('end'),
};

/** SQP-06, SQC-08, KEY-17: by command, or as a Rogue, a move and its attacks; else one of the two. */
const actionsLeft = (g: Game, f: SquadronActivationFrame): boolean => {
  if (f.mode === 'or' && !hasKeyword(g, f.squadron, 'rogue')) return !f.moved && f.attacks === 0;
  return !f.moved || f.attacks < squadronAttacks(g, f);
};
