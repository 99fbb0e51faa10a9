import { regionOf } from '../../engine/region.ts';
import { DEFAULT_FIGURES, type Point, type Pose, TURN } from '../../geometry/index.ts';
import { edgeOf } from '../../rules/kernel/placing.ts';
import { type Action, type ActionFor, type ActionType, act } from '../../state/actions.ts';
import { DIE_COLORS, DIE_FACES, type Die } from '../../state/dice.ts';
import { compareText, deepFreeze } from '../../state/json.ts';
import type { GameState } from '../../state/state.ts';
import { COMMANDS, HULL_ZONES, type HullZone, type Player } from '../../state/vocabulary.ts';
import { gameOf, type Simulation } from '../simulation.ts';

/**
 * Actions as numbers. Each type of action has a range of ids, and within it an id says the same in every state: which unit by its place
 * in the roster, which hull zones, clicks, dice, and which cell of a grid that lies on every table alike. Places become legal
 * actions again by the centre of their cell, or by another legal place in it. What cards offer is numbered in the order of
 * `legalActions`, because cards may ask for anything.
 */

/** What ids are told by: a state or a view. */
export type Setting = Pick<GameState, 'roster' | 'units' | 'table' | 'obstacles' | 'objectiveTokens'>;

/** Ships and squadrons are told by their place among all of the roster. */
const SHIPS = 24;
const SQUADRONS = 48;
const UNITS = SHIPS + SQUADRONS;

/** A grid that lies on every table alike: cells from the left corner on p1's side, row by row. */
interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly cells: number;
}
const grid = (columns: number, rows: number): Grid => ({ columns, rows, cells: columns * rows });
/** Where squadrons move: 38 mm on a standard table. */
const FINE = grid(48, 24);
/** Where everything else is put: 76 mm. */
const COARSE = grid(24, 12);
/** Where ships are deployed: the rows are counted from their player's edge. */
const STRIP = grid(24, 2);
const STRIP_UM = 200_000;

/** Eighths of a turn for ships, quarters for obstacles. */
const SHIP_HEADINGS = 8;
const OBSTACLE_HEADINGS = 4;
const SPEEDS = 5;
const DIALS = 4;
const JOINTS = 4;
const CLICKS = 5;
const TOKENS = 8;
const DAMAGE_CARDS = 32;
const OBSTACLES = 16;
const OBJECTIVE_TOKENS = 16;
const AMOUNTS = 64;
const OFFERS = 256;
const ZONES = HULL_ZONES.length;
const DICE = DIE_COLORS.length * DIE_FACES.length;
const OUTLINES = Object.keys(DEFAULT_FIGURES.obstacles).sort(compareText);

type Encoder<T extends ActionType> = (action: ActionFor<T>, setting: Setting, place: number) => number;

/** One type of action: how many ids it has, and which of them an action is. */
interface Range<T extends ActionType> {
  readonly count: number;
  readonly of: Encoder<T>;
}

const among = ({ roster, units }: Setting, id: string, kind: 'ship' | 'squadron'): number =>
  roster.filter((each) => units[each]!.kind === kind).indexOf(id);
const ship = (setting: Setting, id: string): number => among(setting, id, 'ship');
const squadron = (setting: Setting, id: string): number => among(setting, id, 'squadron');
const unit = (setting: Setting, id: string): number =>
  setting.units[id]?.kind === 'ship' ? ship(setting, id) : SHIPS + squadron(setting, id);
const zone = (name: HullZone | undefined): number => (name === undefined ? 0 : 1 + HULL_ZONES.indexOf(name));
const die = ({ color, face }: Die): number => DIE_COLORS.indexOf(color) * DIE_FACES.length + DIE_FACES.indexOf(face);
const damageCard = ({ units }: Setting, ship: string, card: string): number => {
  const owner = units[ship];
  return owner?.kind === 'ship' ? owner.damage.findIndex(({ id }) => id === card) : -1;
};

/** Lists of up to `most` digits below `base`, shorter lists first. */
const listIndex = (digits: readonly number[], base: number): number => {
  let [shorter, size, index] = [0, 1, 0];
  for (const digit of digits) {
    shorter += size;
    size *= base;
    index = index * base + digit;
  }
  return shorter + index;
};
const listCount = (base: number, most: number): number => {
  let [count, size] = [0, 1];
  for (let length = 0; length <= most; length++) {
    count += size;
    size *= base;
  }
  return count;
};

