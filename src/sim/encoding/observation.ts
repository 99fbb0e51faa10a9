import { type Content, standardContent } from '../../content/content.ts';
import { cosBam, sinBam } from '../../geometry/angle.ts';
import { ANSWERS } from '../../rules/index.ts';
import type { DecisionKind } from '../../state/decisions.ts';
import { DIE_COLORS, DIE_FACES, type Die } from '../../state/dice.ts';
import type { AttackFrame } from '../../state/frames.ts';
import { compareText, deepFreeze } from '../../state/json.ts';
import { isUnactivated, phaseOf } from '../../state/selectors.ts';
import type { DefenseToken, Squadron } from '../../state/state.ts';
import type { PlayerView, ShipView } from '../../state/view.ts';
import { COMMANDS, DEFENSE_TOKENS, HULL_ZONES, LAST_ROUND, opponentOf, PHASES } from '../../state/vocabulary.ts';

/**
 * A view as plain numbers, most of them from -1 to 1, in an order that never changes with the state. Units stand at their place in the
 * roster, with the eyes of the viewer: `mine` is 1 for the viewer's own.
 */

const SHIPS = 24;
const SQUADRONS = 48;
const OBSTACLES = 16;
const TOKENS = 16;
const DIALS = 4;
const DECISIONS = Object.keys(ANSWERS) as readonly DecisionKind[];
const DICE = DIE_COLORS.flatMap((color) => DIE_FACES.map((face) => `${color} ${face}`));
const OBSTACLE_TYPES = ['asteroid', 'debris', 'station'] as const;
const PLACE = ['x', 'y', 'sine', 'cosine'];

const POINTS = 400;
const FASTEST = 5;
const COUNT = 10;

const each = (before: string, names: readonly string[]): string[] => names.map((name) => `${before} ${name}`);
const tokenNames = DEFENSE_TOKENS.flatMap((type) => [`${type} readied`, `${type} exhausted`]);

const GAME = [
  'round',
  ...each('phase', PHASES),
  'first player',
  'my score',
  'their score',
  'my victory tokens',
  'their victory tokens',
  'my turn',
  ...each('decision', DECISIONS),
  'attack',
  'attack is mine',
  'attack at close range',
  'attack at medium range',
  'attack at long range',
  'attack obstructed',
  'attack braced',
  ...each('attack dice', DICE),
];
const UNIT = ['there', 'mine', 'card', ...PLACE, 'hull', 'cost'];
const SHIP = [
  ...UNIT,
  'speed',
  ...each('shields', HULL_ZONES),
  'activated',
  'facedown damage',
  'faceup damage',
  ...tokenNames,
  ...each('command token', COMMANDS),
  ...each('raid token', COMMANDS),
  ...each('open dial', COMMANDS),
  ...Array.from({ length: DIALS }, (_, i) => each(`dial ${i + 1}`, [...COMMANDS, 'unknown'])).flat(),
  'attacks',
  'defends',
];
const SQUADRON = [...UNIT, 'activated', ...tokenNames, 'attacks', 'defends'];
const OBSTACLE = ['there', ...each('is', OBSTACLE_TYPES), ...PLACE];
const TOKEN = ['there', 'x', 'y', 'held'];

/** Some numbers of an observation: `count` pieces from `first` on, each with the named numbers. */
export interface ObservationPart {
  readonly name: 'game' | 'ships' | 'squadrons' | 'obstacles' | 'objectiveTokens';
  readonly first: number;
  readonly count: number;
  readonly numbers: readonly string[];
}

const parts: ObservationPart[] = [];
let size = 0;
const part = (name: ObservationPart['name'], count: number, numbers: readonly string[]): void => {
  parts.push({ name, first: size, count, numbers });
  size += count * numbers.length;
};
part('game', 1, GAME);
part('ships', SHIPS, SHIP);
part('squadrons', SQUADRONS, SQUADRON);
part('obstacles', OBSTACLES, OBSTACLE);
part('objectiveTokens', TOKENS, TOKEN);

/** What each number of an observation is. `version` changes whenever one of them comes to mean something else. */
export const OBSERVATION: { readonly version: 1; readonly size: number; readonly parts: readonly ObservationPart[] } =
  deepFreeze({ version: 1, size, parts });

/**
 * What a player may know, as numbers: `OBSERVATION` says which is which. Hidden values are unknown, empty places are 0; `card` is the
 * place of the card among all of its kind, by id, counted from 1. Throws a RangeError for more pieces than there are places.
 */
export const observationOf = (view: PlayerView, content: Content = standardContent()): Float64Array => {
  const numbers = new Float64Array(OBSERVATION.size);
  const attack = attackIn(view);
  const write = (name: ObservationPart['name'], rows: readonly (readonly number[])[]): void => {
    const { first, count, numbers: names } = parts.find((one) => one.name === name)!;
    if (rows.length > count) throw new RangeError(`at most ${count} ${name}, not ${rows.length}`);
    rows.forEach((row, i) => {
      if (row.length !== names.length) throw new Error(`${name} has ${names.length} numbers, not ${row.length}`);
      numbers.set(row, first + i * names.length);
    });
  };
  const units = view.roster.map((id) => view.units[id]!);
  const cards = { ship: indexOf(content.ships), squadron: indexOf(content.squadrons) };
  write('game', [gameNumbers(view, attack)]);
  write(
    'ships',
    units.flatMap((unit) => (unit.kind === 'ship' ? [shipNumbers(view, content, unit, cards.ship, attack)] : [])),
  );
  write(
    'squadrons',
    units.flatMap((unit) =>
      unit.kind === 'squadron' ? [squadronNumbers(view, content, unit, cards.squadron, attack)] : [],
    ),
  );
  write(
    'obstacles',
    view.obstacles.map(({ type, pose }) => [1, ...oneHot(OBSTACLE_TYPES, type), ...placeOf(view, pose)]),
  );
  write(
    'objectiveTokens',
    view.objectiveTokens.map(({ at, unit }) => [
      1,
      ...placeOf(view, at && { ...at, heading: 0 }).slice(0, 2),
      bit(unit),
    ]),
  );
  return numbers;
};

