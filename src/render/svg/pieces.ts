/** The pieces on the table: bases with hull zones and shield dials, squadrons, obstacles. */

import {
  DEFAULT_FIGURES,
  HULL_ZONES,
  type HullZone,
  type Point,
  pointsOf,
  type Rectangle,
  type ShipGeometry,
} from '../../geometry/index.ts';
import { describePiece, isActivated, numberOf } from '../describe.ts';
import { codeOf, shortName } from '../names.ts';
import { type ObstaclePiece, type Piece, type Scene, type ShipPiece, SQUADRON_RADIUS_UM } from '../scene.ts';
import { boundsOf, type Canvas, circle, mm, mmDown, polygon, px, strokePx } from './canvas.ts';
import { element, type Markup } from './markup.ts';

export interface PieceOptions {
  readonly hullZones: boolean;
  readonly dials: boolean;
  readonly targetingPoints: boolean;
}

/** A ship or squadron as a group that says whose it is and what it is. */
export const drawPiece = (canvas: Canvas, scene: Scene, piece: Piece, options: PieceOptions): Markup => {
  const { unit } = piece;
  const classes = [
    `ar-${piece.kind}`,
    `ar-${unit.owner}`,
    isActivated(scene, piece) ? 'ar-activated' : '',
    piece.onTable ? '' : 'ar-gone',
  ];
  return element(
    'g',
    { class: classes.filter((each) => each !== '').join(' '), 'data-unit': unit.id },
    element('title', {}, describePiece(scene, piece)),
    piece.kind === 'ship'
      ? drawShip(canvas, piece, piece.geometry!, options)
      : drawSquadron(canvas, piece.unit.pose!, codeOf(shortName(piece.fullName)) + numberOf(piece), piece.unit.hull),
  );
};

/** A ship at a place, its own or another. */
export const drawShip = (
  canvas: Canvas,
  { unit }: Pick<ShipPiece, 'unit'>,
  geometry: ShipGeometry,
  { hullZones, dials, targetingPoints }: PieceOptions,
): readonly Markup[] => [
  ...(dials
    ? HULL_ZONES.map((zone) => circle(geometry.dials[zone], geometry.dialRadiusUm, 'ar-rim', strokePx(canvas, 0.8)))
    : []),
  polygon(geometry.base, 'ar-base', strokePx(canvas, 1.6)),
  ...(hullZones
    ? HULL_ZONES.map((zone) =>
        polygon(geometry.zones[zone], zone === 'front' ? 'ar-zone ar-front' : 'ar-zone', {
          ...strokePx(canvas, 0.7),
          'data-zone': zone,
        }),
      )
    : []),
  nose(geometry),
  ...(dials ? HULL_ZONES.flatMap((zone) => shieldDial(canvas, geometry, unit.shields[zone], zone)) : []),
  ...(targetingPoints
    ? HULL_ZONES.map((zone) =>
        circle(geometry.targetingPoints[zone], 1_700, 'ar-point', { ...strokePx(canvas, 0.6), 'data-zone': zone }),
      )
    : []),
];

/** The rectangle that a piece takes up. */
export const pieceBox = (piece: Piece): Rectangle => {
  if (piece.kind === 'squadron') return boundsOf([piece.unit.pose!], SQUADRON_RADIUS_UM);
  const { base, dials, dialRadiusUm } = piece.geometry!;
  const [a, b] = [boundsOf(pointsOf(base), 0), boundsOf(Object.values(dials), dialRadiusUm)];
  return {
    minX: Math.min(a.minX, b.minX),
    minY: Math.min(a.minY, b.minY),
    maxX: Math.max(a.maxX, b.maxX),
    maxY: Math.max(a.maxY, b.maxY),
  };
};

/** Which way is forward: a chevron about the centre of the base. */
const nose = ({ pose, forward }: ShipGeometry): Markup => {
  const local = (right: number, ahead: number): number[] => [
    pose.x + right * forward.y + ahead * forward.x,
    pose.y - right * forward.x + ahead * forward.y,
  ];
  return polygon(
    [...local(0, 9_000), ...local(-6_000, -4_000), ...local(0, -1_000), ...local(6_000, -4_000)],
    'ar-nose',
  );
};

/** The shields left, on the edge of the base, where the dial's window is. */
const shieldDial = (
  canvas: Canvas,
  { pose, dials }: ShipGeometry,
  shields: number,
  zone: HullZone,
): readonly Markup[] => {
  const { x, y } = dials[zone];
  const length = Math.sqrt((x - pose.x) * (x - pose.x) + (y - pose.y) * (y - pose.y));
  const share = DEFAULT_FIGURES.shieldDials.insetUm / length;
  const edge = { x: x + share * (x - pose.x), y: y + share * (y - pose.y) };
  const radius = Math.min(8_500, 12 * canvas.umPerPx);
  return [
    circle(edge, radius, 'ar-dial', strokePx(canvas, 0.9)),
    digits(edge, String(shields), radius * 1.5, 'ar-digit', { 'data-shields': zone }),
  ];
};

/** Text that stands on a piece, centred on a point. */
const digits = (
  centre: Point,
  words: string,
  sizeUm: number,
  className: string,
  more: { readonly [name: string]: string } = {},
): Markup =>
  element(
    'text',
    { class: className, x: mm(centre.x), y: mmDown(centre.y - sizeUm * 0.36), 'font-size': mm(sizeUm), ...more },
    words,
  );

const drawSquadron = (canvas: Canvas, centre: Point, code: string, hull: number): readonly Markup[] => [
  circle(centre, SQUADRON_RADIUS_UM, 'ar-base', strokePx(canvas, 1.6)),
  digits({ x: centre.x, y: centre.y + 5_800 }, code, code.length > 3 ? 9_000 : 11_000, 'ar-code'),
  digits({ x: centre.x, y: centre.y - 6_800 }, String(hull), 12_500, 'ar-digit', { 'data-hull': '' }),
];

export const drawObstacle = (canvas: Canvas, { say }: Scene, { token, outline }: ObstaclePiece): Markup =>
  element(
    'g',
    { class: `ar-obstacle ar-${token.type}`, 'data-obstacle': token.id },
    element('title', {}, say.obstacle(token.id)),
    polygon(outline, 'ar-rock', { ...strokePx(canvas, 1.2, token.type === 'debris' ? [3, 2] : undefined) }),
    token.type === 'station' ? circle(token.pose, 12_000, 'ar-crater', { 'stroke-width': px(canvas, 1) }) : null,
  );

/** OBJ-06: an objective token in the play area. */
export const drawObjectiveToken = (canvas: Canvas, { say }: Scene, id: string, at: Point): Markup =>
  element(
    'g',
    { class: 'ar-objective', 'data-token': id },
    element('title', {}, say.objectiveToken(id)),
    circle(at, DEFAULT_FIGURES.tokens.objective!.radiusUm, 'ar-marker', strokePx(canvas, 1)),
    digits(at, numberOfToken(id), 10_000, 'ar-on-marker'),
  );

/** The number at the end of a token's id. */
export const numberOfToken = (id: string): string => id.slice(id.lastIndexOf('/') + 1);
