import { cloneJson } from '../../state/json.ts';
import type { Mutable } from '../../state/mutable.ts';
import type { Lasting, Upgrade } from '../../state/state.ts';
import { PLAYERS } from '../../state/vocabulary.ts';
import { listDamageCard, listLasting, unlist } from './sources.ts';
import { draftShip, type Writable, type Writer } from './writer.ts';

/** Upgrades, damage cards, lasting effects. */

const draftUpgrade = (draft: Writable, id: string): Mutable<Upgrade> => {
  for (const unitId of draft.roster) {
    const unit = draft.units[unitId]!;
    if (unit.kind !== 'ship') continue;
    const upgrade = unit.upgrades.find((each) => each.id === id);
    if (upgrade) return upgrade;
  }
  throw new Error(`no upgrade ${id}`);
};

// UPG-05
export const exhaustUpgrade: Writer<'exhaustUpgrade'> = (draft, { upgrade }) => {
  draftUpgrade(draft, upgrade).readiness = 'exhausted';
  return { type: 'upgradeExhausted', upgrade };
};

// UPG-08, TIME-11
export const discardUpgrade: Writer<'discardUpgrade'> = (draft, { upgrade }) => {
  draftUpgrade(draft, upgrade).readiness = 'discarded';
  unlist(draft, upgrade);
  return { type: 'upgradeDiscarded', upgrade };
};

// STAT-02
export const readyUpgrades: Writer<'readyUpgrades'> = (draft) => {
  const upgrades: string[] = [];
  for (const id of draft.roster) {
    const unit = draft.units[id]!;
    if (unit.kind !== 'ship') continue;
    for (const upgrade of unit.upgrades)
      if (upgrade.readiness === 'exhausted') {
        upgrade.readiness = 'readied';
        upgrades.push(upgrade.id);
      }
  }
  return { type: 'upgradesReadied', upgrades };
};

// DMG-15
export const reshuffleDeck: Writer<'reshuffleDeck'> = (draft, { deck: id }) => {
  const deck = draft.decks[id]!;
  const pool: Record<string, number> = {};
  for (const card of deck.discard) pool[card] = (pool[card] ?? 0) + 1;
  deck.unseen.push(pool);
  deck.size += deck.discard.length;
  deck.discard = [];
  return { type: 'deckReshuffled', deck: id };
};

// The next card that nobody has seen gets its face.
export const drawTopCard: Writer<'drawTopCard'> = (draft, { deck: id, card }) => {
  const deck = draft.decks[id]!;
  const at = deck.unseen.length - 1;
  takeFrom(deck.unseen[at]!, card);
  deck.top.push({ card, pool: at, seenBy: [] });
  return null;
};

export const showTopCard: Writer<'showTopCard'> = (draft, { deck, place, to }) => {
  const top = draft.decks[deck]!.top[place]!;
  top.seenBy = PLAYERS.filter((player) => player === to || top.seenBy.includes(player));
  return { type: 'topCardShown', deck, place, card: top.card, shownTo: [to] };
};

export const discardTopCard: Writer<'discardTopCard'> = (draft, { deck: id, place }) => {
  const deck = draft.decks[id]!;
  const [top] = deck.top.splice(place, 1);
  deck.size -= 1;
  deck.discard.push(top!.card);
  return { type: 'topCardDiscarded', deck: id, card: top!.card, shownTo: [...PLAYERS] };
};

const takeFrom = (pool: Record<string, number>, card: string): void => {
  if (pool[card] === 1) delete pool[card];
  else pool[card]! -= 1;
};

// DMG-05: a card off the deck, face down; what it is, nobody knows but who looked at the top.
export const dealDamageCard: Writer<'dealDamageCard'> = (draft, { ship, deck: id }) => {
  const deck = draft.decks[id]!;
  deck.size -= 1;
  deck.drawn += 1;
  const damageCard = `damage/${id}/${deck.drawn}`;
  const top = deck.top.shift();
  draftShip(draft, ship).damage.push({
    id: damageCard,
    face: 'down',
    card: top?.card ?? null,
    seenBy: top?.seenBy ?? [],
    deck: id,
    pool: top?.pool ?? deck.unseen.length - 1,
  });
  return { type: 'damageCardDealt', ship, damageCard, deck: id };
};

