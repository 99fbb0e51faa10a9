import fc from 'fast-check';
import { catalogue } from '../../src/content/catalogue.ts';
import { type Fleet, fleetPoints, squadronLimit, upgradesFor } from '../../src/fleet/index.ts';
import { FACTIONS, OBJECTIVE_CATEGORIES } from '../../src/state/vocabulary.ts';

/** Random legal fleets of 400 points: numbers pick among what still fits, so nothing is wasted and failures shrink. */

const { ships, squadrons, upgrades, objectives } = catalogue();

const picks = (max: number) => fc.array(fc.nat(), { maxLength: max });
const word = fc.constantFrom('Rogue', 'Fleet', 'of', 'the', 'Seventh', 'Moon', "Sato's", 'Hammer', '42nd', 'Zürich');

export const legalFleet = (points = 400): fc.Arbitrary<Fleet> =>
  fc
    .record({
      faction: fc.constantFrom(...FACTIONS),
      name: fc.option(fc.array(word, { minLength: 1, maxLength: 4 }), { nil: null }),
      commander: fc.nat(),
      hulls: picks(5),
      cards: picks(12),
      wings: picks(12),
      aims: fc.tuple(fc.nat(), fc.nat(), fc.nat()),
    })
    .map(({ faction, name, commander, hulls, cards, wings, aims }) => {
      const pick = <T>(list: readonly T[], n: number): T => list[n % list.length]!;
      const own = ships.filter((card) => card.faction === faction);
      const flagships = own.filter(({ flotilla }) => !flotilla);
      const admirals = upgrades.filter((card) => card.type === 'commander' && card.faction === faction);
      let fleet: Fleet = {
        ...(name ? { name: name.join(' ') } : {}),
        faction,
        ships: [{ card: pick(flagships, commander).id, upgrades: [pick(admirals, commander).id] }],
        squadrons: [],
        objectives: Object.fromEntries(
          OBJECTIVE_CATEGORIES.map((category, i) => [
            category,
            pick(
              objectives.filter((card) => card.category === category),
              aims[i]!,
            ).id,
          ]),
        ) as Fleet['objectives'],
      };
      const left = () => points - fleetPoints(fleet).total;
      for (const n of hulls) {
        const fitting = own.filter(({ cost }) => cost <= left());
        if (fitting.length) fleet = { ...fleet, ships: [...fleet.ships, { card: pick(fitting, n).id, upgrades: [] }] };
      }
      for (const n of cards) {
        const at = n % fleet.ships.length;
        const fitting = upgradesFor(fleet, at, points);
        if (fitting.length)
          fleet = {
            ...fleet,
            ships: fleet.ships.map((ship, i) =>
              i === at ? { ...ship, upgrades: [...ship.upgrades, pick(fitting, n >>> 3)] } : ship,
            ),
          };
      }
      const taken = new Set(
        fleet.ships.flatMap((ship) => ship.upgrades).map((id) => upgrades.find((card) => card.id === id)!.name),
      );
      for (const n of wings) {
        const room = Math.min(left(), squadronLimit(points) - fleetPoints(fleet).squadrons);
        const fitting = squadrons.filter(
          (card) => card.faction === faction && card.cost <= room && !(card.unique && taken.has(card.name)),
        );
        if (fitting.length === 0) continue;
        const { id, name: called } = pick(fitting, n);
        taken.add(called);
        fleet = { ...fleet, squadrons: [...fleet.squadrons, id] };
      }
      return fleet;
    });
