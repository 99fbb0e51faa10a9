import { type ShipCard, slotsOf, type UpgradeCard, type UpgradeSlot } from '../../content/card.ts';
import { type FleetFault, fault } from './faults.ts';
import type { Entry, ReadShip } from './read.ts';

/** What one ship may carry. */

/** Everything that is wrong with a ship's upgrades. */
export const equipFaults = ({ card: ship, upgrades }: ReadShip): readonly FleetFault[] =>
  ship ? [...twice(upgrades), ...fits(ship, upgrades), ...slots(ship, upgrades)] : twice(upgrades);

/** FLEET-12, FLEET-13, FLEET-14, FLEET-15: one modification, one title, one commander, no card twice. */
const twice = (upgrades: readonly Entry<UpgradeCard>[]): FleetFault[] => {
  const first = new Map<string, Entry<UpgradeCard>>();
  return upgrades.flatMap((entry) => {
    const { at, card } = entry;
    const before = (key: string): string | null => {
      const found = first.get(key);
      if (!found) first.set(key, entry);
      return found?.at ?? null;
    };
    const [copy, modification, title, commander] = [
      before(card.id),
      card.modification ? before('a modification') : null,
      card.type === 'title' ? before('a title') : null,
      card.type === 'commander' ? before('a commander') : null,
    ];
    return [
      ...(copy ? [fault(at, 'upgrade-twice', { card: card.id, first: copy })] : []),
      ...(modification ? [fault(at, 'second-modification', { card: card.id, first: modification })] : []),
      ...(title ? [fault(at, 'second-title', { card: card.id, first: title })] : []),
      ...(commander ? [fault(at, 'second-commander', { card: card.id, first: commander })] : []),
    ];
  });
};

const fits = (ship: ShipCard, upgrades: readonly Entry<UpgradeCard>[]): FleetFault[] => {
  const granted = tally(upgrades.flatMap(({ card }) => card.grantsSlots ?? []));
  return upgrades.flatMap((entry) => misfits(ship, entry, granted));
};

const slots = (ship: ShipCard, upgrades: readonly Entry<UpgradeCard>[]): FleetFault[] => {
  const { has, unseated } = seat(ship, upgrades);
  return unseated.flatMap(({ entry: { at, card }, missing }) =>
    missing.map((slot) =>
      fault(
        at,
        'no-slot',
        { card: card.id, ship: ship.id, slot, has: has(slot) },
        slotsOf(card.type).length > 1 ? 'FLEET-11' : 'FLEET-10',
      ),
    ),
  );
};

/** FLEET-13, FLEET-14, FLEET-16: whether the card may be on this ship at all. */
const misfits = (ship: ShipCard, { at, card }: Entry<UpgradeCard>, granted: Tally): FleetFault[] => {
  const { requiresShipClass: shipClass, requiresShipNameIncludes: words, requiresSize: sizes, excludesSlot } = card;
  const facts = { card: card.id, ship: ship.id };
  const found: FleetFault[] = [];
  if (card.type === 'commander' && ship.flotilla) found.push(fault(at, 'commander-on-flotilla', facts));
  if (shipClass && shipClass !== ship.shipClass) found.push(fault(at, 'wrong-ship-class', { ...facts, shipClass }));
  if (words && !ship.name.includes(words)) found.push(fault(at, 'wrong-ship-name', { ...facts, words }));
  if (sizes && !sizes.includes(ship.size)) found.push(fault(at, 'wrong-size', { ...facts, sizes }));
  if (excludesSlot && (excludesSlot.sizes ?? [ship.size]).includes(ship.size)) {
    const { slot } = excludesSlot;
    const byOthers = (granted.get(slot) ?? 0) - count(card.grantsSlots ?? [], slot);
    if (count(ship.upgradeSlots, slot) + byOthers > 0) found.push(fault(at, 'slot-in-the-way', { ...facts, slot }));
  }
  return found;
};

const count = (slots: readonly UpgradeSlot[], slot: UpgradeSlot): number =>
  slots.filter((each) => each === slot).length;

/** An upgrade for which a ship has no icon free, and which of its icons that is. */
interface Unseated<E> {
  readonly entry: E;
  readonly missing: readonly UpgradeSlot[];
}

/** How upgrades fill a ship's bar. */
interface Seating<E> {
  /** How many icons of a kind there are: those that the ship prints and those that seated upgrades add. */
  has(slot: UpgradeSlot): number;
  /** The icons that nothing fills. */
  readonly free: readonly UpgradeSlot[];
  readonly unseated: readonly Unseated<E>[];
}

/**
 * FLEET-10, FLEET-11, FLEET-21: each card takes its icons from the bar; commanders and titles need none. Cards that add icons are
 * seated first, so that what they add is there for the others, but never for themselves.
 */
export const seat = <E extends { readonly card: UpgradeCard }>(ship: ShipCard, upgrades: readonly E[]): Seating<E> => {
  const all = tally(ship.upgradeSlots);
  const free = tally(ship.upgradeSlots);
  const lacking = ({ card }: E) => needs(card).filter((slot) => !free.get(slot));
  const take = (entry: E): boolean => {
    if (lacking(entry).length > 0) return false;
    for (const slot of needs(entry.card)) free.set(slot, free.get(slot)! - 1);
    for (const counts of [all, free]) addTo(counts, entry.card.grantsSlots ?? []);
    return true;
  };
  let givers = upgrades.filter(({ card }) => card.grantsSlots);
  for (let before = -1; givers.length !== before; ) {
    before = givers.length;
    givers = givers.filter((entry) => !take(entry));
  }
  const others = upgrades.filter((entry) => !entry.card.grantsSlots && !take(entry));
  return {
    has: (slot) => all.get(slot) ?? 0,
    free: [...free].flatMap(([slot, n]) => Array.from({ length: n }, () => slot)),
    unseated: [...givers, ...others].map((entry) => ({ entry, missing: lacking(entry) })),
  };
};

type Tally = Map<UpgradeSlot, number>;

const addTo = (counts: Tally, slots: readonly UpgradeSlot[]): void => {
  for (const slot of slots) counts.set(slot, (counts.get(slot) ?? 0) + 1);
};

const tally = (slots: readonly UpgradeSlot[]): Tally => {
  const counts: Tally = new Map();
  addTo(counts, slots);
  return counts;
};

const needs = ({ type }: UpgradeCard): readonly UpgradeSlot[] =>
  slotsOf(type).filter((slot) => slot !== 'commander' && slot !== 'title');
