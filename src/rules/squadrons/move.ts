import type { InstantVerb } from '../../content/verbs.ts';
import { DEFAULT_FIGURES, distanceBetween, type Point, type Region, squadronReach } from '../../geometry/index.ts';
import type { MoveSquadron } from '../../state/actions.ts';
import type { Frame, NewFrame, SquadronMoveFrame } from '../../state/frames.ts';
import { movedKey } from '../../state/marks.ts';
import type { Rng } from '../../state/rng.ts';
import { nearestFrame, squadronOf, theSquadron } from '../../state/selectors.ts';
import { fields, oneOf, text } from '../../state/shape.ts';
import type { Squadron } from '../../state/state.ts';
import { refuse, type Verdict } from '../../state/verdict.ts';
import { PLAYERS, type Player } from '../../state/vocabulary.ts';
import { destroyFrame } from '../damage/frames.ts';
import type { Family } from '../kernel/family.ts';
import { ask, call, end, go, open } from '../kernel/flow.ts';
import type { FrameModule } from '../kernel/frame-module.ts';
import { type Game, remember } from '../kernel/game.ts';
import { bansOn, hasKeyword, value } from '../kernel/hooks.ts';
import {
  deepestOverlap,
  isFree,
  isOnTable,
  shipOnTable,
  standingBut,
  standingShips,
  standingSquadrons,
  stands,
} from '../kernel/table.ts';
import { onStation } from '../movement/obstacles.ts';
import { around, distinct, point } from '../movement/places.ts';
import { againstMoving } from './engagement.ts';

/** A squadron moves: to any place in reach that overlaps nothing; then the table's edge, a station, and effects. */
export const squadronMoveModule: FrameModule<SquadronMoveFrame> = {
  steps: {
    choose: (g, f) =>
      stands(theSquadron(g.state, f.squadron))
        ? ask(f.player, { kind: 'moveSquadron', squadron: f.squadron })
        : go('close'),
    edge: (g, f) =>
      isOnTable(g, theSquadron(g.state, f.squadron)) ? go('station') : call(destroyFrame(f.squadron, 'edge'), 'close'),
    station: (g, f) => {
      const squadron = theSquadron(g.state, f.squadron);
      const damaged = squadron.hull < g.content.squadrons[squadron.card]!.hull;
      const open = bansOn(g, 'useStation', { unit: f.squadron }).length === 0;
      return damaged && open && onStation(g, squadron)
        ? ask(f.player, { kind: 'useStation', unit: f.squadron })
        : go('after');
    },
    after: (g, f) => (stands(theSquadron(g.state, f.squadron)) ? open('squadron.afterMove', 'close') : go('close')),
    close: () => end(),
  },
  // Declining the move that an effect grants, or what a station offers.
  done: (_g, f) => go(f.step === 'choose' ? 'close' : 'after'),
};

/** A move that has been made, or is still to be chosen. */
export const squadronMoveFrame = (
  squadron: Squadron,
  reach: number,
  step: 'choose' | 'edge',
  evenIfEngaged = false,
): NewFrame => ({ kind: 'squadronMove', step, squadron: squadron.id, player: squadron.owner, reach, evenIfEngaged });

/** Who may move now, and how far: in its activation by its speed (SQM-07), else as far as an effect says. */
const mover = (g: Game, f: Frame): { readonly squadron: Squadron; readonly reach: number } | null => {
  if (f.kind === 'squadronMove') return { squadron: theSquadron(g.state, f.squadron), reach: f.reach };
  if (f.kind !== 'squadronActivation') return null;
  const squadron = theSquadron(g.state, f.squadron);
  return { squadron, reach: speedOf(g, squadron) };
};

const speedOf = (g: Game, squadron: Squadron): number =>
  value(g, 'squadronSpeed', g.content.squadrons[squadron.card]!.speed, { squadron: squadron.id });

