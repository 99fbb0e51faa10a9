import { describe, expect, test } from 'vitest';
import {
  attackRange,
  courses,
  deploymentZone,
  displacedSquadron,
  distanceBetween,
  executeCourse,
  GeometryError,
  inFiringArc,
  insidePlayArea,
  isOverlapping,
  lineOfSight,
  obstaclePlaces,
  overlaps,
  shipGeometry,
  squadronReach,
} from '../../src/geometry/index.ts';
import { at, CR90, ship, squadron, VICTORY, zoneOf } from './support.ts';

/** What a caller without types might pass. */
// biome-ignore lint/suspicious/noExplicitAny: the point is to get past the types
const wrong = (value: unknown): any => value;

const victory = ship(VICTORY);
const cr90 = ship(CR90, 0, 200, 180);
const off = (pose: object) => ({ shipClass: CR90, pose: wrong({ x: 0, y: 0, heading: 0, ...pose }) });

const cases: [string, () => unknown, string, string][] = [
  ['an unknown ship class', () => shipGeometry('executor', at(0, 0)), 'unknown-ship-class', 'ship.shipClass'],
  ['a name every object has', () => shipGeometry('toString', at(0, 0)), 'unknown-ship-class', 'ship.shipClass'],
  ['a fractional coordinate', () => shipGeometry(CR90, { x: 0.5, y: 0, heading: 0 }), 'not-an-integer', 'ship.pose.x'],
  ['NaN', () => shipGeometry(CR90, { x: 0, y: Number.NaN, heading: 0 }), 'not-an-integer', 'ship.pose.y'],
  ['infinity', () => distanceBetween(victory, off({ x: Number.POSITIVE_INFINITY })), 'not-an-integer', 'b.pose.x'],
  ['a coordinate beyond eight metres', () => overlaps(off({ y: 8_000_001 }), victory), 'out-of-range', 'a.pose.y'],
  ['a heading of a full turn', () => overlaps(victory, off({ heading: 65_536 })), 'out-of-range', 'b.pose.heading'],
  ['a negative heading', () => insidePlayArea(off({ heading: -1 })), 'out-of-range', 'piece.pose.heading'],
  ['a heading in degrees', () => insidePlayArea(off({ heading: 22.5 })), 'not-an-integer', 'piece.pose.heading'],
  ['a string for a number', () => insidePlayArea(off({ x: '7' })), 'not-an-integer', 'piece.pose.x'],
  ['no pose', () => distanceBetween(victory, wrong({})), 'not-a-piece', 'b.pose'],
  ['nothing to overlap', () => overlaps(victory, wrong(null)), 'not-a-piece', 'b'],
  [
    'a squadron half a micrometre off',
    () => isOverlapping({ pose: { x: 0.5, y: 0 } }, squadron(0, 0)),
    'not-an-integer',
    'a.pose.x',
  ],
  [
    'a squadron off beside a ship',
    () => isOverlapping(victory, { pose: { x: 0, y: Number.NaN } }),
    'not-an-integer',
    'b.pose.y',
  ],
  ['nothing at all', () => distanceBetween(wrong(null), victory), 'not-a-piece', 'a'],
  ['an unknown attacking zone', () => inFiringArc(victory, wrong('bow'), squadron(0, 90)), 'unknown-zone', 'zone'],
  ['no attacking zone', () => attackRange(victory, null, squadron(0, 90)), 'unknown-zone', 'zone'],
  [
    'an unknown defending zone',
    () => attackRange(victory, 'front', wrong(zoneOf(cr90, wrong('top')))),
    'unknown-zone',
    'target.zone',
  ],
  ['no defending zone', () => attackRange(victory, 'front', wrong(cr90)), 'unknown-zone', 'target.zone'],
  [
    'no defending zone for sight',
    () => lineOfSight(victory, 'front', wrong({ ship: shipGeometry(CR90, at(0, 90)) })),
    'unknown-zone',
    'target.zone',
  ],
  ['a hull zone of a squadron', () => lineOfSight(squadron(0, 0), 'front', squadron(0, 90)), 'unknown-zone', 'zone'],
  [
    'a hull zone of a squadron, for range',
    () => attackRange(squadron(0, 0), 'front', squadron(0, 90)),
    'unknown-zone',
    'zone',
  ],
  [
    'a bad target pose',
    () => attackRange(victory, 'front', { pose: { x: 1, y: 0.1 } }),
    'not-an-integer',
    'target.pose.y',
  ],
  [
    'a bad third ship',
    () => lineOfSight(victory, 'front', squadron(0, 90), { ships: [ship('nope')] }),
    'unknown-ship-class',
    'others.ships.0.shipClass',
  ],
  [
    'an unknown obstacle',
    () => lineOfSight(victory, 'front', squadron(0, 90), { obstacles: [{ obstacle: 'moon', pose: at(0, 0) }] }),
    'unknown-obstacle',
    'others.obstacles.0.obstacle',
  ],
  ['an unknown token', () => overlaps(victory, { token: 'coin', pose: at(0, 0) }), 'unknown-token', 'b.token'],
  ['an unknown area', () => insidePlayArea(victory, 'garden'), 'unknown-area', 'area'],
  ['an unknown edge', () => deploymentZone('standard', wrong('left')), 'unknown-side', 'edge'],
  [
    'an unknown size',
    () => executeCourse(wrong('huge'), at(0, 0), { clicks: [0], side: 'left' }),
    'unknown-size',
    'size',
  ],
  [
    'a course longer than the tool',
    () => executeCourse('small', at(0, 0), { clicks: [0, 0, 0, 0, 0], side: 'left' }),
    'course-too-long',
    'course.clicks',
  ],
  [
    'three clicks',
    () => executeCourse('small', at(0, 0), { clicks: [0, 3], side: 'left' }),
    'too-many-clicks',
    'course.clicks.1',
  ],
  [
    'half a click',
    () => executeCourse('small', at(0, 0), { clicks: [0.5], side: 'left' }),
    'not-an-integer',
    'course.clicks.0',
  ],
  [
    'an unknown side',
    () => executeCourse('small', at(0, 0), { clicks: [0], side: wrong('top') }),
    'unknown-side',
    'course.side',
  ],
  ['no course', () => executeCourse('small', at(0, 0), wrong({ side: 'left' })), 'not-an-integer', 'course.clicks'],
  [
    'a bad starting pose',
    () => executeCourse('small', { x: 0, y: 0, heading: 1.5 }, { clicks: [0], side: 'left' }),
    'not-an-integer',
    'pose.heading',
  ],
  ['a column of five joints', () => courses('small', at(0, 0), [0, 0, 0, 0, 0]), 'course-too-long', 'yaws'],
  ['a negative yaw', () => courses('small', at(0, 0), [-1]), 'out-of-range', 'yaws.0'],
  ['a speed of six', () => squadronReach(squadron(0, 0), 6), 'out-of-range', 'speed'],
  [
    'a bad squadron in the way',
    () => squadronReach(squadron(0, 0), 3, { squadrons: [{ pose: { x: 0.5, y: 0 } }] }),
    'not-an-integer',
    'squadrons.0.pose.x',
  ],
  ['an obstacle that is none', () => obstaclePlaces('moon', 'standard'), 'unknown-obstacle', 'obstacle'],
  ['no squadrons to place', () => displacedSquadron(victory, 0, 'standard'), 'out-of-range', 'remaining'],
];

describe('bad input', () => {
  test.each(cases)('%s is refused with the field at fault', (_, ask, code, field) => {
    let caught: unknown;
    try {
      ask();
    } catch (error) {
      caught = error;
    }
    expect(caught).toBeInstanceOf(GeometryError);
    expect(caught).toMatchObject({ name: 'GeometryError', code, field });
    expect((caught as GeometryError).message.startsWith(`${field}: `)).toBe(true);
  });
});
