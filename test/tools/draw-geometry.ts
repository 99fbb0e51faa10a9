/** `npx tsx test/tools/draw-geometry.ts`: draws the pictures of docs/geometry.md, every number asked of the module. */

import { mkdirSync, writeFileSync } from 'node:fs';
import {
  attackRange,
  courses,
  DEFAULT_FIGURES,
  displacedSquadron,
  distanceBetween,
  executeCourse,
  HULL_ZONES,
  type HullZone,
  headingFromDegrees,
  inFiringArc,
  lineOfSight,
  type Obstacle,
  obstacleGeometry,
  obstaclePlaces,
  overlaps,
  type Point,
  type Pose,
  type Ship,
  type Squadron,
  setupArea,
  shipGeometry,
  squadronDeployment,
  squadronReach,
  umFromMm,
} from '../../src/geometry/index.ts';
import { Board } from './svg.ts';

const ZONE_FILL: Record<HullZone, string> = { front: '#f6c9a8', left: '#bcd9f2', right: '#c9e6c3', rear: '#e3cdea' };
const INK = '#3a3f47';
const GOOD = '#1f7a3d';
const BAD = '#c0392b';
const BLUE = '#2660a4';
const GREY = '#8a9099';
const RADIUS = DEFAULT_FIGURES.squadron.radiusUm;

const at = (xMm: number, yMm: number, degrees = 0): Pose => ({
  x: umFromMm(xMm),
  y: umFromMm(yMm),
  heading: headingFromDegrees(degrees),
});
const mm = (um: number, digits = 1): string => `${(um / 1000).toFixed(digits)} mm`;
const ship = (shipClass: string, xMm: number, yMm: number, degrees = 0): Ship => ({
  shipClass,
  pose: at(xMm, yMm, degrees),
});
const squadron = (xMm: number, yMm: number): Squadron => ({ pose: at(xMm, yMm) });
const shifted = (p: Point, dxMm: number, dyMm: number): Point => ({ x: p.x + dxMm * 1000, y: p.y + dyMm * 1000 });

const VICTORY = 'victory-class-star-destroyer';
const CR90 = 'cr90-corvette';
const NEBULON = 'nebulon-b-frigate';

function drawShip(
  board: Board,
  piece: Ship,
  options: { zones?: boolean; dials?: boolean; dots?: boolean; faint?: boolean } = {},
) {
  const { zones = true, dials = false, dots = false, faint = false } = options;
  const known = shipGeometry(piece.shipClass, piece.pose);
  if (dials)
    for (const zone of HULL_ZONES)
      board.disc(known.dials[zone], known.dialRadiusUm, { fill: '#e8e8e8', stroke: GREY, width: 0.3 });
  board.polygon(known.base, { fill: faint ? '#f6f6f6' : '#eceef1', stroke: faint ? GREY : INK, width: 0.5 });
  if (zones)
    for (const zone of HULL_ZONES)
      board.polygon(known.zones[zone], { fill: ZONE_FILL[zone], stroke: INK, width: 0.25, opacity: faint ? 0.5 : 1 });
  if (dots) for (const zone of HULL_ZONES) board.dot(known.targetingPoints[zone], '#e0a800');
  return known;
}

function drawSquadron(board: Board, piece: Squadron, fill = '#fdf1c9', stroke = '#a67c00') {
  board.disc(piece.pose, RADIUS, { fill, stroke, width: 0.5 });
}

function drawObstacle(board: Board, piece: Obstacle, faint = false) {
  board.polygon(obstacleGeometry(piece).outline, {
    fill: '#cdc6bb',
    stroke: '#7d7466',
    width: 0.5,
    opacity: faint ? 0.6 : 1,
  });
}

