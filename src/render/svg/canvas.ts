/**
 * The drawing board. One unit of a picture is one millimetre of the table: x is x, and y is turned round, so that the player at
 * y = 0 sits below. Outlines are given in micrometres and printed in full; sizes of text and lines are given in pixels.
 */

import { type Point, type Polygon, pointsOf, type Rectangle } from '../../geometry/index.ts';
import { element, type Markup } from './markup.ts';

export interface Canvas {
  /** The part of the table that is shown. */
  readonly box: Rectangle;
  readonly widthPx: number;
  /** Micrometres of the table to a pixel of the picture. */
  readonly umPerPx: number;
  /** What the ids of its parts begin with. */
  readonly id: string;
}

/** Micrometres as millimetres. */
export const mm = (um: number): number => Math.round(um) / 1000 + 0;
/** The same on the axis that is turned round. */
export const mmDown = (um: number): number => Math.round(0 - um) / 1000 + 0;
/** Pixels as millimetres of the table. */
export const px = (canvas: Canvas, pixels: number): number => mm(pixels * canvas.umPerPx);

const at = ({ x, y }: Point): string => `${mm(x)},${mmDown(y)}`;

type More = { readonly [name: string]: string | number | undefined };

export const polygon = (outline: Polygon, className: string, more: More = {}): Markup =>
  element('polygon', { class: className, points: pointsOf(outline).map(at).join(' '), ...more });

export const circle = (centre: Point, radiusUm: number, className: string, more: More = {}): Markup =>
  element('circle', { class: className, cx: mm(centre.x), cy: mmDown(centre.y), r: mm(radiusUm), ...more });

export const line = (from: Point, to: Point, className: string, more: More = {}): Markup =>
  element('line', {
    class: className,
    x1: mm(from.x),
    y1: mmDown(from.y),
    x2: mm(to.x),
    y2: mmDown(to.y),
    ...more,
  });

export const rectangle = ({ minX, minY, maxX, maxY }: Rectangle, className: string, more: More = {}): Markup =>
  element('rect', {
    class: className,
    x: mm(minX),
    y: mmDown(maxY),
    width: mm(maxX - minX),
    height: mm(maxY - minY),
    ...more,
  });

/** Text with a halo, so that it can be read across lines. */
export const note = (
  canvas: Canvas,
  place: Point,
  words: string,
  sizePx: number,
  className = '',
  more: More = {},
): Markup =>
  element(
    'text',
    {
      class: `ar-note ${className}`.trim(),
      x: mm(place.x),
      y: mmDown(place.y),
      'font-size': px(canvas, sizePx),
      'stroke-width': px(canvas, sizePx / 4),
      ...more,
    },
    words,
  );

/** A mark on a point, with a rim that sets it off from what lies below. */
export const dot = (canvas: Canvas, place: Point, className: string, radiusPx = 3.5): Markup =>
  circle(place, radiusPx * canvas.umPerPx, className, { 'stroke-width': px(canvas, 1) });

export const strokePx = (canvas: Canvas, width: number, dash?: readonly number[]): More => ({
  'stroke-width': px(canvas, width),
  'stroke-dasharray': dash?.map((length) => px(canvas, length)).join(' '),
});

/** A convex polygon, or a point, grown by a radius: straight sides and arcs of circles, nothing approximated. */
export const roundedPath = (points: Polygon, radiusUm: number): string => {
  const corners = pointsOf(points);
  const arc = (to: Point): string => `A${mm(radiusUm)} ${mm(radiusUm)} 0 0 0 ${at(to)}`;
  const [only] = corners;
  if (corners.length === 1) {
    const [left, right] = [
      { x: only!.x - radiusUm, y: only!.y },
      { x: only!.x + radiusUm, y: only!.y },
    ];
    return `M${at(left)}${arc(right)}${arc(left)}Z`;
  }
  const sides = corners.map((from, i) => {
    const to = corners[(i + 1) % corners.length]!;
    const length = Math.sqrt((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y));
    const out = { x: ((to.y - from.y) / length) * radiusUm, y: ((from.x - to.x) / length) * radiusUm };
    return [
      { x: from.x + out.x, y: from.y + out.y },
      { x: to.x + out.x, y: to.y + out.y },
    ] as const;
  });
  const drawn = sides.map(([, to], i) => `L${at(to)}${arc(sides[(i + 1) % sides.length]![0])}`);
  return `M${at(sides[0]![0])}${drawn.join('')}Z`;
};

/** A rectangle about some points, with a margin. */
export const boundsOf = (points: readonly Point[], marginUm: number): Rectangle => ({
  minX: Math.min(...points.map(({ x }) => x)) - marginUm,
  minY: Math.min(...points.map(({ y }) => y)) - marginUm,
  maxX: Math.max(...points.map(({ x }) => x)) + marginUm,
  maxY: Math.max(...points.map(({ y }) => y)) + marginUm,
});

export const grown = ({ minX, minY, maxX, maxY }: Rectangle, byUm: number): Rectangle => ({
  minX: minX - byUm,
  minY: minY - byUm,
  maxX: maxX + byUm,
  maxY: maxY + byUm,
});

/** How wide a text is, roughly: no font is asked. */
export const textWidthPx = (words: string, sizePx: number): number =>
  [...words].reduce((sum, character) => sum + (WIDTHS.find(([set]) => set.includes(character))?.[1] ?? 0.6), 0) *
  sizePx;

const WIDTHS: readonly (readonly [string, number])[] = [
  [" .,:;'!|ijlI·()[]", 0.36],
  ['frt-/1', 0.45],
  ['mwMW@%→', 0.95],
  ['ABCDEFGHKLNOPQRSTUVXYZ', 0.72],
];
