import type { Mutable } from '../../state/mutable.ts';
import type { Lasting, Upgrade } from '../../state/state.ts';
import { PLAYERS } from '../../state/vocabulary.ts';
import { listLasting, unlist } from './sources.ts';
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

export const showDamageCard: Writer<'showDamageCard'> = (draft, { ship, damageCard: id, card: face, to }) => {
  const card = draftShip(draft, ship).damage.find((each) => each.id === id)!;
  const pool = draft.decks[card.deck]!.unseen[card.pool]!;
  if (card.card === null) {
    if (pool[face] === 1) delete pool[face];
    else pool[face]! -= 1;
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
  const lasting: Lasting = { id: lastingId(owner, card, part, n), card, part, owner, until, note };
  draft.lasting.push(lasting as Mutable<Lasting>);
  listLasting(draft, lasting, content);
  return { type: 'lastingEffectBegan', id: lasting.id, owner };
};

const lastingId = (owner: string, card: string, part: string, n: number): string =>
  `${owner}/lasting/${card}/${part}/${n}`;
