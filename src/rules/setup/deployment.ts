import type { DeploymentRules } from '../../content/card.ts';
import {
  isOverlapping,
  type Piece,
  type Point,
  type Pose,
  places,
  type Rectangle,
  type Region,
  TURN,
} from '../../geometry/index.ts';
import type { DeployShip, DeploySquadron } from '../../state/actions.ts';
import type { ArrivalFrame, DeploymentFrame, Frame, Nearness } from '../../state/frames.ts';
import type { Rng } from '../../state/rng.ts';
import { firstPlayerOf, shipOf, shipsOf, squadronOf, squadronsOf, theShip, unitOf } from '../../state/selectors.ts';
import { fields, oneOf, text, whole } from '../../state/shape.ts';
import type { GameState, ObstacleToken, Ship, Squadron, Unit } from '../../state/state.ts';
import { refuse, type Verdict } from '../../state/verdict.ts';
import { opponentOf, PLAYERS, type Player } from '../../state/vocabulary.ts';
import { arrivalRegion, hasRoom, squadronPieces } from '../kernel/arrival.ts';
import type { Family } from '../kernel/family.ts';
import { ask, call, end, type Flow, go } from '../kernel/flow.ts';
import type { FrameModule } from '../kernel/frame-module.ts';
import { type Game, remember } from '../kernel/game.ts';
import { value } from '../kernel/hooks.ts';
import { anyPlace, gridOf, poseShape, samplePlace } from '../kernel/placing.ts';
import { deepestOverlap, shipOnTable, squadronsUnder, standingShips, standingSquadrons } from '../kernel/table.ts';
import { displaceFrame } from '../movement/displace.ts';
import { point } from '../movement/places.ts';
import { layoutOf } from './layout.ts';

/** SETUP-20 to SETUP-27: turn by turn, one ship or two squadrons. */
export const deploymentModule: FrameModule<DeploymentFrame> = {
  steps: {
    turn: (g, f) => {
      const turn = nextPlayer(g, f);
      if (!turn) return go('close');
      return go('choose', {
        set: { turn, squadrons: 0, ship: false, turns: { ...f.turns, [turn]: f.turns[turn] + 1 } },
      });
    },
    choose: (g, f): Flow => {
      const units = deployable(g, f);
      if (units.length > 0) return ask(f.turn, { kind: 'deploy', units: units.map(({ id }) => id) });
      if (f.squadrons > 0) return go('next');
      // SETUP-37: nothing that is left can be put anywhere.
      return go('next', { verbs: undeployed(g.state, f.turn).map(({ id }) => ({ verb: 'destroyUnit', unit: id })) });
    },
    placed: (g, f) => go(turnIsOver(g.state, f) ? 'next' : 'choose'),
    // The next turn is the other player's, if he has anything left (SETUP-27).
    next: (_g, f) => go('turn', { set: { turn: opponentOf(f.turn) } }),
    close: () => end(),
  },
};

const undeployed = (state: GameState, player: Player): readonly Unit[] =>
  [...shipsOf(state, player), ...squadronsOf(state, player)].filter(isUndeployed);

const isUndeployed = (unit: Unit): boolean => unit.status === 'inPlay' && unit.pose === null;

/** SETUP-20, SETUP-27: the player whose turn it would be, or the other one; one after the other, if the objective says so. */
const nextPlayer = (g: Game, f: DeploymentFrame): Player | null => {
  const first = firstPlayerOf(g.state);
  const byOrder =
    rulesFor(g, first, 1).order === 'firstPlayerFirst' ? first : f.turns.p1 + f.turns.p2 === 0 ? first : f.turn;
  return [byOrder, opponentOf(byOrder)].find((player) => undeployed(g.state, player).length > 0) ?? null;
};

/** SETUP-20, SETUP-25: one ship, or two squadrons, or the last squadron. */
const turnIsOver = (state: GameState, f: DeploymentFrame): boolean =>
  f.ship || f.squadrons >= SQUADRONS_A_TURN || !undeployed(state, f.turn).some(({ kind }) => kind === 'squadron');

const SQUADRONS_A_TURN = 2;

/** SETUP-15, SETUP-21: how a player deploys on a turn. */
const rulesFor = (g: Game, player: Player, turn: number): DeploymentRules =>
  value(
    g,
    'deployment',
    {
      order: 'alternate',
      zone: layoutOf(g).zoneOf(player),
      shipsFirst: false,
      offObstacles: [],
    },
    { player, turn },
  );

/** What may be deployed now: units that this turn may place, and for which there is room. */
const deployable = (g: Game, f: DeploymentFrame): readonly Unit[] =>
  remember(g, 'deployable', () =>
    undeployed(g.state, f.turn).filter((unit) => againstUnit(g, f, unit).length === 0 && hasPlace(g, f, unit)),
  );

