/** Lines between units: range, line of sight, distance. */

import { attackRange, distanceBetween, lineOfSight, type Point, type ShipGeometry } from '../../geometry/index.ts';
import type { AttackQuery } from '../../rules/attack/report.ts';
import type { UnitId } from '../../state/state.ts';
import { pieceById, placedShip, placeOf, type Scene, type ShipPiece } from '../scene.ts';
import { type Canvas, circle, dot, line, mm, mmDown, note, polygon, strokePx, textWidthPx } from './canvas.ts';
import { element, type Markup } from './markup.ts';
import { type Ground, placeText, type Segment } from './placing.ts';

/** The pieces of an attack as the geometry module asks for them. */
export const sidesOf = (scene: Scene, { attacker, zone, defender, defendingZone }: AttackQuery) => {
  const from = pieceById(scene, attacker);
  const to = pieceById(scene, defender);
  return {
    from: from.kind === 'ship' ? placedShip(scene, attacker).geometry : { pose: placeOf(scene, attacker) },
    zone: from.kind === 'ship' ? (zone ?? 'front') : null,
    target:
      to.kind === 'ship'
        ? { ship: placedShip(scene, defender).geometry, zone: defendingZone ?? 'front' }
        : { pose: placeOf(scene, defender) },
  };
};

/** The traced line of an attack with everything that it meets. */
export const traceSight = (scene: Scene, query: AttackQuery) => {
  const { from, zone, target } = sidesOf(scene, query);
  const thirds = scene.pieces.filter(
    (piece): piece is ShipPiece & { readonly geometry: ShipGeometry } =>
      piece.kind === 'ship' && piece.onTable && ![query.attacker, query.defender].includes(piece.unit.id),
  );
  const sight = lineOfSight(from, zone, target, {
    ships: thirds.map(({ geometry }) => geometry),
    obstacles: scene.obstacles.map(({ obstacle }) => obstacle),
  });
  return { sight, thirds };
};

/** A line of sight: what blocks it is filled, where something obstructs it a ring is drawn. */
export const drawSight = (canvas: Canvas, scene: Scene, query: AttackQuery): Markup => {
  const { sight } = traceSight(scene, query);
  const defender = pieceById(scene, query.defender);
  const stroke = strokePx(canvas, 2, sight.hasSight ? [1, 5] : [7, 5]);
  const ring = (at: Point): Markup => circle(at, 6 * canvas.umPerPx, 'ar-line ar-sight', strokePx(canvas, 2));
  return element(
    'g',
    { class: 'ar-sight-of' },
    sight.blockedBy.map(({ zone }) =>
      defender.kind === 'ship' && defender.geometry
        ? polygon(defender.geometry.zones[zone], 'ar-blocking', { ...strokePx(canvas, 1.5), 'data-zone': zone })
        : null,
    ),
    line(sight.from, sight.to, `ar-line ${sight.hasSight ? 'ar-sight' : 'ar-no'}`, stroke),
    sight.blockedBy.map(({ at }) => cross(canvas, at)),
    sight.obstructedBy.ships.map(({ at }) => ring(at)),
    sight.obstructedBy.obstacles.flatMap(({ from, to }) => [
      line(from, to, 'ar-line ar-sight', strokePx(canvas, 4)),
      ring({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }),
    ]),
    [sight.from, sight.to].map((end) => dot(canvas, end, sight.hasSight ? 'ar-sight-dot' : 'ar-no-dot', 3)),
  );
};

const cross = (canvas: Canvas, { x, y }: Point): Markup => {
  const arm = 6 * canvas.umPerPx;
  return element('path', {
    class: 'ar-line ar-no',
    d: `M${mm(x - arm)},${mmDown(y - arm)}L${mm(x + arm)},${mmDown(y + arm)}M${mm(x - arm)},${mmDown(y + arm)}L${mm(x + arm)},${mmDown(y - arm)}`,
    ...strokePx(canvas, 2.5),
  });
};