/** The two borders of an arc, from the attacker's side out to a length. */
function drawArc(board: Board, piece: Ship, zone: HullZone, lengthMm: number) {
  const known = shipGeometry(piece.shipClass, piece.pose);
  const figures = DEFAULT_FIGURES.ships[piece.shipClass]!;
  const rays: Point[][] = [];
  for (const { line, nx, ny } of known.arcs[zone]) {
    const { inner, outer } = figures.arcs[line];
    const length = Math.hypot(outer[0] - inner[0], outer[1] - inner[1]);
    const h = (piece.pose.heading / 65_536) * 2 * Math.PI;
    const world = (x: number, y: number): Point => ({
      x: piece.pose.x + x * Math.cos(h) + y * Math.sin(h) + 325 * nx,
      y: piece.pose.y - x * Math.sin(h) + y * Math.cos(h) + 325 * ny,
    });
    const far = lengthMm * 1000;
    rays.push([
      world(outer[0], outer[1]),
      world(inner[0] + ((outer[0] - inner[0]) / length) * far, inner[1] + ((outer[1] - inner[1]) / length) * far),
    ]);
  }
  const [[a, b], [c, d]] = rays as [[Point, Point], [Point, Point]];
  board.polygon([a.x, a.y, b.x, b.y, d.x, d.y, c.x, c.y], { fill: ZONE_FILL[zone], opacity: 0.28 });
  board.line(a, b, { stroke: INK, width: 0.35, dash: '6 4' });
  board.line(c, d, { stroke: INK, width: 0.35, dash: '6 4' });
}