const hasPlace = (g: Game, f: DeploymentFrame, unit: Unit): boolean =>
  remember(g, `has place ${kindOf(g, unit)}`, () => anyPlace(deployRegion(g, f, unit)) !== null);

const againstUnit = (g: Game, f: DeploymentFrame, unit: Unit): readonly Verdict[] => {
  if (unit.kind === 'ship')
    return f.squadrons > 0 ? [refuse('SETUP-20', 'squadrons-this-turn', { unit: unit.id })] : [];
  const ships = undeployed(g.state, unit.owner).filter(({ kind }) => kind === 'ship').length;
  const squadrons = undeployed(g.state, unit.owner).length - ships;
  const against: Verdict[] = [];
  if (ships > 0 && squadrons + f.squadrons < SQUADRONS_A_TURN)
    against.push(refuse('SETUP-24', 'last-squadron-waits-for-ships', { unit: unit.id }));
  if (ships > 0 && rulesFor(g, unit.owner, f.turns[unit.owner]).shipsFirst)
    against.push(refuse('SETUP-15', 'ships-first', { unit: unit.id }));
  return against;
};

/** SETUP-34: units come into play out of turn, ships first; whatever finds no room stays aside. */
export const arrivalModule: FrameModule<ArrivalFrame> = {
  steps: {
    next: (g, f) => {
      const here = f.left.filter((id) => hasRoom(g, unitOf(g.state, id)!, f.near));
      const ships = here.filter((id) => shipOf(g.state, id));
      const units = ships.length > 0 ? ships : here;
      return units.length > 0 ? go('choose', { set: { left: here } }) : go('close');
    },
    choose: (g, f) => {
      const ships = f.left.filter((id) => shipOf(g.state, id));
      return ask(f.player, { kind: 'deploy', units: ships.length > 0 ? ships : f.left });
    },
    // OBJ: squadrons under the ship are placed by the opponent, as after a maneuver.
    overlapped: (g, f) => {
      const ship = theShip(g.state, f.arrived!);
      const under = squadronsUnder(g, ship);
      return under.length > 0
        ? call(displaceFrame(ship, under), 'next', {
            verbs: under.map((squadron) => ({ verb: 'liftSquadron', squadron }) as const),
          })
        : go('next');
    },
    close: () => end(),
  },
};

/** The frame in which units that were set aside come into play. */
export const arrivalFrame = (player: Player, units: readonly string[], near: Nearness) =>
  ({ kind: 'arrival', step: 'next', player, left: units, near, arrived: null }) as const;

/** Where a unit may be put in the decision that a frame asks for; the same for all of a player's squadrons or ships of a class. */
export const deployRegion = (g: Game, f: DeploymentFrame | ArrivalFrame, unit: Unit): Region =>
  remember(g, `deploy region ${kindOf(g, unit)}`, () =>
    f.kind === 'arrival' ? arrivalRegion(g, unit, f.near) : setupRegion(g, f, unit),
  );

const kindOf = (g: Game, { owner, kind, card }: Unit): string =>
  kind === 'ship' ? `${owner} ${g.content.ships[card]!.shipClass}` : owner;

const setupRegion = (g: Game, f: DeploymentFrame, unit: Unit): Region => {
  if (unit.kind === 'ship') return shipRegion(g, f, unit, zoneOf(g, f, unit));
  // SETUP-23, SETUP-26
  const friends = standingShips(g.state).filter(({ owner }) => owner === unit.owner);
  return places(
    { squadron: true },
    {
      inside: layoutOf(g).setup,
      within: { band: 2, of: friends.map((ship) => shipOnTable(g, ship)) },
      off: inTheWay(g, f, unit),
    },
  );
};

/** SETUP-21, SETUP-26 */
const shipRegion = (g: Game, f: DeploymentFrame, ship: Ship, inside: Rectangle): Region =>
  places(
    { shipClass: g.content.ships[ship.card]!.shipClass },
    { inside, off: inTheWay(g, f, ship), dialsInShipOverlap: g.state.options.dialsInShipOverlap },
  );

/** Where a ship is put: a zone of the objective's, or the player's own, also when the objective's has no room. */
const zoneOf = (g: Game, f: DeploymentFrame, ship: Ship): Rectangle =>
  remember(g, `zone ${kindOf(g, ship)}`, () => {
    const { zone } = rulesFor(g, ship.owner, f.turns[ship.owner]);
    return anyPlace(shipRegion(g, f, ship, zone)) ? zone : layoutOf(g).zoneOf(ship.owner);
  });

const inTheWay = (g: Game, f: DeploymentFrame, unit: Unit): readonly Piece[] => [
  ...standingShips(g.state).map((ship) => shipOnTable(g, ship)),
  ...squadronPieces(g.state),
  ...forbiddenObstacles(g, f, unit),
];

