/**
 * Figures made ready: local outlines, hull zones cut from the token, unit normals of the arc borders, convex parts of the
 * obstacles. Compiled once for a set of figures, and the place where impossible figures are refused.
 */

import type { Ruler } from './boundary.ts';
import { convexParts } from './decompose.ts';
import { GeometryError, lookUp } from './errors.ts';
import type { Figures, LocalPoint, ShipFigures } from './figures/types.ts';
import { isConvex, type Polygon, rectangle } from './polygon.ts';
import { ARC_LINES, type ArcLine, type ByZone, HULL_ZONES, type HullZone, type ShipSize } from './vocabulary.ts';

/** A border of an arc in the ship's frame: inside is nx x + ny y <= reachUm. The normal has length 1. */
export interface LocalBorder {
  readonly line: ArcLine;
  readonly nx: number;
  readonly ny: number;
  readonly reachUm: number;
}

export interface ShipModel {
  readonly shipClass: string;
  readonly size: ShipSize;
  readonly halfWidthUm: number;
  readonly halfLengthUm: number;
  readonly reachUm: number;
  readonly base: Polygon;
  readonly token: Polygon;
  readonly zones: ByZone<Polygon>;
  readonly targetingPoints: ByZone<LocalPoint>;
  readonly dials: ByZone<LocalPoint>;
  readonly dialRadiusUm: number;
  readonly arcs: ByZone<readonly [LocalBorder, LocalBorder]>;
}

interface ObstacleModel {
  readonly obstacle: string;
  readonly outline: Polygon;
  readonly parts: readonly Polygon[];
  readonly mirroredOutline: Polygon;
  readonly mirroredParts: readonly Polygon[];
  /** No point of the outline is farther from its pose, wherever it is put. */
  readonly reachUm: number;
}

export interface Model {
  readonly figures: Figures;
  readonly ruler: Ruler;
  readonly squadronRadiusUm: number;
  readonly ships: Readonly<Record<string, ShipModel>>;
  readonly obstacles: Readonly<Record<string, ObstacleModel>>;
}

export function compile(figures: Figures): Model {
  checkFigures(figures);
  const ships: Record<string, ShipModel> = {};
  for (const shipClass of Object.keys(figures.ships)) ships[shipClass] = shipModel(figures, shipClass);
  const obstacles: Record<string, ObstacleModel> = {};
  for (const obstacle of Object.keys(figures.obstacles)) obstacles[obstacle] = obstacleModel(figures, obstacle);
  return {
    figures,
    ruler: { rangeUm: figures.rulers.rangeUm, distanceUm: figures.rulers.distanceUm },
    squadronRadiusUm: figures.squadron.radiusUm,
    ships,
    obstacles,
  };
}

/** The two lines that border each zone, in counter-clockwise order of the zones' outer edge. */
const BORDERS: ByZone<{ readonly from: ArcLine; readonly to: ArcLine }> = {
  front: { from: 'frontRight', to: 'frontLeft' },
  left: { from: 'frontLeft', to: 'rearLeft' },
  right: { from: 'rearRight', to: 'frontRight' },
  rear: { from: 'rearLeft', to: 'rearRight' },
};

function shipModel(figures: Figures, shipClass: string): ShipModel {
  const ship = figures.ships[shipClass]!;
  const base = lookUp(figures.bases, ship.size, 'bad-figures', `ships.${shipClass}.size`);
  const halfWidthUm = base.widthUm / 2;
  const halfLengthUm = base.lengthUm / 2;
  const { insetUm, radiusUm } = figures.shieldDials;
  return {
    shipClass,
    size: ship.size,
    halfWidthUm,
    halfLengthUm,
    reachUm: Math.max(
      0 - Math.floor(0 - Math.sqrt(halfWidthUm * halfWidthUm + halfLengthUm * halfLengthUm)),
      Math.max(halfWidthUm, halfLengthUm) - insetUm + radiusUm,
    ),
    base: rectangle(halfWidthUm, halfLengthUm),
    token: rectangle(base.tokenWidthUm / 2, base.tokenLengthUm / 2),
    zones: byZone((zone) => zoneOutline(shipClass, ship, base.tokenWidthUm / 2, base.tokenLengthUm / 2, zone)),
    targetingPoints: ship.targetingPoints,
    dials: {
      front: [0, halfLengthUm - insetUm],
      left: [insetUm - halfWidthUm, 0],
      right: [halfWidthUm - insetUm, 0],
      rear: [0, insetUm - halfLengthUm],
    },
    dialRadiusUm: radiusUm,
    arcs: byZone((zone) => {
      const { from, to } = BORDERS[zone];
      const reach = figures.arcLine.widthUm / 2;
      return [localBorder(ship, from, 1, reach), localBorder(ship, to, -1, reach)];
    }),
  };
}

const byZone = <T>(value: (zone: HullZone) => T): ByZone<T> => ({
  front: value('front'),
  left: value('left'),
  right: value('right'),
  rear: value('rear'),
});

/** A zone lies to the left of the line it starts from and to the right of the line it ends at. */
function localBorder(ship: ShipFigures, line: ArcLine, side: 1 | -1, reachUm: number): LocalBorder {
  const { inner, outer } = ship.arcs[line];
  const dx = outer[0] - inner[0];
  const dy = outer[1] - inner[1];
  const length = Math.sqrt(dx * dx + dy * dy);
  const nx = (side * dy) / length;
  const ny = (-side * dx) / length;
  return { line, nx, ny, reachUm: nx * inner[0] + ny * inner[1] + reachUm };
}

