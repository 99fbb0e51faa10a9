import type { GameFrame } from '../../state/frames.ts';
import { isLastRound } from '../../state/selectors.ts';
import { call, go, over } from '../kernel/flow.ts';
import type { FrameModule } from '../kernel/frame-module.ts';
import { endByScore, endIfEliminated } from '../scoring.ts';

/** The whole game: setup, at most six rounds, the score (ROUND-01, ROUND-03). Each round is a frame of its own. */
export const gameModule: FrameModule<GameFrame> = {
  steps: {
    round: (g, f) =>
      call({ kind: 'round', step: f.begin, number: g.state.round }, 'afterRound', { set: { begin: 'start' } }),
    // ROUND-02: the token of the next round is out already, but for the last round, after which the game ends.
    afterRound: (g, f) =>
      go(isLastRound(g.state, f.got as number) ? 'score' : 'round', { verbs: endIfEliminated(g, true) }),
    score: (g) => go('over', { verbs: endByScore(g) }),
    over: () => over(),
  },
};
