/** The pieces that questions are asked about, as a caller writes them, and how each is recognised. */

import { checkPoint, checkPose, GeometryError, lookUp } from './errors.ts';
import type { Model } from './model.ts';
import { type Polygon, placed, turned } from './polygon.ts';
import type { Point, Pose } from './pose.ts';
import { resolveShip, type Ship, type ShipGeometry } from './ship.ts';
import { HULL_ZONES, type HullZone } from './vocabulary.ts';

/** A squadron on the table; its facing has no effect (SQM-08), so a heading may be left out. */
export interface Squadron {
  readonly pose: Point;
}

/** An obstacle on the table. The tokens are printed on both sides: `mirrored` shows the other. */
export interface Obstacle {
  readonly obstacle: string;
  readonly pose: Pose;
  readonly mirrored?: boolean;
}

/** A round marker on the table, such as an objective token. */
export interface Token {
  readonly token: string;
  readonly pose: Point;
}

/** Anything that stands or lies on the table. */
export type Piece = Ship | ShipGeometry | Squadron | Obstacle | ObstacleGeometry | Token;

/** What makes an attack: a ship from one of its hull zones, or a squadron, for which the zone is null. */
export type Attacker = Ship | ShipGeometry | Squadron;

/** One hull zone of a ship as the target of an attack; a computed ship goes under `ship`. */
export type ShipTarget =
  | (Ship & { readonly zone: HullZone })
  | { readonly ship: ShipGeometry; readonly zone: HullZone };

/** What an attack is aimed at: a hull zone of a ship, or a squadron; a ship's hull zone may also measure to a round marker. */
export type Target = ShipTarget | Squadron | Token;

export const isShip = (piece: object): piece is Ship | ShipGeometry => 'shipClass' in piece;
export const isObstacle = (piece: object): piece is Obstacle => 'obstacle' in piece;
export const isToken = (piece: object): piece is Token => 'token' in piece && !('shipClass' in piece);
export const isShipTarget = (target: Target): target is ShipTarget => 'shipClass' in target || 'ship' in target;

/** The ship of a target. */
export const targetShip = (model: Model, target: ShipTarget, field: string): ShipGeometry =>
  resolveShip(model, 'ship' in target ? target.ship : target, field);

export function checkZone(zone: HullZone | null | undefined, field: string): asserts zone is HullZone {
  if (zone === null || zone === undefined || !HULL_ZONES.includes(zone))
    throw new GeometryError('unknown-zone', field, `"${zone}" is not a hull zone`);
}

/** ARC-07: a squadron attacks from no hull zone. */
export function checkNoZone(zone: HullZone | null, field: string): void {
  if (zone !== null) throw new GeometryError('unknown-zone', field, 'a squadron has no hull zones: pass null');
}

export function checkPiece(piece: object, field: string): void {
  if (typeof piece !== 'object' || piece === null) throw new GeometryError('not-a-piece', field, 'not a piece');
}

export function checkSquadron(squadron: Squadron, field: string): void {
  checkPiece(squadron, field);
  checkPoint(squadron.pose, `${field}.pose`);
}

/**
 * An obstacle with its outline on the table and the convex parts that tile it. Every question that takes an obstacle takes this
 * too, and then computes it no more. Made for one pose: a copy with another pose would still answer for the old one.
 */
export interface ObstacleGeometry extends Obstacle {
  readonly outline: Polygon;
  readonly parts: readonly Polygon[];
  /** No point of the outline is farther from its pose. */
  readonly reachUm: number;
}

export function obstacleGeometry(model: Model, piece: Obstacle, field: string): ObstacleGeometry {
  const local = lookUp(model.obstacles, piece.obstacle, 'unknown-obstacle', `${field}.obstacle`);
  checkPose(piece.pose, `${field}.pose`);
  const { pose } = piece;
  const outline = piece.mirrored ? local.mirroredOutline : local.outline;
  const parts = piece.mirrored ? local.mirroredParts : local.parts;
  return {
    obstacle: piece.obstacle,
    pose,
    mirrored: piece.mirrored ?? false,
    outline: placed(turned(outline, pose.heading), pose),
    parts: parts.map((part) => placed(turned(part, pose.heading), pose)),
    reachUm: local.reachUm,
  };
}

/** An obstacle as given or already computed. */
export const resolveObstacle = (
  model: Model,
  obstacle: Obstacle | ObstacleGeometry,
  field: string,
): ObstacleGeometry => ('parts' in obstacle ? obstacle : obstacleGeometry(model, obstacle, field));

/** Radius of a round piece. */
export const discRadius = (model: Model, piece: Squadron | Token, field: string): number =>
  isToken(piece)
    ? lookUp(model.figures.tokens, piece.token, 'unknown-token', `${field}.token`).radiusUm
    : model.squadronRadiusUm;