const pictures: Record<string, () => Board> = {
  frame: () => {
    const board = new Board(-20, -20, 210, 165);
    const piece = ship(NEBULON, 105, 70, 30);
    const { pose } = piece;
    board.arrow(at(-10, -10), at(60, -10), INK).text(at(63, -12), '+x: right');
    board.arrow(at(-10, -10), at(-10, 60), INK).text(at(-14, 64), '+y: up, away from the near player');
    drawShip(board, piece, { dots: false });
    const known = shipGeometry(NEBULON, pose);
    const ahead = { x: pose.x + 75_000 * known.forward.x, y: pose.y + 75_000 * known.forward.y };
    const right = { x: pose.x + 55_000 * known.forward.y, y: pose.y - 55_000 * known.forward.x };
    board.line(pose, { x: pose.x, y: pose.y + 75_000 }, { stroke: GREY, width: 0.4, dash: '5 4' });
    board.arrow(pose, ahead, BLUE).text(shifted(ahead, 3, 0), 'forward (sin h, cos h)', { fill: BLUE });
    board.arrow(pose, right, BLUE).text(shifted(right, 3, -4), 'right (cos h, -sin h)', { fill: BLUE });
    board.text({ x: pose.x + 6_000, y: pose.y + 62_000 }, 'h', { fill: BLUE, bold: true, size: 6 });
    board.dot(pose, BAD);
    board.text(at(48, 22), `pose: x ${pose.x}, y ${pose.y}, heading ${pose.heading}`, { fill: BAD });
    board.text(at(48, 14), '(105 mm, 70 mm, 30 degrees clockwise from +y)', { fill: BAD, size: 4.4 });
    return board;
  },

  outlines: () => {
    const board = new Board(-65, -62, 165, 72, 3);
    const known = drawShip(board, ship(VICTORY, 0, 0), { dials: true, dots: true });
    const labels: [Point, Point, string][] = [
      [{ x: 31_500, y: 44_000 }, at(50, 58), 'base 63 x 102 mm: distance, obstruction, overlap, play area'],
      [{ x: 29_250, y: 35_000 }, at(50, 44), 'token 58.5 x 101.5 mm: hull zones, arcs, attack range'],
      [{ x: 15_000, y: 16_028 }, at(50, 30), 'arc line, 0.65 mm wide: belongs to both arcs'],
      [known.targetingPoints.right, at(50, 8), 'targeting point: line of sight'],
      [{ x: known.dials.right.x + 11_000, y: -3_000 }, at(50, -10), 'shield dial, sticks out 7.5 mm: overlap only'],
    ];
    for (const [from, to, text] of labels) {
      board.line(from, shifted(to, -1.5, 1.2), { stroke: GREY, width: 0.25 });
      board.text(to, text, { size: 3.6 });
    }
    for (const zone of HULL_ZONES) {
      const place: Record<HullZone, Point> = {
        front: at(0, 27),
        left: at(-18, 6),
        right: at(17, -9),
        rear: at(0, -30),
      };
      board.text(place[zone], zone, { anchor: 'middle', size: 4.5, bold: true });
    }
    drawSquadron(board, squadron(72, -38));
    board
      .text(at(93, -36), 'squadron base, 34.2 mm across:', { size: 3.6 })
      .text(at(93, -41), 'everything', { size: 3.6 });
    return board;
  },

  arc: () => {
    const board = new Board(-205, -95, 85, 115);
    const attacker = ship(VICTORY, 0, 0);
    drawArc(board, attacker, 'left', 420);
    drawShip(board, attacker);
    const cases: [Squadron, number, number][] = [
      [squadron(-150, -10), 20, -2],
      [squadron(-100, 86), -62, -12],
      [squadron(-22, 82), 20, 8],
    ];
    for (const [piece, dx, dy] of cases) {
      const answer = inFiringArc(attacker, 'left', piece);
      drawSquadron(board, piece, answer.inArc ? '#d8f0dd' : '#f8d9d5', answer.inArc ? GOOD : BAD);
      board.dot(answer.at, answer.inArc ? GOOD : BAD);
      board.text(shifted(piece.pose, dx, dy), `${answer.inArc ? 'in' : 'out'}, margin ${mm(answer.marginUm!)}`, {
        size: 4.6,
        fill: answer.inArc ? GOOD : BAD,
      });
    }
    board.text(at(-200, -88), 'The left arc of a Victory; dots mark the deepest point of each squadron.', {
      size: 4.6,
      fill: INK,
    });
    return board;
  },

  range: () => {
    const board = new Board(-250, -75, 60, 105);
    const victory = ship(VICTORY, 0, 0);
    const cr90 = ship(CR90, -184, 7, 55);
    drawArc(board, cr90, 'front', 700);
    drawShip(board, victory);
    drawShip(board, cr90);
    const rear = attackRange(cr90, 'front', { ...victory, zone: 'rear' });
    const left = attackRange(cr90, 'front', { ...victory, zone: 'left' });
    board.line(rear.from!, rear.to!, { stroke: BAD, width: 0.8 }).dot(rear.from!, BAD).dot(rear.to!, BAD);
    board.line(left.from!, left.to!, { stroke: GOOD, width: 0.8 }).dot(left.from!, GOOD).dot(left.to!, GOOD);
    board.text(
      at(-140, -62),
      `to the rear zone: ${mm(rear.lengthUm!)}, crosses the ${rear.crosses.join()} zone: no attack`,
      { fill: BAD },
    );
    board.text(at(-140, -52), `to the left zone: ${mm(left.lengthUm!)}, ${left.band} range`, { fill: GOOD });
    board.text(at(-245, 96), 'Front arc of a CR90. Only what lies in the arc is measured.', { fill: INK });
    return board;
  },

  distance: () => {
    const board = new Board(-175, -120, 290, 165, 1.6);
    const from = ship(CR90, 0, 0, 0);
    const known = shipGeometry(CR90, from.pose);
    const ends = DEFAULT_FIGURES.rulers.distanceUm;
    for (let i = 2; i >= 0; i--) {
      board.rounded({ points: known.base, radiusUm: ends[i]! }, ['#cfe3f7', '#e2eefa', '#f1f7fd'][i]!, 1);
    }
    [76.5, 124.8, 184.8].forEach((end, i) => {
      board.text(at(21.5 + end - 1, -60), `${i + 1}`, { size: 7, fill: BLUE, bold: true, anchor: 'end' });
    });
    drawShip(board, from);
    for (const target of [squadron(90, 40), squadron(-60, 80)]) {
      const answer = distanceBetween(from, target);
      drawSquadron(board, target);
      board.line(answer.from, answer.to, { stroke: GOOD, width: 0.8 }).dot(answer.from, GOOD).dot(answer.to, GOOD);
      const bands = [1, 2, 3, 4, 5].filter((band) => answer.distance.at[band as 1]);
      const label = target.pose.x > 0 ? shifted(target.pose, 20, -1) : shifted(target.pose, -34, 24);
      board.text(label, `${mm(answer.lengthUm)}: at distance ${bands.join(' and ')}`, { size: 6, fill: GOOD });
    }
    const rock: Obstacle = { obstacle: 'debris-field-1', pose: at(225, 30, 20) };
    const answer = distanceBetween(from, rock);
    drawObstacle(board, rock);
    board.line(answer.from, answer.to, { stroke: BLUE, width: 0.6, dash: '6 4' }).dot(answer.to, BLUE);
    board.text(at(176, -25), `${mm(answer.lengthUm)}: beyond distance 2`, { size: 6, fill: BLUE });
    return board;
  },

  sight: () => {
    const board = new Board(-205, -65, 170, 235);
    const victory = ship(VICTORY, 0, 0);
    const cr90 = ship(CR90, -71, 142, 200);
    const third = ship(NEBULON, 62, 122, 100);
    const target = squadron(105, 205);
    const far = ship(CR90, -150, 45, 80);
    const rock: Obstacle = { obstacle: 'asteroid-field-2', pose: at(-95, 25, 30) };
    drawObstacle(board, rock);
    drawShip(board, victory, { dots: true });
    drawShip(board, cr90, { dots: true });
    drawShip(board, third, { faint: true });
    drawShip(board, far, { dots: true });
    drawSquadron(board, target);
    const others = { ships: [third], obstacles: [rock] };
    const front = lineOfSight(victory, 'front', { ...cr90, zone: 'front' }, others);
    const rear = lineOfSight(victory, 'front', { ...cr90, zone: 'rear' }, others);
    const fighter = lineOfSight(victory, 'front', target, others);
    const field = lineOfSight(victory, 'left', { ...far, zone: 'right' }, others);
    for (const [sight, colour] of [
      [front, GOOD],
      [rear, BAD],
      [fighter, BLUE],
      [field, BLUE],
    ] as const)
      board.line(sight.from, sight.to, { stroke: colour, width: 0.8 });
    for (const { at: point } of rear.blockedBy) board.dot(point, BAD, 2);
    for (const { at: point } of fighter.obstructedBy.ships) board.dot(point, BLUE, 2);
    for (const { from, to } of field.obstructedBy.obstacles) board.line(from, to, { stroke: BLUE, width: 2.2 });
    board.text(at(-130, 205), `rear: blocked by its ${rear.blockedBy.map((b) => b.zone).join()} zone`, { fill: BAD });
    board.text(at(-92, 76), 'front: seen', { fill: GOOD });
    board.text(at(92, 84), 'obstructed by a base', { fill: BLUE });
    board
      .text(at(-180, -14), 'obstructed where the field', { fill: BLUE })
      .text(at(-180, -22), 'shows beside the bases', { fill: BLUE });
    return board;
  },

  overlap: () => {
    const board = new Board(-78, -72, 168, 90, 3);
    const piece = ship(CR90, 0, 0, 0);
    const rock: Obstacle = { obstacle: 'debris-field-1', pose: at(105, -10, 0) };
    drawObstacle(board, rock);
    for (const part of obstacleGeometry(rock).parts)
      board.polygon(part, { stroke: '#7d7466', width: 0.2, dash: '3 3' });
    drawShip(board, piece, { dials: true });
    for (const [target, dx, dy] of [
      [squadron(0, 35.5 + 7.5 + 17.1), 21, 2],
      [squadron(-36, 12), -33, 23],
      [squadron(21.5 + 17.1 + 3, -26), -4, -24],
      [squadron(139.5, -2), -14, 22],
    ] as [Squadron, number, number][]) {
      const onShip = overlaps(piece, target);
      const onRock = overlaps(rock, target);
      const answer = onShip.depthUm > onRock.depthUm ? onShip : onRock;
      const colour = answer.overlaps ? BAD : GOOD;
      drawSquadron(board, target, answer.overlaps ? '#f8d9d5' : '#d8f0dd', colour);
      board
        .line(answer.from, answer.to, { stroke: colour, width: 0.5 })
        .dot(answer.from, colour, 0.9)
        .dot(answer.to, colour, 0.9);
      const depth =
        Math.abs(answer.depthUm) <= 10
          ? 'touches'
          : answer.depthUm > 0
            ? `overlaps by ${mm(answer.depthUm)}`
            : `gap ${mm(-answer.depthUm)}`;
      board.text(shifted(target.pose, dx, dy), depth, { size: 3.8, fill: colour });
    }
    board.text(at(-72, -68), 'Dials count. A concave outline is compared by its convex parts (dashed).', {
      size: 3.8,
      fill: INK,
    });
    return board;
  },

  maneuver: () => {
    const board = new Board(-85, -45, 245, 260);
    const tool = DEFAULT_FIGURES.maneuverTool;
    for (const [side, dx] of [
      ['left', 0],
      ['right', 140],
    ] as const) {
      const start = ship(NEBULON, dx, 0);
      const moved = executeCourse('small', start.pose, { clicks: [0, 1, -2], side });
      drawShip(board, start, { faint: true });
      const foot = {
        x: moved.joints[0]!.x,
        y: moved.joints[0]!.y - tool.shipFrontToNextJointUm - tool.rootBehindShipFrontUm,
      };
      const chain = [foot, ...moved.joints];
      drawShip(board, { shipClass: NEBULON, pose: moved.pose });
      for (let i = 1; i < chain.length; i++) {
        const [a, b] = [chain[i - 1]!, chain[i]!];
        const length = Math.hypot(b.x - a.x, b.y - a.y);
        const nx = ((b.y - a.y) / length) * (tool.widthUm / 2);
        const ny = (-(b.x - a.x) / length) * (tool.widthUm / 2);
        board.polygon([a.x + nx, a.y + ny, b.x + nx, b.y + ny, b.x - nx, b.y - ny, a.x - nx, a.y - ny], {
          fill: moved.onTool ? '#f3b7b0' : '#b9dfc3',
          stroke: moved.onTool ? BAD : GOOD,
          width: 0.4,
          opacity: 0.75,
        });
      }
      moved.joints.forEach((joint, i) => {
        board.dot(joint, INK, 2);
        board.text(shifted(joint, side === 'left' ? -6 : 5, -1.5), `J${i + 1}`, {
          size: 4.6,
          anchor: side === 'left' ? 'end' : 'start',
        });
      });
      const colour = moved.onTool ? BAD : GOOD;
      board.text(at(dx, -42), `tool on the ${side}: ${moved.onTool ? 'lies on the tool' : 'legal'}`, {
        fill: colour,
        anchor: 'middle',
      });
      board.text(at(dx + 28, 252), `(${mm(moved.pose.x - dx * 1000)}, ${mm(moved.pose.y)})`, {
        fill: colour,
        anchor: 'middle',
        size: 4.6,
      });
    }
    return board;
  },

  courses: () => {
    const board = new Board(-150, -45, 150, 300, 1.6);
    const start = ship(NEBULON, 0, 0);
    const options = courses('small', start.pose, [0, 1, 2]);
    for (const option of options)
      for (const side of option.sides) {
        const { base, forward, pose } = shipGeometry(NEBULON, option[side].pose);
        const colour = side === 'left' ? BLUE : BAD;
        const shade = side === 'left' ? '#2660a40d' : '#c0392b0d';
        const nose = { x: pose.x + 30_000 * forward.x, y: pose.y + 30_000 * forward.y };
        board.polygon(base, { stroke: colour, width: 0.5, fill: shade }).arrow(pose, nose, colour, 0.5);
      }
    drawShip(board, start);
    board.text(at(-145, 290), `All ${options.length} courses of a Nebulon-B at speed 3`, { size: 7 });
    board.text(at(-145, 20), 'tool on the left', { size: 6, fill: BLUE });
    board.text(at(-145, 10), 'tool on the right', { size: 6, fill: BAD });
    return board;
  },

  reach: () => {
    const board = new Board(-210, -205, 215, 215, 1.6);
    const start = squadron(0, 0);
    const ships = [ship(VICTORY, 95, 75, 60), ship(CR90, -95, -20, 170)];
    const squadrons = [squadron(20, -80), squadron(-40, 110)];
    const region = squadronReach(start, 3, { ships, squadrons });
    const space = region.outline();
    for (const shape of space.within) board.rounded(shape, '#cfe8d5', 1);
    for (const shape of space.keepOut) board.rounded(shape, '#f3c2bc', 1);
    for (const piece of ships) drawShip(board, piece, { dials: true });
    for (const piece of squadrons) drawSquadron(board, piece);
    drawSquadron(board, start, '#d8f0dd', GOOD);
    for (const wish of [at(80, 40), at(-120, -30), at(30, -190)]) {
      const snapped = region.snap(wish)!;
      board.dot(wish, GREY, 2).arrow(wish, snapped, INK, 0.8);
      board.disc(snapped, RADIUS, { stroke: INK, width: 0.5, dash: '4 3' });
    }
    board.text(at(-205, -197), 'Speed 3: the centre may be anywhere in the green. Arrows: snap.', { size: 6 });
    return board;
  },

  deployment: () => {
    const board = new Board(280, 0, 760, 330, 1.5);
    const setup = setupArea('standard');
    board.polygon([setup.minX, 0, 800_000, 0, 800_000, 184_800, setup.minX, 184_800], {
      fill: '#eaf1f8',
      stroke: BLUE,
      width: 0.5,
    });
    board.line({ x: setup.minX, y: 0 }, { x: setup.minX, y: 330_000 }, { stroke: INK, width: 0.8 });
    board.line({ x: 0, y: 0 }, { x: 800_000, y: 0 }, { stroke: INK, width: 1.2 });
    const friend = ship(VICTORY, 470, 110, 20);
    const region = squadronDeployment('standard', [friend]);
    const space = region.outline();
    for (const shape of space.within) board.rounded(shape, '#cfe8d5', 1);
    board.polygon([280_000, 0, space.bounds!.minX, 0, space.bounds!.minX, 330_000, 280_000, 330_000], {
      fill: '#ffffff',
      opacity: 0.75,
    });
    for (const shape of space.keepOut) board.rounded(shape, '#f3c2bc', 1);
    drawShip(board, friend, { dials: true });
    board.line({ x: setup.minX, y: 0 }, { x: setup.minX, y: 330_000 }, { stroke: INK, width: 0.8 });
    for (const pose of [at(560, 190), at(380, 60), at(630, 60)]) {
      const inside = region.contains(pose);
      drawSquadron(board, { pose }, inside ? '#d8f0dd' : '#f8d9d5', inside ? GOOD : BAD);
    }
    board.text(at(640, 170), 'deployment zone', { size: 6, fill: BLUE });
    board.text(at(310, 318), 'border of the setup area', { size: 6 });
    board.text(at(600, 250), 'green: centres of squadrons wholly', { size: 6, fill: GOOD });
    board.text(at(600, 240), 'within distance 2 of the ship', { size: 6, fill: GOOD });
    board.text(at(654, 58), 'partly beyond', { size: 6, fill: BAD });
    return board;
  },

  obstacles: () => {
    const board = new Board(290, 150, 1080, 760, 1);
    const placed: Obstacle[] = [
      { obstacle: 'station', pose: at(640, 430, 20) },
      { obstacle: 'debris-field-1', pose: at(870, 520, 200) },
    ];
    const heading = headingFromDegrees(30);
    const region = obstaclePlaces('asteroid-field-3', 'standard', placed);
    const { bounds, keepOut } = region.outline(heading);
    const { minX, minY, maxX, maxY } = bounds!;
    board.polygon([minX, minY, maxX, minY, maxX, maxY, minX, maxY], { fill: '#cfe8d5', stroke: GOOD, width: 0.6 });
    for (const shape of keepOut) board.rounded(shape, '#f3c2bc', 1);
    for (const piece of placed) drawObstacle(board, piece);
    for (const wish of [at(700, 480, 30), at(560, 400, 30), at(930, 600, 30), at(430, 170, 30)]) {
      const snapped = region.snap(wish)!;
      board.dot(wish, GREY, 3).arrow(wish, snapped, INK, 1);
      drawObstacle(board, { obstacle: 'asteroid-field-3', pose: snapped });
      board.dot(snapped, INK, 2);
    }
    board.text(at(330, 732), 'Where the centre of a third obstacle may be, at this heading', { size: 10 });
    return board;
  },

  displaced: () => {
    const board = new Board(-90, -70, 160, 95, 2.4);
    const moved = ship(CR90, 0, 0, 25);
    const other = ship(VICTORY, 98, 36, 100);
    const centre = { x: 600_000, y: 400_000 };
    const there = (piece: Ship): Ship => ({
      ...piece,
      pose: { ...piece.pose, x: piece.pose.x + centre.x, y: piece.pose.y + centre.y },
    });
    const back = (pose: Point): Point => ({ x: pose.x - centre.x, y: pose.y - centre.y });
    const placed: Squadron[] = [];
    let state = 4;
    const random = (): number => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state / 4_294_967_296;
    };
    const first = displacedSquadron(there(moved), 3, 'standard', { ships: [there(other)] });
    for (const ring of first.rings)
      board.rounded(
        { points: ring.points.map((v, i) => v - (i % 2 === 0 ? centre.x : centre.y)), radiusUm: ring.radiusUm },
        '#c4e2cc',
        1,
      );
    drawShip(board, moved, { dials: true });
    drawShip(board, other, { dials: true, faint: true });
    for (let remaining = 3; remaining > 0; remaining--) {
      const region = displacedSquadron(there(moved), remaining, 'standard', {
        ships: [there(other)],
        squadrons: placed,
      });
      const pose = region.sample(random)!;
      placed.push({ pose });
      drawSquadron(board, { pose: back(pose) }, '#d8f0dd', GOOD);
      board.dot(back(pose), GOOD);
    }
    board.text(at(-86, 86), 'Centres of squadrons that touch the ship lie on the border of the green shape.', {
      size: 4.4,
    });
    return board;
  },
};

const folder = new URL('../../docs/geometry/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [name, draw] of Object.entries(pictures)) writeFileSync(new URL(`${name}.svg`, folder), String(draw()));
console.log(`${Object.keys(pictures).length} pictures in docs/geometry`);
