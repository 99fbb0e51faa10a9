/** Where words go: the first of some places that nothing covers, else the one that is covered least. */

import type { Point, Rectangle } from '../../geometry/index.ts';
import { type Canvas, textWidthPx } from './canvas.ts';

export type Segment = readonly [Point, Point];

/** What words keep clear of; grows with every word that is placed. */
export interface Ground {
  readonly frame: Rectangle;
  /** Pieces, and words that are placed already. */
  readonly taken: Rectangle[];
  readonly lines: readonly Segment[];
}

/** The box of a line of text about its centre. */
export const textBox = ({ umPerPx }: Canvas, { x, y }: Point, words: string, sizePx: number): Rectangle => {
  const [halfWidth, halfHeight] = [(textWidthPx(words, sizePx) / 2) * 1.08 * umPerPx, (sizePx / 2) * umPerPx];
  return { minX: x - halfWidth, maxX: x + halfWidth, minY: y - halfHeight, maxY: y + halfHeight };
};

/** The best of some centres for a text, which is then taken; null if none is clear enough. */
export const placeText = (
  canvas: Canvas,
  { frame, taken, lines }: Ground,
  words: string,
  sizePx: number,
  centres: readonly Point[],
  mostCost: number,
): Point | null => {
  const ranked = centres
    .map((centre, order) => {
      const box = textBox(canvas, centre, words, sizePx);
      const crossed = lines.filter((line) => meets(box, line)).length;
      return { centre, box, cost: order * 0.01 + coverage(box, taken) + 0.3 * crossed + 5 * outside(box, frame) };
    })
    .sort((a, b) => a.cost - b.cost);
  const best = ranked[0];
  if (!best || best.cost > mostCost) return null;
  taken.push(best.box);
  return best.centre;
};

export const touches = (a: Rectangle, b: Rectangle): boolean =>
  a.minX < b.maxX && a.maxX > b.minX && a.minY < b.maxY && a.maxY > b.minY;

const area = ({ minX, minY, maxX, maxY }: Rectangle): number => Math.max(0, maxX - minX) * Math.max(0, maxY - minY);

const common = (a: Rectangle, b: Rectangle): Rectangle => ({
  minX: Math.max(a.minX, b.minX),
  minY: Math.max(a.minY, b.minY),
  maxX: Math.min(a.maxX, b.maxX),
  maxY: Math.min(a.maxY, b.maxY),
});

/** How much of a box is covered by others, as a share of it. */
export const coverage = (box: Rectangle, others: readonly Rectangle[]): number =>
  others.reduce((sum, other) => sum + (touches(box, other) ? area(common(box, other)) : 0), 0) / area(box);

export const outside = (box: Rectangle, frame: Rectangle): number => 1 - area(common(box, frame)) / area(box);

/** Whether a segment runs through a box. */
export const meets = (box: Rectangle, [from, to]: Segment): boolean => {
  const STEPS = 40;
  return Array.from({ length: STEPS + 1 }, (_, i) => i / STEPS).some((t) => {
    const [x, y] = [from.x + t * (to.x - from.x), from.y + t * (to.y - from.y)];
    return x > box.minX && x < box.maxX && y > box.minY && y < box.maxY;
  });
};
