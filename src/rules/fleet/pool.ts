import { type Content, namedCard } from '../../content/content.ts';
import type { CardPool } from '../../content/core-set.ts';
import { CORE_SET } from '../../content/core-set.ts';
import type { Rng } from '../../state/rng.ts';
import type { Faction } from '../../state/vocabulary.ts';
import { type FleetFault, fault } from './faults.ts';
import type { Entry, ReadFleet } from './read.ts';

/** FLEET-17: fleets built from a collection, and the core set shared by two players. */

/** What of a fleet is not in the collection, or not often enough. */
export const poolFaults = (pool: CardPool, { ships, squadrons, objectives }: ReadFleet): readonly FleetFault[] => {
  const hulls = ships.flatMap(({ at, card }) => (card ? [{ at: `${at}.card`, card }] : []));
  return [
    ...missingCopies(pool.ships, hulls),
    ...missingCopies(
      pool.upgrades,
      ships.flatMap(({ upgrades }) => upgrades),
    ),
    ...absent(pool.squadrons, squadrons),
    ...absent(pool.objectives, objectives),
    ...missingModels(pool.models, [
      ...hulls.map(({ at, card }) => ({ at, model: card.shipClass })),
      ...squadrons.map(({ at, card }) => ({ at, model: card.squadronType })),
    ]),
  ];
};

type Named = Entry<{ readonly kind: 'ship' | 'squadron' | 'upgrade' | 'objective'; readonly id: string }>;

const absent = (owned: readonly string[], entries: readonly Named[]): FleetFault[] =>
  entries
    .filter(({ card }) => !owned.includes(card.id))
    .map(({ at, card }) => fault(at, 'not-in-pool', { kind: card.kind, card: card.id }));

const missingCopies = (owned: readonly string[], entries: readonly Named[]): FleetFault[] => {
  const left = tally(owned);
  const beyond = entries.filter(({ card }) => {
    const copies = left.get(card.id);
    if (copies !== undefined) left.set(card.id, copies - 1);
    return copies !== undefined && copies <= 0;
  });
  return [
    ...absent(owned, entries),
    ...beyond.map(({ at, card }) =>
      fault(at, 'no-copy-left', {
        kind: card.kind,
        card: card.id,
        copies: owned.filter((id) => id === card.id).length,
      }),
    ),
  ];
};

const missingModels = (
  models: CardPool['models'],
  entries: readonly { readonly at: string; readonly model: string }[],
): FleetFault[] => {
  const left = new Map(Object.entries(models));
  return entries
    .filter(({ model }) => {
      const n = left.get(model);
      if (n !== undefined) left.set(model, n - 1);
      return n !== undefined && n <= 0;
    })
    .map(({ at, model }) => fault(at, 'no-model-left', { model, models: models[model]! }));
};

const tally = (ids: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
};

/**
 * One core set for two players: each gets the cards of one faction, the other upgrades are dealt out at random, one by one. Who
 * gets the first of them is random, too. Objectives stay common to both.
 */
export const dealPool = (
  content: Content,
  rng: Rng,
  pool: CardPool = CORE_SET,
): Readonly<Record<Faction, CardPool>> => {
  const factionOf = (kind: 'ship' | 'squadron' | 'upgrade', id: string) =>
    namedCard(content, kind, id)?.card.faction ?? null;
  const neutral = shuffled(
    pool.upgrades.filter((id) => factionOf('upgrade', id) === null),
    rng,
  );
  const start = rng.below(2);
  const share = (faction: Faction, seat: number): CardPool => ({
    ...pool,
    ships: pool.ships.filter((id) => factionOf('ship', id) === faction),
    squadrons: pool.squadrons.filter((id) => factionOf('squadron', id) === faction),
    upgrades: [
      ...pool.upgrades.filter((id) => factionOf('upgrade', id) === faction),
      ...neutral.filter((_id, i) => (start + i) % 2 === seat),
    ],
  });
  return { rebel: share('rebel', 0), imperial: share('imperial', 1) };
};

const shuffled = <T>(items: readonly T[], rng: Rng): readonly T[] => {
  const deck = [...items];
  for (let i = deck.length - 1; i > 0; i--) {
    const j = rng.below(i + 1);
    [deck[i], deck[j]] = [deck[j]!, deck[i]!];
  }
  return deck;
};
