import { deepFreeze } from '../state/json.ts';
import {
  type Card,
  cardKey,
  type DamageCardFacts,
  type KeywordCard,
  type ObjectiveCard,
  type ShipCard,
  type SquadronCard,
  type UpgradeCard,
} from './card.ts';
import { DAMAGE_CARDS } from './damage/index.ts';
import { KEYWORD_CARDS } from './keywords/index.ts';
import { OBJECTIVES } from './objectives/index.ts';
import { SHIPS } from './ships/index.ts';
import { SQUADRONS } from './squadrons/index.ts';
import { UNWRITTEN_OBJECTIVES } from './unwritten/objectives.ts';
import { UNWRITTEN_SQUADRONS } from './unwritten/squadrons.ts';
import { UNWRITTEN_UPGRADES } from './unwritten/upgrades.ts';
import { UPGRADES } from './upgrades/index.ts';

/** All the cards that games are played with. Frozen once; a state holds only their ids. */
export interface Content {
  /** Names the cards and their version; a log says which content it was played with. */
  readonly id: string;
  readonly ships: { readonly [id: string]: ShipCard };
  readonly squadrons: { readonly [id: string]: SquadronCard };
  readonly upgrades: { readonly [id: string]: UpgradeCard };
  readonly objectives: { readonly [id: string]: ObjectiveCard };
  readonly damageCards: { readonly [id: string]: DamageCardFacts };
  /** Every card by its key. */
  readonly cards: { readonly [key: string]: Card };
  /** Facts of cards that fleets can name and games cannot be played with yet. */
  readonly unwritten: {
    readonly squadrons: { readonly [id: string]: SquadronCard };
    readonly upgrades: { readonly [id: string]: UpgradeCard };
    readonly objectives: { readonly [id: string]: ObjectiveCard };
  };
}

/** Lists of cards to make content of. */
export interface ContentCards {
  readonly ships: readonly ShipCard[];
  readonly squadrons: readonly SquadronCard[];
  readonly upgrades: readonly UpgradeCard[];
  readonly objectives?: readonly ObjectiveCard[];
  readonly damageCards: readonly DamageCardFacts[];
  /** What keywords do; those of the standard cards unless given. */
  readonly keywords?: readonly KeywordCard[];
  /** Cards that fleets can name and games cannot be played with yet. */
  readonly unwritten?: {
    readonly squadrons: readonly SquadronCard[];
    readonly upgrades: readonly UpgradeCard[];
    readonly objectives: readonly ObjectiveCard[];
  };
}

/** Lists of cards as content, each id once in its kind. */
export const defineContent = (id: string, cards: ContentCards): Content => {
  const { ships, squadrons, upgrades, damageCards, objectives = [], keywords = KEYWORD_CARDS } = cards;
  const played = [...ships, ...squadrons, ...upgrades, ...objectives, ...damageCards, ...keywords];
  return deepFreeze({
    id,
    ships: byId(ships),
    squadrons: byId(squadrons),
    upgrades: byId(upgrades),
    objectives: byId(objectives),
    damageCards: byId(damageCards),
    cards: Object.fromEntries(played.map((card) => [cardKey(card.kind, card.id), card])),
    unwritten: {
      squadrons: byId(cards.unwritten?.squadrons ?? [], squadrons),
      upgrades: byId(cards.unwritten?.upgrades ?? [], upgrades),
      objectives: byId(cards.unwritten?.objectives ?? [], objectives),
    },
  });
};

/** The cards of a kind that fleets can name. */
interface Named {
  readonly ship: ShipCard;
  readonly squadron: SquadronCard;
  readonly upgrade: UpgradeCard;
  readonly objective: ObjectiveCard;
}

/** A kind of card that fleets name. */
export type FleetCardKind = keyof Named;

/** A card that a fleet names, and whether games can be played with it; null when there is no such card. */
export const namedCard = <K extends FleetCardKind>(
  content: Content,
  kind: K,
  id: string,
): { readonly card: Named[K]; readonly implemented: boolean } | null => {
  const written = {
    ship: content.ships,
    squadron: content.squadrons,
    upgrade: content.upgrades,
    objective: content.objectives,
  }[kind];
  if (Object.hasOwn(written, id)) return { card: written[id] as Named[K], implemented: true };
  const { squadrons, upgrades, objectives } = content.unwritten;
  const unwritten = { ship: {}, squadron: squadrons, upgrade: upgrades, objective: objectives }[kind];
  if (!Object.hasOwn(unwritten, id)) return null;
  return { card: (unwritten as { readonly [id: string]: Card })[id] as Named[K], implemented: false };
};

const byId = <C extends Card>(cards: readonly C[], others: readonly C[] = []): { readonly [id: string]: C } => {
  const table: Record<string, C> = {};
  const taken = new Set(others.map(({ id }) => id));
  for (const card of cards) {
    if (!ID.test(card.id)) throw new Error(`not an id of a card: ${card.id}`);
    if (taken.has(card.id)) throw new Error(`two cards with the id ${card.id}`);
    taken.add(card.id);
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
    upgrades: UPGRADES,
    objectives: OBJECTIVES,
    damageCards: DAMAGE_CARDS,
    unwritten: { squadrons: UNWRITTEN_SQUADRONS, upgrades: UNWRITTEN_UPGRADES, objectives: UNWRITTEN_OBJECTIVES },
  });
  return standard;
};
