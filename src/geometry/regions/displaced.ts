/**
 * Squadrons pushed aside by a ship (OVL-03, OVL-04): each must touch the ship while that is possible, in such a way that as
 * many as possible do. The places that touch are the border of the ship's base and dials grown by a squadron's radius, a
 * closed line around the ship. How many fit on its free stretches is found by filling them in turn from the start of each
 * stretch: any arrangement can be pushed back until one squadron lies at such a start, and the others close up behind it.
 * Only where the whole ring is free has it no such starts, and then the joints of its pieces serve.
 */

import { insideRectangle, playArea } from '../area.ts';
import { isContact } from '../boundary.ts';
import { checkPose, GeometryError } from '../errors.ts';
import type { Model } from '../model.ts';
import { overlaps } from '../overlap.ts';
import type { Squadron } from '../pieces.ts';
import { roundUm } from '../polygon.ts';
import type { Point, Pose } from '../pose.ts';
import { resolveShip, type Ship, type ShipGeometry } from '../ship.ts';
import { borderOf, diamondAngle, meetCircle, pointOn } from './curve.ts';
import { discOffDisc, discOffShip } from './keep-out.ts';
import { offStanding, type Standing } from './placements.ts';
import { boxOf, type Random, type Region } from './region.ts';
import type { Rounded } from './rounded.ts';
import { type FreeStretch, freeStretches, nearestFree, type Space } from './space.ts';

/** Where the next displaced squadron may be put. */
export interface DisplacedRegion extends Region {
  /** How many of the remaining squadrons can touch the ship; 0: this one must touch a squadron that does. */
  readonly touching: number;
  /** The shapes whose borders the centre must be on. */
  readonly rings: readonly Rounded[];
}

/**
 * The places of the next of `remaining` squadrons displaced by a ship. `standing` holds the other ships and all squadrons on
 * the table, those already put back included, but not the ones still to be placed nor the ship itself.
 */
export function displacedSquadron(
  model: Model,
  ship: Ship | ShipGeometry,
  remaining: number,
  area: string,
  standing: Standing = {},
): DisplacedRegion {
  if (!Number.isInteger(remaining) || remaining < 1)
    throw new GeometryError('out-of-range', 'remaining', `${remaining} squadrons cannot be placed`);
  const moved = resolveShip(model, ship, 'ship');
  const table = playArea(model, area);
  const radius = model.squadronRadiusUm;
  const off = offStanding(model, { ships: [moved, ...(standing.ships ?? [])], squadrons: standing.squadrons ?? [] });
  const touches = (piece: ShipGeometry | Squadron, pose: Point): boolean =>
    isContact(overlaps(model, piece, { pose }).depthUm);

  const space: Space = {
    bounds: {
      minX: table.minX + radius,
      minY: table.minY + radius,
      maxX: table.maxX - radius,
      maxY: table.maxY - radius,
    },
    within: [],
    keepOut: off.keepOut,
  };
  const ring = discOffShip(moved, radius);
  const stretches = ringStretches(space, ring, moved.pose);
  const most = fill(stretches, 2 * radius, remaining);
  const touching = most.length;
  const friends = off.squadrons.filter((other) => touches(moved, other.pose));
  const rings = touching > 0 ? ring : friends.map((other) => discOffDisc(other.pose, radius));
  const curves = rings.flatMap(borderOf);

  const leavesRoom = (pose: Point): boolean => {
    if (touching <= 1) return true;
    const around = { points: [pose.x, pose.y], radiusUm: 2 * radius - SLACK_UM };
    const left = ringStretches({ ...space, keepOut: [...space.keepOut, around] }, ring, moved.pose);
    return fill(left, 2 * radius - SLACK_UM, touching - 1).length === touching - 1;
  };
  const contains = (pose: Pose): boolean => {
    checkPose(pose, 'pose');
    if (!insideRectangle(model, { pose }, table).inside || !off.clears(pose)) return false;
    if (touching === 0) return friends.some((other) => touches(other, pose));
    return touches(moved, pose) && leavesRoom(pose);
  };
  const accepts = (x: number, y: number): Point | null => {
    const place = { x: roundUm(x), y: roundUm(y), heading: 0 };
    return contains(place) ? place : null;
  };
  const snap = (pose: Pose): Pose | null => {
    if (contains(pose)) return { x: pose.x, y: pose.y, heading: pose.heading };
    const { heading } = pose;
    const found =
      nearestFree(space, curves, pose.x, pose.y, accepts) ??
      nearest(
        most.map((p) => accepts(p.x, p.y)).filter((p) => p !== null),
        pose,
      );
    return found === null ? null : { x: found.x, y: found.y, heading };
  };
  return {
    touching,
    rings,
    contains,
    snap,
    outline: () => ({ ...space, on: rings }),
    box: () => boxOf({ bounds: space.bounds, within: rings }),
    sample: (random) => sampleRing(stretchesOf(space, curves), random, accepts, snap),
  };
}

