import { standardContent } from '../../src/content/content.ts';
import { FORMATS, type FormatId } from '../../src/content/formats.ts';
import { applyAction } from '../../src/engine/advance.ts';
import { inPlaceStore } from '../../src/engine/drivers.ts';
import { createEngine, hashState } from '../../src/engine/engine.ts';
import { createLogbook } from '../../src/engine/log.ts';
import type { Position, PositionObstacle } from '../../src/engine/position.ts';
import type { GameSetup } from '../../src/engine/setup.ts';
import { validateFleet } from '../../src/fleet/index.ts';
import { insidePlayArea, isOverlapping, type Piece, type Pose } from '../../src/geometry/index.ts';
import type { Action } from '../../src/state/actions.ts';
import type { Fleet } from '../../src/state/fleet.ts';
import { cloneJson } from '../../src/state/json.ts';
import { createRng, type Rng } from '../../src/state/rng.ts';
import { isInPlay, unitsOf } from '../../src/state/selectors.ts';
import type { GameState, Unit } from '../../src/state/state.ts';
import { FACTIONS, HULL_ZONES, type Json, PLAYERS, type Player } from '../../src/state/vocabulary.ts';

import { type Acting, acting } from './acting.ts';
import { BOTS } from './bots.ts';

/** Random games to their end, with everything that must hold in every state looked at on the way. */

/** Which cards have acted in the games played so far. */
export const acted: Acting = acting(standardContent());
const engine = createEngine(acted.content);
const { startLog, extendLog, replay } = createLogbook(engine);
const { ships, squadrons } = engine.content;

/**
 * The learning scenario; ships and squadrons on a table set up by hand, in lines or all in one heap; whole games with setup,
 * upgrades and objectives.
 */
export const KINDS = ['learning', 'battles', 'crowds', 'matches'] as const;
export type Kind = (typeof KINDS)[number];

/** A game that went wrong once, kept under `test/regression`. */
export interface Kept {
  readonly error: string;
  readonly setup: GameSetup;
  /** What the players did; chance answers from the seed. */
  readonly actions: readonly Action[];
}

export interface Fuzzed {
  /** How many actions were played. */
  readonly actions: number;
  /** The game, if something went wrong. */
  readonly failure: Kept | null;
}

/** Plays the random game of a seed. */
export const playRandom = (kind: Kind, seed: number): Fuzzed => {
  const rng = createRng(seed);
  return playThrough(setupOf(kind, seed, rng), [], rng);
};

/** Plays a kept game again as far as its actions are still legal, and on to the end. */
export const playAgain = ({ setup, actions }: Omit<Kept, 'error'>): Fuzzed =>
  playThrough(setup, actions, createRng(setup.seed));

const TOO_LONG = 10_000;
/** A log and its replay take as long as the game: one game in so many. */
const REPLAY_EVERY = 5;

const playThrough = (setup: GameSetup, given: readonly Action[], rng: Rng): Fuzzed => {
  const keepsLog = setup.seed % REPLAY_EVERY === 0;
  const left = [...given];
  const done: Action[] = [];
  try {
    const begun = startLog(setup);
    if (!begun.ok) throw new Error(JSON.stringify(begun.error));
    let { log, state } = begun.value;
    const inPlace = inPlaceStore(cloneJson(state as unknown as Json) as unknown as GameState, engine.content);
    while (!state.outcome) {
      if (done.length > TOO_LONG) throw new Error('the game does not end');
      const next = left.shift();
      if (next && !engine.judge(state, next).ok) left.length = 0;
      const action = next && engine.judge(state, next).ok ? next : anyAction(state, setup.seed, rng);
      done.push(action);
      const played = engine.step(state, action);
      if (!played.ok) throw new Error(`an offered action was refused: ${JSON.stringify(played.verdict)}`);
      applyAction(inPlace, action);
      if (keepsLog) log = extendLog(log, played);
      state = played.state;
      checkNumbers(state);
      acted.watch(state);
      if (played.events.some(({ type }) => MOVES.includes(type))) checkTable(state);
    }
    if (hashState(inPlace.game.state) !== hashState(state)) throw new Error('the drivers disagree');
    const again = keepsLog ? replay(JSON.parse(JSON.stringify(log))) : null;
    if (again && !again.ok) throw new Error(`no replay: ${JSON.stringify(again.error)}`);
    return { actions: done.length, failure: null };
  } catch (error) {
    // Where the project lies is nobody's business in a file that is kept.
    const told = (error instanceof Error ? (error.stack ?? error.message) : String(error)).replaceAll(
      process.cwd(),
      '.',
    );
    return { actions: done.length, failure: { error: told, setup, actions: done } };
  }
};

