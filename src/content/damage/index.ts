import type { DamageCardFacts } from '../card.ts';
import * as attack from './attack.ts';
import * as dealt from './dealt.ts';
import * as defense from './defense.ts';
import * as movement from './movement.ts';

/** The 22 damage cards, the 52 cards of a deck. */
export const DAMAGE_CARDS: readonly DamageCardFacts[] = [attack, dealt, defense, movement]
  .flatMap((cards): DamageCardFacts[] => Object.values(cards))
  .sort((a, b) => (a.id < b.id ? -1 : 1));
