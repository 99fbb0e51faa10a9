/** Where pieces may be put: a squadron's reach, ships and squadrons in deployment, obstacles in setup. */

import { deploymentZone, insideRectangle, type PlayerEdge, playArea, type Rectangle, setupArea } from '../area.ts';
import { distanceBetween, isWithin } from '../distance.ts';
import { checkPose, GeometryError, lookUp } from '../errors.ts';
import type { Model } from '../model.ts';
import { isOverlapping, type OverlapOptions } from '../overlap.ts';
import { checkSquadron, type Obstacle, obstacleGeometry, type Squadron } from '../pieces.ts';
import type { Polygon } from '../polygon.ts';
import type { Point } from '../pose.ts';
import { resolveShip, type Ship, type ShipGeometry, shipGeometry } from '../ship.ts';
import { discOffDisc, discOffShip, partsNearParts, shipOffShip } from './keep-out.ts';
import { createRegion, type Region } from './region.ts';
import { disc } from './rounded.ts';

/** Pieces that may not be overlapped. */
export interface Standing {
  readonly ships?: readonly (Ship | ShipGeometry)[];
  readonly squadrons?: readonly Squadron[];
}

/** Ships that may not be overlapped by a ship, and whether dials count in it. */
export type StandingShips = Pick<Standing, 'ships'> & OverlapOptions;

/** Limits without tolerance are approached to this much when a place is rounded to whole micrometres. */
const CLEAR_UM = 2;

/** SQM-01 to SQM-05: a move of up to a distance band; the table's edge does not bound it (SQM-06). */
export function squadronReach(model: Model, squadron: Squadron, speed: number, standing: Standing = {}): Region {
  checkSquadron(squadron, 'squadron');
  const { x, y } = squadron.pose;
  const reachUm = speed === 0 ? 0 : model.ruler.distanceUm[speed - 1];
  if (reachUm === undefined) throw new GeometryError('out-of-range', 'speed', `${speed} is not a band of the ruler`);
  const off = offStanding(model, standing);
  return createRegion({
    turns: false,
    contains: (pose) => {
      checkPose(pose, 'pose');
      const dx = pose.x - x;
      const dy = pose.y - y;
      return dx * dx + dy * dy <= reachUm * reachUm && off.clears(pose);
    },
    space: () => ({ bounds: null, within: [disc(x, y, Math.max(0, reachUm - CLEAR_UM))], keepOut: off.keepOut }),
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
export function shipDeployment(
  model: Model,
  shipClass: string,
  area: string,
  edge: PlayerEdge,
  standing: StandingShips = {},
): Region {
  lookUp(model.ships, shipClass, 'unknown-ship-class', 'shipClass');
  const zone = deploymentZone(model, area, edge);
  const others = (standing.ships ?? []).map((ship, i) => resolveShip(model, ship, `ships.${i}`));
  return createRegion({
    turns: true,
    contains: (pose) => {
      const ship = shipGeometry(model, shipClass, pose);
      return (
        insideRectangle(model, ship, zone).inside &&
        others.every((other) => !isOverlapping(model, ship, other, standing))
      );
    },
    space: (heading) => {
      const ship = shipGeometry(model, shipClass, { x: 0, y: 0, heading });
      return {
        bounds: shrunk(zone, ship.base),
        within: [],
        keepOut: others.flatMap((other) => shipOffShip(ship, other, standing.dialsInShipOverlap !== false)),
      };
    },
  });
}

/** The rectangle in which a piece's centre may be so that its outline, given at the origin, stays inside. */
function shrunk(bounds: Rectangle, outline: Polygon): Rectangle {
  const xs = outline.filter((_, i) => i % 2 === 0);
  const ys = outline.filter((_, i) => i % 2 === 1);
  return {
    minX: bounds.minX - Math.min(...xs),
    maxX: bounds.maxX - Math.max(...xs),
    minY: bounds.minY - Math.min(...ys),
    maxY: bounds.maxY - Math.max(...ys),
  };
}

/** SETUP-23, SETUP-26: wholly within distance 1 to 2 of one of `friends`, inside the setup area, overlapping nothing. */
export function squadronDeployment(
  model: Model,
  area: string,
  friends: readonly (Ship | ShipGeometry)[],
  standing: Standing = {},
): Region {
  const setup = setupArea(model, area);
  const near = friends.map((ship, i) => resolveShip(model, ship, `friends.${i}`));
  const off = offStanding(model, { ships: [...near, ...(standing.ships ?? [])], squadrons: standing.squadrons ?? [] });
  const radius = model.squadronRadiusUm;
  const reachUm = model.ruler.distanceUm[1]! - radius - CLEAR_UM;
  return createRegion({
    turns: false,
    contains: (pose) => {
      checkPose(pose, 'pose');
      return (
        insideRectangle(model, { pose }, setup).inside &&
        near.some((ship) => isWithin(distanceBetween(model, ship, { pose }).distance, 1, 2)) &&
        off.clears(pose)
      );
    },
    space: () => ({
      bounds: shrunk(setup, [radius, radius, 0 - radius, 0 - radius]),
      within: near.length > 0 ? near.map(({ base }) => ({ points: base, radiusUm: reachUm })) : NOWHERE,
      keepOut: off.keepOut,
    }),
  });
}

const NOWHERE = [disc(0, 0, -1e9)];

/** SETUP-18: inside the setup area, beyond distance 3 of the play area's edges and distance 1 of other obstacles. */
export function obstaclePlaces(
  model: Model,
  obstacle: string,
  area: string,
  placed: readonly Obstacle[] = [],
  mirrored = false,
): Region {
  lookUp(model.obstacles, obstacle, 'unknown-obstacle', 'obstacle');
  const table = playArea(model, area);
  const setup = setupArea(model, area);
  const fromEdge = model.ruler.distanceUm[2]!;
  const fromOthers = model.ruler.distanceUm[0]!;
  const others = placed.map((other, i) => obstacleGeometry(model, other, `obstacles.${i}`).parts);
  return createRegion({
    turns: true,
    contains: (pose) => {
      const piece: Obstacle = { obstacle, pose, mirrored };
      return (
        insideRectangle(model, piece, setup).inside &&
        insideRectangle(model, piece, table).marginUm > fromEdge &&
        placed.every((other) => distanceBetween(model, other, piece).distance.beyond[1])
      );
    },
    space: (heading) => {
      const { outline, parts } = obstacleGeometry(
        model,
        { obstacle, pose: { x: 0, y: 0, heading }, mirrored },
        'obstacle',
      );
      const inner: Rectangle = {
        minX: Math.max(setup.minX, table.minX + fromEdge + 1),
        maxX: Math.min(setup.maxX, table.maxX - fromEdge - 1),
        minY: Math.max(setup.minY, table.minY + fromEdge + 1),
        maxY: Math.min(setup.maxY, table.maxY - fromEdge - 1),
      };
      return {
        bounds: shrunk(inner, outline),
        within: [],
        keepOut: others.flatMap((other) => partsNearParts(parts, other, fromOthers + CLEAR_UM)),
      };
    },
  });
}
