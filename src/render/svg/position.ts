/** The picture of a position: the table to scale, and layers on it. */

import {
  deploymentZone,
  PLAYER_EDGES,
  type Point,
  pointsOf,
  type Rectangle,
  type Space,
  setupArea,
} from '../../geometry/index.ts';
import type { AttackQuery } from '../../rules/attack/report.ts';
import type { UnitId } from '../../state/state.ts';
import { describeMoment, describePosition } from '../describe.ts';
import { pieceById, type Scene, type SceneOptions, type Snapshot, sceneOf } from '../scene.ts';
import { drawArc, drawBands, type ZoneOf } from './arcs.ts';
import {
  boundsOf,
  type Canvas,
  grown,
  line,
  mm,
  mmDown,
  note,
  px,
  rectangle,
  strokePx,
  textWidthPx,
} from './canvas.ts';
import { drawLabels } from './labels.ts';
import { drawDistance, drawRange, drawSight, rangeLine, sightLine } from './lines.ts';
import { type Child, element, type Markup } from './markup.ts';
import { type CourseOf, courseEnd, drawCourse, drawCourseEnd, drawReach, drawRegion, type ReachOf } from './moves.ts';
import { drawObjectiveToken, drawObstacle, drawPiece, pieceBox } from './pieces.ts';
import type { Ground } from './placing.ts';
import { renderStyles, type Theme } from './theme.ts';

/** What a picture shows and how. Everything may be left out. */
export interface PictureOptions extends SceneOptions {
  /** How wide the picture is meant to be shown; texts and lines are sized for that. By default at most 1200, and 900 high. */
  readonly widthPx?: number;
  /** Colours of the reader's setting (the default), or always light or dark ones. */
  readonly theme?: Theme;
  /** Whether the picture carries its style sheet. Without it, the page brings `renderStyles()`. Default true. */
  readonly styles?: boolean;
  /** What ids inside the picture begin with: pictures on one page need different ones. */
  readonly id?: string;
  /** What the picture is of, for readers who do not see it. */
  readonly title?: string;
  readonly description?: string;
  /** Lines of text below the picture, the first of them bold. */
  readonly caption?: readonly string[];
  /** Shows only the part of the table around these units, or a rectangle in micrometres. */
  readonly around?: readonly UnitId[] | Rectangle;
  /** How much is shown around units. Default 120. */
  readonly marginMm?: number;
  /** Names beside the units. Default true. */
  readonly labels?: boolean;
  /** Speed, hull and tokens beside the units. Default true. */
  readonly status?: boolean;
  /** The four hull zones of each ship. Default true. */
  readonly hullZones?: boolean;
  /** Shield dials with the shields left. Default true. */
  readonly dials?: boolean;
  /** The yellow dots that lines of sight are traced between. Default false. */
  readonly targetingPoints?: boolean;
  /** The setup area and the deployment zones. Default false. */
  readonly deployment?: boolean;
  /** Units that are out of the game, faint, where they were last. Default false. */
  readonly destroyed?: boolean;
  /** Firing arcs of hull zones. */
  readonly arcs?: readonly ZoneOf[];
  /** Range bands about hull zones, as far as the arc reaches; distance 1 about squadrons. */
  readonly bands?: readonly ZoneOf[];
  /** Lines of sight, with what blocks or obstructs them. */
  readonly sight?: readonly AttackQuery[];
  /** Measured attack ranges. */
  readonly ranges?: readonly AttackQuery[];
  /** Distances between the closest points of two units. */
  readonly distances?: readonly (readonly [UnitId, UnitId])[];
  /** The maneuver tool, and where it leads. */
  readonly courses?: readonly CourseOf[];
  /** Every place where a ship or squadron can end its move. */
  readonly reach?: readonly ReachOf[];
  /** A region to fill, such as `legalRegion(state)?.outline`. */
  readonly region?: Space;
}

/**
 * A position as an SVG picture, to scale: one unit is one millimetre of the table, x as in the state and y turned round, the player at
 * y = 0 below. Accepts a whole state or what one player may know.
 *
 * @example
 * const svg = renderPosition(state, { around: ['p1/cr90-corvette-a/1'], arcs: [{ unit: 'p1/cr90-corvette-a/1', zone: 'front' }] });
 */
