import type { StatusPhaseFrame } from '../../state/frames.ts';
import { isLastRound } from '../../state/selectors.ts';
import { end, go, open } from '../kernel/flow.ts';
import type { FrameModule } from '../kernel/frame-module.ts';
import { bansOn } from '../kernel/hooks.ts';
import { phaseEnded, phaseStarted } from './phase.ts';

/** STAT-04: ready defense tokens, ready upgrades, flip the initiative token, put out the next round token. */
export const statusPhaseModule: FrameModule<StatusPhaseFrame> = {
  steps: {
    begin: () => open('phase.status.start', 'tokens', { verbs: [phaseStarted('status')] }),
    tokens: (g) => {
      const not = g.state.roster.filter((unit) => bansOn(g, 'readyDefenseTokens', { unit }).length > 0);
      return go('upgrades', { verbs: [{ verb: 'readyDefenseTokens', not }] });
    },
    upgrades: () => go('initiative', { verbs: [{ verb: 'readyUpgrades' }] }),
    initiative: () => go('round', { verbs: [{ verb: 'flipInitiative' }] }),
    // ROUND-02: there is no seventh token.
    round: (g) => go('finish', { verbs: isLastRound(g.state, g.state.round) ? [] : [{ verb: 'advanceRound' }] }),
    finish: () => open('phase.status.end', 'close'),
    close: () => end([phaseEnded('status')]),
  },
};