/** SETUP-15: the obstacles on which the objective does not let a unit be put. */
const forbiddenObstacles = (g: Game, f: DeploymentFrame, { owner }: Unit): readonly ObstacleToken[] => {
  const { offObstacles } = rulesFor(g, owner, f.turns[owner]);
  return g.state.obstacles.filter(({ id }) => offObstacles.includes(id));
};

type DeployFrame = DeploymentFrame | ArrivalFrame;

const isDeployFrame = (f: Frame | null): f is DeployFrame => f?.kind === 'deployment' || f?.kind === 'arrival';

/** The units that a frame lets its player put down now. */
const unitsOfFrame = (g: Game, f: DeployFrame): readonly Unit[] => {
  if (f.kind === 'deployment') return deployable(g, f);
  const ships = f.left.filter((id) => shipOf(g.state, id));
  return (ships.length > 0 ? ships : f.left).map((id) => unitOf(g.state, id)!);
};

const playerOf = (f: DeployFrame): Player => (f.kind === 'deployment' ? f.turn : f.player);

const candidates = (g: Game, f: DeployFrame, unit: Unit): readonly Pose[] =>
  gridOf(
    deployRegion(g, f, unit),
    unit.kind === 'squadron' ? [0] : f.kind === 'deployment' ? facing(g, unit.owner) : ALL_AROUND,
    unit.kind === 'squadron'
      ? { across: 6, along: 6 }
      : f.kind === 'deployment'
        ? { across: 7, along: 2 }
        : { across: 4, along: 4 },
  );

/** Toward the enemy, and an eighth of a turn to either side. */
const facing = (g: Game, player: Player): readonly number[] => {
  const ahead = layoutOf(g).ahead(player);
  return [ahead, (ahead + TURN / 8) % TURN, (ahead + (7 * TURN) / 8) % TURN];
};

const ALL_AROUND = Array.from({ length: 8 }, (_, i) => (i * TURN) / 8);

/** Any heading between the outermost of those that are listed; all around where a unit arrives. */
const headingOf = (g: Game, f: DeployFrame, { owner }: Ship, rng: Rng): number =>
  f.kind === 'arrival' ? rng.below(TURN) : (facing(g, owner)[2]! + rng.below(TURN / 4 + 1)) % TURN;

const anyUnit = (g: Game, f: DeployFrame, kind: Unit['kind'], rng: Rng): Unit | null => {
  const units = unitsOfFrame(g, f).filter((unit) => unit.kind === kind);
  return units.length > 0 ? units[rng.below(units.length)]! : null;
};

const speedsOf = (g: Game, ship: Ship): readonly number[] =>
  Object.keys(g.content.ships[ship.card]!.speedChart)
    .map(Number)
    .filter((speed) => speed > 0);

export const deployShip: Family<'deployShip', DeployFrame> = {
  type: 'deployShip',
  shape: fields({
    type: oneOf('deployShip'),
    player: oneOf(...PLAYERS),
    ship: text,
    pose: poseShape,
    speed: whole(0, 10),
  }),
  timing: 'SETUP-20',
  options: (g, f): DeployShip[] =>
    unitsOfFrame(g, f).flatMap((unit) =>
      unit.kind === 'ship'
        ? candidates(g, f, unit).flatMap((pose) =>
            speedsOf(g, unit).map((speed) => ({
              type: 'deployShip' as const,
              player: playerOf(f),
              ship: unit.id,
              pose,
              speed,
            })),
          )
        : [],
    ),
  isOffered: (g, f) => unitsOfFrame(g, f).some(({ kind }) => kind === 'ship'),
  sample: (g, f, _player, rng) => {
    const ship = anyUnit(g, f, 'ship', rng) as Ship | null;
    if (!ship) return null;
    const speeds = speedsOf(g, ship);
    return {
      type: 'deployShip',
      player: playerOf(f),
      ship: ship.id,
      pose: samplePlace(deployRegion(g, f, ship), rng, () => headingOf(g, f, ship, rng))!,
      speed: speeds[rng.below(speeds.length)]!,
    };
  },
  check: (g, { player, ship: id, pose, speed }, f) => {
    const ship = shipOf(g.state, id);
    if (!ship) return [refuse('SETUP-20', 'no-such-ship', { ship: id })];
    return [
      ...againstDeploying(g, player, ship, f),
      // SETUP-22
      ...(speedsOf(g, ship).includes(speed)
        ? []
        : [refuse('SETUP-22', 'no-such-speed', { speed, speeds: speedsOf(g, ship) })]),
      ...(isDeployFrame(f) ? againstPlace(g, f, ship, pose) : []),
    ];
  },
  answer: (_g, f, { ship, pose, speed }) => {
    const verbs = [{ verb: 'deployShip', ship, pose, speed }] as const;
    return f.kind === 'deployment'
      ? go('placed', { verbs, set: { ship: true } })
      : go('overlapped', { verbs, set: { left: f.left.filter((each) => each !== ship), arrived: ship } });
  },
};

