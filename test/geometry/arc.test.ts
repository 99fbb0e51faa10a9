import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  attackRange,
  createGeometry,
  DEFAULT_FIGURES,
  HULL_ZONES,
  inFiringArc,
  shipGeometry,
} from '../../src/geometry/index.ts';
import {
  at,
  CR90,
  headings,
  NEBULON,
  nudged,
  runs,
  ship,
  ships,
  squadron,
  squadrons,
  VICTORY,
  zoneOf,
  zones,
} from './support.ts';

/** A ship whose arc lines run at 45 degrees from the middle to the corners of a square token: borders meet whole points. */
const square = createGeometry({
  ...DEFAULT_FIGURES,
  arcLine: { ...DEFAULT_FIGURES.arcLine, widthUm: 0 },
  bases: {
    ...DEFAULT_FIGURES.bases,
    small: { ...DEFAULT_FIGURES.bases.small, tokenWidthUm: 40_000, tokenLengthUm: 40_000 },
  },
  ships: {
    square: {
      ...DEFAULT_FIGURES.ships[NEBULON]!,
      arcs: {
        frontLeft: { inner: [0, 0], outer: [-20_000, 20_000] },
        frontRight: { inner: [0, 0], outer: [20_000, 20_000] },
        rearLeft: { inner: [0, 0], outer: [-20_000, -20_000] },
        rearRight: { inner: [0, 0], outer: [20_000, -20_000] },
      },
    },
  },
});

