import type { InstantVerb } from '../../content/verbs.ts';
import {
  courses,
  distanceBetween,
  executeCourse,
  isOverlapping,
  type Pose,
  type ToolSide,
} from '../../geometry/index.ts';
import type { ExecuteManeuver } from '../../state/actions.ts';
import type { DealFrame, ManeuverFrame, NewFrame } from '../../state/frames.ts';
import type { Rng } from '../../state/rng.ts';
import { isInPlay, nearestFrame, shipOf, theShip } from '../../state/selectors.ts';
import { fields, listOf, oneOf, optional, text, whole } from '../../state/shape.ts';
import type { Ship, UnitId } from '../../state/state.ts';
import { refuse, type Verdict } from '../../state/verdict.ts';
import { type Json, PLAYERS } from '../../state/vocabulary.ts';
import { destroyFrame } from '../damage/frames.ts';
import { acting } from '../kernel/acting.ts';
import type { Family } from '../kernel/family.ts';
import { ask, call, end, type Flow, go, open, stay } from '../kernel/flow.ts';
import type { FrameModule } from '../kernel/frame-module.ts';
import type { Game } from '../kernel/game.ts';
import { value } from '../kernel/hooks.ts';
import { isOnTable, obstaclesUnder, shipOnTable, squadronsUnder, standingShips } from '../kernel/table.ts';
import { displaceFrame } from './displace.ts';
import { highestSpeed } from './navigate.ts';

/**
 * MOVE-01: Determine Course, then Move Ship. The course is locked once it is given; the engine finds where it leads, steps the
 * speed down while a ship is in the way, has squadrons set aside, deals what overlaps cost, looks at the table's edge, and only
 * then is the maneuver executed (MOVE-17): obstacles and effects come after that.
 */
export const maneuverModule: FrameModule<ManeuverFrame> = {
  steps: {
    before: (g, f) => alive(g, f, () => open('ship.beforeCourse', 'course')),
    course: (g, f) => alive(g, f, () => open('ship.course', 'move', { host: f.player })),
    move: (g, f) => alive(g, f, () => moveShip(g, f)),
    displace: (g, f) => {
      const under = squadronsUnder(g, theShip(g.state, f.ship));
      if (under.length === 0) return go('ram');
      return call(displaceFrame(theShip(g.state, f.ship), under), 'ram', {
        verbs: under.map((squadron) => ({ verb: 'liftSquadron', squadron })),
      });
    },
    // OVL-10
    ram: (g, f) => {
      const closest = closestOverlapped(g, f);
      if (closest.length === 0) return go('edge');
      if (closest.length > 1) return ask(f.player, { kind: 'chooseRammed', ship: f.ship });
      return go('ramDamage', { set: { rammed: closest[0]! } });
    },
    ramDamage: (g, f) => call(ramDamage(g, f), 'edge'),
    edge: (g, f) =>
      alive(g, f, () =>
        isOnTable(g, theShip(g.state, f.ship)) ? go('moved') : call(destroyFrame(f.ship, 'edge'), 'close'),
      ),
    moved: (g, f) => alive(g, f, () => open('ship.moved', 'executed')),
    executed: (g, f) =>
      alive(g, f, () =>
        go('obstacles', {
          verbs: [{ verb: 'announce', event: { type: 'maneuverExecuted', ship: f.ship } }, ...counted(g, f)],
        }),
      ),
    obstacles: (g, f) => {
      const left = obstaclesUnder(g, theShip(g.state, f.ship));
      if (left.length === 0) return go('after');
      return call({ kind: 'obstacles', step: 'choose', ship: f.ship, player: f.player, left, obstacle: null }, 'after');
    },
    after: (g, f) => alive(g, f, () => open('ship.afterManeuver', 'close')),
    close: () => end(),
  },
  // Determine Course lasts until the course is given, or the ship is gone.
  hosts: (g, f) =>
    f.course || !isInPlay(theShip(g.state, f.ship))
      ? null
      : { kind: 'determineCourse', ship: f.ship, speed: speedOf(g, f) },
};

/** The maneuvers of an activation are those of the activating ship. */
const counted = (g: Game, f: ManeuverFrame): readonly InstantVerb[] => {
  const activation = nearestFrame(g.state, 'shipActivation');
  if (activation?.ship !== f.ship) return [];
  return [{ verb: 'setFrame', depth: activation.depth, fields: { maneuvers: activation.maneuvers + 1 } }];
};

const alive = (g: Game, f: ManeuverFrame, flow: () => Flow): Flow =>
  isInPlay(theShip(g.state, f.ship)) ? flow() : go('close');

/** A maneuver of a ship, at the speed of its dial or at one that an effect names. */
export const maneuverFrame = (ship: Ship, fixedSpeed: number | null): NewFrame => ({
  kind: 'maneuver',
  step: 'before',
  ship: ship.id,
  player: ship.owner,
  fixedSpeed,
  slower: 0,
  navigate: null,
  speedSteps: 0,
  tokenSteps: 0,
  yawBonus: 0,
  course: null,
  overlapped: [],
  rammed: null,
});