/** The measured line of an attack, with its length and band. */
export const drawRange = (canvas: Canvas, scene: Scene, query: AttackQuery, ground: Ground): Markup | null => {
  const { from, zone, target } = sidesOf(scene, query);
  const range = attackRange(from, zone, target);
  if (!range.from || !range.to || range.lengthUm === null) return null;
  const fine = range.band !== null && !range.blocked;
  const { words } = scene;
  const verdict = range.blocked
    ? words.through(scene.say.list(range.crosses.map(scene.say.zone)))
    : range.band === null
      ? words.beyond('range')
      : words.game.bands[range.band];
  const label = `${(range.lengthUm / 1000).toFixed(1)} mm, ${verdict}`;
  return measured(canvas, ground, range.from, range.to, label, fine);
};

/** A measured line with its label beside it. */
const measured = (canvas: Canvas, ground: Ground, from: Point, to: Point, words: string, fine: boolean): Markup =>
  element(
    'g',
    { class: 'ar-range-of' },
    line(from, to, `ar-line ${fine ? 'ar-yes' : 'ar-no'}`, strokePx(canvas, 2.2, fine ? undefined : [8, 4])),
    [from, to].map((end) => dot(canvas, end, fine ? 'ar-yes-dot' : 'ar-no-dot')),
    beside(canvas, ground, [from, to], words, `ar-name ${fine ? 'ar-yes-text' : 'ar-no-text'}`),
  );

const LABEL_PX = 12;

/** Text beside a line: near its middle, on the upper side, if nothing else is there. */
const beside = (canvas: Canvas, ground: Ground, [from, to]: Segment, words: string, className: string): Markup => {
  const { umPerPx } = canvas;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.sqrt(dx * dx + dy * dy) || 1;
  const upper = dx >= 0 ? 1 : -1;
  const half = (textWidthPx(words, LABEL_PX) / 2) * 1.08 * umPerPx;
  const centres = [0.5, 0.36, 0.64, 0.22, 0.78].flatMap((t) =>
    [upper, 0 - upper].map((side): Point => {
      const out = { x: (0 - side * dy) / length, y: (side * dx) / length };
      const away = half * Math.abs(out.x) + ((LABEL_PX / 2) * Math.abs(out.y) + 6) * umPerPx;
      return { x: from.x + t * dx + out.x * away, y: from.y + t * dy + out.y * away };
    }),
  );
  const centre = placeText(canvas, ground, words, LABEL_PX, centres, Number.MAX_VALUE)!;
  const baseline = { x: centre.x, y: centre.y - (LABEL_PX / 3) * umPerPx };
  return note(canvas, baseline, words, LABEL_PX, className, { 'text-anchor': 'middle' });
};

/** The closest points of two units, outside attacks. */
export const drawDistance = (
  canvas: Canvas,
  scene: Scene,
  [a, b]: readonly [UnitId, UnitId],
  ground: Ground,
): Markup => {
  const answer = distanceBetween(measurable(scene, a), measurable(scene, b));
  const nearest = answer.distance.nearest;
  const verdict = nearest === null ? scene.words.beyond('distance') : scene.words.distance(nearest);
  const words = `${(answer.lengthUm / 1000).toFixed(1)} mm, ${verdict}`;
  return measured(canvas, ground, answer.from, answer.to, words, nearest !== null);
};

const measurable = (scene: Scene, id: UnitId) =>
  pieceById(scene, id).kind === 'ship' ? placedShip(scene, id).geometry : { pose: placeOf(scene, id) };

/** The lines of attacks, which words should not hide. */
export const rangeLine = (scene: Scene, query: AttackQuery): readonly Segment[] => {
  const { from, zone, target } = sidesOf(scene, query);
  const range = attackRange(from, zone, target);
  return range.from && range.to ? [[range.from, range.to]] : [];
};

export const sightLine = (scene: Scene, query: AttackQuery): Segment => {
  const { sight } = traceSight(scene, query);
  return [sight.from, sight.to];
};
