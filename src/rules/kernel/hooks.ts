import type {
  BanName,
  Bans,
  Card,
  Effect,
  Keyword,
  Part,
  Scene,
  Scope,
  Stage,
  ValueName,
  Values,
  WindowName,
} from '../../content/card.ts';
import { STAGES } from '../../content/card.ts';
import type { Content } from '../../content/content.ts';
import { compareText } from '../../state/json.ts';
import { isInPlay, nearestFrame, squadronOf, unitOf } from '../../state/selectors.ts';
import type { GameState, Source, UnitId } from '../../state/state.ts';
import { type RuleId, refuse, type Verdict } from '../../state/verdict.ts';
import { sceneOf } from '../scene.ts';
import type { Game } from './game.ts';
import { inScope } from './scope.ts';

/** How cards in play are heard: the state lists the sources of each hook, so an empty hook costs one look-up. */

/** Names are made once: a hook is looked up thousands of times a game. */
const named = (prefix: string) => {
  const names: Record<string, string> = {};
  return (name: string): string => {
    names[name] ??= `${prefix}.${name}`;
    return names[name];
  };
};

export const valueHook: (name: ValueName) => string = named('value');
export const banHook: (name: BanName) => string = named('ban');

/** A value as all cards in play leave it, in the order of the stages. */
export const value = <V extends ValueName>(
  g: Game,
  name: V,
  base: Values[V]['value'],
  query: Values[V]['query'],
): Values[V]['value'] => {
  const sources = g.state.active[valueHook(name)];
  if (!sources) return base;
  let result = base;
  for (const source of sources) {
    if (!isHeard(g.state, source)) continue;
    const handler = partOf(g.content, source).values?.[name];
    if (handler && inScope(g, source, handler.scope, query)) result = handler.apply(result, sceneOf(g, source), query);
  }
  return result;
};

const NONE: readonly never[] = [];

/** Every card in play that forbids something, as refusals that name the card (TIME-02). */
export const bansOn = <B extends BanName>(g: Game, name: B, query: Bans[B]): readonly Verdict[] => {
  const sources = g.state.active[banHook(name)];
  if (!sources) return NONE;
  const refusals: Verdict[] = [];
  for (const source of sources) {
    if (!isHeard(g.state, source)) continue;
    const ban = partOf(g.content, source).bans?.[name] as
      | { readonly rule: RuleId; readonly scope?: Scope; readonly when?: (scene: Scene, query: Bans[B]) => boolean }
      | undefined;
    if (!ban || !inScope(g, source, ban.scope, query)) continue;
    if (ban.when?.(sceneOf(g, source), query) ?? true)
      refusals.push(refuse(ban.rule, 'banned-by-card', { by: source.by }));
  }
  return refusals;
};

/** Whether a squadron has a keyword, printed or given (Intel gives Heavy). */
export const hasKeyword = (g: Game, id: UnitId, keyword: Keyword): boolean => {
  const squadron = squadronOf(g.state, id);
  if (!squadron) return false;
  const printed = g.content.squadrons[squadron.card]!.keywords.some(({ name }) => name === keyword);
  return value(g, 'keyword', printed, { squadron: id, keyword });
};

/** KEY-27: the number behind a keyword as cards leave it: Relay 2. */
export const keywordValue = (g: Game, id: UnitId, keyword: Keyword): number => {
  const squadron = squadronOf(g.state, id);
  if (!squadron) return 0;
  const printed = g.content.squadrons[squadron.card]!.keywords.find(({ name }) => name === keyword);
  return value(g, 'keywordNumber', printed?.value ?? 0, { squadron: id, keyword });
};

/** The effects of a card, or lasting part, in a window. */
export const effectsOf = (part: Part, window: WindowName): readonly Effect[] => {
  const effects = part.on?.[window] as Effect | readonly Effect[] | undefined;
  if (!effects) return [];
  return Array.isArray(effects) ? effects : [effects as Effect];
};

/** A source whose unit is gone, or set aside, says nothing (SETUP-34). */
export const isHeard = (state: GameState, source: Source): boolean => {
  if (source.unit === null) return true;
  const unit = unitOf(state, source.unit);
  return unit !== null && isInPlay(unit);
};

export const cardOf = (content: Content, key: string): Card => {
  const card = content.cards[key];
  if (!card) throw new Error(`no card ${key} in content ${content.id}`);
  return card;
};

export const partOf = (content: Content, source: Pick<Source, 'card' | 'part'>): Part => {
  const card = cardOf(content, source.card);
  if (source.part === '') return card;
  const part = card.lasting?.[source.part];
  if (!part) throw new Error(`card ${source.card} has no lasting part ${source.part}`);
  return part;
};

/** TIME-17: the depth of the activation or round that is going on, if one is. */
export const spanOf = (state: GameState, span: 'activation' | 'round'): number | null => {
  const frame =
    span === 'round'
      ? nearestFrame(state, 'round')
      : (nearestFrame(state, 'squadronActivation') ?? nearestFrame(state, 'shipActivation'));
  return frame?.depth ?? null;
};

/** The sources that a card, or lasting part, has for each hook it listens to. */
export const sourcesOf = (
  part: Part,
  source: Omit<Source, 'n'>,
): readonly { readonly hook: string; readonly source: Source }[] => [
  ...Object.keys(part.values ?? {}).map((name) => ({
    hook: valueHook(name as ValueName),
    source: { ...source, n: 0 },
  })),
  ...Object.keys(part.bans ?? {}).map((name) => ({ hook: banHook(name as BanName), source: { ...source, n: 0 } })),
  ...Object.keys(part.on ?? {}).flatMap((window) =>
    effectsOf(part, window as WindowName).map((_effect, n) => ({ hook: window, source: { ...source, n } })),
  ),
];

/** The order in which sources of one hook are asked: by stage, then by id. */
export const compareSources = (content: Content, hook: string, a: Source, b: Source): number => {
  const stage = (source: Source): number => {
    if (!hook.startsWith('value.')) return 0;
    const handler = partOf(content, source).values?.[hook.slice('value.'.length) as ValueName] as
      | { readonly stage: Stage }
      | undefined;
    return handler ? STAGES.indexOf(handler.stage) : 0;
  };
  return stage(a) - stage(b) || compareText(a.by, b.by) || a.n - b.n;
};
