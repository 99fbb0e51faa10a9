/** Where any piece may be put, given what it must be inside of, near to, far from and off. */

import { insideRectangle, type Rectangle } from '../area.ts';
import { type Body, measuredBody, overlappingBody } from '../body.ts';
import { closestOfConvex, newClosest, pointToConvex } from '../convex.ts';
import { distanceBetween, isWithin } from '../distance.ts';
import { GeometryError, lookUp } from '../errors.ts';
import type { Model } from '../model.ts';
import { isOverlapping, type OverlapOptions } from '../overlap.ts';
import { discRadius, isObstacle, isShip, isToken, type Piece, resolveObstacle } from '../pieces.ts';
import type { Polygon } from '../polygon.ts';
import type { Pose } from '../pose.ts';
import { resolveShip, shipGeometry } from '../ship.ts';
import type { DistanceBand } from '../vocabulary.ts';
import { bodyNearBody } from './keep-out.ts';
import { createRegion, type Region } from './region.ts';
import { disc, type Rounded } from './rounded.ts';

/** A piece that is to be put somewhere: a ship of a class, a squadron, an obstacle, or a round marker. */
export type Placing =
  | { readonly shipClass: string }
  | { readonly squadron: true }
  | { readonly obstacle: string; readonly mirrored?: boolean }
  | { readonly token: string };

/** Pieces, and a distance band from them. */
export interface NearPieces {
  readonly band: DistanceBand;
  readonly of: readonly Piece[];
}

/** What a place must satisfy, all of it. */
export interface PlaceRules extends OverlapOptions {
  /** All of the piece is inside this rectangle. */
  readonly inside: Rectangle;
  /** RNG-03: some part of it is at distance 1 to `band` of one of these. */
  readonly at?: NearPieces;
  /** RNG-04: all of it is within distance 1 to `band` of one of these; for round pieces only. */
  readonly within?: NearPieces;
  /** RNG-05: no part of it is at distance 1 to `band` of any of these. */
  readonly beyond?: readonly NearPieces[];
  /** It overlaps none of these. */
  readonly off?: readonly Piece[];
}

/** Limits without tolerance are approached to this much when a place is rounded to whole micrometres. */
export const CLEAR_UM = 2;

/** RNG-05: the part of a rectangle that is beyond a distance band of some of its edges. */
export function beyondEdges(
  model: Model,
  { minX, minY, maxX, maxY }: Rectangle,
  bands: { readonly near?: DistanceBand; readonly far?: DistanceBand; readonly sides?: DistanceBand },
): Rectangle {
  const off = (band: DistanceBand | undefined): number => (band === undefined ? 0 : endOf(model, band) + 1);
  return {
    minX: minX + off(bands.sides),
    maxX: maxX - off(bands.sides),
    minY: minY + off(bands.near),
    maxY: maxY - off(bands.far),
  };
}

const CLOSEST = newClosest();

/** Whether any part of a piece is in a rectangle. */
export function isPartlyInside(model: Model, piece: Piece, { minX, minY, maxX, maxY }: Rectangle): boolean {
  const corners = [minX, minY, maxX, minY, maxX, maxY, minX, maxY];
  const { parts, discs } = measuredBody(model, piece, 'piece');
  return (
    parts.some((part) => {
      closestOfConvex(part, part.length, corners, corners.length, CLOSEST);
      return CLOSEST.lengthUm === 0;
    }) || discs.some(({ x, y, radiusUm }) => pointToConvex(corners, corners.length, x, y, CLOSEST) < radiusUm)
  );
}

/** Every place of a piece that satisfies the rules. */
export function places(model: Model, piece: Placing, rules: PlaceRules): Region {
  const { inside, at, within, beyond = [], off = [] } = rules;
  check(model, piece);
  if (within && !isRound(piece))
    throw new GeometryError('out-of-range', 'within', 'only round pieces are placed wholly within a distance');
  const prepared = (near: NearPieces): Prepared => ({
    band: near.band,
    endUm: endOf(model, near.band),
    of: near.of.map((other, i) => prepare(model, other, `of.${i}`)),
  });
  const others = off.map((other, i) => prepare(model, other, `off.${i}`));
  const [near, wholly, far] = [at && prepared(at), within && prepared(within), beyond.map(prepared)];
  const frame = (own: Piece, measured: Body) => {
    const around = (other: Ready, lengthUm: number): Rounded[] =>
      bodyNearBody(measured, measuredBody(model, other.piece, 'other'), lengthUm);
    return {
      bounds: shrunk(inside, outlineOf(model, own)),
      within: [
        ...group(near, (other, endUm) => around(other, endUm - CLEAR_UM)),
        // All of a disc is within a length when its centre is, less its radius.
        ...group(wholly, (other, endUm) => around(other, endUm - 2 * measured.discs[0]!.radiusUm - CLEAR_UM)),
      ],
    };
  };
  return createRegion({
    turns: !isRound(piece),
    contains: (pose) => {
      const placed = pieceAt(model, piece, pose);
      if (!insideRectangle(model, placed, inside).inside) return false;
      const own = prepare(model, placed, 'piece');
      return (
        (!near || near.of.some((other) => isWithinReach(model, other, own, near))) &&
        (!wholly || wholly.of.some((other) => isWholly(model, other, own, wholly))) &&
        far.every((each) => each.of.every((other) => !isWithinReach(model, other, own, each))) &&
        others.every((other) => !areNear(other, own, 0) || !isOverlapping(model, own.piece, other.piece, rules))
      );
    },
    frame: (heading) => {
      const own = pieceAt(model, piece, { x: 0, y: 0, heading });
      return frame(own, measuredBody(model, own, 'piece'));
    },
    space: (heading) => {
      const own = pieceAt(model, piece, { x: 0, y: 0, heading });
      const measured = measuredBody(model, own, 'piece');
      const bodyOf = (mine: Piece, other: Piece) =>
        overlappingBody(model, mine, 'piece', !isShip(own) || !isShip(other) || rules.dialsInShipOverlap !== false);
      return {
        ...frame(own, measured),
        keepOut: [
          ...far.flatMap(({ endUm, of }) =>
            of.flatMap((other) => bodyNearBody(measured, measuredBody(model, other.piece, 'other'), endUm + CLEAR_UM)),
          ),
          ...others.flatMap((other) => bodyNearBody(bodyOf(own, other.piece), bodyOf(other.piece, own), 0)),
        ],
      };
    },
  });
}