/** Places are rounded to whole micrometres; the room they need may give by this much, well inside the tolerance. */
const SLACK_UM = 4;

const stretchesOf = (space: Space, curves: readonly Parameters<typeof pointOn>[0][]): FreeStretch[] =>
  curves.flatMap((curve) => freeStretches(space, curve));

/** The free stretches of a ring, in the order in which they lie around the ship. */
function ringStretches(space: Space, ring: readonly Rounded[], centre: Point): FreeStretch[] {
  const around = (stretch: FreeStretch): number => {
    const middle = pointOn(stretch.curve, (stretch.from + stretch.to) / 2);
    return diamondAngle(middle.x - centre.x, middle.y - centre.y);
  };
  return stretchesOf(space, ring.flatMap(borderOf))
    .map((stretch, index) => ({ stretch, index, angle: around(stretch) }))
    .sort((a, b) => a.angle - b.angle || a.index - b.index)
    .map(({ stretch }) => stretch);
}

/** As many centres as fit on the stretches at least so far apart, up to a limit. */
function fill(stretches: readonly FreeStretch[], apartUm: number, limit: number): Point[] {
  let best: Point[] = [];
  for (let start = 0; start < stretches.length && best.length < limit; start++) {
    const centres: Point[] = [];
    for (let i = 0; i < stretches.length && centres.length < limit; i++)
      fillStretch(stretches[(start + i) % stretches.length]!, apartUm, limit, centres);
    if (centres.length > best.length) best = centres;
  }
  return best;
}

/** Puts centres on one stretch, each as near to its start as the others allow. */
function fillStretch({ curve, from, to }: FreeStretch, apartUm: number, limit: number, centres: Point[]): void {
  let reached = from;
  while (centres.length < limit) {
    const tries: number[] = [];
    for (const other of centres) meetCircle(curve, other.x, other.y, apartUm, tries);
    const next = [reached, ...tries.filter((u) => u > reached && u <= to).sort((a, b) => a - b)].find((u) =>
      isApart(pointOn(curve, u), centres, apartUm),
    );
    if (next === undefined) return;
    centres.push(pointOn(curve, next));
    reached = next;
  }
}

/** Contact is not overlap; a hundredth of a micrometre absorbs rounding. */
const isApart = (point: Point, centres: readonly Point[], apartUm: number): boolean =>
  centres.every((other) => {
    const dx = point.x - other.x;
    const dy = point.y - other.y;
    const apart = apartUm - 0.01;
    return dx * dx + dy * dy >= apart * apart;
  });

function nearest(places: readonly Point[], to: Point): Point | null {
  let best: Point | null = null;
  let bestGap = Number.MAX_VALUE;
  for (const place of places) {
    const gap = (place.x - to.x) * (place.x - to.x) + (place.y - to.y) * (place.y - to.y);
    if (gap >= bestGap) continue;
    best = place;
    bestGap = gap;
  }
  return best;
}

const TRIES = 50;

function sampleRing(
  stretches: readonly FreeStretch[],
  random: Random,
  accepts: (x: number, y: number) => Point | null,
  snap: (pose: Pose) => Pose | null,
): Pose | null {
  if (stretches.length === 0) return null;
  const lengths = stretches.map(({ curve, from, to }) => {
    const a = pointOn(curve, from);
    const b = pointOn(curve, to);
    return Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));
  });
  const total = lengths.reduce((sum, length) => sum + length, 0);
  let last: Point = pointOn(stretches[0]!.curve, stretches[0]!.from);
  for (let i = 0; i < TRIES; i++) {
    let at = random() * total;
    const k = Math.max(
      0,
      lengths.findIndex((length) => {
        at -= length;
        return at < 0;
      }),
    );
    const { curve, from, to } = stretches[k]!;
    last = pointOn(curve, from + random() * (to - from));
    const place = accepts(last.x, last.y);
    if (place !== null) return { x: place.x, y: place.y, heading: 0 };
  }
  return snap({ x: roundUm(last.x), y: roundUm(last.y), heading: 0 });
}
