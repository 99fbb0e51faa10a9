/** Firing arcs and range bands. */

import { cosBam, sinBam } from '../../geometry/angle.ts';
import {
  DEFAULT_FIGURES,
  type HullZone,
  type Point,
  type Polygon,
  pointsOf,
  RANGE_BANDS,
  type ShipGeometry,
} from '../../geometry/index.ts';
import type { UnitId } from '../../state/state.ts';
import { pieceById, placedShip, placeOf, type Scene, SQUADRON_RADIUS_UM } from '../scene.ts';
import { type Canvas, circle, line, note, polygon, roundedPath, strokePx } from './canvas.ts';
import { element, type Markup } from './markup.ts';
import { type Ground, placeText } from './placing.ts';

/** A hull zone of a ship; a squadron has none. */
export interface ZoneOf {
  readonly unit: UnitId;
  /** The hull zone of a ship; absent for a squadron. */
  readonly zone?: HullZone;
}

const RULERS = DEFAULT_FIGURES.rulers;

/** The part of the table inside both borders of an arc, as far as a picture can show. */
export const arcOutline = (ship: ShipGeometry, zone: HullZone, farUm: number): Polygon => {
  const { x, y } = ship.pose;
  const square = [x + farUm, y + farUm, x - farUm, y + farUm, x - farUm, y - farUm, x + farUm, y - farUm];
  return ship.arcs[zone].reduce(
    (outline: readonly number[], { nx, ny, reachUm }) =>
      cutBy(outline, (px, py) => reachUm - nx * (px - x) - ny * (py - y)),
    square,
  );
};

/** The part of a convex polygon on the side where `depth` is not negative. */
const cutBy = (outline: Polygon, depth: (x: number, y: number) => number): number[] => {
  const corners = pointsOf(outline);
  return corners.flatMap((a, i) => {
    const b = corners[(i + 1) % corners.length]!;
    const [da, db] = [depth(a.x, a.y), depth(b.x, b.y)];
    const kept = da >= 0 ? [a.x, a.y] : [];
    if (da >= 0 === db >= 0) return kept;
    const t = da / (da - db);
    return [...kept, a.x + t * (b.x - a.x), a.y + t * (b.y - a.y)];
  });
};

/** Far enough to leave the picture from any place in it. */
const farOf = ({ box }: Canvas): number => 2 * (box.maxX - box.minX + box.maxY - box.minY) + 1_000_000;

export const drawArc = (canvas: Canvas, scene: Scene, { unit, zone }: ZoneOf): Markup | null => {
  if (zone === undefined) return null;
  const { geometry } = placedShip(scene, unit);
  return element(
    'g',
    { class: 'ar-arc-of', 'data-unit': unit, 'data-zone': zone },
    polygon(arcOutline(geometry, zone, farOf(canvas)), 'ar-arc'),
    geometry.arcs[zone].map((border) => {
      const outer = outerEnd(geometry, zone, border);
      const along = { x: 0 - border.ny, y: border.nx };
      const away = along.x * (outer.x - geometry.pose.x) + along.y * (outer.y - geometry.pose.y) < 0 ? -1 : 1;
      const far = { x: outer.x + away * farOf(canvas) * along.x, y: outer.y + away * farOf(canvas) * along.y };
      return line(outer, far, 'ar-border', strokePx(canvas, 1, [6, 4]));
    }),
  );
};

/** Where a border of an arc leaves the ship's token. */
const outerEnd = (
  { zones, pose }: ShipGeometry,
  zone: HullZone,
  { nx, ny, reachUm }: { readonly nx: number; readonly ny: number; readonly reachUm: number },
): Point => {
  const half = DEFAULT_FIGURES.arcLine.widthUm / 2;
  const onLine = pointsOf(zones[zone]).filter(
    ({ x, y }) => Math.abs(nx * (x - pose.x) + ny * (y - pose.y) - (reachUm - half)) < 5,
  );
  const gap = ({ x, y }: Point): number => (x - pose.x) * (x - pose.x) + (y - pose.y) * (y - pose.y);
  const outer = onLine.sort((a, b) => gap(b) - gap(a))[0]!;
  return { x: outer.x + half * nx, y: outer.y + half * ny };
};

