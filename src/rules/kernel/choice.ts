import type { Choose, EffectPick } from '../../state/actions.ts';
import type { ChoiceFrame } from '../../state/frames.ts';
import { sameJson } from '../../state/json.ts';
import { fields, oneOf } from '../../state/shape.ts';
import { refuse } from '../../state/verdict.ts';
import { type Json, PLAYERS } from '../../state/vocabulary.ts';
import type { Family } from './family.ts';
import { ask, end, go } from './flow.ts';
import type { FrameModule } from './frame-module.ts';
import { pickShape } from './window.ts';

/** A choice that an effect puts to a player in the middle of its resolution. */
export const choiceModule: FrameModule<ChoiceFrame> = {
  steps: {
    ask: (g, f) => {
      // Nothing to choose from, or nothing but one thing: no choice.
      const [first, ...others] = distinctPicks(f);
      if (others.length === 0) return end([], first ?? null);
      const effect = g.state.frames[f.depth - 1]!;
      return ask(f.player, { kind: 'choose', source: effect.kind === 'effect' ? effect.by : '' });
    },
    close: (_g, f) => end([], f.got),
  },
};

export const choose: Family<'choose', ChoiceFrame> = {
  type: 'choose',
  shape: fields({ type: oneOf('choose'), player: oneOf(...PLAYERS), pick: pickShape }),
  timing: 'TIME-03',
  options: (_g, f) =>
    distinctPicks(f).map((pick): Choose => ({ type: 'choose', player: f.player, pick: pick as EffectPick })),
  check: (_g, { pick }, f) =>
    !f || f.picks.some((each) => sameJson(each, pick)) ? [] : [refuse('TIME-14', 'pick-not-offered')],
  answer: (_g, _f, { player, pick }) =>
    go('close', {
      verbs: [{ verb: 'announce', event: { type: 'choiceMade', player, pick } }],
      set: { got: pick as unknown as Json },
    }),
};

const distinctPicks = ({ picks }: ChoiceFrame): readonly Json[] =>
  picks.filter((pick, i) => picks.findIndex((each) => sameJson(each, pick)) === i);