/** Every third game is played by hunters: wanderers seldom come near each other. */
const HUNT_EVERY = 3;

const anyAction = (state: GameState, seed: number, rng: Rng): Action => {
  const legal = engine.legalActions(state);
  if (legal.length === 0) throw new Error(`nobody can act: ${JSON.stringify(engine.awaiting(state))}`);
  return BOTS[seed % HUNT_EVERY === 0 ? 'hunter' : 'wanderer'](engine, state, legal, rng);
};

const pick = <T>(list: readonly T[], rng: Rng): T => list[rng.below(list.length)]!;

const setupOf = (kind: Kind, seed: number, rng: Rng): GameSetup => {
  if (kind === 'battles') return { seed, position: battlefield(rng) };
  if (kind === 'crowds') return { seed, position: crowd(rng) };
  if (kind === 'matches') return anyMatch(seed, rng);
  const wanted = () => pick(FACTIONS, rng);
  return rng.below(2) === 0
    ? { scenario: 'learning', seed }
    : { scenario: 'learning', seed, factions: { p1: wanted(), p2: wanted() }, suggestedDials: rng.below(2) === 0 };
};

/** Ships in one line for each player, squadrons in front of them, obstacles in between. */
const battlefield = (rng: Rng): Position => {
  const points = pick([180, 300, 400], rng);
  const fleets = PLAYERS.map((owner) => ({ owner, ...anyFleet(points, rng) }));
  return {
    firstPlayer: pick(PLAYERS, rng),
    ships: fleets.flatMap(({ owner, large }) =>
      large.map((card, i) => ({
        owner,
        card,
        speed: 1 + rng.below(Object.keys(ships[card]!.speedChart).length),
        pose: place(owner, 150_000 + 140_000 * i, 130_000, rng.below(2) === 0 ? 0 : 1_000),
      })),
    ),
    squadrons: fleets.flatMap(({ owner, small }) =>
      small.map((card, i) => ({ owner, card, pose: place(owner, 200_000 + 45_000 * i, 280_000, 0) })),
    ),
    obstacles: OBSTACLES.map((obstacle, i) => ({
      obstacle,
      pose: { x: 300_000 + 240_000 * i, y: 420_000 + rng.below(80_000), heading: rng.below(65_536) },
      mirrored: rng.below(2) === 0,
    })) satisfies PositionObstacle[],
  };
};

/** Two fleets in a space in which they hardly fit, at any heading, on top of the obstacles: every move runs into something. */
const crowd = (rng: Rng): Position => {
  const fleets = PLAYERS.map((owner) => ({ owner, ...anyFleet(pick([180, 300, 400], rng), rng) }));
  const taken: Piece[] = [];
  const roomFor = (pieceAt: (pose: Pose) => Piece): Pose | null => {
    for (let i = 0; i < TRIES; i++) {
      const pose = {
        x: 600_000 + rng.below(600_000),
        y: 200_000 + rng.below(500_000),
        heading: rng.below(65_536),
      };
      const piece = pieceAt(pose);
      if (taken.some((other) => isOverlapping(piece, other))) continue;
      taken.push(piece);
      return pose;
    }
    return null;
  };
  return {
    firstPlayer: pick(PLAYERS, rng),
    ships: fleets.flatMap(({ owner, large }) =>
      large.flatMap((card) => {
        const pose = roomFor((at) => ({ shipClass: ships[card]!.shipClass, pose: at }));
        const speed = 1 + rng.below(Object.keys(ships[card]!.speedChart).length);
        return pose ? [{ owner, card, speed, pose }] : [];
      }),
    ),
    squadrons: fleets.flatMap(({ owner, small }) =>
      small.flatMap((card) => {
        const pose = roomFor((at) => ({ pose: at }));
        return pose ? [{ owner, card, pose }] : [];
      }),
    ),
    obstacles: OBSTACLES.map((obstacle, i) => ({
      obstacle,
      pose: {
        x: 650_000 + 250_000 * (i % 3),
        y: 300_000 + 250_000 * Math.floor(i / 3),
        heading: rng.below(65_536),
      },
    })) satisfies PositionObstacle[],
  };
};

