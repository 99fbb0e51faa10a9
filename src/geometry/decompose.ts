/**
 * A concave outline as convex parts: ears are cut off one by one, then parts that share a diagonal are joined again while
 * the result stays convex. Done once for each obstacle, so the cubic worst case on two dozen vertices costs nothing.
 */

import { cross, type Polygon } from './polygon.ts';

/** Joined parts keep every corner this far off the line of its neighbours, so that rounding leaves them convex. */
const CORNER_HEIGHT_UM = 5;

type Indices = readonly number[];

/** Convex parts that tile a simple, counter-clockwise polygon. */
export function convexParts(outline: Polygon): number[][] {
  const parts = triangles(outline);
  for (let joined = true; joined; ) {
    joined = false;
    search: for (let a = 0; a < parts.length; a++)
      for (let b = a + 1; b < parts.length; b++) {
        const union = join(outline, parts[a]!, parts[b]!);
        if (union === null) continue;
        parts.splice(b, 1);
        parts[a] = union;
        joined = true;
        break search;
      }
  }
  return parts.map((part) => part.flatMap((v) => [outline[2 * v]!, outline[2 * v + 1]!]));
}

function triangles(outline: Polygon): Indices[] {
  const left = Array.from({ length: outline.length / 2 }, (_, i) => i);
  const parts: Indices[] = [];
  while (left.length > 3) {
    const ear = left.findIndex((_, i) => isEar(outline, left, i));
    if (ear < 0) break;
    const n = left.length;
    parts.push([left[(ear + n - 1) % n]!, left[ear]!, left[(ear + 1) % n]!]);
    left.splice(ear, 1);
  }
  parts.push(left);
  return parts;
}

function isEar(outline: Polygon, left: Indices, i: number): boolean {
  const n = left.length;
  const a = left[(i + n - 1) % n]!;
  const b = left[i]!;
  const c = left[(i + 1) % n]!;
  if (turn(outline, a, b, c) <= 0) return false;
  return left.every(
    (v) =>
      v === a ||
      v === b ||
      v === c ||
      turn(outline, a, b, v) < 0 ||
      turn(outline, b, c, v) < 0 ||
      turn(outline, c, a, v) < 0,
  );
}

function join(outline: Polygon, a: Indices, b: Indices): Indices | null {
  for (let i = 0; i < a.length; i++) {
    const from = a[i]!;
    const to = a[(i + 1) % a.length]!;
    const j = b.indexOf(to);
    if (j < 0 || b[(j + 1) % b.length] !== from) continue;
    const union = [
      ...a.map((_, k) => a[(i + 1 + k) % a.length]!),
      ...b.slice(0, b.length - 2).map((_, k) => b[(j + 2 + k) % b.length]!),
    ];
    return staysConvex(outline, union) ? union : null;
  }
  return null;
}

const staysConvex = (outline: Polygon, part: Indices): boolean =>
  part.every((b, i) => {
    const a = part[(i + part.length - 1) % part.length]!;
    const c = part[(i + 1) % part.length]!;
    const dx = outline[2 * c]! - outline[2 * a]!;
    const dy = outline[2 * c + 1]! - outline[2 * a + 1]!;
    return turn(outline, a, b, c) > CORNER_HEIGHT_UM * Math.sqrt(dx * dx + dy * dy);
  });

const turn = (outline: Polygon, a: number, b: number, c: number): number =>
  cross(
    outline[2 * a]!,
    outline[2 * a + 1]!,
    outline[2 * b]!,
    outline[2 * b + 1]!,
    outline[2 * c]!,
    outline[2 * c + 1]!,
  );