const bit = (truth: unknown): number => (truth ? 1 : 0);
const oneHot = <T>(names: readonly T[], name: T | null): number[] => names.map((one) => bit(one === name));
const counts = <T>(names: readonly T[], list: readonly T[]): number[] =>
  names.map((name) => list.filter((one) => one === name).length);

const indexOf = (cards: { readonly [id: string]: unknown }): ReadonlyMap<string, number> =>
  new Map(
    Object.keys(cards)
      .sort(compareText)
      .map((id, i) => [id, i + 1]),
  );

const attackIn = ({ frames }: PlayerView): AttackFrame | null => {
  for (let depth = frames.length - 1; depth >= 0; depth--) {
    const frame = frames[depth]!;
    if (frame.kind === 'attack') return frame;
  }
  return null;
};

const placeOf = (
  { table }: PlayerView,
  pose: { readonly x: number; readonly y: number; readonly heading: number } | null,
): number[] =>
  pose ? [pose.x / table.widthUm, pose.y / table.depthUm, sinBam(pose.heading), cosBam(pose.heading)] : [0, 0, 0, 0];

const gameNumbers = (view: PlayerView, attack: AttackFrame | null): number[] => {
  const { viewer, awaiting } = view;
  const [mine, theirs] = [viewer, opponentOf(viewer)];
  const asked =
    (awaiting.kind === 'player' && awaiting.player === viewer) ||
    (awaiting.kind === 'simultaneous' && awaiting.players.includes(viewer));
  return [
    view.round / LAST_ROUND,
    ...oneHot(PHASES, phaseOf(view)),
    bit(view.initiative.player === viewer),
    view.scores[mine] / POINTS,
    view.scores[theirs] / POINTS,
    view.victoryTokens[mine] / COUNT,
    view.victoryTokens[theirs] / COUNT,
    bit(asked),
    ...oneHot(DECISIONS, awaiting.kind === 'over' ? null : awaiting.decision.kind),
    bit(attack),
    bit(attack?.player === viewer),
    ...oneHot(['close', 'medium', 'long'] as const, attack?.range ?? null),
    bit(attack?.obstructed),
    bit(attack?.braced),
    ...counts(
      DICE,
      (attack?.dice ?? []).map(({ color, face }: Die) => `${color} ${face}`),
    ).map((n) => n / COUNT),
  ];
};

const unitNumbers = (
  view: PlayerView,
  unit: ShipView | Squadron,
  card: number | undefined,
  hull: number,
  cost: number,
): number[] => {
  const there = (unit.status === 'inPlay' || unit.status === 'doomed') && unit.pose !== null;
  return [
    bit(there),
    bit(unit.owner === view.viewer),
    card ?? 0,
    ...placeOf(view, there ? unit.pose : null),
    hull / COUNT,
    cost / POINTS,
  ];
};

const tokenNumbers = (tokens: readonly DefenseToken[]): number[] =>
  DEFENSE_TOKENS.flatMap((type) =>
    (['readied', 'exhausted'] as const).map(
      (readiness) => tokens.filter((token) => token.type === type && token.readiness === readiness).length,
    ),
  );

const shipNumbers = (
  view: PlayerView,
  content: Content,
  ship: ShipView,
  cards: ReadonlyMap<string, number>,
  attack: AttackFrame | null,
): number[] => {
  const card = content.ships[ship.card]!;
  const facedown = ship.damage.filter(({ face }) => face === 'down').length;
  const dial = (place: number): number[] => {
    const shown = ship.dials[place];
    return shown ? [...oneHot(COMMANDS, shown.command), bit(shown.command === null)] : [0, 0, 0, 0, 0];
  };
  return [
    ...unitNumbers(view, ship, cards.get(ship.card), card.hull - ship.damage.length, card.cost),
    ship.speed / FASTEST,
    ...HULL_ZONES.map((zone) => ship.shields[zone] / COUNT),
    bit(ship.activated),
    facedown / COUNT,
    (ship.damage.length - facedown) / COUNT,
    ...tokenNumbers(ship.defenseTokens),
    ...counts(COMMANDS, ship.commandTokens),
    ...counts(COMMANDS, ship.raidTokens),
    ...counts(
      COMMANDS,
      ship.openDials.map(({ command }) => command),
    ),
    ...Array.from({ length: DIALS }, (_, place) => dial(place)).flat(),
    bit(attack?.attacker === ship.id),
    bit(attack?.defender === ship.id),
  ];
};

const squadronNumbers = (
  view: PlayerView,
  content: Content,
  squadron: Squadron,
  cards: ReadonlyMap<string, number>,
  attack: AttackFrame | null,
): number[] => [
  ...unitNumbers(view, squadron, cards.get(squadron.card), squadron.hull, content.squadrons[squadron.card]!.cost),
  bit(!isUnactivated(view, squadron)),
  ...tokenNumbers(squadron.defenseTokens),
  bit(attack?.attacker === squadron.id),
  bit(attack?.defender === squadron.id),
];
