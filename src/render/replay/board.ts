/** The one picture of a replay: every unit and obstacle in the middle of its own group, for the script to move. */

import { DEFAULT_FIGURES } from '../../geometry/index.ts';
import { type ObstaclePiece, type Piece, type Scene, sceneOf } from '../scene.ts';
import { type Canvas, line, mm, mmDown, note, strokePx } from '../svg/canvas.ts';
import { element, type Markup } from '../svg/markup.ts';
import { drawObjectiveToken, drawObstacle, drawPiece } from '../svg/pieces.ts';
import { canvasOf, drawTable } from '../svg/position.ts';

const ORIGIN = { x: 0, y: 0, heading: 0 } as const;
const LAYERS = { hullZones: true, dials: true, targetingPoints: false } as const;

/** Units as they were at first, those who come later out of sight. */
export const drawBoard = (first: Scene, last: Scene, tokens: readonly string[]): string => {
  const canvas = canvasOf(last, { widthPx: isWide(last) ? 1100 : 680, id: 'board' });
  const { box } = canvas;
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      class: 'ar',
      viewBox: `${mm(box.minX)} ${mmDown(box.maxY)} ${mm(box.maxX - box.minX)} ${mm(box.maxY - box.minY)}`,
      role: 'img',
      'aria-label': last.words.page.table,
    },
    drawTable(canvas, last, false),
    last.obstacles.map((obstacle, i) => obstacleGroup(canvas, first, obstacle, i)),
    tokens.map((id, i) =>
      element('g', { id: `token-${i}`, visibility: 'hidden' }, drawObjectiveToken(canvas, last, id, ORIGIN)),
    ),
    element('g', { id: 'trails' }),
    last.pieces.map((piece, i) => unitGroup(canvas, first, last, piece, i)),
    last.pieces.map((piece, i) => unitName(canvas, first, piece, i)),
    line(ORIGIN, ORIGIN, 'ar-line ar-sight', { id: 'attack', ...strokePx(canvas, 2.5, [2, 5]), visibility: 'hidden' }),
  ).xml;
};

const isWide = ({ snapshot: { table } }: Scene): boolean => table.widthUm > table.depthUm;

/** A piece drawn about the origin: on the table its group is turned and moved. */
const unitGroup = (canvas: Canvas, first: Scene, last: Scene, piece: Piece, i: number): Markup => {
  const { id } = piece.unit;
  const { snapshot } = last;
  const unit = { ...snapshot.units[id]!, pose: ORIGIN, status: 'inPlay' as const };
  const centred = sceneOf({ ...snapshot, units: { ...snapshot.units, [id]: unit } } as typeof snapshot, last);
  const drawn = centred.pieces.find((each) => each.unit.id === id)!;
  return element(
    'g',
    { id: `unit-${i}`, class: `ar-unit ar-${piece.unit.owner}`, ...startOf(first, piece) },
    element('g', { class: 'ar-body' }, drawPiece(canvas, centred, drawn, LAYERS)),
  );
};

/** A ship's name below it, in a group of its own so that no other ship lies on it. */
const unitName = (canvas: Canvas, first: Scene, piece: Piece, i: number): Markup | null => {
  if (piece.kind !== 'ship') return null;
  const { widthUm, lengthUm } = DEFAULT_FIGURES.bases[piece.card.size];
  const reachUm = Math.sqrt(widthUm * widthUm + lengthUm * lengthUm) / 2;
  const place = { x: 0, y: 0 - reachUm - 12 * canvas.umPerPx };
  return element(
    'g',
    { id: `name-${i}`, class: `ar-unit ar-${piece.unit.owner}`, ...startOf(first, piece) },
    note(canvas, place, piece.name, 11, 'ar-name', { 'text-anchor': 'middle' }),
  );
};

/** Where a unit is before the script runs. */
const startOf = (first: Scene, { unit }: Piece): { readonly [name: string]: string } => {
  const start = first.pieces.find((each) => each.unit.id === unit.id);
  const pose = start?.onTable ? start.unit.pose : null;
  return pose ? { transform: `translate(${mm(pose.x)} ${mmDown(pose.y)})` } : { visibility: 'hidden' };
};

const obstacleGroup = (canvas: Canvas, first: Scene, { token, obstacle }: ObstaclePiece, i: number): Markup => {
  const { snapshot } = first;
  const [centred] = sceneOf(
    { ...snapshot, obstacles: [{ ...token, pose: ORIGIN }] } as typeof snapshot,
    first,
  ).obstacles;
  const there = first.obstacles.some((each) => each.token.id === token.id);
  const { x, y } = obstacle.pose;
  return element(
    'g',
    { id: `obstacle-${i}`, transform: `translate(${mm(x)} ${mmDown(y)})`, visibility: there ? undefined : 'hidden' },
    element('g', { class: 'ar-body' }, drawObstacle(canvas, first, centred!)),
  );
};