/** SQM-01, SQM-03: where the squadron may be set down. */
export const moveRegion = (g: Game, f: Frame): Region | null =>
  remember(g, `move region ${f.depth}`, () => {
    const moving = mover(g, f);
    if (!moving) return null;
    const { squadron, reach } = moving;
    return squadronReach({ pose: squadron.pose! }, reach, standingBut(g, squadron.id));
  });

export const moveSquadron: Family<'moveSquadron', Frame> = {
  type: 'moveSquadron',
  shape: fields({ type: oneOf('moveSquadron'), player: oneOf(...PLAYERS), squadron: text, to: point }),
  timing: 'SQP-06',
  // A move of no length is always legal (SQM-02).
  isOffered: (g, f) => mayMove(g, f) !== null,
  options: (g, f, player): MoveSquadron[] => {
    const moving = mayMove(g, f);
    if (!moving) return [];
    return candidates(g, f, moving.squadron, moving.reach).map((to) => ({
      type: 'moveSquadron',
      player: player as Player,
      squadron: moving.squadron.id,
      to,
    }));
  },
  sample: (g, f, player, rng) => {
    const moving = mayMove(g, f);
    if (!moving) return null;
    const { squadron, reach } = moving;
    return {
      type: 'moveSquadron',
      player: player as Player,
      squadron: squadron.id,
      to: anyPlace(g, squadron, reach, rng),
    };
  },
  check: (g, { player, squadron: id, to }, f) => {
    const squadron = squadronOf(g.state, id);
    if (!squadron || !stands(squadron)) return [refuse('SQM-01', 'no-such-squadron', { squadron: id })];
    const against: Verdict[] = [];
    if (squadron.owner !== player) against.push(refuse('ROUND-05', 'not-your-squadron', { squadron: id }));
    const moving = f && mover(g, f);
    if (moving && moving.squadron.id !== id) against.push(refuse('SQP-06', 'not-activated', { squadron: id }));
    against.push(...againstNow(g, f, squadron));
    const reach = moving && moving.squadron.id === id ? moving.reach : speedOf(g, squadron);
    against.push(...againstPlace(g, squadron, to, reach));
    return against;
  },
  answer: (g, f, { squadron: id, to }) => {
    const squadron = theSquadron(g.state, id);
    const activation = nearestFrame(g.state, 'shipActivation');
    const verbs: InstantVerb[] = [{ verb: 'moveSquadron', squadron: id, to }];
    if (activation) verbs.push({ verb: 'useUp', depth: activation.depth, key: movedKey(id) });
    if (f.kind === 'squadronMove') return go('edge', { verbs });
    return call(squadronMoveFrame(squadron, speedOf(g, squadron), 'edge'), 'actions', {
      verbs,
      set: { moved: true },
    });
  },
};

const mayMove = (g: Game, f: Frame): ReturnType<typeof mover> => {
  const moving = mover(g, f);
  return moving && againstNow(g, f, moving.squadron).length > 0 ? null : moving;
};

/** SQP-06, SQC-08, ENG-02: whether the squadron may move at this point of its activation. */
const againstNow = (g: Game, f: Frame | null, squadron: Squadron): readonly Verdict[] => [
  ...(f?.kind === 'squadronActivation' && f.attacks > 0 && f.mode === 'or' && !hasKeyword(g, squadron.id, 'rogue')
    ? [refuse('SQP-06', 'already-attacked', { squadron: squadron.id })]
    : []),
  ...(f?.kind === 'squadronActivation' && f.moved
    ? [refuse('SQC-08', 'already-moved', { squadron: squadron.id })]
    : []),
  ...againstMoving(g, squadron, f?.kind === 'squadronMove' && f.evenIfEngaged),
];

const againstPlace = (g: Game, squadron: Squadron, to: Point, reach: number): readonly Verdict[] => {
  const against: Verdict[] = [];
  const region = squadronReach({ pose: squadron.pose! }, reach, {});
  if (!region.contains({ ...to, heading: 0 })) {
    const { x, y } = squadron.pose!;
    const movedUm = Math.floor(Math.sqrt((to.x - x) * (to.x - x) + (to.y - y) * (to.y - y)) * 1000 + 0.5) / 1000;
    against.push(
      refuse('SQM-01', 'out-of-reach', { movedUm, reachUm: reach === 0 ? 0 : BANDS_UM[reach - 1]!, speed: reach }),
    );
  }
  const overlapped = deepestOverlap(g, to, squadron.id);
  if (overlapped) against.push(refuse('SQM-03', 'overlaps', overlapped));
  return against;
};

