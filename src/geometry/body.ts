/** Any piece as convex parts and discs, which is all that distance and overlap need to know of it. */

import { checkPoint } from './errors.ts';
import type { Model } from './model.ts';
import { checkPiece, discRadius, isObstacle, isShip, type Piece, resolveObstacle } from './pieces.ts';
import type { Polygon } from './polygon.ts';
import { resolveShip, type ShipGeometry } from './ship.ts';
import { HULL_ZONES } from './vocabulary.ts';

interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radiusUm: number;
}

export interface Body {
  readonly parts: readonly Polygon[];
  readonly discs: readonly Disc[];
  /** The ship whose base the only part is. */
  readonly ship?: ShipGeometry;
}

const NOTHING: readonly never[] = [];

/** RNG-12, RNG-15: what counts for distance: bases without dials. */
export function measuredBody(model: Model, piece: Piece, field: string): Body {
  checkPiece(piece, field);
  if (isShip(piece)) return { parts: [resolveShip(model, piece, field).base], discs: NOTHING };
  return looseBody(model, piece, field);
}

/** OVL-14: what counts for overlap: a ship's base with its four dials. */
export function overlappingBody(model: Model, piece: Piece, field: string, withDials = true): Body {
  checkPiece(piece, field);
  if (!isShip(piece)) return looseBody(model, piece, field);
  const ship = resolveShip(model, piece, field);
  return { parts: [ship.base], discs: withDials ? dialsOf(ship) : NOTHING, ship };
}

function looseBody(model: Model, piece: Exclude<Piece, ShipGeometry | { shipClass: string }>, field: string): Body {
  if (isObstacle(piece)) return { parts: resolveObstacle(model, piece, field).parts, discs: NOTHING };
  checkPoint(piece.pose, `${field}.pose`);
  return {
    parts: NOTHING,
    discs: [{ x: piece.pose.x, y: piece.pose.y, radiusUm: discRadius(model, piece, field) }],
  };
}

const dialsOf = (ship: ShipGeometry): Disc[] =>
  HULL_ZONES.map((zone) => ({ x: ship.dials[zone].x, y: ship.dials[zone].y, radiusUm: ship.dialRadiusUm }));
