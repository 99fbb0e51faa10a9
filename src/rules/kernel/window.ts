import type { Effect } from '../../content/card.ts';
import { type InstantVerb, SLOW_VERBS, type Verb } from '../../content/verbs.ts';
import type { UseEffect } from '../../state/actions.ts';
import { DIE_COLORS } from '../../state/dice.ts';
import type { EffectFrame, Frame, WindowFrame } from '../../state/frames.ts';
import { sameJson } from '../../state/json.ts';
import { firstPlayerOf, secondPlayerOf, topFrame } from '../../state/selectors.ts';
import { die, fields, listOf, oneOf, optional, text, whole } from '../../state/shape.ts';
import type { Source } from '../../state/state.ts';
import { refuse, type Verdict } from '../../state/verdict.ts';
import { COMMANDS, HULL_ZONES, type Json, PLAYERS, type Player } from '../../state/vocabulary.ts';
import type { Family } from './family.ts';
import { ask, call, end, type Flow, go } from './flow.ts';
import type { FrameModule } from './frame-module.ts';
import type { Game } from './game.ts';
import { sceneOf } from './hooks.ts';
import { aboutOf, againstUse, effectName, marksOf, type Offer, offerOf, offersOf } from './offers.ts';

/**
 * A window: all effects of the first player one at a time, then all of the second player's, no way back (TIME-06, TIME-07). Offers
 * are taken anew after each effect. The frame that a window is about may offer one player, its host, actions of its own.
 */
export const windowModule = (moduleOf: (f: Frame) => FrameModule<Frame>): FrameModule<WindowFrame> => {
  const turnOf = (g: Game, f: WindowFrame, player: Player, then: WindowFrame['step']): Flow => {
    const about = g.state.frames[f.about]!;
    if (f.host === player) return ask(player, moduleOf(about).hosts!(g, about));
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
  color: optional(oneOf(...DIE_COLORS)),
  die: optional(die),
  dice: optional(listOf(die, 40)),
  command: optional(oneOf(...COMMANDS)),
  token: optional(oneOf(...COMMANDS)),
  card: optional(text),
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
    return call(effectFrame(g, f, offer, action), f.step, { verbs: [...payFor(g, f, offer), used(action, offer)] });
  },
};

const checkUse = (g: Game, action: UseEffect, f: WindowFrame): readonly Verdict[] => {
  const source = (g.state.active[f.window] ?? []).find((each) => effectName(each) === action.source);
  if (!source) return checkUnused(g, action);
  if (source.owner !== action.player) return [refuse('ROUND-05', 'not-your-effect', { effect: action.source })];
  const offer = offerOf(g, f, source);
  const against = againstUse(g, f, offer);
  if (against.length > 0) return against;
  return offer.picks.some((each) => sameJson(each ?? undefined, action.pick))
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

const payFor = (g: Game, f: WindowFrame, { source, effect }: Offer): readonly InstantVerb[] => [
  ...marksOf(g.state, f, source, effect).map(({ depth, key }) => ({ verb: 'useUp', depth, key }) as const),
  ...(effect.cost === 'exhaust' ? [{ verb: 'exhaustUpgrade', upgrade: source.by } as const] : []),
  ...(effect.cost === 'discard' ? [{ verb: 'discardUpgrade', upgrade: source.by } as const] : []),
];

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

const resolved = (g: Game, f: WindowFrame, source: Source, effect: Effect, action: UseEffect): readonly Verb[] => {
  const verbs = effect.resolve(sceneOf(g, source), aboutOf(g, f), action.pick ?? {});
  // A frame that waits can be seen, so nothing secret may wait.
  if (effect.secret && verbs.some(({ verb }) => (SLOW_VERBS as readonly string[]).includes(verb)))
    throw new Error(`the secret effect of ${source.card} has a slow verb`);
  return verbs;
};

const effectFrame = (
  g: Game,
  f: WindowFrame,
  { source, effect }: Offer,
  action: UseEffect,
): Omit<EffectFrame, 'depth' | 'used' | 'got'> => ({
  kind: 'effect',
  step: 'run',
  ...source,
  window: f.window,
  about: f.about,
  pick: (action.pick ?? null) as Json,
  queue: resolved(g, f, source, effect, action) as unknown as readonly Json[],
});