const clamp = (value: number, count: number): number => Math.min(count - 1, Math.max(0, value));
const cellOf = ({ table }: Setting, { columns, rows }: Grid, { x, y }: Point): number =>
  clamp(Math.floor((y * rows) / table.depthUm), rows) * columns +
  clamp(Math.floor((x * columns) / table.widthUm), columns);
const stripCellOf = ({ table }: Setting, player: Player, { x, y }: Point): number => {
  const deep = edgeOf(player) === 'near' ? y : table.depthUm - y;
  const row = clamp(Math.floor((deep * STRIP.rows) / STRIP_UM), STRIP.rows);
  return row * STRIP.columns + clamp(Math.floor((x * STRIP.columns) / table.widthUm), STRIP.columns);
};
const headingIn = (parts: number, { heading }: Pose): number => Math.floor((heading * parts) / TURN + 0.5) % parts;

const SPENT_WITH = ['dial', 'token', 'both'] as const;
const EVADES = [undefined, 'cancel', 'reroll'] as const;

const one = { count: 1, of: () => 0 };
/** Told by its place among the actions of its type. */
const listed = (count: number) => ({ count, of: (_action: Action, _setting: Setting, place: number) => place });

const RANGES = {
  done: one,
  chooseFirstPlayer: { count: 2, of: ({ player, first }) => (player === first ? 0 : 1) },
  chooseObjective: listed(OFFERS),
  placeObstacle: {
    count: OUTLINES.length * 2 * OBSTACLE_HEADINGS * COARSE.cells,
    of: ({ obstacle, mirrored, pose }, setting) =>
      ((OUTLINES.indexOf(obstacle) * 2 + (mirrored ? 1 : 0)) * OBSTACLE_HEADINGS + headingIn(OBSTACLE_HEADINGS, pose)) *
        COARSE.cells +
      cellOf(setting, COARSE, pose),
  },
  deployShip: {
    count: SHIPS * SPEEDS * SHIP_HEADINGS * STRIP.cells,
    of: ({ player, ship: id, pose, speed }, setting) =>
      ((ship(setting, id) * SPEEDS + speed) * SHIP_HEADINGS + headingIn(SHIP_HEADINGS, pose)) * STRIP.cells +
      stripCellOf(setting, player, pose),
  },
  deploySquadron: {
    count: SQUADRONS * COARSE.cells,
    of: ({ squadron: id, to }, setting) => squadron(setting, id) * COARSE.cells + cellOf(setting, COARSE, to),
  },
  placeToken: { count: COARSE.cells, of: ({ to }, setting) => cellOf(setting, COARSE, to) },
  moveToken: {
    count: OBJECTIVE_TOKENS * COARSE.cells,
    of: ({ token, to }, setting) =>
      setting.objectiveTokens.findIndex(({ id }) => id === token) * COARSE.cells + cellOf(setting, COARSE, to),
  },
  assignDials: {
    count: SHIPS * listCount(COMMANDS.length, DIALS),
    of: ({ ship: id, commands }, setting) =>
      ship(setting, id) * listCount(COMMANDS.length, DIALS) +
      listIndex(
        commands.map((command) => COMMANDS.indexOf(command)),
        COMMANDS.length,
      ),
  },
  activateShip: { count: SHIPS, of: (action, setting) => ship(setting, action.ship) },
  convertDial: one,
  clearRaid: {
    count: 1 + COMMANDS.length,
    of: ({ discard }) => (discard === 'dial' ? 0 : 1 + COMMANDS.indexOf(discard)),
  },
  resolveCommand: {
    count: COMMANDS.length * SPENT_WITH.length,
    of: ({ command, spend }) => COMMANDS.indexOf(command) * SPENT_WITH.length + SPENT_WITH.indexOf(spend),
  },
  repair: {
    count: ZONES * ZONES + ZONES + DAMAGE_CARDS,
    of: (action, setting) => {
      if (action.repair === 'move') return HULL_ZONES.indexOf(action.from) * ZONES + HULL_ZONES.indexOf(action.to);
      if (action.repair === 'recover') return ZONES * ZONES + HULL_ZONES.indexOf(action.zone);
      return ZONES * ZONES + ZONES + damageCard(setting, action.ship, action.damageCard);
    },
  },
  discardCommandToken: { count: COMMANDS.length, of: ({ command }) => COMMANDS.indexOf(command) },
  changeSpeed: { count: SPEEDS, of: ({ speed }) => speed },
  executeManeuver: {
    count: 2 * listCount(CLICKS, JOINTS),
    of: ({ clicks, side }) =>
      (side === 'right' ? listCount(CLICKS, JOINTS) : 0) +
      listIndex(
        clicks.map((click) => click + 2),
        CLICKS,
      ),
  },
  chooseRammed: { count: SHIPS, of: ({ rammed }, setting) => ship(setting, rammed) },
  placeSquadron: {
    count: SQUADRONS * COARSE.cells,
    of: ({ squadron: id, to }, setting) => squadron(setting, id) * COARSE.cells + cellOf(setting, COARSE, to),
  },
  resolveObstacle: {
    count: OBSTACLES,
    of: ({ obstacle }, { obstacles }) => obstacles.findIndex(({ id }) => id === obstacle),
  },
  chooseZone: { count: ZONES, of: (action) => HULL_ZONES.indexOf(action.zone) },
  useStation: {
    count: 1 + DAMAGE_CARDS,
    of: ({ unit: id, damageCard: card }, setting) => (card === undefined ? 0 : 1 + damageCard(setting, id, card)),
  },
  activateSquadron: {
    count: SQUADRONS * (SQUADRONS + 1),
    of: ({ squadron: id, relay }, setting) =>
      squadron(setting, id) * (SQUADRONS + 1) + (relay === undefined ? 0 : 1 + squadron(setting, relay)),
  },
  moveSquadron: { count: FINE.cells, of: ({ to }, setting) => cellOf(setting, FINE, to) },
  declareTarget: {
    count: UNITS * (ZONES + 1) * (ZONES + 1),
    of: (action, setting) =>
      (unit(setting, action.defender) * (ZONES + 1) + zone(action.zone)) * (ZONES + 1) + zone(action.defendingZone),
  },
  removeDie: { count: DIE_COLORS.length, of: ({ color }) => DIE_COLORS.indexOf(color) },
  spendAccuracy: { count: DICE * TOKENS, of: (action) => die(action.die) * TOKENS + action.token },
  addDie: { count: DIE_COLORS.length, of: ({ color }) => DIE_COLORS.indexOf(color) },
  rerollDie: { count: DICE, of: (action) => die(action.die) },
  spendDefenseToken: {
    count: TOKENS * (DICE + 1) * EVADES.length * 16,
    of: ({ token, die: picked, evade, zone: first, also = [] }) => {
      const zones = [...(first ? [first] : []), ...also].reduce(
        (bits, each) => bits | (1 << HULL_ZONES.indexOf(each)),
        0,
      );
      const face = picked ? 1 + die(picked) : 0;
      return ((token * (DICE + 1) + face) * EVADES.length + EVADES.indexOf(evade)) * 16 + zones;
    },
  },
  resolveCritical: one,
  redirectDamage: { count: AMOUNTS, of: ({ amount }) => amount },
  useEffect: listed(OFFERS),
  choose: listed(OFFERS),
} satisfies { readonly [T in ActionType]?: Range<T> };