/** MOVE-02, MOVE-15, MOVE-16: the speed of this maneuver, which may differ from what the dial shows. */
const speedOf = (g: Game, f: ManeuverFrame): number =>
  Math.max(0, (f.fixedSpeed ?? theShip(g.state, f.ship).speed) - f.slower);

/** MOVE-03, NAV-09: the yaw of each joint at this speed, before Navigate raises any. */
const yawsOf = (g: Game, f: ManeuverFrame): readonly number[] => {
  const speed = speedOf(g, f);
  const ship = theShip(g.state, f.ship);
  // A speed without a column turns no joint.
  const printed = g.content.ships[ship.card]!.speedChart[speed] ?? Array.from({ length: speed }, () => 0);
  return value(g, 'yaws', printed, { ship: f.ship, speed, dialSpeed: speed === ship.speed });
};

/** MOVE-05, NAV-07: two clicks at most, whatever raises a yaw. */
const MOST_CLICKS = 2;

/** By how much clicks exceed the yaw values, all joints together. */
const excessOf = (clicks: readonly number[], yaws: readonly number[]): number =>
  clicks.reduce((sum, click, joint) => sum + Math.max(0, Math.abs(click) - (yaws[joint] ?? 0)), 0);

export const executeManeuver: Family<'executeManeuver', ManeuverFrame> = {
  type: 'executeManeuver',
  shape: fields({
    type: oneOf('executeManeuver'),
    player: oneOf(...PLAYERS),
    ship: text,
    clicks: listOf(whole(-100, 100), 10),
    side: optional(oneOf('left', 'right')),
  }),
  timing: 'MOVE-01',
  hosted: true,
  options: (g, f) => everyCourse(g, f),
  sample: (g, f, _player, rng) => anyCourse(g, f, rng),
  check: (g, action, f) => [
    ...acting(g, action.player, action.ship, 'MOVE-01', f),
    ...(f ? (f.ship === action.ship ? againstCourse(g, action, f) : []) : againstAnyCourse(g, action)),
  ],
  answer: (_g, _f, { clicks, side }) => stay({ set: { course: { clicks, side: side ?? 'left' } as unknown as Json } }),
};

/** MOVE-07, MOVE-08: every course with its legal sides. */
const everyCourse = (g: Game, f: ManeuverFrame): readonly ExecuteManeuver[] => {
  const base = { type: 'executeManeuver', player: f.player, ship: f.ship } as const;
  const yaws = yawsOf(g, f);
  if (speedOf(g, f) === 0) return [{ ...base, clicks: [] }];
  const ship = theShip(g.state, f.ship);
  const raised = yaws.map((yaw) => Math.min(MOST_CLICKS, yaw + f.yawBonus));
  return courses(g.content.ships[ship.card]!.size, ship.pose!, raised)
    .filter(({ clicks }) => excessOf(clicks, yaws) <= f.yawBonus)
    .flatMap(({ clicks, sides }) =>
      sides.map((side): ExecuteManeuver => ({ ...base, clicks: clicks.map((click) => click + 0), side })),
    );
};

/** Every setting of the joints as likely as another; then one of its legal sides (MOVE-08). */
const anyCourse = (g: Game, f: ManeuverFrame, rng: Rng): ExecuteManeuver => {
  const base = { type: 'executeManeuver', player: f.player, ship: f.ship } as const;
  if (speedOf(g, f) === 0) return { ...base, clicks: [] };
  const yaws = yawsOf(g, f);
  const { card, pose } = theShip(g.state, f.ship);
  let clicks: readonly number[];
  do
    clicks = yaws.map((yaw) => {
      const most = Math.min(MOST_CLICKS, yaw + f.yawBonus);
      return rng.below(2 * most + 1) - most;
    });
  while (excessOf(clicks, yaws) > f.yawBonus);
  const onTool = (side: ToolSide): boolean =>
    executeCourse(g.content.ships[card]!.size, pose!, { clicks, side }).onTool;
  const [side, other]: readonly [ToolSide, ToolSide] = rng.below(2) === 0 ? ['left', 'right'] : ['right', 'left'];
  return { ...base, clicks, side: onTool(side) && !onTool(other) ? other : side };
};

const againstCourse = (g: Game, { clicks, side }: ExecuteManeuver, f: ManeuverFrame): readonly Verdict[] => {
  const speed = speedOf(g, f);
  if (clicks.length !== speed) return [refuse('MOVE-02', 'wrong-number-of-joints', { speed, joints: clicks.length })];
  if (speed === 0) return side === undefined ? [] : [refuse('MOVE-13', 'no-tool-at-speed-0', { side })];
  if (side === undefined) return [refuse('MOVE-06', 'no-side')];
  const yaws = yawsOf(g, f);
  const against: Verdict[] = [];
  if (excessOf(clicks, yaws) > f.yawBonus)
    against.push(refuse('MOVE-03', 'too-many-clicks', { clicks, yaws, raisedBy: f.yawBonus }));
  if (clicks.some((click) => Math.abs(click) > MOST_CLICKS))
    against.push(refuse('NAV-07', 'too-many-clicks', { clicks }));
  if (against.length > 0) return against;
  const ship = theShip(g.state, f.ship);
  const { size } = g.content.ships[ship.card]!;
  const on = (each: ToolSide) => executeCourse(size, ship.pose!, { clicks, side: each });
  const chosen = on(side);
  if (chosen.onTool && !on(side === 'left' ? 'right' : 'left').onTool)
    against.push(refuse('MOVE-07', 'ship-on-the-tool', { side, depthUm: chosen.toolDepthUm }));
  return against;
};

