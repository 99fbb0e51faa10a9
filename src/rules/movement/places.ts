import type { Point } from '../../geometry/index.ts';
import { fields, whole } from '../../state/shape.ts';

/** Points that actions name and candidates are made of. */

/** No table is larger, and what lies outside it is still a place that a squadron can be sent to. */
const FARTHEST_UM = 5_000_000;

/** Whether numbers from anywhere are a place that can be measured. */
export const isPlace = ({ x, y }: Point): boolean =>
  [x, y].every((each) => Number.isSafeInteger(each) && Math.abs(each) <= FARTHEST_UM);

/** A place in whole micrometres. */
export const point = fields({ x: whole(-FARTHEST_UM, FARTHEST_UM), y: whole(-FARTHEST_UM, FARTHEST_UM) });

/** Points on a circle, found on the square around it and brought to length: no trigonometry needed. */
export const around = (centre: Point, radiusUm: number, count: number): readonly Point[] =>
  Array.from({ length: count }, (_, i) => {
    const t = (8 * i) / count;
    const [x, y] = onSquare(t);
    const length = Math.sqrt(x * x + y * y);
    return {
      x: Math.floor(centre.x + (radiusUm * x) / length + 0.5),
      y: Math.floor(centre.y + (radiusUm * y) / length + 0.5),
    };
  });

/** A point on the square around the origin, `t` from 0 to 8 once around. */
const onSquare = (t: number): readonly [number, number] => {
  if (t < 1) return [1, t];
  if (t < 3) return [2 - t, 1];
  if (t < 5) return [-1, 4 - t];
  if (t < 7) return [t - 6, -1];
  return [1, t - 8];
};

export const distinct = (points: readonly Point[]): readonly Point[] =>
  points.filter((a, i) => points.findIndex((b) => a.x === b.x && a.y === b.y) === i);
