import type { RoundFrame } from '../../state/frames.ts';
import { firstPlayerOf } from '../../state/selectors.ts';
import { call, end, open } from '../kernel/flow.ts';
import type { FrameModule } from '../kernel/frame-module.ts';

/** ROUND-01: Command, Ship, Squadron and Status Phase; ROUND-06: effects of the round's start before, of its end behind them. */
export const roundModule: FrameModule<RoundFrame> = {
  steps: {
    start: (_g, f) =>
      open('round.start', 'command', {
        verbs: [{ verb: 'announce', event: { type: 'roundStarted', round: f.number } }],
      }),
    command: () => call({ kind: 'commandPhase', step: 'begin', answers: [] }, 'ship'),
    ship: (g) => call({ kind: 'shipPhase', step: 'begin', turn: firstPlayerOf(g.state) }, 'squadron'),
    squadron: (g) => call({ kind: 'squadronPhase', step: 'begin', turn: firstPlayerOf(g.state), count: 0 }, 'status'),
    status: () => call({ kind: 'statusPhase', step: 'begin' }, 'end'),
    end: () => open('round.end', 'close'),
    // OPT-04
    close: (g, f) => end(g.state.options.unlimitedRounds ? [{ verb: 'passInitiative' }] : [], f.number),
  },
};
