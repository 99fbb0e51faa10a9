import type { DrawDamageCard } from '../../state/actions.ts';
import type { DealFrame, DiscardDamageFrame, LookFrame } from '../../state/frames.ts';
import { compareText } from '../../state/json.ts';
import { theShip } from '../../state/selectors.ts';
import { fields, oneOf, text } from '../../state/shape.ts';
import type { DamageCard } from '../../state/state.ts';
import { refuse } from '../../state/verdict.ts';
import { PLAYERS } from '../../state/vocabulary.ts';
import type { Family } from '../kernel/family.ts';
import { ask, end, go } from '../kernel/flow.ts';
import type { FrameModule } from '../kernel/frame-module.ts';
import type { Game } from '../kernel/game.ts';

/**
 * The discard pile is face up, so a card that nobody has seen gets its face when it is discarded: drawn by chance from what is
 * unseen of the shuffle that it came from.
 */
export const discardDamageModule: FrameModule<DiscardDamageFrame> = {
  steps: {
    show: (g, f) => {
      if (!theShip(g.state, f.ship).damage.some(({ id }) => id === f.damageCard)) return end();
      const card = cardOf(g, f);
      if (card.card !== null) return go('discard');
      return ask('chance', { kind: 'drawDamageCard', deck: card.deck, pool: card.pool, damageCard: card.id });
    },
    discard: (_g, f) => end([{ verb: 'moveDamageCardToDiscard', ship: f.ship, damageCard: f.damageCard }]),
  },
};

const cardOf = (g: Game, f: DiscardDamageFrame | DealFrame): DamageCard => {
  const { ship, damageCard } = f.kind === 'deal' ? f.dealing! : f;
  const card = theShip(g.state, ship).damage.find(({ id }) => id === damageCard);
  if (!card) throw new Error(`no damage card ${damageCard}`);
  return card;
};

/** A player looks at the topmost cards of a deck; one that nobody has seen gets its face by chance. DMG-15 holds here, too. */
export const lookModule: FrameModule<LookFrame> = {
  steps: {
    next: (g, f) => {
      const { size, top, discard, unseen } = g.state.decks[f.deck]!;
      if (f.at === f.count) return end();
      if (f.at < top.length) return go('show');
      if (size > top.length)
        return ask('chance', { kind: 'drawDamageCard', deck: f.deck, pool: unseen.length - 1, damageCard: null });
      return discard.length > 0 ? go('next', { verbs: [{ verb: 'reshuffleDeck', deck: f.deck }] }) : end();
    },
    show: (_g, f) =>
      go('next', {
        verbs: [{ verb: 'showTopCard', deck: f.deck, place: f.at, to: f.player }],
        set: { at: f.at + 1 },
      }),
    close: () => end(),
  },
};

type DrawFrame = DiscardDamageFrame | DealFrame | LookFrame;

const unseenOf = (g: Game, f: DrawFrame): Pick<DamageCard, 'deck' | 'pool'> =>
  f.kind === 'look' ? { deck: f.deck, pool: g.state.decks[f.deck]!.unseen.length - 1 } : cardOf(g, f);

/** The face of a card that a rule shows: one being discarded, dealt face up, or looked at on top of the deck. */
export const drawDamageCard: Family<'drawDamageCard', DrawFrame> = {
  type: 'drawDamageCard',
  shape: fields({ type: oneOf('drawDamageCard'), player: oneOf('chance'), card: text }),
  timing: 'DMG-05',
  options: (g, f): DrawDamageCard[] =>
    drawResults(g, unseenOf(g, f)).map(({ card }) => ({ type: 'drawDamageCard', player: 'chance', card })),
  check: (g, { card }, f) => {
    if (!Object.hasOwn(g.content.damageCards, card)) return [refuse('DMG-05', 'no-such-card', { card })];
    return !f || drawResults(g, unseenOf(g, f)).some((each) => each.card === card)
      ? []
      : [refuse('DMG-05', 'no-copy-left', { card })];
  },
  answer: (g, f, { card }) => {
    if (f.kind === 'look') return go('show', { verbs: [{ verb: 'drawTopCard', deck: f.deck, card }] });
    const { id } = cardOf(g, f);
    const ship = f.kind === 'deal' ? f.dealing!.ship : f.ship;
    return go(f.kind === 'deal' ? 'draw' : 'discard', {
      verbs: [{ verb: 'showDamageCard', ship, damageCard: id, card, to: PLAYERS }],
    });
  },
};

/** What an unseen card can turn out to be, with how many of the unseen cards are it. */
export const drawResults = (
  g: Game,
  { deck, pool }: Pick<DamageCard, 'deck' | 'pool'>,
): readonly { readonly card: string; readonly copies: number }[] => {
  const unseen = g.state.decks[deck]!.unseen[pool]!;
  return Object.keys(unseen)
    .filter((card) => unseen[card]! > 0)
    .sort(compareText)
    .map((card) => ({ card, copies: unseen[card]! }));
};