/** The bands of the ruler about a hull zone, as far as its arc reaches; about a squadron, distance 1. */
export const drawBands = (
  canvas: Canvas,
  scene: Scene,
  { unit, zone }: ZoneOf,
  ground: Ground,
  index: number,
): Markup => {
  const clip = `${canvas.id}-arc-${index}`;
  const piece = pieceById(scene, unit);
  if (piece.kind === 'squadron' || zone === undefined) {
    const reach = SQUADRON_RADIUS_UM + RULERS.distanceUm[0];
    const centre = placeOf(scene, unit);
    return element(
      'g',
      { class: 'ar-bands', 'data-unit': unit },
      circle(centre, reach, 'ar-band'),
      circle(centre, reach, 'ar-band-edge', strokePx(canvas, 1)),
      bandName(
        canvas,
        ground,
        scene.words.distance(1),
        BEARINGS.map((bearing) => {
          const [x, y] = [sinBam(bearing), cosBam(bearing)];
          const far = reach - NAME_BACK_PX * canvas.umPerPx;
          return { x: centre.x + far * x, y: centre.y + far * y };
        }),
      ),
    );
  }
  const { geometry } = placedShip(scene, unit);
  const bands = [...RANGE_BANDS].reverse();
  return element(
    'g',
    { class: 'ar-bands', 'data-unit': unit, 'data-zone': zone },
    element('clipPath', { id: clip }, polygon(arcOutline(geometry, zone, farOf(canvas)), 'ar-clip')),
    element(
      'g',
      { 'clip-path': `url(#${clip})` },
      bands.flatMap((band) => {
        const d = roundedPath(geometry.zones[zone], RULERS.rangeUm[band]);
        return [
          element('path', { class: 'ar-band', d, 'data-band': band }),
          element('path', { class: 'ar-band-edge', d, ...strokePx(canvas, 1) }),
        ];
      }),
    ),
    bands.map((band) => {
      const far = RULERS.rangeUm[band] - NAME_BACK_PX * canvas.umPerPx;
      return bandName(canvas, ground, scene.words.game.bands[band], namePlaces(geometry, zone, far));
    }),
  );
};

/** How far inside its border a band is named, and in which directions from the middle of its arc that is tried. */
const NAME_BACK_PX = 10;
const BEARINGS: readonly number[] = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5].map((step) => step * 1800);

/** Places at one distance from a hull zone, inside its arc. */
const namePlaces = (ship: ShipGeometry, zone: HullZone, farUm: number): readonly Point[] => {
  const middle = directionOf(ship, zone);
  return BEARINGS.flatMap((bearing) => {
    const [sin, cos] = [sinBam(bearing), cosBam(bearing)];
    const outward = { x: middle.x * cos + middle.y * sin, y: middle.y * cos - middle.x * sin };
    const edge = supportOf(ship.zones[zone], outward);
    const place = { x: edge.x + farUm * outward.x, y: edge.y + farUm * outward.y };
    const inside = ship.arcs[zone].every(
      ({ nx, ny, reachUm }) => nx * (place.x - ship.pose.x) + ny * (place.y - ship.pose.y) < reachUm,
    );
    return inside ? [place] : [];
  });
};

const bandName = (canvas: Canvas, ground: Ground, words: string, places: readonly Point[]): Markup | null => {
  const centre = placeText(canvas, ground, words, 11, places, 0.5);
  if (!centre) return null;
  return note(canvas, { x: centre.x, y: centre.y - 4 * canvas.umPerPx }, words, 11, 'ar-band-name', {
    'text-anchor': 'middle',
  });
};

/** The middle of an arc. */
const directionOf = ({ arcs }: ShipGeometry, zone: HullZone): Point => {
  const [a, b] = arcs[zone];
  const [x, y] = [0 - a.nx - b.nx, 0 - a.ny - b.ny];
  const length = Math.sqrt(x * x + y * y);
  return { x: x / length, y: y / length };
};

/** The middle of what lies farthest out in a direction. */
const supportOf = (outline: Polygon, { x, y }: Point): Point => {
  const corners = pointsOf(outline);
  const most = Math.max(...corners.map((corner) => corner.x * x + corner.y * y));
  const far = corners.filter((corner) => corner.x * x + corner.y * y > most - 100);
  return {
    x: far.reduce((sum, corner) => sum + corner.x, 0) / far.length,
    y: far.reduce((sum, corner) => sum + corner.y, 0) / far.length,
  };
};
