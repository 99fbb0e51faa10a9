import type { Effect, WindowName } from '../../content/card.ts';
import type { EffectPick } from '../../state/actions.ts';
import type { Frame, WindowFrame } from '../../state/frames.ts';
import type { GameState, Source } from '../../state/state.ts';
import { refuse, type Verdict } from '../../state/verdict.ts';
import type { Player } from '../../state/vocabulary.ts';
import { sceneOf } from '../scene.ts';
import { costsCard, readinessOf, waysToPay } from './costs.ts';
import type { Game } from './game.ts';
import { cardOf, effectsOf, isHeard, partOf, spanOf } from './hooks.ts';
import { inScope } from './scope.ts';

/** What cards offer in a window: which effects, to whom, with which picks. */

export interface Offer {
  /** How an action names the effect. */
  readonly name: string;
  readonly source: Source;
  readonly effect: Effect;
  readonly optional: boolean;
}

/** An effect that can be used now. */
export interface OpenOffer extends Offer {
  /** What its user may choose and how it may be paid for; a single null when there is neither. */
  readonly picks: readonly (EffectPick | null)[];
}

/** Where a window is: enough to ask what it would offer before it is opened. */
export type WindowPlace = Pick<WindowFrame, 'window' | 'about'>;

const NO_SOURCES: readonly Source[] = [];

/** Everything a player can use in a window now. */
export const offersOf = (g: Game, place: WindowPlace, player: Player): readonly OpenOffer[] =>
  (g.state.active[place.window] ?? NO_SOURCES)
    .filter((source) => source.owner === player)
    .map((source) => offerOf(g, place, source))
    .filter((offer) => againstUse(g, place, offer).length === 0)
    .map((offer) => ({ ...offer, picks: picksOf(g, place, offer) }))
    .filter(({ picks }) => picks.length > 0);

/** How actions name an effect: its component, and a number when the component has several in this window. */
export const effectName = (source: Pick<Source, 'by' | 'n'>): string =>
  source.n === 0 ? source.by : `${source.by}#${source.n}`;

/** The effect of a source, whether or not it can be used. */
export const offerOf = (g: Game, place: WindowPlace, source: Source): Offer => {
  const effect = effectsOf(partOf(g.content, source), place.window as WindowName)[source.n]!;
  const optional = effect.optional ?? cardOf(g.content, source.card).kind === 'upgrade';
  return { name: effectName(source), source, effect, optional };
};

/** Every choice of an effect that nothing stands against, with every way to pay for it. */
export const picksOf = (
  g: Game,
  place: WindowPlace,
  { source, effect }: Pick<Offer, 'source' | 'effect'>,
): readonly (EffectPick | null)[] => {
  const ways = waysToPay(g, source, effect, aboutOf(g, place));
  const choices = effect.choose ? effect.choose(sceneOf(g, source), aboutOf(g, place)) : [null];
  return ways.flatMap((way) => choices.map((choice) => unlessEmpty({ ...way, ...choice })));
};

const unlessEmpty = (pick: EffectPick): EffectPick | null => (Object.keys(pick).length > 0 ? pick : null);

/** Everything that stands against using an effect now. */
export const againstUse = (g: Game, place: WindowPlace, { source, effect, name }: Offer): readonly Verdict[] => {
  const against: Verdict[] = [];
  if (!isHeard(g.state, source) && !effect.evenIfDestroyed)
    against.push(refuse('TIME-11', 'card-inactive', { effect: name }));
  for (const { depth, key } of marksOf(g.state, place, source, effect))
    if (g.state.frames[depth]!.used.includes(key)) against.push(refuse('TIME-03', 'effect-used', { effect: name }));
  if (costsCard(effect) && readinessOf(g, source) !== 'readied')
    against.push(refuse('UPG-05', 'card-not-readied', { effect: name }));
  if (against.length > 0) return against;
  const it = aboutOf(g, place);
  if (!inScope(g, source, effect.scope, it)) return [refuse('TIME-14', 'out-of-scope', { effect: name })];
  if (effect.when && !effect.when(sceneOf(g, source), it))
    return [refuse('TIME-14', 'condition-not-met', { effect: name })];
  return waysToPay(g, source, effect, it).length > 0 ? [] : [refuse('TIME-14', 'cannot-pay', { effect: name })];
};

/** Where the use of an effect is noted: on what it is about (TIME-03), and on the activation or round that limits it. */
export const marksOf = (
  state: GameState,
  place: WindowPlace,
  source: Source,
  effect: Effect,
): readonly { readonly depth: number; readonly key: string }[] => [
  { depth: place.about, key: `${place.window} ${effectName(source)}` },
  ...limitsOf(state, effect).map((depth) => ({
    depth,
    key: `${effect.limit} ${place.window} ${effectName(source)}`,
  })),
];

/** The activation or round that limits an effect; outside one there is nothing to limit it. */
const limitsOf = (state: GameState, { limit }: Effect): readonly number[] => {
  const depth = limit ? spanOf(state, limit) : null;
  return depth === null ? [] : [depth];
};

// biome-ignore lint/suspicious/noExplicitAny: the window's name fixes the kind of the frame, which the type of an effect says
export const aboutOf = (g: Game, place: WindowPlace): any => g.state.frames[place.about] as Frame;
