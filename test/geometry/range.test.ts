import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  attackRange,
  createGeometry,
  DEFAULT_FIGURES,
  distanceBetween,
  inFiringArc,
  lineOfSight,
  shipGeometry,
} from '../../src/geometry/index.ts';
import {
  at,
  CR90,
  distance,
  HOME_ONE,
  LIBERTY,
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

const TOKEN_FRONT = 50.75;
const RADIUS = 17.1;

describe('attack range', () => {
  test('[RNG-08] runs between printed hull zones, not between plastic bases', () => {
    // Bow to bow: the bases are 0.25 mm longer than the tokens on each ship.
    const gap = 123.3 + 0.1;
    const attacker = ship(VICTORY);
    const defender = ship(VICTORY, 0, 2 * TOKEN_FRONT + gap, 180);
    expect(distanceBetween(attacker, defender).range.nearest).toBe('close');
    expect(attackRange(attacker, 'front', zoneOf(defender, 'front'))).toMatchObject({
      band: 'medium',
      lengthUm: 123_400,
    });
  });

  test('[RNG-02, RNG-01] a target exactly on a border is in the closer band; a micrometre more and it is not', () => {
    const attacker = ship(VICTORY);
    for (const [end, band, next] of [
      [123.3, 'close', 'medium'],
      [186.9, 'medium', 'long'],
      [304.8, 'long', null],
    ] as const) {
      const target = squadron(0, TOKEN_FRONT + RADIUS + end);
      expect(attackRange(attacker, 'front', target)).toMatchObject({ band, marginUm: 0 });
      expect(attackRange(attacker, 'front', nudged(target, 0, -1))).toMatchObject({ band, marginUm: 1 });
      expect(attackRange(attacker, 'front', nudged(target, 0, 1))).toMatchObject({ band: next, marginUm: 1 });
      const bow = ship(CR90, 0, TOKEN_FRONT + end + 35.125, 180);
      expect(attackRange(attacker, 'front', zoneOf(bow, 'front')).band).toBe(band);
      expect(attackRange(attacker, 'front', zoneOf(nudged(bow, 0, 1), 'front')).band).toBe(next);
    }
  });

  test('[RNG-09, FAQ-ERR-27] what lies outside the arc is not measured, however near', () => {
    fc.assert(
      fc.property(ships(0), zones, ships(250), zones, (attacker, zone, defender, part) => {
        const range = attackRange(attacker, zone, zoneOf(defender, part));
        if (!range.inArc) return;
        const known = shipGeometry(attacker.shipClass, attacker.pose);
        for (const border of known.arcs[zone]) {
          const depth =
            border.reachUm - border.nx * (range.to!.x - known.pose.x) - border.ny * (range.to!.y - known.pose.y);
          expect(depth).toBeGreaterThan(-1e-3);
        }
        expect(distance(range.from!, range.to!)).toBeCloseTo(range.lengthUm!, 3);
      }),
      runs(600),
    );
    // With arcs as wide as the table, the same questions measure whole zones: never farther, often nearer.
    const wide = createGeometry({ ...DEFAULT_FIGURES, arcLine: { ...DEFAULT_FIGURES.arcLine, widthUm: 8_000_000 } });
    let nearer = 0;
    fc.assert(
      fc.property(ships(0), zones, ships(250), zones, (attacker, zone, defender, part) => {
        const range = attackRange(attacker, zone, zoneOf(defender, part));
        if (!range.inArc) return;
        const whole = wide.attackRange(attacker, zone, zoneOf(defender, part));
        expect(whole.lengthUm!).toBeLessThanOrEqual(range.lengthUm! + 1e-6);
        if (whole.lengthUm! < range.lengthUm! - 100) nearer++;
      }),
      runs(1_500),
    );
    expect(nearer).toBeGreaterThan(10);
  });

  test('[RNG-09] a zone cut at a shallow angle is measured to the cut itself', () => {
    // The border of the front arc runs a quarter of a degree off the defender's side: the cut lies far from its corners,
    // and moves by more than 200 times what the defender moves.
    const attacker = ship(NEBULON);
    const lean = (Math.atan2(19.25, 35.125) * 180) / Math.PI;
    const base = { shipClass: NEBULON, pose: { ...at(0, 0, lean - 0.25) } };
    const [border] = shipGeometry(NEBULON, at(0, 0)).arcs.front;
    const placeAt = (out: number) => {
      const along = 170_000;
      return {
        ...base,
        pose: {
          ...base.pose,
          x: Math.round(border.nx * out - border.ny * along),
          y: Math.round(border.ny * out + border.nx * along),
        },
      };
    };
    const length = (out: number) => attackRange(attacker, 'front', zoneOf(placeAt(out), 'left')).lengthUm!;
    const step = length(19_460) - length(19_440);
    expect(step).toBeGreaterThan(20 * 150);
    expect(step).toBeLessThan(20 * 400);
    for (let out = 19_440; out < 19_460; out++) expect(length(out + 1)).toBeGreaterThanOrEqual(length(out));
  });

  test('[RNG-11] to a squadron: its base, cut by the arc', () => {
    fc.assert(
      fc.property(ships(0), zones, squadrons(250), (attacker, zone, target) => {
        const range = attackRange(attacker, zone, target);
        if (!range.inArc) return;
        expect(distance(range.to!, target.pose)).toBeLessThan(17_100 + 1e-3);
        const back = attackRange(target, null, zoneOf(attacker, zone));
        expect(range.lengthUm!).toBeGreaterThanOrEqual(back.lengthUm! - 1e-6);
        const inside = inFiringArc(attacker, zone, {
          pose: { x: Math.round(back.from!.x), y: Math.round(back.from!.y) },
        });
        // Well inside the arc the nearest point of the base counts, and both measure the same.
        if (inside.marginUm! > 17_100 + 2) expect(range.lengthUm!).toBeCloseTo(back.lengthUm!, 4);
      }),
      runs(1_000),
    );
    expect(attackRange(ship(VICTORY), 'front', squadron(0, 200)).lengthUm).toBe(200_000 - 50_750 - 17_100);
  });

  test('[RNG-11] a squadron over the corner of the arc is measured to the corner of its cut', () => {
    // Centre outside the left arc, nearest point outside too: the chord on the border decides.
    const attacker = ship(VICTORY);
    const target = squadron(-60, 62);
    const range = attackRange(attacker, 'left', target);
    expect(range.inArc).toBe(true);
    const [a] = shipGeometry(VICTORY, at(0, 0)).arcs.left;
    expect(a.reachUm - a.nx * range.to!.x - a.ny * range.to!.y).toBeCloseTo(0, 3);
    expect(range.lengthUm!).toBeGreaterThan(attackRange(target, null, zoneOf(attacker, 'left')).lengthUm!);
  });

  test('[RNG-10, EX-20, FAQ-RANGE-01, FAQ-RANGE-02, FAQ-ERR-28] the FAQ example: a clear targeting line, a blocked range line', () => {
    const victory = ship(VICTORY);
    const cr90 = ship(CR90, -184, 7, 55);
    const rear = zoneOf(victory, 'rear');
    const range = attackRange(cr90, 'front', rear);
    expect(lineOfSight(cr90, 'front', rear).hasSight).toBe(true);
    expect(range).toMatchObject({ inArc: true, crosses: ['left'], blocked: true });
    // The end of the line is the closest point in the arc, not the closest of the zone.
    const whole = attackRange({ pose: cr90.pose }, null, rear);
    expect(whole.to).not.toEqual(range.to);
    const left = attackRange(cr90, 'front', zoneOf(victory, 'left'));
    expect(left.blocked).toBe(false);
    expect(left.band).not.toBeNull();
    expect(lineOfSight(cr90, 'front', zoneOf(victory, 'left')).hasSight).toBe(true);
  });

  test('[RNG-10] of several shortest lines one clear of other zones is enough', () => {
    // Side by side and parallel: the shortest lines to the left zone fill a strip.
    const attacker = ship(HOME_ONE);
    const defender = ship(VICTORY, 200, 0);
    const range = attackRange(attacker, 'right', zoneOf(defender, 'left'));
    expect(range).toMatchObject({ lengthUm: 200_000 - 36_000 - 29_250, blocked: false, crosses: [] });
    expect(range.from!.y).toBe(range.to!.y);
    // A zone that starts at the defender's side and one behind it: only the corner is shared, which is not crossed.
    const front = attackRange(attacker, 'right', zoneOf(defender, 'front'));
    expect(front).toMatchObject({ lengthUm: 134_750, blocked: false });
    // From the other side of the defender every line to the left zone crosses the right one.
    const behind = attackRange(ship(HOME_ONE, 400, 0), 'left', zoneOf(defender, 'left'));
    expect(behind.blocked).toBe(true);
    expect(behind.crosses).toContain('right');
  });

  test('[RNG-10] many shortest lines that all cross another zone block', () => {
    // The Liberty's side zones meet along 5.15 mm of its middle line: from the right, a strip of lines reaches the left zone.
    const liberty = ship(LIBERTY);
    const range = attackRange(ship(HOME_ONE, 220, -20), 'left', zoneOf(liberty, 'left'));
    expect(range).toMatchObject({ lengthUm: 220_000 - 36_000, crosses: ['right'], blocked: true });
    expect(range.to!.x).toBe(0);
    expect(range.to!.y).toBeCloseTo((-18_240 - 23_390) / 2, 6);
  });

  test('[RNG-10] many shortest lines, of which only the one to a shared corner is clear, do not block', () => {
    // Square tokens cut along their diagonals; one turned by 45 degrees has the border of two zones square to the attacker.
    const squareOf = (half: number) => {
      const diagonal = (x: number, y: number) => ({ inner: [0, 0], outer: [x * half, y * half] }) as const;
      const arcs = {
        frontLeft: diagonal(-1, 1),
        frontRight: diagonal(1, 1),
        rearLeft: diagonal(-1, -1),
        rearRight: diagonal(1, -1),
      };
      return { ...DEFAULT_FIGURES.ships[NEBULON]!, arcs };
    };
    const { small, medium } = DEFAULT_FIGURES.bases;
    const square = createGeometry({
      ...DEFAULT_FIGURES,
      bases: {
        ...DEFAULT_FIGURES.bases,
        small: { ...small, tokenWidthUm: 40_000, tokenLengthUm: 40_000 },
        medium: { ...medium, tokenWidthUm: 80_000, tokenLengthUm: 80_000 },
      },
      ships: { square: squareOf(20_000), large: { ...squareOf(40_000), size: 'medium' } },
    });
    const attacker = { shipClass: 'square', pose: at(0, 0) };
    const turned = (shipClass: string, xMm: number) => ({
      shipClass,
      pose: { ...at(xMm, 150), heading: 8_192 },
      zone: 'front' as const,
    });
    // Seen from below, the border of front and right lies level, and the right zone before it but for the corner they share.
    const clear = square.attackRange(attacker, 'front', turned('square', -14));
    expect(clear).toMatchObject({ inArc: true, blocked: false, crosses: [] });
    const { front } = square.shipGeometry('square', turned('square', -14).pose).zones;
    const corner = Math.max(...front.filter((_, i) => i % 2 === 0));
    expect(clear.to!.x).toBeCloseTo(corner, -2);
    // Where both ends of the border lie beyond the attacker's sides, every line runs through the right zone.
    const spoilt = square.attackRange(attacker, 'front', turned('large', -28));
    expect(spoilt).toMatchObject({ inArc: true, blocked: true, crosses: ['right'] });
  });

  test('[RNG-10] binds squadrons too', () => {
    const victory = ship(VICTORY);
    const starboard = squadron(90, 0);
    expect(attackRange(starboard, null, zoneOf(victory, 'left'))).toMatchObject({ blocked: true, crosses: ['right'] });
    expect(attackRange(starboard, null, zoneOf(victory, 'right'))).toMatchObject({ blocked: false, crosses: [] });
  });

  test('[RNG-14] targeting points do not enter: moving them changes no range', () => {
    const ships18 = Object.fromEntries(
      Object.entries(DEFAULT_FIGURES.ships).map(([name, known]) => [
        name,
        { ...known, targetingPoints: { front: [1, 2], left: [3, 4], right: [5, 6], rear: [7, 8] } as const },
      ]),
    );
    const other = createGeometry({ ...DEFAULT_FIGURES, ships: ships18 });
    fc.assert(
      fc.property(ships(0), zones, ships(250), zones, (a, zone, b, part) => {
        expect(other.attackRange(a, zone, zoneOf(b, part))).toEqual(attackRange(a, zone, zoneOf(b, part)));
        expect(other.distanceBetween(a, b)).toEqual(distanceBetween(a, b));
      }),
      runs(200),
    );
  });

  test('[EX-07, EX-08] the range belongs to the declared hull zone: front at close, left at medium range at once', () => {
    const victory = ship(VICTORY);
    const cr90 = ship(CR90, -176, -44, 100);
    expect(attackRange(victory, 'left', zoneOf(cr90, 'front'))).toMatchObject({
      inArc: true,
      band: 'close',
      blocked: false,
    });
    expect(attackRange(victory, 'left', zoneOf(cr90, 'left'))).toMatchObject({
      inArc: true,
      band: 'medium',
      blocked: false,
    });
  });

  test('tokens that overlap are at range 0, with a common point', () => {
    const answer = attackRange(ship(VICTORY), 'front', zoneOf(ship(CR90, 0, 40), 'rear'));
    expect(answer).toMatchObject({ lengthUm: 0, band: 'close', blocked: false });
    expect(answer.from).toEqual(answer.to);
    const inside = attackRange(ship(VICTORY), 'front', squadron(0, 30));
    expect(inside).toMatchObject({ lengthUm: 0, band: 'close' });
  });

  test('a computed ship answers like a plain one', () => {
    fc.assert(
      fc.property(ships(0), zones, ships(250), zones, (a, zone, b, part) => {
        const first = shipGeometry(a.shipClass, a.pose);
        const second = shipGeometry(b.shipClass, b.pose);
        const plain = attackRange(a, zone, zoneOf(b, part));
        expect(attackRange(first, zone, { ship: second, zone: part })).toEqual(plain);
        expect(lineOfSight(first, zone, { ship: second, zone: part })).toEqual(lineOfSight(a, zone, zoneOf(b, part)));
        expect(JSON.parse(JSON.stringify(plain))).toEqual(plain);
      }),
      runs(200),
    );
  });
});