/** How often a place is looked for before the squadron stays where it is. */
const TRIES = 20;

/** A legal place, every one as likely as another as long as there is room. */
const anyPlace = (g: Game, squadron: Squadron, reach: number, rng: Rng): Point => {
  const { x, y } = squadron.pose!;
  const reachUm = reach === 0 ? 0 : BANDS_UM[reach - 1]!;
  for (let tries = 0; tries < TRIES; tries++) {
    const dx = rng.below(2 * reachUm + 1) - reachUm;
    const dy = rng.below(2 * reachUm + 1) - reachUm;
    if (dx * dx + dy * dy > reachUm * reachUm) continue;
    const to = { x: x + dx, y: y + dy };
    if (isFree(g, to, squadron.id)) return to;
  }
  return { x, y };
};

/** Directions at full and at half speed. */
const DIRECTIONS = 16;
/** How far inside or outside distance 1 a candidate stands, so that it is clearly on its side. */
const CLEAR_UM = 100;

/**
 * A fair, bounded choice of places: where it stands; full and half speed all around; and for each enemy squadron and ship
 * touching it, just inside and just outside distance 1, on the straight way there.
 */
const candidates = (g: Game, f: Frame, squadron: Squadron, reach: number): readonly Point[] =>
  remember(g, `move candidates ${f.depth}`, () => {
    const region = moveRegion(g, f)!;
    const here: Point = { x: squadron.pose!.x, y: squadron.pose!.y };
    const reachUm = reach === 0 ? 0 : BANDS_UM[reach - 1]!;
    const fullUm = Math.max(0, reachUm - CLEAR_UM);
    const wanted = [
      ...around(here, fullUm, DIRECTIONS),
      ...around(here, Math.floor(fullUm / 2), DIRECTIONS / 2),
      ...enemies(g, squadron).flatMap((gap) => gap(here)),
    ];
    const inReach = wanted.filter(
      ({ x, y }) => (x - here.x) * (x - here.x) + (y - here.y) * (y - here.y) <= reachUm * reachUm,
    );
    const legal = inReach.flatMap((to) => {
      const at = region.contains({ ...to, heading: 0 }) ? to : region.snap({ ...to, heading: 0 });
      return at ? [{ x: at.x, y: at.y }] : [];
    });
    return distinct([here, ...legal]).filter((to) => region.contains({ ...to, heading: 0 }));
  });

/** The ends of the distance bands, in the order of the speeds. */
const BANDS_UM = DEFAULT_FIGURES.rulers.distanceUm;

const enemies = (g: Game, squadron: Squadron): readonly ((here: Point) => readonly Point[])[] => {
  const pieces = [
    ...standingSquadrons(g.state)
      .filter(({ owner }) => owner !== squadron.owner)
      .map(({ pose }) => ({ pose: pose! })),
    ...standingShips(g.state)
      .filter(({ owner }) => owner !== squadron.owner)
      .map((ship) => shipOnTable(g, ship)),
  ];
  return pieces.map((piece) => (here) => {
    const { from, to, lengthUm } = distanceBetween({ pose: here }, piece);
    if (lengthUm === 0) return [];
    const toward = (gapUm: number): Point => {
      const part = (lengthUm - gapUm) / lengthUm;
      return {
        x: Math.floor(here.x + (to.x - from.x) * part + 0.5),
        y: Math.floor(here.y + (to.y - from.y) * part + 0.5),
      };
    };
    return [toward(0), toward(BANDS_UM[0] - CLEAR_UM), toward(BANDS_UM[0] + CLEAR_UM)];
  });
};
