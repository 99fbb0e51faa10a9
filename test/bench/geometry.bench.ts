/**
 * `npx tsx test/bench/geometry.bench.ts`: this module against @flatten-js/core and sat on the same questions, in one run, and
 * the cost of everything that can be asked about a full table. Not a test: it prints, it does not judge.
 */

import Flatten from '@flatten-js/core';
import SAT from 'sat';
import { Bench } from 'tinybench';
import { segmentPassesBase } from '../../src/geometry/base.ts';
import { closestOfConvex, newClosest } from '../../src/geometry/convex.ts';
import {
  attackRange,
  courses,
  distanceBetween,
  HULL_ZONES,
  isOverlapping,
  lineOfSight,
  overlaps,
  type Polygon,
  pointsOf,
  type Ship,
  type ShipGeometry,
  shipGeometry,
} from '../../src/geometry/index.ts';
import { randomFrom, SHIP_CLASSES } from '../geometry/support.ts';

const random = randomFrom(1);
/** As many as 16 ships have pairs, each way. */
const PAIRS = 240;

function randomShip(i: number, widthMm: number, depthMm: number): Ship {
  return {
    shipClass: SHIP_CLASSES[i % SHIP_CLASSES.length]!,
    pose: {
      x: Math.floor(random() * widthMm * 1000),
      y: Math.floor(random() * depthMm * 1000),
      heading: Math.floor(random() * 65_536),
    },
  };
}

const geometryOf = (ship: Ship) => shipGeometry(ship.shipClass, ship.pose);
/** Pairs within 250 mm of each other: bases overlap in a third of them, and none is far enough to be dismissed at once. */
const near = Array.from({ length: PAIRS }, (_, i) => [
  geometryOf(randomShip(i, 150, 100)),
  geometryOf(randomShip(i * 7 + 3, 150, 100)),
]).map(([a, b]) => ({ a: a!, b: b! }));
/** All pairs of the 16 ships of a large game, anywhere on a standard table. */
const table = (() => {
  const fleet = Array.from({ length: 16 }, (_, i) => geometryOf(randomShip(i, 1_828, 914)));
  return fleet.flatMap((a) => fleet.filter((b) => b !== a).map((b) => ({ a, b })));
})();

const satPolygon = (base: readonly number[]) =>
  new SAT.Polygon(
    new SAT.Vector(0, 0),
    pointsOf(base).map((p) => new SAT.Vector(p.x, p.y)),
  );
const flatPolygon = (base: readonly number[]) =>
  new Flatten.Polygon(pointsOf(base).map((p) => new Flatten.Point(p.x, p.y)));

/** The bases of the same pairs in another library's shape, one for each ship as here. */
function pairsOf<T>(pairs: readonly { a: ShipGeometry; b: ShipGeometry }[], convert: (base: Polygon) => T) {
  const made = new Map<ShipGeometry, T>();
  for (const ship of pairs.flatMap(({ a, b }) => [a, b])) if (!made.has(ship)) made.set(ship, convert(ship.base));
  return pairs.map(({ a, b }) => ({ a: made.get(a)!, b: made.get(b)! }));
}

let sink = 0;
interface Contender {
  readonly name: string;
  /** Asks the question of every pair in turn, in a loop of its own, so that each is compiled for itself. */
  readonly run: () => void;
}

/** Runs a question over all pairs in turn with each contender, and returns answers a second. */
async function race(title: string, contenders: readonly Contender[], compare = true): Promise<void> {
  const bench = new Bench({ time: 500, warmupTime: 400 });
  for (const { name, run } of contenders) bench.add(name, run);
  await bench.run();
  const rates = bench.tasks.map((task) => {
    const result = task.result;
    if (result.state !== 'completed') throw new Error(`${task.name} did not complete`);
    return { name: task.name, rate: (PAIRS * 1000) / result.latency.p50 };
  });
  const ours = rates[0]!.rate;
  console.log(`\n${title}`);
  for (const { name, rate } of rates) {
    const ratio =
      name === rates[0]!.name || !compare ? '' : `   armada-rules is ${(ours / rate).toFixed(1)} times as fast`;
    console.log(`  ${name.padEnd(28)} ${(rate / 1e6).toFixed(3).padStart(9)} million/s${ratio}`);
  }
}

for (const [where, pairs] of [
  ['pairs close together', near],
  ['the pairs of 16 ships on a table', table],
] as const) {
  const sat = pairsOf(pairs, satPolygon);
  const flat = pairsOf(pairs, flatPolygon);
  const options = { dialsInShipOverlap: false };
  await race(`Do two bases overlap? (${where})`, [
    {
      name: 'armada-rules',
      run: () => {
        for (const { a, b } of pairs) if (isOverlapping(a, b, options)) sink++;
      },
    },
    {
      name: 'sat',
      run: () => {
        for (const { a, b } of sat) if (SAT.testPolygonPolygon(a, b)) sink++;
      },
    },
    {
      name: '@flatten-js/core',
      run: () => {
        for (const { a, b } of flat) if (a.intersect(b).length > 0) sink++;
      },
    },
  ]);
}

