/** Where pieces go: the maneuver tool, the places a unit can reach, regions. */

import {
  CLICK,
  DEFAULT_FIGURES,
  executeCourse,
  insidePlayArea,
  isOverlapping,
  type Point,
  type Polygon,
  type Pose,
  pointsOf,
  type Rectangle,
  type Rounded,
  type ShipGeometry,
  type Space,
  shipGeometry,
  squadronReach,
  type ToolSide,
  TURN,
} from '../../geometry/index.ts';
import { placed, turned } from '../../geometry/polygon.ts';
import type { UnitId } from '../../state/state.ts';
import { engineFor, isView, pieceById, placedShip, placeOf, type Scene, type ShipPiece } from '../scene.ts';
import {
  boundsOf,
  type Canvas,
  dot,
  grown,
  mm,
  mmDown,
  note,
  polygon,
  rectangle,
  roundedPath,
  strokePx,
  textWidthPx,
} from './canvas.ts';
import { type Child, element, type Markup } from './markup.ts';
import { drawShip } from './pieces.ts';
import { type Ground, placeText, type Segment } from './placing.ts';

/** A course on the maneuver tool. */
export interface CourseOf {
  readonly ship: UnitId;
  /** The clicks of each joint, positive to the right; their number is the speed. */
  readonly clicks: readonly number[];
  readonly side: ToolSide;
  /** Whether the tool is drawn, or only where it leads. Default true. */
  readonly tool?: boolean;
}

/** Where a ship or a squadron can end its move. */
export interface ReachOf {
  readonly unit: UnitId;
  /** A ship's speed; what its dial shows unless given. */
  readonly speed?: number;
}

/** The maneuver tool beside a ship, and the ship where the course leads. */
export const drawCourse = (
  canvas: Canvas,
  scene: Scene,
  { ship, clicks, side, tool = true }: CourseOf,
  ground: Ground,
): Markup => {
  const piece = placedShip(scene, ship);
  const { size, shipClass } = piece.card;
  const course = executeCourse(size, piece.geometry.pose, { clicks, side });
  const end = shipGeometry(shipClass, course.pose);
  const strips = toolStrips(piece.geometry.pose.heading, clicks, course.joints);
  const besideTool: Ground = { ...ground, lines: [...ground.lines, ...strips.flatMap(edgesOf)] };
  return element(
    'g',
    { class: `ar-course-of ar-${piece.unit.owner}`, 'data-unit': ship },
    element('g', { class: 'ar-ghost' }, drawShip(canvas, piece, end, GHOST)),
    tool
      ? [
          strips.map((strip) => polygon(strip, 'ar-tool', strokePx(canvas, 1))),
          course.joints.map((joint, i) => [
            dot(canvas, joint, 'ar-joint', 4),
            jointName(canvas, besideTool, joint, `${i + 1}: ${scene.words.clicks(clicks[i]!)}`),
          ]),
        ]
      : null,
  );
};

/** The base of a ship where a course leads. */
export const courseEnd = (scene: Scene, { ship, clicks, side }: CourseOf): Polygon => {
  const { card, geometry } = placedShip(scene, ship);
  return shipGeometry(card.shipClass, executeCourse(card.size, geometry.pose, { clicks, side }).pose).base;
};

/** Its edge, over whatever stands there. */
export const drawCourseEnd = (canvas: Canvas, scene: Scene, course: CourseOf): Markup =>
  element(
    'g',
    { class: `ar-${placedShip(scene, course.ship).unit.owner}` },
    polygon(courseEnd(scene, course), 'ar-course-line', strokePx(canvas, 1.4, [5, 3])),
  );

const GHOST = { hullZones: true, dials: false, targetingPoints: false } as const;

/** What a joint is set to, to the left or the right of the tool. */
const jointName = (canvas: Canvas, ground: Ground, joint: Point, words: string): Markup | null => {
  const aside = DEFAULT_FIGURES.maneuverTool.widthUm * 0.75 + 6 * canvas.umPerPx;
  const half = (textWidthPx(words, JOINT_PX) / 2) * canvas.umPerPx;
  const centres = [1, 1.6, 2.2].flatMap((far) =>
    [-1, 1].flatMap((side) =>
      [0, 10, -10].map((up) => ({ x: joint.x + side * (far * aside + half), y: joint.y + up * canvas.umPerPx })),
    ),
  );
  const centre = placeText(canvas, ground, words, JOINT_PX, centres, Number.MAX_VALUE);
  if (!centre) return null;
  return note(canvas, { x: centre.x, y: centre.y - 4 * canvas.umPerPx }, words, JOINT_PX, '', {
    'text-anchor': 'middle',
  });
};

const JOINT_PX = 11;

const edgesOf = (outline: Polygon): readonly Segment[] => {
  const corners = pointsOf(outline);
  return corners.map((corner, i) => [corner, corners[(i + 1) % corners.length]!]);
};

/** The segments of the tool, and the stub behind the last joint that the ship is laid against. */
const toolStrips = (heading: number, clicks: readonly number[], joints: readonly Point[]): readonly Polygon[] => {
  const { widthUm, jointToJointUm, rootBehindShipFrontUm, shipFrontToNextJointUm, jointToShipFrontUm } =
    DEFAULT_FIGURES.maneuverTool;
  const half = widthUm / 2;
  const strip = (end: Point, facing: number, fromUm: number, toUm: number): Polygon =>
    placed(turned([half, toUm, -half, toUm, -half, fromUm, half, fromUm], facing), end);
  let facing = heading;
  const strips = joints.map((joint, i) => {
    const length = i === 0 ? rootBehindShipFrontUm + shipFrontToNextJointUm : jointToJointUm;
    const drawn = strip(joint, facing, -length, 0);
    facing = (facing + clicks[i]! * CLICK + TURN) % TURN;
    return drawn;
  });
  const last = joints[joints.length - 1];
  return last ? [...strips, strip(last, facing, 0, jointToShipFrontUm)] : strips;
};

