import type { LearningSetupFrame, SetupFrame } from '../../state/frames.ts';
import { fields, oneOf } from '../../state/shape.ts';
import { PLAYERS } from '../../state/vocabulary.ts';
import type { Family } from '../kernel/family.ts';
import { go, type Move } from '../kernel/flow.ts';
import { factionsByCoin } from './learning.ts';

/** An even draw between the players: who gets the faction that both want (LEARN-02), or who decides on initiative (SETUP-11). */
export const flipCoin: Family<'flipCoin', LearningSetupFrame | SetupFrame> = {
  type: 'flipCoin',
  shape: fields({ type: oneOf('flipCoin'), player: oneOf('chance'), result: oneOf(...PLAYERS) }),
  timing: 'SETUP-11',
  options: () => PLAYERS.map((result) => ({ type: 'flipCoin', player: 'chance', result })),
  check: () => [],
  answer: (_g, f, { result }) => {
    const shown = { verb: 'announce', event: { type: 'coinFlipped', result, shownTo: PLAYERS } } as const;
    const then: Move = f.kind === 'setup' ? go('first', { set: { decider: result } }) : factionsByCoin(f, result);
    return { ...then, verbs: [shown, ...then.verbs] };
  },
};
