import type { InstantVerb } from '../../content/verbs.ts';
import type { DealFrame } from '../../state/frames.ts';
import { TURNED_UP } from '../../state/marks.ts';
import { isInPlay, nearestFrame, theShip } from '../../state/selectors.ts';
import type { DeckId, GameState, Ship } from '../../state/state.ts';
import type { Json } from '../../state/vocabulary.ts';
import { ask, call, end, type Flow, go, open } from '../kernel/flow.ts';
import type { FrameModule } from '../kernel/frame-module.ts';
import type { Game } from '../kernel/game.ts';
import { endIfEliminated } from '../scoring.ts';
import { isFilled } from './hull.ts';

/**
 * DMG-05: damage cards, one at a time, each fully handled before the next. A ship whose cards reach its hull is destroyed at
 * once (DMG-06); whether that ends the game is looked at when all cards of this effect are dealt (WIN-07).
 */
export const dealModule: FrameModule<DealFrame> = {
  steps: {
    next: (g, f) => {
      const [first, ...left] = f.left;
      if (!first) return go('close');
      const ship = theShip(g.state, first.ship);
      if (!isInPlay(ship)) return go('next', { set: { left: left as unknown as Json } });
      return deal(g, ship, first.face, left);
    },
    draw: (g, f) => {
      const { ship, face, damageCard } = f.dealing!;
      if (face === 'down') return go('check');
      const card = theShip(g.state, ship).damage.find(({ id }) => id === damageCard)!;
      if (card.card === null)
        return ask('chance', { kind: 'drawDamageCard', deck: card.deck, pool: card.pool, damageCard });
      return go('check', { verbs: [{ verb: 'turnUpDamageCard', ship, damageCard }] });
    },
    // CRIT-09, DMG-13: what the card does when it is dealt, before anything else; not if it destroyed the ship (DMG-06).
    resolve: (_g, f) => (f.dealing!.face === 'up' ? open('damage.faceup', 'next') : go('next')),
    check: (g, f) => {
      const ship = theShip(g.state, f.dealing!.ship);
      const verbs = noteFaceup(g, f.dealing!);
      return isFilled(g, ship)
        ? call({ kind: 'destroy', step: 'begin', unit: ship.id }, 'next', { verbs })
        : go('resolve', { verbs });
    },
    close: (g, f) => end(isInnermostOnly(g, f) ? endIfEliminated(g) : []),
  },
};

/** Cards ask which damage cards turned up during an attack, even one that destroyed its ship. */
const noteFaceup = (g: Game, { face, damageCard }: NonNullable<DealFrame['dealing']>): readonly InstantVerb[] => {
  const attack = face === 'up' ? nearestFrame(g.state, 'attack') : null;
  const key = TURNED_UP + damageCard;
  return attack && !attack.used.includes(key) ? [{ verb: 'useUp', depth: attack.depth, key }] : [];
};

/** DMG-15: an empty deck is made anew from the discard pile; with neither, there is no card to deal. */
const deal = (g: Game, ship: Ship, face: 'up' | 'down', left: DealFrame['left']): Flow => {
  const deck = deckOf(g.state, ship);
  const { size, discard, drawn } = g.state.decks[deck]!;
  if (size === 0 && discard.length === 0) return go('next', { set: { left: left as unknown as Json } });
  return go('draw', {
    verbs: [
      ...(size === 0 ? [{ verb: 'reshuffleDeck', deck } as const] : []),
      { verb: 'dealDamageCard', ship: ship.id, deck },
    ],
    set: {
      left: left as unknown as Json,
      dealing: { ship: ship.id, face, damageCard: damageCardId(deck, drawn + 1) },
    },
  });
};

/** Whether no other cards are being dealt below this frame. */
const isInnermostOnly = (g: Game, f: DealFrame): boolean =>
  !g.state.frames.slice(0, f.depth).some(({ kind }) => kind === 'deal');

/** Says nothing of the face. */
export const damageCardId = (deck: DeckId, number: number): string => `damage/${deck}/${number}`;

/** DMG-17: the shared deck, or the owner's. */
const deckOf = (state: GameState, ship: Ship): DeckId => (state.decks.shared ? 'shared' : ship.owner);
