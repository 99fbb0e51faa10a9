import type { InstantVerb, SlowVerb, Verb } from '../../content/verbs.ts';
import type { EffectFrame, NewFrame } from '../../state/frames.ts';
import type { Json, Player } from '../../state/vocabulary.ts';
import { sceneOf } from '../scene.ts';
import { call, end, type Flow, go } from './flow.ts';
import type { FrameModule } from './frame-module.ts';
import type { Game } from './game.ts';
import { effectsOf, partOf } from './hooks.ts';

/** An effect carries out its queue of verbs; a slow verb pushes a frame and the rest waits. All of it is data. */
export const effectModule = (
  frameOf: FrameOfVerb,
  afterwards: (g: Game) => NewFrame | null,
): FrameModule<EffectFrame> => ({
  steps: {
    run: (g, f) => {
      const [verb, ...rest] = f.queue as unknown as readonly Verb[];
      if (!verb) {
        const frame = afterwards(g);
        return frame ? call(frame, 'run') : end();
      }
      if (verb.verb === 'continue') return goOn(g, f, verb.at, rest);
      const queue = rest as unknown as Json;
      const frame = frameOf(g, f.owner, verb);
      return frame
        ? call(frame, 'run', { set: { queue } })
        : go('run', { verbs: [verb as InstantVerb], set: { queue } });
    },
  },
});

/** The frame that a slow verb of a player's effect becomes; null for an instant verb. */
export type FrameOfVerb = (g: Game, by: Player, verb: Exclude<Verb, Continue>) => NewFrame | null;
type Continue = Extract<SlowVerb, { verb: 'continue' }>;

const goOn = (g: Game, f: EffectFrame, at: string, rest: readonly Verb[]): Flow => {
  const effect = effectsOf(partOf(g.content, f), f.window as Parameters<typeof effectsOf>[1])[f.n]!;
  const step = effect.steps?.[at];
  if (!step) throw new Error(`the effect of ${f.card} has no step ${at}`);
  const verbs = step(sceneOf(g, f), g.state.frames[f.about] as never, f.got);
  return go('run', { set: { queue: [...verbs, ...rest] as unknown as Json } });
};