/** ARC-01: the token between two arc lines, walked counter-clockwise from one outer point to the next. */
function zoneOutline(shipClass: string, ship: ShipFigures, w: number, l: number, zone: HullZone): Polygon {
  const from = ship.arcs[BORDERS[zone].from];
  const to = ship.arcs[BORDERS[zone].to];
  const perimeter = 4 * (w + l);
  const along = ([x, y]: LocalPoint): number => {
    if (x === w) return l + y;
    if (y === l) return 2 * l + w - x;
    if (x === -w) return 2 * l + 2 * w + l - y;
    if (y === -l) return 4 * l + 2 * w + w + x;
    throw new GeometryError('bad-figures', `ships.${shipClass}.arcs`, 'an outer point is not on the edge of the token');
  };
  const start = along(from.outer);
  const length = (along(to.outer) - start + perimeter) % perimeter;
  const corners: [LocalPoint, number][] = [
    [[w, l], 2 * l],
    [[-w, l], 2 * l + 2 * w],
    [[-w, -l], 4 * l + 2 * w],
    [[w, -l], 0],
  ];
  const between = corners
    .map(([corner, at]): [LocalPoint, number] => [corner, (at - start + perimeter) % perimeter])
    .filter(([, at]) => at > 0 && at < length)
    .sort((a, b) => a[1] - b[1])
    .map(([corner]) => corner);
  const points = [from.outer, ...between, to.outer, to.inner];
  if (to.inner[0] !== from.inner[0] || to.inner[1] !== from.inner[1]) points.push(from.inner);
  const outline = points.flat();
  if (!isConvex(outline))
    throw new GeometryError('bad-figures', `ships.${shipClass}.arcs`, `the ${zone} hull zone is not convex`);
  return outline;
}

function obstacleModel(figures: Figures, obstacle: string): ObstacleModel {
  const outline = figures.obstacles[obstacle]!.outlineUm.flat();
  const parts = convexParts(outline);
  return {
    obstacle,
    outline,
    parts,
    mirroredOutline: mirrored(outline),
    mirroredParts: parts.map(mirrored),
    reachUm: farthestCorner(outline) + 1,
  };
}

function farthestCorner(outline: Polygon): number {
  let most = 0;
  for (let i = 0; i < outline.length; i += 2)
    most = Math.max(most, Math.sqrt(outline[i]! * outline[i]! + outline[i + 1]! * outline[i + 1]!));
  return most;
}

/** The outline turned face down, still counter-clockwise. */
function mirrored(outline: Polygon): Polygon {
  const flipped: number[] = [];
  for (let i = outline.length - 2; i >= 0; i -= 2) flipped.push(0 - outline[i]!, outline[i + 1]!);
  return flipped;
}

function checkFigures(figures: Figures): void {
  const whole = (value: number, field: string): void => {
    if (!Number.isInteger(value) || value < 0)
      throw new GeometryError('bad-figures', field, `${value} is not whole micrometres`);
  };
  const ascending = (ends: readonly number[], field: string): void =>
    ends.forEach((end, i) => {
      whole(end, `${field}.${i}`);
      if (i > 0 && end <= ends[i - 1]!)
        throw new GeometryError('bad-figures', field, 'each band must end beyond the one before');
    });
  const { close, medium, long } = figures.rulers.rangeUm;
  ascending([close, medium, long], 'rulers.rangeUm');
  ascending(figures.rulers.distanceUm, 'rulers.distanceUm');
  whole(figures.squadron.radiusUm, 'squadron.radiusUm');
  whole(figures.shieldDials.radiusUm, 'shieldDials.radiusUm');
  for (const [size, base] of Object.entries(figures.bases))
    for (const value of [base.widthUm, base.lengthUm, base.tokenWidthUm, base.tokenLengthUm]) {
      if (!(value > 0)) throw new GeometryError('bad-figures', `bases.${size}`, `${value} is not a length`);
      whole(value, `bases.${size}`);
    }
  for (const [token, disc] of Object.entries(figures.tokens)) whole(disc.radiusUm, `tokens.${token}.radiusUm`);
  for (const [shipClass, ship] of Object.entries(figures.ships)) {
    for (const line of ARC_LINES)
      if (ship.arcs[line] === undefined)
        throw new GeometryError('bad-figures', `ships.${shipClass}.arcs.${line}`, 'an arc line is missing');
    for (const zone of HULL_ZONES)
      if (ship.targetingPoints[zone] === undefined)
        throw new GeometryError('bad-figures', `ships.${shipClass}.targetingPoints.${zone}`, 'a point is missing');
  }
  for (const [id, obstacle] of Object.entries(figures.obstacles)) {
    let doubleArea = 0;
    obstacle.outlineUm.forEach(([x, y], i) => {
      whole(Math.abs(x), `obstacles.${id}.outlineUm.${i}`);
      whole(Math.abs(y), `obstacles.${id}.outlineUm.${i}`);
      const next = obstacle.outlineUm[(i + 1) % obstacle.outlineUm.length]!;
      doubleArea += x * next[1] - y * next[0];
    });
    if (!(doubleArea > 0))
      throw new GeometryError('bad-figures', `obstacles.${id}.outlineUm`, 'the outline must run counter-clockwise');
  }
}