/** A piece that is computed once, however often it is asked about, with a circle around it. */
interface Ready {
  readonly piece: Piece;
  readonly x: number;
  readonly y: number;
  readonly reachUm: number;
}

/** Pieces made ready, and where the band from them ends. */
interface Prepared {
  readonly band: DistanceBand;
  readonly endUm: number;
  readonly of: readonly Ready[];
}

function prepare(model: Model, piece: Piece, field: string): Ready {
  const { x, y } = piece.pose;
  if (isShip(piece)) {
    const ship = resolveShip(model, piece, field);
    return { piece: ship, x, y, reachUm: ship.reachUm };
  }
  if (isObstacle(piece)) {
    const obstacle = resolveObstacle(model, piece, field);
    return { piece: obstacle, x, y, reachUm: obstacle.reachUm };
  }
  return { piece, x, y, reachUm: discRadius(model, piece, field) };
}

/** Whether the circles around two pieces come within a length of each other: most pairs are settled by that. */
function areNear(a: Ready, b: Ready, lengthUm: number): boolean {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  const reach = a.reachUm + b.reachUm + lengthUm + CLEAR_UM;
  return dx * dx + dy * dy <= reach * reach;
}

const isRound = (piece: Placing): boolean => 'squadron' in piece || 'token' in piece;

function check(model: Model, piece: Placing): void {
  if ('shipClass' in piece) lookUp(model.ships, piece.shipClass, 'unknown-ship-class', 'shipClass');
  else if ('obstacle' in piece) lookUp(model.obstacles, piece.obstacle, 'unknown-obstacle', 'obstacle');
  else if ('token' in piece) lookUp(model.figures.tokens, piece.token, 'unknown-token', 'token');
}

function pieceAt(model: Model, piece: Placing, pose: Pose): Piece {
  if ('shipClass' in piece) return shipGeometry(model, piece.shipClass, pose);
  if ('obstacle' in piece) return { obstacle: piece.obstacle, mirrored: piece.mirrored ?? false, pose };
  return 'token' in piece ? { token: piece.token, pose } : { pose };
}

const endOf = (model: Model, band: DistanceBand): number => model.ruler.distanceUm[band - 1]!;

const isWithinReach = (model: Model, from: Ready, to: Ready, { band, endUm }: Prepared): boolean =>
  areNear(from, to, endUm) && !distanceBetween(model, from.piece, to.piece).distance.beyond[band];

const isWholly = (model: Model, from: Ready, to: Ready, { band, endUm }: Prepared): boolean =>
  areNear(from, to, endUm) && isWithin(distanceBetween(model, from.piece, to.piece).distance, 1, band);

const NOWHERE = [disc(0, 0, -1e9)];

/** The shapes around the pieces of a rule; nowhere, when it names none. */
const group = (
  rule: Prepared | undefined,
  shapes: (other: Ready, endUm: number) => readonly Rounded[],
): readonly Rounded[] => {
  if (!rule) return [];
  return rule.of.length > 0 ? rule.of.flatMap((other) => shapes(other, rule.endUm)) : NOWHERE;
};

function outlineOf(model: Model, piece: Piece): Polygon {
  if (isShip(piece)) return resolveShip(model, piece, 'piece').base;
  if (isObstacle(piece)) return resolveObstacle(model, piece, 'piece').outline;
  const radius = isToken(piece)
    ? lookUp(model.figures.tokens, piece.token, 'unknown-token', 'token').radiusUm
    : model.squadronRadiusUm;
  return [radius, radius, 0 - radius, 0 - radius];
}

/** The rectangle in which a piece's centre may be so that its outline, given at the origin, stays inside. */
function shrunk(bounds: Rectangle, outline: Polygon): Rectangle {
  let [minX, minY, maxX, maxY] = [outline[0]!, outline[1]!, outline[0]!, outline[1]!];
  for (let i = 2; i < outline.length; i += 2) {
    minX = Math.min(minX, outline[i]!);
    maxX = Math.max(maxX, outline[i]!);
    minY = Math.min(minY, outline[i + 1]!);
    maxY = Math.max(maxY, outline[i + 1]!);
  }
  return {
    minX: bounds.minX - minX,
    maxX: bounds.maxX - maxX,
    minY: bounds.minY - minY,
    maxY: bounds.maxY - maxY,
  };
}