// DMG-12, DMG-13
export const turnUpDamageCard: Writer<'turnUpDamageCard'> = (draft, { ship: id, damageCard }, content) => {
  const ship = draftShip(draft, id);
  const card = ship.damage.find((each) => each.id === damageCard)!;
  if (card.card === null) throw new Error(`${damageCard} is turned up before it is shown`);
  card.face = 'up';
  card.seenBy = [...PLAYERS];
  listDamageCard(draft, ship.owner, id, damageCard, card.card, content);
  return { type: 'damageCardTurnedUp', ship: id, damageCard, card: card.card, shownTo: [...PLAYERS] };
};

// DMG-13: turned face down it is only damage (TIME-11).
export const turnDownDamageCard: Writer<'turnDownDamageCard'> = (draft, { ship, damageCard }) => {
  const card = draftShip(draft, ship).damage.find((each) => each.id === damageCard);
  if (!card) return null;
  card.face = 'down';
  unlist(draft, damageCard);
  return { type: 'damageCardTurnedDown', ship, damageCard };
};

export const showDamageCard: Writer<'showDamageCard'> = (draft, { ship, damageCard: id, card: face, to }) => {
  const card = draftShip(draft, ship).damage.find((each) => each.id === id)!;
  const pool = draft.decks[card.deck]!.unseen[card.pool]!;
  if (card.card === null) {
    takeFrom(pool, face);
    card.card = face;
  }
  card.seenBy = PLAYERS.filter((player) => to.includes(player) || card.seenBy.includes(player));
  return { type: 'damageCardShown', ship, damageCard: id, card: card.card, shownTo: [...to] };
};

// TIME-11, REP-07: the pile is face up.
export const moveDamageCardToDiscard: Writer<'moveDamageCardToDiscard'> = (draft, { ship: id, damageCard }) => {
  const ship = draftShip(draft, id);
  const at = ship.damage.findIndex((each) => each.id === damageCard);
  const card = ship.damage[at]!;
  if (card.card === null) throw new Error(`${damageCard} is discarded before it is shown`);
  const wasHidden = card.face === 'down';
  ship.damage.splice(at, 1);
  draft.decks[card.deck]!.discard.push(card.card);
  unlist(draft, damageCard);
  return {
    type: 'damageCardDiscarded',
    ship: id,
    damageCard,
    card: card.card,
    deck: card.deck,
    shownTo: wasHidden ? [...PLAYERS] : [],
  };
};

export const beginLasting: Writer<'beginLasting'> = (draft, { card, part, owner, until, note }, content) => {
  const alike = draft.lasting.filter((each) => each.card === card && each.part === part && each.owner === owner);
  const taken = alike.map((each) => each.id);
  let n = 1;
  while (taken.includes(lastingId(owner, card, part, n))) n++;
  const lasting: Lasting = { id: lastingId(owner, card, part, n), card, part, owner, until, note: cloneJson(note) };
  draft.lasting.push(lasting as Mutable<Lasting>);
  listLasting(draft, lasting, content);
  return { type: 'lastingEffectBegan', id: lasting.id, owner };
};

const lastingId = (owner: string, card: string, part: string, n: number): string =>
  `${owner}/lasting/${card}/${part}/${n}`;

// TIME-17
export const endLasting: Writer<'endLasting'> = (draft, { id }) => {
  const at = draft.lasting.findIndex((each) => each.id === id);
  const [ended] = draft.lasting.splice(at, 1);
  unlist(draft, id);
  return { type: 'lastingEffectEnded', id, owner: ended!.owner };
};