{
  const cases = near.map(({ a, b }) => {
    const x0 = a.pose.x - 150_000 + Math.floor(random() * 100_000);
    const y0 = a.pose.y - 150_000;
    const x1 = a.pose.x + 150_000 - Math.floor(random() * 100_000);
    const y1 = a.pose.y + 150_000;
    return { x0, y0, x1, y1, ship: b };
  });
  const sat = cases.map(({ x0, y0, x1, y1, ship }) => ({
    line: new SAT.Polygon(new SAT.Vector(0, 0), [new SAT.Vector(x0, y0), new SAT.Vector(x1, y1)]),
    base: satPolygon(ship.base),
  }));
  const flat = cases.map(({ x0, y0, x1, y1, ship }) => ({
    line: new Flatten.Segment(new Flatten.Point(x0, y0), new Flatten.Point(x1, y1)),
    base: flatPolygon(ship.base),
  }));
  await race('Does a segment pass through a base?', [
    {
      name: 'armada-rules',
      run: () => {
        for (const { x0, y0, x1, y1, ship } of cases) if (segmentPassesBase(ship, x0, y0, x1, y1)) sink++;
      },
    },
    {
      name: 'sat (a polygon of two points)',
      run: () => {
        for (const { line, base } of sat) if (SAT.testPolygonPolygon(line, base)) sink++;
      },
    },
    {
      name: '@flatten-js/core',
      run: () => {
        for (const { line, base } of flat) if (base.intersect(line).length > 0) sink++;
      },
    },
  ]);
}

{
  const zones = table.map(({ a, b }) => ({ p: a.zones.front, q: b.zones.left }));
  const flat = zones.map(({ p, q }) => ({ p: flatPolygon(p), q: flatPolygon(q) }));
  const closest = newClosest();
  await race('Closest points of two hull zones', [
    {
      name: 'armada-rules',
      run: () => {
        for (const { p, q } of zones) {
          closestOfConvex(p, p.length, q, q.length, closest);
          sink += closest.lengthUm;
        }
      },
    },
    {
      name: '@flatten-js/core',
      run: () => {
        for (const { p, q } of flat) sink += p.distanceTo(q)[0];
      },
    },
  ]);
}

await race(
  'Whole answers, with witnesses (ships computed once)',
  [
    {
      name: 'attackRange',
      run: () => {
        for (const { a, b } of near) sink += attackRange(a, 'front', { ship: b, zone: 'left' }).crosses.length;
      },
    },
    {
      name: 'lineOfSight',
      run: () => {
        for (const { a, b } of near) sink += lineOfSight(a, 'front', { ship: b, zone: 'left' }).blockedBy.length;
      },
    },
    {
      name: 'distanceBetween',
      run: () => {
        for (const { a, b } of near) sink += distanceBetween(a, b).lengthUm;
      },
    },
    {
      name: 'overlaps',
      run: () => {
        for (const { a, b } of near) sink += overlaps(a, b).depthUm;
      },
    },
    {
      name: 'shipGeometry',
      run: () => {
        for (const { a } of near) sink += shipGeometry(a.shipClass, a.pose).base.length;
      },
    },
  ],
  false,
);

/** All that can be asked of 16 ships and 24 squadrons: every zone against every zone and squadron, both ways. */
{
  const fleet = Array.from({ length: 16 }, (_, i) => randomShip(i, 1_200, 700));
  const squadrons = Array.from({ length: 24 }, () => ({
    pose: { x: Math.floor(random() * 1_200_000), y: Math.floor(random() * 700_000) },
  }));
  const everything = (): number => {
    let asked = 0;
    const ships = fleet.map(geometryOf);
    for (const a of ships) {
      const others = { ships: ships.filter((ship) => ship !== a) };
      for (const b of ships) {
        if (a === b) continue;
        sink += distanceBetween(a, b).lengthUm + (isOverlapping(a, b) ? 1 : 0);
        asked += 2;
        const third = { ships: others.ships.filter((ship) => ship !== b) };
        for (const zone of HULL_ZONES)
          for (const part of HULL_ZONES) {
            const target = { ship: b, zone: part };
            const range = attackRange(a, zone, target);
            asked++;
            if (range.band === null) continue;
            sink += lineOfSight(a, zone, target, third).blockedBy.length;
            asked++;
          }
      }
      for (const b of squadrons) {
        sink += distanceBetween(a, b).lengthUm + (isOverlapping(a, b) ? 1 : 0);
        asked += 2;
        for (const zone of HULL_ZONES) {
          const range = attackRange(a, zone, b);
          sink += attackRange(b, null, { ship: a, zone }).lengthUm!;
          asked += 2;
          if (range.band === null) continue;
          sink += lineOfSight(a, zone, b, others).from.x;
          asked++;
        }
      }
    }
    for (const a of squadrons)
      for (const b of squadrons) {
        if (a === b) continue;
        sink += distanceBetween(a, b).lengthUm;
        asked++;
      }
    return asked;
  };
  const asked = everything();
  const bench = new Bench({ time: 1_500, warmupTime: 500 });
  bench.add('table', () => {
    sink += everything();
  });
  await bench.run();
  const result = bench.tasks[0]!.result;
  if (result.state !== 'completed') throw new Error('the table did not complete');
  const { p50 } = result.latency;
  console.log('\nEverything about 16 ships and 24 squadrons, from their poses');
  console.log(`  ${asked} questions in ${p50.toFixed(2)} ms: ${((p50 / asked) * 1000).toFixed(2)} microseconds each`);
}

{
  const bench = new Bench({ time: 500 });
  bench.add('courses', () => {
    sink += courses('small', { x: 0, y: 0, heading: 77 }, [1, 2, 2, 2]).length;
  });
  await bench.run();
  const result = bench.tasks[0]!.result;
  if (result.state !== 'completed') throw new Error('courses did not complete');
  console.log('\nAll 375 courses of a speed-4 column, both sides');
  console.log(`  ${result.latency.p50.toFixed(3)} ms`);
}

if (Number.isNaN(sink)) console.log('');