export const deploySquadron: Family<'deploySquadron', DeployFrame> = {
  type: 'deploySquadron',
  shape: fields({ type: oneOf('deploySquadron'), player: oneOf(...PLAYERS), squadron: text, to: point }),
  timing: 'SETUP-20',
  options: (g, f): DeploySquadron[] =>
    unitsOfFrame(g, f).flatMap((unit) =>
      unit.kind === 'squadron'
        ? candidates(g, f, unit).map(({ x, y }) => ({
            type: 'deploySquadron' as const,
            player: playerOf(f),
            squadron: unit.id,
            to: { x, y },
          }))
        : [],
    ),
  isOffered: (g, f) => unitsOfFrame(g, f).some(({ kind }) => kind === 'squadron'),
  sample: (g, f, _player, rng) => {
    const squadron = anyUnit(g, f, 'squadron', rng);
    if (!squadron) return null;
    const { x, y } = samplePlace(deployRegion(g, f, squadron), rng)!;
    return { type: 'deploySquadron', player: playerOf(f), squadron: squadron.id, to: { x, y } };
  },
  check: (g, { player, squadron: id, to }, f) => {
    const squadron = squadronOf(g.state, id);
    if (!squadron) return [refuse('SETUP-20', 'no-such-squadron', { squadron: id })];
    return [
      ...againstDeploying(g, player, squadron, f),
      ...(isDeployFrame(f) ? againstPlace(g, f, squadron, { ...to, heading: 0 }) : []),
    ];
  },
  answer: (_g, f, { squadron, to }) => {
    const verbs = [{ verb: 'deploySquadron', squadron, to }] as const;
    return f.kind === 'deployment'
      ? go('placed', { verbs, set: { squadrons: f.squadrons + 1 } })
      : go('next', { verbs, set: { left: f.left.filter((each) => each !== squadron) } });
  },
};

const againstDeploying = (g: Game, player: Player, unit: Unit, f: Frame | null): readonly Verdict[] => {
  const against: Verdict[] = [];
  if (unit.owner !== player) against.push(refuse('SETUP-20', 'not-your-unit', { unit: unit.id }));
  if (f?.kind === 'arrival') {
    if (!unitsOfFrame(g, f).includes(unit)) against.push(refuse('SETUP-34', 'not-set-aside-by-it', { unit: unit.id }));
    return against;
  }
  if (unit.status === 'setAside') against.push(refuse('SETUP-34', 'set-aside', { unit: unit.id }));
  else if (!isUndeployed(unit)) against.push(refuse('SETUP-20', 'already-deployed', { unit: unit.id }));
  else if (f?.kind === 'deployment' && unit.owner === player) against.push(...againstUnit(g, f, unit));
  return against;
};

const againstPlace = (g: Game, f: DeployFrame, unit: Ship | Squadron, pose: Pose): readonly Verdict[] => {
  if (deployRegion(g, f, unit).contains(pose)) return [];
  if (f.kind === 'arrival') return [refuse('SETUP-34', 'not-where-the-effect-says', { unit: unit.id })];
  const piece = unit.kind === 'ship' ? shipOnTable(g, unit, pose) : { pose };
  const obstacle = forbiddenObstacles(g, f, unit).find((each) => isOverlapping(piece, each));
  const onObstacle = obstacle ? [refuse('SETUP-15', 'overlaps', { with: obstacle.id })] : [];
  if (unit.kind === 'squadron') {
    const overlapped = deepestOverlap(g, pose as Point);
    if (overlapped) return [refuse('SETUP-26', 'overlaps', overlapped), ...onObstacle];
    return obstacle ? onObstacle : [refuse('SETUP-23', 'not-near-a-friendly-ship')];
  }
  const zone = zoneOf(g, f, unit);
  const { shipClass } = g.content.ships[unit.card]!;
  if (!places({ shipClass }, { inside: zone }).contains(pose))
    return [refuse('SETUP-21', 'outside-deployment-zone', { ...zone })];
  const { dialsInShipOverlap } = g.state.options;
  const units = [...standingShips(g.state), ...standingSquadrons(g.state)].filter((other) =>
    isOverlapping(piece, other.kind === 'ship' ? shipOnTable(g, other) : { pose: other.pose! }, { dialsInShipOverlap }),
  );
  if (obstacle && units.length === 0) return onObstacle;
  return [refuse('SETUP-26', 'overlaps', { with: units.map(({ id }) => id) }), ...onObstacle];
};