export const renderPosition = (snapshot: Snapshot, options: PictureOptions = {}): string => {
  const scene = sceneOf(snapshot, options);
  const canvas = canvasOf(scene, options);
  return picture(canvas, scene, options, layers(canvas, scene, options));
};

/** The units on the table come into being in this order, the last on top. */
export const layers = (canvas: Canvas, scene: Scene, options: PictureOptions): readonly Child[] => {
  const pieceOptions = {
    hullZones: options.hullZones ?? true,
    dials: options.dials ?? true,
    targetingPoints: options.targetingPoints ?? false,
  };
  const shown = scene.pieces.filter((piece) => piece.onTable || (options.destroyed && piece.unit.pose));
  const ground: Ground = {
    frame: canvas.box,
    taken: [
      ...shown.map(pieceBox),
      ...(options.courses ?? []).map((course) => boundsOf(pointsOf(courseEnd(scene, course)), 0)),
    ],
    lines: [
      ...(options.sight ?? []).map((query) => sightLine(scene, query)),
      ...(options.ranges ?? []).flatMap((query) => rangeLine(scene, query)),
    ],
  };
  return [
    drawTable(canvas, scene, options.deployment ?? false),
    options.arcs?.map((arc) => drawArc(canvas, scene, arc)) ?? null,
    options.bands?.map((zone, i) => drawBands(canvas, scene, zone, ground, i)) ?? null,
    options.region ? drawRegion(canvas, scene, options.region, ground, 'region') : null,
    scene.obstacles.map((obstacle) => drawObstacle(canvas, scene, obstacle)),
    scene.snapshot.objectiveTokens.map(({ id, at }) => (at ? drawObjectiveToken(canvas, scene, id, at) : null)),
    options.reach?.map((reach, i) => drawReach(canvas, scene, reach, ground, i)) ?? null,
    options.courses?.map((course) => drawCourse(canvas, scene, course, ground)) ?? null,
    shown.filter(({ onTable }) => !onTable).map((piece) => drawPiece(canvas, scene, piece, pieceOptions)),
    shown.filter(({ onTable }) => onTable).map((piece) => drawPiece(canvas, scene, piece, pieceOptions)),
    options.courses?.map((course) => drawCourseEnd(canvas, scene, course)) ?? null,
    options.sight?.map((query) => drawSight(canvas, scene, query)) ?? null,
    options.ranges?.map((query) => drawRange(canvas, scene, query, ground)) ?? null,
    options.distances?.map((pair) => drawDistance(canvas, scene, pair, ground)) ?? null,
    (options.labels ?? true) ? drawLabels(canvas, scene, { status: options.status ?? true, ground }) : null,
    scaleBar(canvas),
  ];
};

export const canvasOf = (scene: Scene, options: PictureOptions): Canvas => {
  const box = boxOf(scene, options);
  const widthPx = options.widthPx ?? fitting(box);
  return { box, widthPx, umPerPx: (box.maxX - box.minX) / widthPx, id: options.id ?? 'armada' };
};

/** So wide that a picture fits a page and no piece fills it. */
const fitting = ({ minX, minY, maxX, maxY }: Rectangle): number => {
  const [widthMm, depthMm] = [(maxX - minX) / 1000, (maxY - minY) / 1000];
  return Math.round(widthMm * Math.min(1200 / widthMm, 900 / depthMm, 2.2));
};

/** The whole table with a rim, or the part around some units. */
const boxOf = (scene: Scene, { around, marginMm = 120 }: PictureOptions): Rectangle => {
  const { widthUm, depthUm } = scene.snapshot.table;
  if (around === undefined) return grown({ minX: 0, minY: 0, maxX: widthUm, maxY: depthUm }, 12_000);
  if (!isList(around)) return around;
  if (around.length === 0) throw new RangeError('`around` names no unit');
  const boxes = around.map((id) => {
    const piece = pieceById(scene, id);
    if (!piece.unit.pose) throw new RangeError(`${id} has no place on the table`);
    return pieceBox(piece);
  });
  return grown(
    {
      minX: Math.min(...boxes.map(({ minX }) => minX)),
      minY: Math.min(...boxes.map(({ minY }) => minY)),
      maxX: Math.max(...boxes.map(({ maxX }) => maxX)),
      maxY: Math.max(...boxes.map(({ maxY }) => maxY)),
    },
    marginMm * 1000,
  );
};

const isList = (around: readonly UnitId[] | Rectangle): around is readonly UnitId[] => Array.isArray(around);