describe('firing arcs', () => {
  test('[ARC-02] reach without limit: a point in the arc stays in it when moved out from the meeting point of its borders', () => {
    const far = fc.integer({ min: -300_000, max: 300_000 });
    let inside = 0;
    fc.assert(
      fc.property(ships(0), zones, far, far, (attacker, zone, x, y) => {
        const [a, b] = shipGeometry(attacker.shipClass, attacker.pose).arcs[zone];
        const det = a.nx * b.ny - a.ny * b.nx;
        const apex = { x: (a.reachUm * b.ny - b.reachUm * a.ny) / det, y: (a.nx * b.reachUm - b.nx * a.reachUm) / det };
        const out = (t: number) => ({
          pose: { x: Math.round(apex.x + t * (x - apex.x)), y: Math.round(apex.y + t * (y - apex.y)) },
        });
        const near = inFiringArc(attacker, zone, out(1));
        if (near.marginUm! < 17_100 + 30) return;
        inside++;
        for (const t of [1.5, 4, 20])
          expect(inFiringArc(attacker, zone, out(t)).marginUm!).toBeGreaterThan(near.marginUm! - 30);
      }),
      runs(600),
    );
    expect(inside).toBeGreaterThan(80);
  });

  test('[ARC-03] a corner exactly on the line is in both arcs; a micrometre off, in one', () => {
    const attacker = { shipClass: 'square', pose: at(0, 0) };
    // The target's front-left corner touches the line x = y from the right, far out; its heading is straight up.
    const corner = { shipClass: 'square', pose: { x: 200_000 + 20_000, y: 200_000 - 20_000, heading: 0 } };
    const front = (dx: number, dy: number) =>
      square.inFiringArc(attacker, 'front', { ...nudged(corner, dx, dy), zone: 'front' });
    expect(front(0, 0)).toMatchObject({ inArc: true, at: { x: 200_000, y: 200_000 } });
    expect(front(0, 0).marginUm).toBeCloseTo(0, 6);
    expect(front(1, 0).inArc).toBe(false);
    expect(front(0, -1).inArc).toBe(false);
    expect(front(-1, 0).inArc).toBe(true);
    expect(square.inFiringArc(attacker, 'right', { ...corner, zone: 'front' }).inArc).toBe(true);
    // Turned by any multiple of 45 degrees, the same holds about the arc's other borders.
    const turned = { shipClass: 'square', pose: at(0, 0, 90) };
    const below = { shipClass: 'square', pose: { x: 180_000, y: -220_000, heading: 0 } };
    expect(square.inFiringArc(turned, 'front', { ...below, zone: 'front' }).inArc).toBe(true);
    expect(square.inFiringArc(turned, 'front', { ...nudged(below, 0, -1), zone: 'front' }).inArc).toBe(false);
  });

  test('[ARC-03] the arc reaches half the printed line beyond its centre', () => {
    const attacker = ship(NEBULON);
    const [border] = shipGeometry(NEBULON, at(0, 0)).arcs.front;
    // Squadrons just right of the front arc, their base a little more or less than 0.325 mm from the line's centre.
    const beside = (gapUm: number) => {
      const out = 17_100 + gapUm;
      const along = 200_000;
      return {
        pose: {
          x: Math.round(border.nx * out - border.ny * along),
          y: Math.round(border.ny * out + border.nx * along),
        },
      };
    };
    expect(inFiringArc(attacker, 'front', beside(323)).inArc).toBe(true);
    expect(inFiringArc(attacker, 'front', beside(327)).inArc).toBe(false);
    expect(inFiringArc(attacker, 'right', beside(-34_200 - 323)).inArc).toBe(true);
    expect(inFiringArc(attacker, 'right', beside(-34_200 - 327)).inArc).toBe(false);
    // On the line, both.
    expect(
      ['front', 'right', 'left', 'rear'].map((zone) => inFiringArc(attacker, zone as 'front', beside(0)).inArc),
    ).toEqual([true, true, false, false]);
  });

  test('[ARC-04] any part inside is enough', () => {
    fc.assert(
      fc.property(ships(0), zones, squadrons(200), (attacker, zone, target) => {
        const arc = inFiringArc(attacker, zone, target);
        const { pose } = shipGeometry(attacker.shipClass, attacker.pose);
        const [a, b] = shipGeometry(attacker.shipClass, attacker.pose).arcs[zone];
        const depth = Math.min(
          a.reachUm - a.nx * (arc.at.x - pose.x) - a.ny * (arc.at.y - pose.y),
          b.reachUm - b.nx * (arc.at.x - pose.x) - b.ny * (arc.at.y - pose.y),
        );
        expect(depth).toBeCloseTo(arc.marginUm!, 3);
        expect(Math.hypot(arc.at.x - target.pose.x, arc.at.y - target.pose.y)).toBeLessThan(17_100.001);
      }),
      runs(500),
    );
    // 1 mm across the line.
    const [border] = shipGeometry(VICTORY, at(0, 0)).arcs.left;
    const out = border.reachUm + 17_100 - 1_000;
    const x = Math.round(border.nx * out - border.ny * 150_000);
    const y = Math.round(border.ny * out + border.nx * 150_000);
    expect(inFiringArc(ship(VICTORY), 'left', { pose: { x, y } }).marginUm).toBeCloseTo(1_000, -1);
  });

  test('[ARC-05] the declared hull zone must be in the arc, not merely the ship', () => {
    // Crossing the Victory's bow: its front arc sees the CR90's rear, not its front.
    const attacker = ship(VICTORY);
    const crossing = ship(CR90, -215, 150, 270);
    const seen = HULL_ZONES.filter((zone) => inFiringArc(attacker, 'front', zoneOf(crossing, zone)).inArc);
    expect(inFiringArc(attacker, 'front', crossing).inArc).toBe(true);
    expect(seen).not.toContain('front');
    expect(seen).toContain('rear');
    expect(attackRange(attacker, 'front', zoneOf(crossing, 'front'))).toEqual({
      inArc: false,
      lengthUm: null,
      band: null,
      distance: null,
      marginUm: null,
      from: null,
      to: null,
      crosses: [],
      blocked: false,
    });
  });

  test('[ARC-05] a ship is in the arc exactly if one of its zones is', () => {
    fc.assert(
      fc.property(ships(0), zones, ships(250), (attacker, zone, target) => {
        const whole = inFiringArc(attacker, zone, target);
        const parts = HULL_ZONES.map((part) => inFiringArc(attacker, zone, zoneOf(target, part)));
        expect(whole.inArc).toBe(parts.some((part) => part.inArc));
        expect(whole.marginUm).toBe(Math.max(...parts.map((part) => part.marginUm!)));
      }),
      runs(300),
    );
  });

  test('[ARC-07] a squadron has no borders: everything around is in its arc', () => {
    fc.assert(
      fc.property(squadrons(0), squadrons(300), ships(300), zones, (attacker, target, defender, zone) => {
        expect(inFiringArc(attacker, null, target)).toMatchObject({ inArc: true, marginUm: null });
        expect(inFiringArc(attacker, null, zoneOf(defender, zone)).inArc).toBe(true);
        expect(attackRange(attacker, null, target).inArc).toBe(true);
      }),
      runs(100),
    );
  });

  test('[ARC-01] every point around a ship is in some arc, and away from the lines in one', () => {
    fc.assert(
      fc.property(ships(0), headings, (attacker, heading) => {
        const a = (heading / 65_536) * 2 * Math.PI;
        const target = { pose: { x: Math.round(400_000 * Math.sin(a)), y: Math.round(400_000 * Math.cos(a)) } };
        const arcs = HULL_ZONES.map((zone) => inFiringArc(attacker, zone, target));
        const inside = arcs.filter((arc) => arc.inArc).length;
        expect(inside).toBeGreaterThanOrEqual(1);
        expect(inside).toBeLessThanOrEqual(2);
        if (inside === 2) expect(Math.min(...arcs.filter((x) => x.inArc).map((x) => x.marginUm!))).toBeLessThan(34_900);
      }),
      runs(400),
    );
  });

  test('[EX-06] an X-wing at close range of a Victory but outside its left arc cannot be attacked from there', () => {
    const victory = ship(VICTORY);
    const xwing = squadron(-60, 80);
    expect(inFiringArc(victory, 'left', xwing).inArc).toBe(false);
    expect(attackRange(victory, 'left', xwing).band).toBeNull();
    expect(attackRange(victory, 'front', xwing).band).toBe('close');
  });
});