/** What no ship of this class can ever do, whoever's turn it is. */
const againstAnyCourse = (g: Game, { ship: id, clicks }: ExecuteManeuver): readonly Verdict[] => {
  const ship = shipOf(g.state, id);
  const highest = ship ? highestSpeed(g, ship) : 0;
  return [
    ...(ship && clicks.length > highest
      ? [refuse('MOVE-02', 'wrong-number-of-joints', { highest, joints: clicks.length })]
      : []),
    ...(clicks.some((click) => Math.abs(click) > MOST_CLICKS) ? [refuse('NAV-07', 'too-many-clicks', { clicks })] : []),
  ];
};

/** OVL-06, OVL-07, OVL-08: one joint less as long as a ship is in the way, on the course that is set. */
const moveShip = (g: Game, f: ManeuverFrame): Flow => {
  const ship = theShip(g.state, f.ship);
  const { clicks, side } = f.course!;
  const overlapped: UnitId[] = [];
  let reached = clicks.length;
  let to = ship.pose!;
  for (; reached > 0; reached--) {
    to = executeCourse(g.content.ships[ship.card]!.size, ship.pose!, { clicks: clicks.slice(0, reached), side }).pose;
    const inTheWay = shipsUnder(g, ship, to);
    if (inTheWay.length === 0) break;
    for (const id of inTheWay) if (!overlapped.includes(id)) overlapped.push(id);
  }
  const pose = reached === 0 ? ship.pose! : to;
  return go('displace', {
    verbs: [
      {
        verb: 'moveShip',
        ship: ship.id,
        to: pose,
        clicks,
        side: clicks.length === 0 ? null : side,
        reached,
        overlapped,
      },
    ],
    set: { overlapped },
  });
};

const shipsUnder = (g: Game, ship: Ship, pose: Pose): readonly UnitId[] => {
  const { dialsInShipOverlap } = g.state.options;
  const moved = shipOnTable(g, ship, pose);
  return standingShips(g.state)
    .filter((other) => other.id !== ship.id && isOverlapping(moved, shipOnTable(g, other), { dialsInShipOverlap }))
    .map(({ id }) => id);
};

/** OVL-10: the closest of the overlapped ships from where the mover stands; several if they are equally close. */
const closestOverlapped = (g: Game, f: ManeuverFrame): readonly UnitId[] => {
  const ship = theShip(g.state, f.ship);
  if (!isInPlay(ship)) return [];
  const measured = f.overlapped
    .map((id) => theShip(g.state, id))
    .map((other) => ({
      id: other.id,
      lengthUm: distanceBetween(shipOnTable(g, ship), shipOnTable(g, other)).lengthUm,
    }));
  const least = Math.min(...measured.map(({ lengthUm }) => lengthUm));
  return measured.filter(({ lengthUm }) => lengthUm === least).map(({ id }) => id);
};

export const chooseRammed: Family<'chooseRammed', ManeuverFrame> = {
  type: 'chooseRammed',
  shape: fields({ type: oneOf('chooseRammed'), player: oneOf(...PLAYERS), ship: text, rammed: text }),
  timing: 'OVL-10',
  options: (g, f) =>
    closestOverlapped(g, f).map((rammed) => ({ type: 'chooseRammed', player: f.player, ship: f.ship, rammed })),
  check: (g, { player, ship, rammed }, f) => [
    ...acting(g, player, ship, 'OVL-10', f),
    ...(f && !closestOverlapped(g, f).includes(rammed) ? [refuse('OVL-10', 'not-the-closest', { rammed })] : []),
    ...(shipOf(g.state, rammed) ? [] : [refuse('OVL-10', 'no-such-ship', { rammed })]),
  ],
  answer: (_g, _f, { rammed }) => go('ramDamage', { set: { rammed } }),
};

/** OVL-09, OVL-15: a facedown card for the mover and for the closest ship; where a flotilla is involved, for it alone. */
const ramDamage = (g: Game, f: ManeuverFrame): Omit<DealFrame, 'depth' | 'used' | 'got'> => {
  const isFlotilla = (id: UnitId) => g.content.ships[theShip(g.state, id).card]!.flotilla;
  const rammed = f.rammed!;
  const [mover, other] = [isFlotilla(f.ship), isFlotilla(rammed)];
  const further = g.state.options.flotillaAlwaysDamaged
    ? f.overlapped.filter((id) => id !== rammed && isFlotilla(id))
    : [];
  const dealt = [...(other && !mover ? [] : [f.ship]), ...(mover && !other ? [] : [rammed]), ...further];
  return { kind: 'deal', step: 'next', left: dealt.map((ship) => ({ ship, face: 'down' })), dealing: null };
};