export const drawTable = (canvas: Canvas, { snapshot: { table } }: Scene, deployment: boolean): Markup =>
  element(
    'g',
    { class: 'ar-play-area' },
    rectangle({ minX: 0, minY: 0, maxX: table.widthUm, maxY: table.depthUm }, 'ar-table', strokePx(canvas, 1.5)),
    deployment
      ? [
          rectangle(setupArea(table.area), 'ar-area', strokePx(canvas, 1, [8, 5])),
          PLAYER_EDGES.map((edge) =>
            rectangle(deploymentZone(table.area, edge), 'ar-area', strokePx(canvas, 1, [3, 3])),
          ),
        ]
      : null,
  );

/** A length to compare with, in the lower left corner. */
const scaleBar = (canvas: Canvas): Markup => {
  const { box, umPerPx } = canvas;
  const long = [10, 20, 50, 100, 200, 500].filter((each) => each * 1000 < (box.maxX - box.minX) / 5).at(-1) ?? 10;
  const from: Point = { x: box.minX + 28 * umPerPx, y: box.minY + 28 * umPerPx };
  const to = { x: from.x + long * 1000, y: from.y };
  const tick = (at: Point): Markup =>
    line({ x: at.x, y: at.y - 3 * umPerPx }, { x: at.x, y: at.y + 3 * umPerPx }, 'ar-bar', strokePx(canvas, 1.2));
  return element(
    'g',
    { class: 'ar-scale' },
    line(from, to, 'ar-bar', strokePx(canvas, 1.2)),
    tick(from),
    tick(to),
    note(canvas, { x: to.x + 6 * umPerPx, y: to.y - 4 * umPerPx }, `${long} mm`, 11, 'ar-muted'),
  );
};

const CAPTION_PX = 13;

/** The whole document: accessible name, style, layers, caption. */
export const picture = (canvas: Canvas, scene: Scene, options: PictureOptions, drawn: readonly Child[]): string => {
  const { box, id, umPerPx, widthPx } = canvas;
  const caption = (options.caption ?? []).flatMap((words, i) =>
    wrapped(words, widthPx - 28, CAPTION_PX * (i === 0 ? 1.08 : 1)).map((row) => ({ row, head: i === 0 })),
  );
  const captionUm = caption.length === 0 ? 0 : (caption.length * 1.4 + 1) * CAPTION_PX * umPerPx;
  const depthUm = box.maxY - box.minY + captionUm;
  const clip = `${id}-frame`;
  const document = element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      class: 'ar',
      viewBox: `${mm(box.minX)} ${mmDown(box.maxY)} ${mm(box.maxX - box.minX)} ${mm(depthUm)}`,
      width: widthPx,
      height: Math.round(depthUm / umPerPx),
      role: 'img',
      'aria-labelledby': `${id}-title ${id}-desc`,
    },
    element('title', { id: `${id}-title` }, options.title ?? describeMoment(scene)),
    element('desc', { id: `${id}-desc` }, options.description ?? describePosition(scene)),
    (options.styles ?? true) ? { xml: `<style>${renderStyles(options.theme)}</style>` } : null,
    element('clipPath', { id: clip }, rectangle(box, 'ar-clip')),
    element('g', { 'clip-path': `url(#${clip})` }, drawn),
    caption.length === 0
      ? null
      : element(
          'g',
          { class: 'ar-caption-text' },
          rectangle({ ...box, minY: box.minY - captionUm, maxY: box.minY }, 'ar-caption', strokePx(canvas, 1)),
          caption.map(({ row, head }, i) =>
            element(
              'text',
              {
                class: head ? 'ar-head' : undefined,
                x: mm(box.minX + 14 * umPerPx),
                y: mmDown(box.minY - (1.3 + 1.4 * i) * CAPTION_PX * umPerPx),
                'font-size': px(canvas, CAPTION_PX),
              },
              row,
            ),
          ),
        ),
  );
  return `${document.xml}\n`;
};

/** Words in rows of a width. */
const wrapped = (words: string, widthPx: number, sizePx: number): readonly string[] =>
  words.split(' ').reduce<string[]>((rows, word) => {
    const last = rows.at(-1);
    if (last !== undefined && textWidthPx(`${last} ${word}`, sizePx) <= widthPx)
      rows[rows.length - 1] = `${last} ${word}`;
    else rows.push(word);
    return rows;
  }, []);
