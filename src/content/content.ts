import { deepFreeze } from '../state/json.ts';
import {
  type Card,
  cardKey,
  type DamageCardFacts,
  type KeywordCard,
  type ShipCard,
  type SquadronCard,
  type UpgradeCard,
} from './card.ts';
import { DAMAGE_CARDS } from './damage/index.ts';
import { KEYWORD_CARDS } from './keywords/index.ts';
import { SHIPS } from './ships/index.ts';
import { SQUADRONS } from './squadrons/index.ts';

/** All the cards that games are played with. Frozen once; a state holds only their ids. */
export interface Content {
  /** Names the cards and their version; a log says which content it was played with. */
  readonly id: string;
  readonly ships: { readonly [id: string]: ShipCard };
  readonly squadrons: { readonly [id: string]: SquadronCard };
  readonly upgrades: { readonly [id: string]: UpgradeCard };
  readonly damageCards: { readonly [id: string]: DamageCardFacts };
  /** Every card by its key. */
  readonly cards: { readonly [key: string]: Card };
}

/** Lists of cards as content, each id once in its kind. */
export const defineContent = (
  id: string,
  cards: {
    readonly ships: readonly ShipCard[];
    readonly squadrons: readonly SquadronCard[];
    readonly upgrades: readonly UpgradeCard[];
    readonly damageCards: readonly DamageCardFacts[];
    /** What keywords do; those of the standard cards unless given. */
    readonly keywords?: readonly KeywordCard[];
  },
): Content =>
  deepFreeze({
    id,
    ships: byId(cards.ships),
    squadrons: byId(cards.squadrons),
    upgrades: byId(cards.upgrades),
    damageCards: byId(cards.damageCards),
    cards: Object.fromEntries(
      [
        ...cards.ships,
        ...cards.squadrons,
        ...cards.upgrades,
        ...cards.damageCards,
        ...(cards.keywords ?? KEYWORD_CARDS),
      ].map((card) => [cardKey(card.kind, card.id), card]),
    ),
  });

const byId = <C extends Card>(cards: readonly C[]): { readonly [id: string]: C } => {
  const table: Record<string, C> = {};
  for (const card of cards) {
    if (!ID.test(card.id)) throw new Error(`not an id of a card: ${card.id}`);
    if (Object.hasOwn(table, card.id)) throw new Error(`two cards with the id ${card.id}`);
    table[card.id] = card;
  }
  return table;
};

/** Short enough that every id made of it can be named in an action. */
const ID = /^[a-z0-9-]{1,60}$/;

let standard: Content | null = null;

/** The cards of the 2018 game that the library knows so far. */
export const standardContent = (): Content => {
  standard ??= defineContent('armada-2018/1', {
    ships: SHIPS,
    squadrons: SQUADRONS,
    upgrades: [],
    damageCards: DAMAGE_CARDS,
  });
  return standard;
};