type Encoded = keyof typeof RANGES;

/** The ids of one type of action: `first` and the `count - 1` behind it. */
export interface ActionRange {
  readonly type: ActionType;
  readonly first: number;
  readonly count: number;
}

const ranges: ActionRange[] = [];
let size = 0;
for (const type of Object.keys(RANGES) as Encoded[]) {
  ranges.push({ type, first: size, count: RANGES[type].count });
  size += RANGES[type].count;
}

/** The ids of all actions of players. `version` changes whenever an id comes to mean something else. */
export const ACTION_SPACE: { readonly version: 1; readonly size: number; readonly ranges: readonly ActionRange[] } =
  deepFreeze({ version: 1, size, ranges });

const firstOf = Object.fromEntries(ranges.map(({ type, first }) => [type, first])) as Readonly<Record<Encoded, number>>;

/**
 * The id of each of some legal actions, in their order: pass all that `legalActions` lists, because what cards offer is told by its
 * place there. Places of one cell have one id. Throws a RangeError for a game that is larger than the ids can tell.
 */
export const actionIds = (setting: Setting, actions: readonly Action[]): number[] => {
  const seen: { [type: string]: number } = {};
  return actions.map((action) => {
    if (!Object.hasOwn(RANGES, action.type)) throw new RangeError(`${action.type} has no id`);
    const type = action.type as Encoded;
    const place = seen[type] ?? 0;
    seen[type] = place + 1;
    const { count, of } = RANGES[type] as unknown as { readonly count: number; readonly of: Encoder<ActionType> };
    const index = of(action, setting, place);
    if (!(index >= 0 && index < count)) throw new RangeError(`beyond the ids of ${type}: ${JSON.stringify(action)}`);
    return firstOf[type] + index;
  });
};

