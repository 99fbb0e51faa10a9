import { type InstantVerb, SLOW_VERBS, type Verb } from '../../content/verbs.ts';
import type { UseEffect } from '../../state/actions.ts';
import { DIE_COLORS } from '../../state/dice.ts';
import type { EffectFrame, Frame, WindowFrame } from '../../state/frames.ts';
import { sameJson } from '../../state/json.ts';
import { firstPlayerOf, secondPlayerOf, topFrame } from '../../state/selectors.ts';
import { die, fields, listOf, oneOf, optional, text, whole } from '../../state/shape.ts';
import { refuse, type Verdict } from '../../state/verdict.ts';
import { COMMANDS, HULL_ZONES, type Json, PLAYERS, type Player } from '../../state/vocabulary.ts';
import { sceneOf } from '../scene.ts';
import { paymentOf } from './costs.ts';
import type { Family } from './family.ts';
import { ask, call, end, type Flow, go } from './flow.ts';
import type { FrameModule } from './frame-module.ts';
import type { Game } from './game.ts';
import { aboutOf, againstUse, effectName, marksOf, type Offer, offerOf, offersOf, picksOf } from './offers.ts';

/**
 * A window: all effects of the first player one at a time, then all of the second player's, no way back (TIME-06, TIME-07). Offers
 * are taken anew after each effect. The frame that a window is about may offer one player, its host, actions of its own.
 */
export const windowModule = (moduleOf: (f: Frame) => FrameModule<Frame>): FrameModule<WindowFrame> => {
  const turnOf = (g: Game, f: WindowFrame, player: Player, then: WindowFrame['step']): Flow => {
    const about = g.state.frames[f.about]!;
    if (f.host === player) {
      const hosted = moduleOf(about).hosts!(g, about);
      return hosted ? ask(player, hosted) : go(then);
    }
    return offersOf(g, f, player).length > 0 ? ask(player, { kind: 'useEffects', window: f.window }) : go(then);
  };
  return {
    steps: {
      first: (g, f) => turnOf(g, f, firstPlayerOf(g.state), 'second'),
      second: (g, f) => turnOf(g, f, secondPlayerOf(g.state), 'close'),
      close: () => end(),
    },
    done: (_g, f) => go(f.step === 'first' ? 'second' : 'close'),
  };
};

/** What an effect may ask its user to choose. */
export const pickShape = fields({
  unit: optional(text),
  zone: optional(oneOf(...HULL_ZONES)),
  zones: optional(listOf(oneOf(...HULL_ZONES), 20)),
  color: optional(oneOf(...DIE_COLORS)),
  die: optional(die),
  dice: optional(listOf(die, 40)),
  command: optional(oneOf(...COMMANDS)),
  token: optional(oneOf(...COMMANDS)),
  defenseToken: optional(whole(0, 20)),
  evade: optional(oneOf('cancel', 'reroll')),
  card: optional(text),
  objectiveToken: optional(text),
  colors: optional(listOf(oneOf(...DIE_COLORS), 10)),
  count: optional(whole(0, 1000)),
});

/** TIME-03: an effect can be used in its window, once for each occurrence. */
export const useEffect: Family<'useEffect', WindowFrame> = {
  type: 'useEffect',
  shape: fields({ type: oneOf('useEffect'), player: oneOf(...PLAYERS), source: text, pick: optional(pickShape) }),
  timing: 'TIME-03',
  options: (g, f, player) =>
    offersOf(g, f, player as Player).flatMap((offer) =>
      offer.picks.map((each): UseEffect => {
        const action = { type: 'useEffect', player: player as Player, source: offer.name } as const;
        return each ? { ...action, pick: each } : action;
      }),
    ),
  // An effect of the player who comes second is judged by the window that is open, whoever's turn it is.
  check: (g, action, f) => {
    const open = f ?? topFrame(g.state);
    return open.kind === 'window' ? checkUse(g, action, open) : checkUnused(g, action);
  },
  answer: (g, f, action) => {
    const offer = offersOf(g, f, action.player).find(({ name }) => name === action.source)!;
    const payment = paymentOf(offer.source, offer.effect, action.pick ?? {}, f.about);
    const marks = marksOf(g.state, f, offer.source, offer.effect);
    return call(effectFrame(g, f, offer, action, payment.slow), f.step, {
      verbs: [
        ...marks.map(({ depth, key }) => ({ verb: 'useUp', depth, key }) as const),
        ...payment.now,
        used(action, offer),
      ],
    });
  },
};

const checkUse = (g: Game, action: UseEffect, f: WindowFrame): readonly Verdict[] => {
  const source = (g.state.active[f.window] ?? []).find((each) => effectName(each) === action.source);
  if (!source) return checkUnused(g, action);
  if (source.owner !== action.player) return [refuse('ROUND-05', 'not-your-effect', { effect: action.source })];
  const offer = offerOf(g, f, source);
  const against = againstUse(g, f, offer);
  if (against.length > 0) return against;
  return picksOf(g, f, offer).some((each) => sameJson(each ?? undefined, action.pick))
    ? []
    : [refuse('TIME-14', 'pick-not-offered', { effect: action.source })];
};

const checkUnused = (g: Game, action: UseEffect): readonly Verdict[] => {
  const known = Object.values(g.state.active).some((sources) =>
    sources.some((each) => effectName(each) === action.source),
  );
  return [
    known
      ? refuse('TIME-15', 'not-its-window', { effect: action.source })
      : refuse('TIME-11', 'no-such-effect', { effect: action.source }),
  ];
};

const used = (action: UseEffect, { effect }: Offer): InstantVerb => ({
  verb: 'announce',
  event: {
    type: 'effectUsed',
    player: action.player,
    source: action.source,
    pick: action.pick ?? null,
    secret: effect.secret ?? false,
  },
});

/** A frame that waits can be seen, so nothing secret may wait: what is secret is done first, and its pick is not kept. */
const effectFrame = (
  g: Game,
  f: WindowFrame,
  { source, effect }: Offer,
  { pick }: UseEffect,
  payment: readonly Verb[],
): Omit<EffectFrame, 'depth' | 'used' | 'got'> => {
  const verbs = effect.resolve(sceneOf(g, source), aboutOf(g, f), pick ?? {});
  if (effect.secret && verbs.some(({ verb }) => (SLOW_VERBS as readonly string[]).includes(verb)))
    throw new Error(`the secret effect of ${source.card} has a slow verb`);
  const queue = effect.secret ? [...verbs, ...payment] : [...payment, ...verbs];
  return {
    kind: 'effect',
    step: 'run',
    ...source,
    window: f.window,
    about: f.about,
    pick: (effect.secret ? null : (pick ?? null)) as Json,
    queue: queue as unknown as readonly Json[],
  };
};