/** Where a unit can end: for a ship every final base of a course, for a squadron the region of its move. */
export const drawReach = (canvas: Canvas, scene: Scene, reach: ReachOf, ground: Ground, index: number): Markup => {
  const piece = pieceById(scene, reach.unit);
  if (piece.kind === 'ship') return shipEnds(canvas, scene, placedShip(scene, reach.unit), reach.speed);
  const pose = placeOf(scene, reach.unit);
  const others = scene.pieces.filter((each) => each.onTable && each.unit.id !== reach.unit);
  const region = squadronReach({ pose }, reach.speed ?? piece.card.speed, {
    ships: others.flatMap((each) => (each.kind === 'ship' && each.geometry ? [each.geometry] : [])),
    squadrons: others.flatMap((each) => (each.kind === 'squadron' ? [{ pose: each.unit.pose! }] : [])),
  });
  return drawRegion(canvas, scene, region.outline(), ground, `reach-${index}`);
};

const shipEnds = (
  canvas: Canvas,
  scene: Scene,
  piece: ShipPiece & { readonly geometry: ShipGeometry },
  speed: number = piece.unit.speed,
): Markup => {
  const others = scene.pieces.flatMap((each) =>
    each.kind === 'ship' && each.onTable && each.geometry && each.unit.id !== piece.unit.id ? [each.geometry] : [],
  );
  return element(
    'g',
    { class: `ar-reach-of ar-${piece.unit.owner}`, 'data-unit': piece.unit.id },
    endsOf(scene, piece, speed).map((pose) => {
      const end = shipGeometry(piece.card.shipClass, pose);
      if (!insidePlayArea(end, scene.snapshot.table.area).inside)
        return polygon(end.base, 'ar-border ar-no', { ...strokePx(canvas, 1, [2, 3]), 'data-end': 'off-table' });
      if (others.some((other) => isOverlapping(end, other)))
        return polygon(end.base, 'ar-border', { ...strokePx(canvas, 1, [4, 3]), 'data-end': 'blocked' });
      return polygon(end.base, 'ar-reach', { ...strokePx(canvas, 0.6), 'data-end': 'free' });
    }),
  );
};

/** The final poses of all courses: those on offer if the ship is about to move, else those of its speed chart. */
const endsOf = (
  scene: Scene,
  piece: ShipPiece & { readonly geometry: ShipGeometry },
  speed: number,
): readonly Pose[] => {
  const { pose } = piece.geometry;
  const { size, speedChart } = piece.card;
  const poses = (offered(scene, piece, speed) ?? printed(speedChart[speed] ?? [])).map((course) =>
    executeCourse(size, pose, course),
  );
  return poses.filter(({ onTool }) => !onTool).map((each) => each.pose);
};

interface Course {
  readonly clicks: readonly number[];
  readonly side: ToolSide;
}

const offered = ({ snapshot, content }: Scene, { unit }: ShipPiece, speed: number): readonly Course[] | null => {
  if (isView(snapshot) || speed !== unit.speed) return null;
  const courses = engineFor(content)
    .legalActions(snapshot, unit.owner)
    .flatMap((action) => (action.type === 'executeManeuver' && action.ship === unit.id ? [action] : []));
  return courses.length === 0 ? null : courses.map(({ clicks, side }) => ({ clicks, side: side ?? 'left' }));
};

const printed = (yaws: readonly number[]): readonly Course[] =>
  yaws
    .reduce<readonly (readonly number[])[]>(
      (settings, yaw) =>
        settings.flatMap((clicks) =>
          Array.from({ length: 2 * yaw + 1 }, (_, i): readonly number[] => [...clicks, i - yaw]),
        ),
      [[]],
    )
    .flatMap((clicks) => [
      { clicks, side: 'left' as const },
      { clicks, side: 'right' as const },
    ]);

/** The places of a piece's centre: inside some shapes or on their borders, outside others, by a mask. */
export const drawRegion = (canvas: Canvas, scene: Scene, space: Space, ground: Ground, name: string): Markup => {
  const id = `${canvas.id}-${name}`;
  const { widthUm, depthUm } = scene.snapshot.table;
  const all = space.bounds ?? { minX: 0, minY: 0, maxX: widthUm, maxY: depthUm };
  const lines = space.on ?? [];
  for (const { points, radiusUm } of lines) ground.taken.push(boundsOf(pointsOf(points), radiusUm));
  const shapes = (list: readonly Rounded[], fill: string): Child =>
    list.map(({ points, radiusUm }) => element('path', { d: roundedPath(points, radiusUm), fill }));
  return element(
    'g',
    { class: 'ar-region-of' },
    element(
      'mask',
      { id, maskUnits: 'userSpaceOnUse', ...frameOf(grown(all, 1000)) },
      space.within.length === 0 ? rectangle(all, 'ar-clip', { fill: '#fff' }) : shapes(space.within, '#fff'),
      shapes(space.keepOut, '#000'),
    ),
    lines.length === 0
      ? rectangle(all, 'ar-region', { mask: `url(#${id})` })
      : element(
          'g',
          { mask: `url(#${id})` },
          lines.map(({ points, radiusUm }) =>
            element('path', { class: 'ar-region-line', d: roundedPath(points, radiusUm), ...strokePx(canvas, 6) }),
          ),
        ),
  );
};

const frameOf = (box: Rectangle) => ({
  x: mm(box.minX),
  y: mmDown(box.maxY),
  width: mm(box.maxX - box.minX),
  height: mm(box.maxY - box.minY),
});
