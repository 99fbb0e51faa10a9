import type { InstantVerb } from '../../content/verbs.ts';
import type { DealFrame } from '../../state/frames.ts';
import { TURNED_UP } from '../../state/marks.ts';
import { deckOf, isInPlay, nearestFrame, theShip } from '../../state/selectors.ts';
import type { DeckId, Ship } from '../../state/state.ts';
import type { Json } from '../../state/vocabulary.ts';
import { ask, call, end, type Flow, go, open } from '../kernel/flow.ts';
import type { FrameModule } from '../kernel/frame-module.ts';
import type { Game } from '../kernel/game.ts';
import { endIfEliminated } from '../scoring.ts';
import { destroyFrame } from './frames.ts';
import { isFilled } from './hull.ts';

/**
 * DMG-05: damage cards, one at a time, each fully handled before the next. A ship whose cards reach its hull is destroyed at
 * once (DMG-06); whether that ends the game is looked at when all cards of this effect are dealt (WIN-07).
 */
export const dealModule: FrameModule<DealFrame> = {
  steps: {
    next: (_g, f) => {
      const [first, ...left] = f.left;
      if (!first) return go('close');
      return go('before', { set: { left: left as unknown as Json, dealing: { ...first, damageCard: null } } });
    },
    before: (g, f) =>
      ifInPlay(g, f, () => (f.dealing!.face === 'up' ? open('damage.beforeFaceup', 'deal') : go('deal'))),
    deal: (g, f) => ifInPlay(g, f, (ship) => deal(g, ship, f)),
    draw: (g, f) => {
      const { ship, face, damageCard } = f.dealing!;
      if (face === 'down') return go('check');
      const card = theShip(g.state, ship).damage.find(({ id }) => id === damageCard)!;
      if (card.card === null)
        return ask('chance', { kind: 'drawDamageCard', deck: card.deck, pool: card.pool, damageCard: card.id });
      return go('check', { verbs: [{ verb: 'turnUpDamageCard', ship, damageCard: card.id }] });
    },
    check: (g, f) => {
      const ship = theShip(g.state, f.dealing!.ship);
      const verbs = noteFaceup(g, f.dealing!);
      return isFilled(g, ship) ? call(destroyFrame(ship.id, 'damage'), 'resolve', { verbs }) : go('resolve', { verbs });
    },
    // CRIT-09, DMG-13: what the card does when it is dealt, before anything else; not if it destroyed the ship (DMG-06).
    resolve: (g, f) => ifInPlay(g, f, () => (f.dealing!.face === 'up' ? open('damage.faceup', 'next') : go('next'))),
    close: (g, f) => end(isInnermostOnly(g, f) ? endIfEliminated(g) : []),
  },
};

/** Cards ask which damage cards turned up during an attack, even one that destroyed its ship. */
const noteFaceup = (g: Game, { face, damageCard }: NonNullable<DealFrame['dealing']>): readonly InstantVerb[] => {
  const attack = face === 'up' ? nearestFrame(g.state, 'attack') : null;
  const key = TURNED_UP + damageCard;
  return attack && !attack.used.includes(key) ? [{ verb: 'useUp', depth: attack.depth, key }] : [];
};

const ifInPlay = (g: Game, f: DealFrame, flow: (ship: Ship) => Flow): Flow => {
  const ship = theShip(g.state, f.dealing!.ship);
  return isInPlay(ship) ? flow(ship) : go('next');
};

/** DMG-15: an empty deck is made anew from the discard pile; with neither, there is no card to deal. */
const deal = (g: Game, { id }: Ship, f: DealFrame): Flow => {
  const deck = deckOf(g.state, id);
  const { size, discard, drawn } = g.state.decks[deck]!;
  if (size === 0 && discard.length === 0) return go('next');
  return go('draw', {
    verbs: [
      ...(size === 0 ? [{ verb: 'reshuffleDeck', deck } as const] : []),
      { verb: 'dealDamageCard', ship: id, deck },
    ],
    set: { dealing: { ...f.dealing!, damageCard: damageCardId(deck, drawn + 1) } },
  });
};

/** Whether no other cards are being dealt below this frame. */
const isInnermostOnly = (g: Game, f: DealFrame): boolean =>
  !g.state.frames.slice(0, f.depth).some(({ kind }) => kind === 'deal');

/** Says nothing of the face. */
export const damageCardId = (deck: DeckId, number: number): string => `damage/${deck}/${number}`;