const TRIES = 60;

const OBSTACLES = [
  'asteroid-field-1',
  'debris-field-1',
  'station',
  'asteroid-field-2',
  'debris-field-2',
  'asteroid-field-3',
] as const;
const TABLE = { width: 1_828_800, depth: 914_400 } as const;

const place = (owner: Player, x: number, y: number, turned: number) =>
  owner === 'p1' ? { x, y, heading: turned } : { x: TABLE.width - x, y: TABLE.depth - y, heading: 32_768 + turned };

/** FLEET-03, FLEET-05: ships and squadrons of one faction, as many as the points allow, squadrons for a third of them. */
const anyFleet = (points: number, rng: Rng) => {
  const faction = pick(FACTIONS, rng);
  const own = <C extends { readonly faction: string; readonly id: string }>(cards: { readonly [id: string]: C }) =>
    Object.values(cards).filter((card) => card.faction === faction);
  const small = spend(
    own(squadrons).filter(({ unique }) => !unique),
    rng.below(Math.floor((points + 2) / 3)),
    20,
    rng,
  );
  const large = spend(own(ships), points - small.cost, 10, rng);
  return { large: large.cards, small: small.cards };
};

const spend = (
  cards: readonly { readonly id: string; readonly cost: number }[],
  points: number,
  most: number,
  rng: Rng,
) => {
  const bought: string[] = [];
  let cost = 0;
  for (;;) {
    const affordable = cards.filter((card) => cost + card.cost <= points);
    if (affordable.length === 0 || bought.length === most) return { cards: bought, cost };
    const card = pick(affordable, rng);
    bought.push(card.id);
    cost += card.cost;
  }
};

const anyMatch = (seed: number, rng: Rng): GameSetup => {
  const format = pick(Object.keys(FORMATS) as FormatId[], rng);
  return { seed, format, fleets: { p1: legalFleet(format, rng), p2: legalFleet(format, rng) } };
};

const ADDITIONS = 60;

/**
 * A flagship with a commander and a favourite upgrade, so that none is rare, three objectives, and whatever of a list of random
 * additions keeps the fleet legal.
 */
const legalFleet = (format: FormatId, rng: Rng): Fleet => {
  const upgrades = Object.values(engine.content.upgrades);
  const favourite = pick(upgrades, rng);
  const commander =
    favourite.type === 'commander'
      ? favourite
      : pick(
          upgrades.filter(({ type }) => type === 'commander'),
          rng,
        );
  const faction = commander.faction ?? pick(FACTIONS, rng);
  const own = (cards: readonly { readonly id: string; readonly faction?: string | null }[]): readonly string[] =>
    cards.filter((card) => !card.faction || card.faction === faction).map(({ id }) => id);
  const [hulls, wings, cards] = [own(Object.values(ships)), own(Object.values(squadrons)), own(upgrades)];
  const objectiveOf = (category: string): string =>
    pick(
      Object.values(engine.content.objectives).filter((each) => each.category === category),
      rng,
    ).id;
  const flagship = pick(
    hulls.filter((id) => !ships[id]!.flotilla),
    rng,
  );
  let fleet: Fleet = {
    faction,
    ships: [{ card: flagship, upgrades: [...new Set([commander.id, favourite.id])] }],
    squadrons: [],
    objectives: {
      assault: objectiveOf('assault'),
      defense: objectiveOf('defense'),
      navigation: objectiveOf('navigation'),
    },
  };
  if (validateFleet(fleet, format, { playing: true }).length > 0) return legalFleet(format, rng);
  for (let n = 0; n < ADDITIONS; n++) {
    const larger = withMore(fleet, hulls, wings, cards, rng);
    if (validateFleet(larger, format, { playing: true }).length === 0) fleet = larger;
  }
  return fleet;
};

