import {
  displacedSquadron,
  insidePlayArea,
  overlaps,
  type Point,
  type Region,
  squadronReach,
} from '../../geometry/index.ts';
import type { PlaceSquadron } from '../../state/actions.ts';
import type { DisplaceFrame, NewFrame } from '../../state/frames.ts';
import { squadronOf, theShip, topFrame } from '../../state/selectors.ts';
import { fields, oneOf, text } from '../../state/shape.ts';
import type { Ship, UnitId } from '../../state/state.ts';
import { refuse, type Verdict } from '../../state/verdict.ts';
import { opponentOf, PLAYERS } from '../../state/vocabulary.ts';
import { destroyFrame } from '../damage/frames.ts';
import type { Family } from '../kernel/family.ts';
import { ask, call, end, go, type Move } from '../kernel/flow.ts';
import type { FrameModule } from '../kernel/frame-module.ts';
import { type Game, remember } from '../kernel/game.ts';
import { deepestOverlap, shipOnTable, standingBut } from '../kernel/table.ts';
import { around, distinct, point } from './places.ts';

/** OVL-02, OVL-03, OVL-04: the opponent of the mover puts the squadrons back, in any order, as many as possible touching the ship. */
export const displaceModule: FrameModule<DisplaceFrame> = {
  steps: {
    place: (g, f) => {
      if (f.left.length === 0) return go('close');
      if (firstPlace(g, f)) return ask(f.player, { kind: 'placeSquadrons', ship: f.ship, squadrons: f.left });
      return noRoom(g, f);
    },
    close: () => end(),
  },
};

/** OVL-02: the opponent of the ship's owner puts back what it covers. */
export const displaceFrame = (ship: Ship, left: readonly UnitId[]): NewFrame => ({
  kind: 'displace',
  step: 'place',
  ship: ship.id,
  player: opponentOf(ship.owner),
  left,
});

/** The places of whichever squadron comes next: all have the same base. */
export const displacedRegion = (g: Game, f: DisplaceFrame): Region =>
  remember(g, 'displaced region', () => {
    const ship = shipOnTable(g, theShip(g.state, f.ship));
    return displacedSquadron(ship, f.left.length, g.state.table.area, standingBut(g, f.ship));
  });

const firstPlace = (g: Game, f: DisplaceFrame): Point | null =>
  remember(g, 'displaced first place', () =>
    displacedRegion(g, f).snap({ ...theShip(g.state, f.ship).pose!, heading: 0 }),
  );

/** Where neither the ship nor a squadron that touches it leaves room: a free place as near as can be; without one, destroyed. */
const noRoom = (g: Game, f: DisplaceFrame): Move => {
  const [squadron, ...left] = f.left as readonly [string, ...string[]];
  const to = nearestFreePlace(g, theShip(g.state, f.ship).pose!);
  return to
    ? go('place', { verbs: [{ verb: 'placeSquadron', squadron, to }], set: { left } })
    : call(destroyFrame(squadron, 'edge'), 'place', { set: { left } });
};

/** How far apart the circles are on which a free place is looked for, and how many places each has. */
const CIRCLE_UM = 2_000;
const CIRCLE_PLACES = 240;

const nearestFreePlace = (g: Game, centre: Point): Point | null => {
  const standing = standingBut(g);
  const isFree = (at: Point) =>
    insidePlayArea({ pose: at }, g.state.table.area).inside &&
    squadronReach({ pose: at }, 0, standing).contains({ ...at, heading: 0 });
  for (let radiusUm = CIRCLE_UM; radiusUm < g.state.table.widthUm; radiusUm += CIRCLE_UM) {
    const found = around(centre, radiusUm, CIRCLE_PLACES).find(isFree);
    if (found) return found;
  }
  return null;
};

export const placeSquadron: Family<'placeSquadron', DisplaceFrame> = {
  type: 'placeSquadron',
  shape: fields({ type: oneOf('placeSquadron'), player: oneOf(...PLAYERS), squadron: text, to: point }),
  timing: 'OVL-03',
  options: (g, f): PlaceSquadron[] => {
    const places = candidatePlaces(g, f);
    return f.left.flatMap((squadron) =>
      places.map((to): PlaceSquadron => ({ type: 'placeSquadron', player: f.player, squadron, to })),
    );
  },
  sample: (g, f, _player, rng) => {
    const squadron = f.left[rng.below(f.left.length)]!;
    const { x, y } = theShip(g.state, f.ship).pose!;
    const asked = around({ x, y }, FAR_UM, DIRECTIONS)[rng.below(DIRECTIONS)]!;
    const at = displacedRegion(g, f).snap({ ...asked, heading: 0 }) ?? firstPlace(g, f);
    return at && { type: 'placeSquadron', player: f.player, squadron, to: { x: at.x, y: at.y } };
  },
  check: (g, { player, squadron, to }, due) => {
    const against: Verdict[] = [];
    const top = topFrame(g.state);
    const f = due ?? (top.kind === 'displace' ? top : null);
    if (!squadronOf(g.state, squadron)) against.push(refuse('OVL-03', 'no-such-squadron', { squadron }));
    if (!f) return against;
    if (player !== f.player)
      against.push(refuse('OVL-02', 'not-the-opponent-of-the-mover', { player: opponentOf(player) }));
    if (!f.left.includes(squadron)) against.push(refuse('OVL-03', 'not-overlapped', { squadron }));
    against.push(...againstPlace(g, f, to));
    return against;
  },
  answer: (_g, f, { squadron, to }) =>
    go('place', {
      verbs: [{ verb: 'placeSquadron', squadron, to }],
      set: { left: f.left.filter((id) => id !== squadron) },
    }),
};

/** OVL-03: on the table, on nothing; OVL-04: touching, so that as many as possible touch. */
const againstPlace = (g: Game, f: DisplaceFrame, to: Point): readonly Verdict[] => {
  if (displacedRegion(g, f).contains({ ...to, heading: 0 })) return [];
  const inside = insidePlayArea({ pose: to }, g.state.table.area);
  if (!inside.inside) return [refuse('OVL-03', 'off-the-table', { overUm: -inside.marginUm })];
  const overlapped = deepestOverlap(g, to);
  if (overlapped) return [refuse('OVL-03', 'overlaps', overlapped)];
  const ship = shipOnTable(g, theShip(g.state, f.ship));
  return [refuse('OVL-04', 'not-touching-as-it-must', { gapToShipUm: -overlaps(ship, { pose: to }).depthUm })];
};

const DIRECTIONS = 16;

/** Places all around the ship: the nearest legal one to each of sixteen directions, and wherever the ring begins. */
const candidatePlaces = (g: Game, f: DisplaceFrame): readonly Point[] =>
  remember(g, 'displaced candidates', () => {
    const region = displacedRegion(g, f);
    const { x, y } = theShip(g.state, f.ship).pose!;
    const asked = around({ x, y }, FAR_UM, DIRECTIONS);
    const found = [firstPlace(g, f), ...asked.map((at) => region.snap({ ...at, heading: 0 }))];
    return distinct(found.flatMap((at) => (at ? [{ x: at.x, y: at.y }] : [])));
  });

const FAR_UM = 120_000;
