/** Where pieces may be put: a squadron's reach, ships and squadrons in deployment, obstacles in setup. */

import { deploymentZone, type PlayerEdge, playArea, setupArea } from '../area.ts';
import { checkPose, GeometryError } from '../errors.ts';
import type { Model } from '../model.ts';
import { isOverlapping, type OverlapOptions } from '../overlap.ts';
import { checkSquadron, type Obstacle, type Squadron } from '../pieces.ts';
import type { Point } from '../pose.ts';
import { resolveShip, type Ship, type ShipGeometry } from '../ship.ts';
import { discOffDisc, discOffShip } from './keep-out.ts';
import { beyondEdges, CLEAR_UM, places } from './places.ts';
import { createRegion, type Region } from './region.ts';
import { disc } from './rounded.ts';

/** Pieces that may not be overlapped. */
export interface Standing {
  readonly ships?: readonly (Ship | ShipGeometry)[];
  readonly squadrons?: readonly Squadron[];
}

/** Ships that may not be overlapped by a ship, and whether dials count in it. */
export type StandingShips = Pick<Standing, 'ships'> & OverlapOptions;

/** SQM-01 to SQM-05: a move of up to a distance band; the table's edge does not bound it (SQM-06). */
export function squadronReach(model: Model, squadron: Squadron, speed: number, standing: Standing = {}): Region {
  checkSquadron(squadron, 'squadron');
  const { x, y } = squadron.pose;
  const reachUm = speed === 0 ? 0 : model.ruler.distanceUm[speed - 1];
  if (reachUm === undefined) throw new GeometryError('out-of-range', 'speed', `${speed} is not a band of the ruler`);
  const off = offStanding(model, standing);
  const frame = { bounds: null, within: [disc(x, y, Math.max(0, reachUm - CLEAR_UM))] };
  return createRegion({
    turns: false,
    contains: (pose) => {
      checkPose(pose, 'pose');
      const dx = pose.x - x;
      const dy = pose.y - y;
      return dx * dx + dy * dy <= reachUm * reachUm && off.clears(pose);
    },
    space: () => ({ ...frame, keepOut: off.keepOut }),
    frame: () => frame,
  });
}

/** What keeps a squadron from overlapping ships and other squadrons. */
export function offStanding(model: Model, standing: Standing) {
  const ships = (standing.ships ?? []).map((ship, i) => resolveShip(model, ship, `ships.${i}`));
  const squadrons = standing.squadrons ?? [];
  squadrons.forEach((other, i) => {
    checkSquadron(other, `squadrons.${i}`);
  });
  const radius = model.squadronRadiusUm;
  return {
    ships,
    squadrons,
    keepOut: [
      ...ships.flatMap((ship) => discOffShip(ship, radius)),
      ...squadrons.map((other) => discOffDisc(other.pose, radius)),
    ],
    clears: (pose: Point): boolean =>
      ships.every((ship) => !isOverlapping(model, ship, { pose })) &&
      squadrons.every((other) => !isOverlapping(model, other, { pose })),
  };
}

/** SETUP-21, SETUP-26: a ship's base wholly inside the deployment zone, overlapping no ship. */
export const shipDeployment = (
  model: Model,
  shipClass: string,
  area: string,
  edge: PlayerEdge,
  { ships = [], ...options }: StandingShips = {},
): Region => places(model, { shipClass }, { ...options, inside: deploymentZone(model, area, edge), off: ships });

/** SETUP-23, SETUP-26: wholly within distance 1 to 2 of one of `friends`, inside the setup area, overlapping nothing. */
export const squadronDeployment = (
  model: Model,
  area: string,
  friends: readonly (Ship | ShipGeometry)[],
  { ships = [], squadrons = [] }: Standing = {},
): Region =>
  places(
    model,
    { squadron: true },
    {
      inside: setupArea(model, area),
      within: { band: 2, of: friends },
      off: [...friends, ...ships, ...squadrons],
    },
  );

/** SETUP-18: inside the setup area, beyond distance 3 of the play area's edges and distance 1 of other obstacles. */
export function obstaclePlaces(
  model: Model,
  obstacle: string,
  area: string,
  placed: readonly Obstacle[] = [],
  mirrored = false,
): Region {
  const setup = setupArea(model, area);
  const inner = beyondEdges(model, playArea(model, area), { near: 3, far: 3, sides: 3 });
  const inside = { ...inner, minX: Math.max(inner.minX, setup.minX), maxX: Math.min(inner.maxX, setup.maxX) };
  return places(model, { obstacle, mirrored }, { inside, beyond: [{ band: 1, of: placed }] });
}