/** Squadrons of a feather: half of the time one that flies what the last one does, for cards that speak of others of their kind. */
const alike = ({ squadrons: taken }: Fleet, wings: readonly string[], rng: Rng): readonly string[] => {
  const last = taken.at(-1);
  if (last === undefined || rng.below(2) === 0) return wings;
  return wings.filter((id) => squadrons[id]!.squadronType === squadrons[last]!.squadronType);
};

const withMore = (
  fleet: Fleet,
  hulls: readonly string[],
  wings: readonly string[],
  cards: readonly string[],
  rng: Rng,
): Fleet => {
  const what = rng.below(4);
  if (what === 0) return { ...fleet, ships: [...fleet.ships, { card: pick(hulls, rng), upgrades: [] }] };
  if (what === 1) return { ...fleet, squadrons: [...fleet.squadrons, pick(alike(fleet, wings, rng), rng)] };
  const at = rng.below(fleet.ships.length);
  const card = pick(cards, rng);
  return {
    ...fleet,
    ships: fleet.ships.map((ship, i) => (i === at ? { ...ship, upgrades: [...ship.upgrades, card] } : ship)),
  };
};

const check = (holds: boolean, what: string): void => {
  if (!holds) throw new Error(`broken: ${what}`);
};

/** Shields, tokens, hull and cards within their bounds. */
const checkNumbers = (state: GameState): void => {
  const cards: Record<string, number> = {};
  for (const unit of unitsOf(state)) {
    check((unit.status === 'setAside') === Object.hasOwn(state.setAside, unit.id), `${unit.id} is set aside or not`);
    if (unit.kind === 'squadron') {
      const lost = unit.status !== 'inPlay' || isBeingDestroyed(state, unit);
      check(unit.hull <= squadrons[unit.card]!.hull && (unit.hull > 0 || lost), `hull of ${unit.id}`);
      continue;
    }
    const facts = ships[unit.card]!;
    for (const { deck } of unit.damage) cards[deck] = (cards[deck] ?? 0) + 1;
    for (const zone of HULL_ZONES)
      check(unit.shields[zone] >= 0 && unit.shields[zone] <= facts.shields[zone], `shields of ${unit.id}`);
    check(new Set(unit.commandTokens).size === unit.commandTokens.length, `command tokens of ${unit.id}`);
    check(unit.dials.length <= facts.command, `dials of ${unit.id}`);
    check(unit.defenseTokens.length === facts.defenseTokens.length, `defense tokens of ${unit.id}`);
  }
  for (const [id, { size, discard }] of Object.entries(state.decks))
    check((cards[id] ?? 0) + size + discard.length === 52, `52 cards in ${id}`);
};

/** Some card may still be asked whether it keeps the unit. */
const isBeingDestroyed = ({ frames }: GameState, { id }: Unit): boolean =>
  frames.some((frame) => frame.kind === 'destroy' && frame.unit === id);

const MOVES: readonly string[] = ['shipMoved', 'squadronMoved', 'squadronPlaced', 'unitDeployed'];

/** Nothing that stands overlaps anything that stands, and everything stands on the table. */
const checkTable = (state: GameState): void => {
  // While squadrons are put back, or a ship that left has not been taken away yet, the table is not at rest.
  if (state.frames.some(({ kind }) => kind === 'displace' || kind === 'destroy')) return;
  const standing = unitsOf(state).filter((unit) => isInPlay(unit) && unit.pose !== null);
  const pieces = standing.map((unit) => ({ unit, piece: pieceOf(unit) }));
  pieces.forEach(({ unit, piece }, i) => {
    check(insidePlayArea(piece, state.table.area).inside, `${unit.id} is off the table`);
    for (const other of pieces.slice(0, i))
      check(!isOverlapping(piece, other.piece), `${unit.id} overlaps ${other.unit.id}`);
  });
};

const pieceOf = (unit: Unit): Piece =>
  unit.kind === 'ship' ? { shipClass: ships[unit.card]!.shipClass, pose: unit.pose! } : { pose: unit.pose! };
