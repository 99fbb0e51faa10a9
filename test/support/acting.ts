import type { Card, CardKind, Effect, Keyword, Part } from '../../src/content/card.ts';
import { cardKey, KEYWORDS } from '../../src/content/card.ts';
import type { Content } from '../../src/content/content.ts';
import { hasKeyword } from '../../src/rules/kernel/hooks.ts';
import { engagedWith } from '../../src/rules/kernel/table.ts';
import { nearestFrame, squadronOf, theSquadron, topFrame } from '../../src/state/selectors.ts';
import type { GameState } from '../../src/state/state.ts';

/**
 * Which cards have acted: a value was changed by them, something was forbidden, an effect was resolved. The handlers of every card
 * are wrapped so that they note it; keywords that the rules read themselves are recognised by what they made possible.
 */
export interface Acting {
  readonly content: Content;
  /** How often each card has acted, by its key. */
  readonly acted: ReadonlyMap<string, number>;
  /** Looks at a state for keywords that have no handlers. */
  watch(state: GameState): void;
  /** Every card that can act, in a fixed order. */
  readonly cards: readonly string[];
}

type Note = () => void;
// biome-ignore lint/suspicious/noExplicitAny: handlers of all hooks at once
type Handler = (...given: any[]) => any;
type Table = { readonly [name: string]: { readonly [field: string]: unknown } };

/** Keywords that the rules read, each with what shows that it has acted. */
const SEEN_IN: { readonly [keyword: string]: (state: GameState) => boolean } = {
  bomber: (state) => {
    const attack = nearestFrame(state, 'attack');
    return attack?.zone === null && attack.defendingZone !== null && attack.dice.some(({ face }) => /crit/i.test(face));
  },
  relay: (state) => (nearestFrame(state, 'squadronCommand')?.relayed.length ?? 0) > 0,
  rogue: (state) => {
    const activation = nearestFrame(state, 'squadronActivation');
    return activation !== null && activation.mode === 'or' && activation.moved && isAttacking(state);
  },
  snipe: (state) => nearestFrame(state, 'attack')?.snipe ?? false,
};

const isAttacking = (state: GameState): boolean => nearestFrame(state, 'attack')?.zone === null;

/** Keywords that only ever take a ban away, or set one, between squadrons: seen when a squadron about to act is held, or is not. */
const ENGAGED: { readonly [keyword: string]: (self: Fighter, enemies: readonly Fighter[]) => boolean } = {
  escort: (_self, enemies) => enemies.some(({ has }) => has('escort')) && enemies.some(({ has }) => !has('escort')),
  grit: (self, enemies) => self.has('grit') && enemies.length === 1 && !enemies[0]!.has('heavy'),
  heavy: (self, enemies) => enemies.length > 0 && !self.has('grit') && enemies.every(({ has }) => has('heavy')),
};

interface Fighter {
  readonly has: (keyword: Keyword) => boolean;
}

const engagedKeywords = (content: Content, state: GameState): readonly string[] => {
  const activation = topFrame(state);
  if (activation.kind !== 'squadronActivation' || activation.step !== 'actions') return [];
  const g = { state, content, memo: new Map() };
  const fighter = (id: string): Fighter => ({ has: (keyword) => hasKeyword(g, id, keyword) });
  const enemies = engagedWith(g, theSquadron(state, activation.squadron)).map(fighter);
  return Object.keys(ENGAGED).filter((each) => ENGAGED[each]!(fighter(activation.squadron), enemies));
};

export const acting = (content: Content): Acting => {
  const acted = new Map<string, number>();
  const note =
    (key: string): Note =>
    () => {
      acted.set(key, (acted.get(key) ?? 0) + 1);
    };
  const wrapped = Object.fromEntries(Object.entries(content.cards).map(([key, card]) => [key, wrap(card, note(key))]));
  const ofKind = <K extends CardKind>(kind: K, table: { readonly [id: string]: Card }) =>
    Object.fromEntries(Object.keys(table).map((id) => [id, wrapped[cardKey(kind, id)]!])) as never;
  const listening = Object.keys(content.cards).filter((key) => hasHooks(content.cards[key]!));
  const read = KEYWORDS.filter((each) => SEEN_IN[each] ?? ENGAGED[each]).map((each) => cardKey('keyword', each));
  return {
    content: {
      ...content,
      ships: ofKind('ship', content.ships),
      squadrons: ofKind('squadron', content.squadrons),
      upgrades: ofKind('upgrade', content.upgrades),
      objectives: ofKind('objective', content.objectives),
      damageCards: ofKind('damage', content.damageCards),
      cards: wrapped,
    },
    acted,
    watch: (state) => {
      for (const [each, shows] of Object.entries(SEEN_IN))
        if (shows(state) && isCarried(content, state, each)) note(cardKey('keyword', each))();
      for (const each of engagedKeywords(content, state)) note(cardKey('keyword', each))();
    },
    cards: [...new Set([...listening, ...read])].sort(),
  };
};

const isCarried = (content: Content, state: GameState, keyword: string): boolean => {
  const attack = nearestFrame(state, 'attack');
  const id = keyword === 'relay' ? nearestFrame(state, 'squadronCommand')?.relayed[0] : attack?.attacker;
  const squadron = id === undefined ? null : squadronOf(state, id);
  return squadron !== null && content.squadrons[squadron.card]!.keywords.some(({ name }) => name === keyword);
};

const hasHooks = (card: Card): boolean =>
  [card, ...Object.values(card.lasting ?? {})].some((part) => part.values || part.bans || part.on);

const wrap = (card: Card, note: Note): Card => ({
  ...card,
  ...wrapPart(card, note),
  ...(card.lasting
    ? { lasting: Object.fromEntries(Object.entries(card.lasting).map(([name, part]) => [name, wrapPart(part, note)])) }
    : {}),
});

const wrapPart = (part: Part, note: Note): Part => ({
  ...part,
  ...(part.values ? { values: mapTable(part.values as never, (hook) => wrapValue(hook, note)) as never } : {}),
  ...(part.bans ? { bans: mapTable(part.bans as never, (hook) => wrapBan(hook, note)) as never } : {}),
  ...(part.on ? { on: mapTable(part.on as never, (hook) => wrapEffects(hook as never, note)) as never } : {}),
});

const mapTable = (table: Table, map: (hook: Table[string]) => unknown) =>
  Object.fromEntries(Object.entries(table).map(([name, hook]) => [name, map(hook)]));

const wrapValue = (hook: Table[string], note: Note) => ({
  ...hook,
  apply: (before: unknown, ...rest: unknown[]) => {
    const after = (hook.apply as Handler)(before, ...rest);
    if (after !== before) note();
    return after;
  },
});

const wrapBan = (hook: Table[string], note: Note) => {
  const when = hook.when as Handler | undefined;
  return {
    ...hook,
    when: (...given: unknown[]) => {
      const forbids = when ? when(...given) : true;
      if (forbids) note();
      return forbids;
    },
  };
};

const wrapEffects = (hook: Effect | readonly Effect[], note: Note): unknown => {
  if (Array.isArray(hook)) return hook.map((each) => wrapEffects(each, note));
  const effect = hook as Effect;
  return {
    ...effect,
    resolve: (...given: Parameters<Handler>) => {
      note();
      return (effect.resolve as Handler)(...given);
    },
  };
};
