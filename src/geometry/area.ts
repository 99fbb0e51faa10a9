/** The table: play area, setup area and deployment zones, all of them rectangles on the table's axes. */

import { checkPoint, GeometryError, lookUp } from './errors.ts';
import type { Model } from './model.ts';
import { checkPiece, discRadius, isObstacle, isShip, type Piece, resolveObstacle } from './pieces.ts';
import type { Polygon } from './polygon.ts';
import type { Point } from './pose.ts';
import { resolveShip } from './ship.ts';

/** A rectangle on the table's axes; its borders belong to it. */
export interface Rectangle {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/** The edges that players own: `near` is y = 0, `far` the one opposite. */
export const PLAYER_EDGES = ['near', 'far'] as const;
/** One of the edges that players own. */
export type PlayerEdge = (typeof PLAYER_EDGES)[number];

/** Whether a piece is wholly inside a rectangle. */
export interface Inside {
  readonly inside: boolean;
  /** How far the base stays inside the edges; negative: how far it sticks out. */
  readonly marginUm: number;
  /** The point of the piece nearest to an edge or farthest outside. */
  readonly at: Point;
}

/** SETUP-01, SETUP-03: the whole table. */
export function playArea(model: Model, area: string): Rectangle {
  const { widthUm, depthUm } = lookUp(model.figures.areas, area, 'unknown-area', 'area');
  return { minX: 0, minY: 0, maxX: widthUm, maxY: depthUm };
}

/** SETUP-02: where obstacles and squadrons are set up. */
export function setupArea(model: Model, area: string): Rectangle {
  const { setupFromXUm, setupToXUm, depthUm } = lookUp(model.figures.areas, area, 'unknown-area', 'area');
  return { minX: setupFromXUm, minY: 0, maxX: setupToXUm, maxY: depthUm };
}

/** SETUP-21: the part of the setup area at distance 1 to 3 of a player's edge. */
export function deploymentZone(model: Model, area: string, edge: PlayerEdge): Rectangle {
  const setup = setupArea(model, area);
  const depth = model.figures.deploymentDepthUm;
  if (edge === 'near') return { ...setup, maxY: depth };
  if (edge === 'far') return { ...setup, minY: setup.maxY - depth };
  throw new GeometryError('unknown-side', 'edge', `"${edge}" is neither near nor far`);
}

/** RNG-15, SQM-06: bases without dials, and whole markers. */
export function insidePlayArea(model: Model, piece: Piece, area = 'standard'): Inside {
  return insideRectangle(model, piece, playArea(model, area));
}

export function insideRectangle(model: Model, piece: Piece, bounds: Rectangle): Inside {
  checkPiece(piece, 'piece');
  if (isShip(piece)) return polygonInside(resolveShip(model, piece, 'piece').base, bounds);
  if (isObstacle(piece)) return polygonInside(resolveObstacle(model, piece, 'piece').outline, bounds);
  checkPoint(piece.pose, 'piece.pose');
  return discInside(piece.pose, discRadius(model, piece, 'piece'), bounds);
}

function polygonInside(polygon: Polygon, bounds: Rectangle): Inside {
  let marginUm = Number.MAX_SAFE_INTEGER;
  let worst = 0;
  for (let i = 0; i < polygon.length; i += 2) {
    const margin = pointMargin(polygon[i]!, polygon[i + 1]!, bounds);
    if (margin < marginUm) {
      marginUm = margin;
      worst = i;
    }
  }
  return { inside: marginUm >= 0, marginUm, at: { x: polygon[worst]!, y: polygon[worst + 1]! } };
}

const pointMargin = (x: number, y: number, bounds: Rectangle): number =>
  Math.min(x - bounds.minX, bounds.maxX - x, y - bounds.minY, bounds.maxY - y);

function discInside({ x, y }: Point, radius: number, bounds: Rectangle): Inside {
  const marginUm = pointMargin(x, y, bounds) - radius;
  const nearest = marginUm + radius;
  let at = { x, y: y + radius };
  if (nearest === x - bounds.minX) at = { x: x - radius, y };
  else if (nearest === bounds.maxX - x) at = { x: x + radius, y };
  else if (nearest === y - bounds.minY) at = { x, y: y - radius };
  return { inside: marginUm >= 0, marginUm, at };
}