/**
 * Every id that is legal now, with the action that it stands for: for a cell its centre if that is a legal place, else the first
 * place listed in it. Never empty while a player is asked. Worked out anew at each call.
 */
export const legalActionIds = (sim: Simulation): ReadonlyMap<number, Action> => {
  const legal = new Map<number, Action>();
  const actor = sim.actor();
  if (actor === null || actor === 'chance') return legal;
  const centres = centresOf(sim, actor);
  for (const actions of [centres, sim.legalActions(actor)]) {
    const ids = actionIds(sim.state, actions);
    ids.forEach((id, i) => {
      if (!legal.has(id)) legal.set(id, actions[i]!);
    });
  }
  return legal;
};

/** 1 for every legal id, 0 for the others. */
export const actionMask = (sim: Simulation): Uint8Array => {
  const mask = new Uint8Array(ACTION_SPACE.size);
  for (const id of legalActionIds(sim).keys()) mask[id] = 1;
  return mask;
};

/** Placements at the centres of cells, as far as they are legal. */
const centresOf = (sim: Simulation, player: Player): readonly Action[] => {
  const due = sim.awaiting();
  if (due.kind !== 'player') return [];
  const { decision } = due;
  const setting = sim.state;
  const legalIn = (grid: Grid, piece: string | undefined, make: (at: Point) => Action, heading = 0): Action[] => {
    const region = regionOf(gameOf(sim), piece);
    if (!region) return [];
    return centres(setting, grid)
      .filter((at) => region.contains({ ...at, heading }))
      .map(make);
  };
  switch (decision.kind) {
    case 'squadronAction':
    case 'moveSquadron':
      return legalIn(FINE, undefined, (at) => act.moveSquadron(player, decision.squadron, at));
    case 'placeToken':
      return legalIn(COARSE, undefined, (at) => act.placeToken(player, at));
    case 'moveToken':
      return decision.tokens.flatMap((token) => legalIn(COARSE, token, (at) => act.moveToken(player, token, at)));
    case 'placeObstacle':
      return decision.pool.flatMap((outline) =>
        turns(OBSTACLE_HEADINGS).flatMap((heading) =>
          legalIn(COARSE, outline, (at) => act.placeObstacle(player, outline, { ...at, heading }), heading),
        ),
      );
    case 'deploy':
      return decision.units.flatMap((id) =>
        setting.units[id]!.kind === 'squadron'
          ? legalIn(COARSE, id, (at) => act.deploySquadron(player, id, at))
          : shipCentres(sim, player, id),
      );
    default:
      return [];
  }
};

const shipCentres = (sim: Simulation, player: Player, id: string): readonly Action[] => {
  const region = regionOf(gameOf(sim), id);
  const speeds = new Set(
    sim
      .legalActions(player)
      .flatMap((action) => (action.type === 'deployShip' && action.ship === id ? [action.speed] : [])),
  );
  if (!region) return [];
  return turns(SHIP_HEADINGS).flatMap((heading) =>
    stripCentres(sim.state, player)
      .map((at) => ({ ...at, heading }))
      .filter((pose) => region.contains(pose))
      .flatMap((pose) => [...speeds].map((speed) => act.deployShip(player, id, pose, speed))),
  );
};

const turns = (parts: number): readonly number[] => Array.from({ length: parts }, (_, i) => (i * TURN) / parts);

const centres = ({ table }: Setting, { columns, rows, cells }: Grid): readonly Point[] =>
  Array.from({ length: cells }, (_, cell) => ({
    x: Math.floor(((2 * (cell % columns) + 1) * table.widthUm) / (2 * columns)),
    y: Math.floor(((2 * Math.floor(cell / columns) + 1) * table.depthUm) / (2 * rows)),
  }));

const stripCentres = ({ table }: Setting, player: Player): readonly Point[] =>
  Array.from({ length: STRIP.cells }, (_, cell) => {
    const deep = Math.floor(((2 * Math.floor(cell / STRIP.columns) + 1) * STRIP_UM) / (2 * STRIP.rows));
    return {
      x: Math.floor(((2 * (cell % STRIP.columns) + 1) * table.widthUm) / (2 * STRIP.columns)),
      y: edgeOf(player) === 'near' ? deep : table.depthUm - deep,
    };
  });
