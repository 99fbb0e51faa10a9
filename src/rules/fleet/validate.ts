import type { Content } from '../../content/content.ts';
import type { FleetFormat } from '../../content/formats.ts';
import type { Fleet } from '../../state/fleet.ts';
import { plainJson } from '../../state/json.ts';
import { OBJECTIVE_CATEGORIES } from '../../state/vocabulary.ts';
import { equipFaults } from './equip.ts';
import { type FleetFault, fault } from './faults.ts';
import { cite, type FormatChoice, fleetFormat, squadronLimit } from './formats.ts';
import { type FleetPoints, pointsOf } from './points.ts';
import { poolFaults } from './pool.ts';
import { fleetShape, type ReadFleet, readFleet } from './read.ts';

/**
 * Everything that is wrong with a fleet, each with its place and rule; nothing when it is legal. `playing` also names the cards that
 * games cannot be played with yet. Any value may be passed as a fleet.
 */
export const fleetFaults = (
  content: Content,
  input: unknown,
  choice: FormatChoice,
  playing: boolean,
): readonly FleetFault[] => {
  const format = fleetFormat(choice);
  const plain = plainJson(input);
  if (!plain.ok) return [fault(plain.at, 'malformed', { expected: plain.fault })];
  const misshapen = fleetShape(plain.value, '');
  if (misshapen.length > 0) return misshapen.map(({ at, expected }) => fault(at, 'malformed', { expected }));
  const fleet = plain.value as unknown as Fleet;
  const { read, faults } = readFleet(content, fleet, playing);
  return [
    ...pointFaults(pointsOf(content, fleet), format),
    ...flagshipFaults(read),
    ...faults,
    ...factionFaults(read),
    ...uniqueFaults(read),
    ...read.ships.flatMap(equipFaults),
    ...objectiveFaults(fleet, read, format),
    ...(format.pool ? poolFaults(format.pool, read) : []),
  ].map((each) => cite(each, format));
};

/** FLEET-01, FLEET-05 */
const pointFaults = ({ total, squadrons }: FleetPoints, { points }: FleetFormat): FleetFault[] => [
  ...(total > points ? [fault('', 'too-many-points', { points: total, limit: points })] : []),
  ...(squadrons > squadronLimit(points)
    ? [fault('.squadrons', 'too-many-squadron-points', { points: squadrons, limit: squadronLimit(points) })]
    : []),
];

/** FLEET-04: one ship with a commander; a second one on the same ship is that ship's fault. */
const flagshipFaults = ({ ships }: ReadFleet): FleetFault[] => {
  const flagships = ships.flatMap(({ upgrades }) => upgrades.find(({ card }) => card.type === 'commander') ?? []);
  const [first, ...others] = flagships;
  if (!first) return [fault('.ships', 'no-flagship', {})];
  return others.map(({ at, card }) => fault(at, 'second-flagship', { card: card.id, first: first.at }));
};

/** FLEET-03 */
const factionFaults = ({ faction: fleet, ships, squadrons }: ReadFleet): FleetFault[] =>
  [
    ...ships.flatMap(({ at, card, upgrades }) => [...(card ? [{ at: `${at}.card`, card }] : []), ...upgrades]),
    ...squadrons,
  ].flatMap(({ at, card }) =>
    card.faction && card.faction !== fleet
      ? [fault(at, 'wrong-faction', { kind: card.kind, card: card.id, faction: card.faction, fleet })]
      : [],
  );

/** FLEET-07, FLEET-09: a unique name once, on whatever kind of card. */
const uniqueFaults = ({ ships, squadrons }: ReadFleet): FleetFault[] => {
  const first = new Map<string, { readonly at: string; readonly card: { readonly kind: string } }>();
  return [...ships.flatMap(({ upgrades }) => upgrades), ...squadrons].flatMap((entry) => {
    if (!entry.card.unique) return [];
    const { name, kind } = entry.card;
    const before = first.get(name);
    if (!before) {
      first.set(name, entry);
      return [];
    }
    const rule = kind === 'squadron' && before.card.kind === 'squadron' ? 'FLEET-09' : 'FLEET-07';
    return [fault(entry.at, 'unique-name-twice', { name, first: before.at }, rule)];
  });
};

/** FLEET-06: one of each category where fleets bring objectives, and never one of another category. */
const objectiveFaults = (fleet: Fleet, { objectives }: ReadFleet, format: FleetFormat): FleetFault[] => [
  ...OBJECTIVE_CATEGORIES.filter(
    (category) => format.objectives === 'fleets' && fleet.objectives[category] === null,
  ).map((category) => fault(`.objectives.${category}`, 'no-objective', { category })),
  ...objectives
    .filter(({ card, wanted }) => card.category !== wanted)
    .map(({ at, card, wanted }) => fault(at, 'wrong-category', { card: card.id, category: card.category, wanted })),
];
