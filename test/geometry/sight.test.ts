import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  attackRange,
  distanceBetween,
  inFiringArc,
  isOverlapping,
  lineOfSight,
  linePassesOver,
  linesCross,
  obstacleGeometry,
  shipGeometry,
} from '../../src/geometry/index.ts';
import {
  at,
  CR90,
  distance,
  HOME_ONE,
  NEBULON,
  nudged,
  obstacle,
  poses,
  runs,
  ship,
  ships,
  squadron,
  squadrons,
  VICTORY,
  zoneOf,
  zones,
} from './support.ts';

describe('line of sight', () => {
  test('[LOS-01] runs from targeting point to targeting point', () => {
    fc.assert(
      fc.property(ships(300), zones, ships(300), zones, (a, zone, b, part) => {
        const sight = lineOfSight(a, zone, zoneOf(b, part));
        expect(sight.from).toEqual(shipGeometry(a.shipClass, a.pose).targetingPoints[zone]);
        expect(sight.to).toEqual(shipGeometry(b.shipClass, b.pose).targetingPoints[part]);
      }),
      runs(200),
    );
    const straight = lineOfSight(ship(VICTORY), 'front', zoneOf(ship(CR90, 0, 200, 180), 'front'));
    expect(straight).toMatchObject({ from: { x: 0, y: 39_500 }, to: { x: 0, y: 200_000 - 27_550 }, hasSight: true });
  });

  test('[LOS-02] to a squadron ends at the point of its base nearest to the attacking hull zone', () => {
    fc.assert(
      fc.property(ships(0), zones, squadrons(250), (attacker, zone, target) => {
        const sight = lineOfSight(attacker, zone, target);
        const nearest = attackRange(target, null, zoneOf(attacker, zone));
        if (nearest.lengthUm! < 1) return;
        expect(distance(sight.to, nearest.from!)).toBeLessThan(2);
      }),
      runs(300),
    );
    // Not the point nearest to the targeting point: beside the long left side of a Victory they differ.
    const target = squadron(-80, 20);
    const sight = lineOfSight(ship(VICTORY), 'left', target);
    expect(sight.to).toEqual({ x: -80_000 + 17_100, y: 20_000 });
    expect(sight.from).toEqual({ x: -19_600, y: -560 });
  });

  test('[LOS-02] ends there even if that point is outside the arc', () => {
    const target = squadron(-60, 62);
    const sight = lineOfSight(ship(VICTORY), 'left', target);
    const there = { pose: { x: Math.round(sight.to.x), y: Math.round(sight.to.y) } };
    expect(inFiringArc(ship(VICTORY), 'left', target).inArc).toBe(true);
    expect(inFiringArc(ship(VICTORY), 'left', there).marginUm).toBeLessThan(17_100);
    expect(attackRange(ship(VICTORY), 'left', target).to).not.toEqual(sight.to);
  });

  test('[LOS-02] from a squadron starts at the point of its base nearest to the target', () => {
    const fighter = squadron(-80, 0);
    const sight = lineOfSight(fighter, null, zoneOf(ship(VICTORY), 'left'));
    expect(sight.from).toEqual({ x: -80_000 + 17_100, y: 0 });
    expect(sight.to).toEqual({ x: -19_600, y: -560 });
    const dogfight = lineOfSight(squadron(0, 0), null, squadron(100, 0));
    expect([dogfight.from, dogfight.to]).toEqual([
      { x: 17_100, y: 0 },
      { x: 82_900, y: 0 },
    ]);
    expect(dogfight).toMatchObject({ hasSight: true, marginUm: null });
  });

  test('[LOS-03, EX-15, EX-16, FAQ-ERR-26] the book example: front and left of a CR90 are seen, its rear is behind its left', () => {
    const victory = ship(VICTORY);
    const cr90 = ship(CR90, -71, 132, 200);
    expect(lineOfSight(victory, 'front', zoneOf(cr90, 'front')).hasSight).toBe(true);
    expect(lineOfSight(victory, 'front', zoneOf(cr90, 'left')).hasSight).toBe(true);
    const rear = lineOfSight(victory, 'front', zoneOf(cr90, 'rear'));
    expect(rear.hasSight).toBe(false);
    expect(rear.blockedBy.map(({ zone }) => zone)).toEqual(['left']);
    expect(rear.blockedBy[0]!.depthUm).toBeGreaterThan(1_000);
  });

  test('[LOS-03] a line along the arc line between two zones passes through neither', () => {
    // The Nebulon-B's lines run from corner to corner; a squadron far out on one of them looks along it.
    const nebulon = { shipClass: NEBULON, pose: at(0, 0) };
    const known = shipGeometry(NEBULON, at(0, 0));
    const [x, y] = [known.zones.front[0]!, known.zones.front[1]!];
    const alongLine = lineOfSight({ pose: { x: x * 6, y: y * 6 } }, null, zoneOf(nebulon, 'front'));
    expect(alongLine.blockedBy.map((b) => b.zone)).not.toContain('rear');
    // A line that only meets the corner shared by front and right is not blocked by right.
    const bow = lineOfSight(ship(CR90, 0, 300, 180), 'front', zoneOf(nebulon, 'front'));
    expect(bow.hasSight).toBe(true);
  });

  test('[LOS-03, OBS-08] into another zone by up to 0.01 mm is grazing, by more is passing through', () => {
    // An attacker that slides past the Victory's side: at first its line reaches the rear dot through the rear zone alone.
    const victory = ship(VICTORY);
    let first = Number.POSITIVE_INFINITY;
    let clear = 0;
    for (let yMm = -39; yMm < 160; yMm += 0.05) {
      const sight = lineOfSight(ship(CR90, 150, yMm, 270), 'front', zoneOf(victory, 'rear'));
      for (const { depthUm } of sight.blockedBy) {
        expect(depthUm).toBeGreaterThan(10);
        first = Math.min(first, depthUm);
      }
      expect(sight.hasSight).toBe(sight.blockedBy.length === 0);
      if (sight.hasSight) clear++;
    }
    expect(clear).toBeGreaterThan(100);
    // The step of the slide moves the line by a few micrometres, so the first block is a shallow one.
    expect(first).toBeLessThan(40);
  });

  test('[LOS-03] beside another zone over the plastic rim only, the line is not blocked', () => {
    // A line 1 mm outside the token's edge, but over the base.
    const { base, zones: parts } = shipGeometry(VICTORY, at(0, 0));
    const edge = Math.max(...parts.right.filter((_, i) => i % 2 === 0));
    const rim = Math.max(...base.filter((_, i) => i % 2 === 0));
    expect(rim - edge).toBe(2_250);
    const x = edge + 1_000 + 17_100;
    const fighter = { pose: { x, y: 300_000 } };
    const sight = lineOfSight(fighter, null, { pose: { x, y: -300_000 } }, { ships: [ship(VICTORY)] });
    expect(sight.obstructed).toBe(false);
    const grazing = lineOfSight(fighter, null, { pose: { x, y: -300_000 } }, { ships: [ship(VICTORY, 17.1, 0)] });
    expect(grazing.obstructed).toBe(true);
    expect(grazing.hasSight).toBe(true);
  });

  test('[LOS-04, FAQ-QA-04] the attacker its own hull zones and base never stand in the way', () => {
    // From the front dot backwards over the whole ship.
    const victory = ship(VICTORY);
    const sight = lineOfSight(victory, 'front', squadron(0, -200));
    expect(sight).toMatchObject({ hasSight: true, blockedBy: [], obstructed: false });
    const astern = lineOfSight(victory, 'front', zoneOf(ship(CR90, 30, -300), 'front'));
    expect(astern).toMatchObject({ hasSight: true, obstructed: false });
  });

  test('[LOS-05] squadrons in between change nothing: there is no way to name them', () => {
    const crowd = { ships: [ship(CR90, 5, 160, 30)], obstacles: [], squadrons: [squadron(0, 120), squadron(3, 200)] };
    const { squadrons: _, ...without } = crowd;
    const target = squadron(0, 300);
    expect(lineOfSight(ship(VICTORY), 'front', target, crowd)).toEqual(
      lineOfSight(ship(VICTORY), 'front', target, without),
    );
    expect(lineOfSight(ship(VICTORY), 'front', target, { obstacles: [] }).obstructed).toBe(false);
  });

  test('[LOS-06] other ships and obstacles obstruct and never block', () => {
    fc.assert(
      fc.property(ships(0), ships(300), ships(200), poses(200), zones, zones, (a, b, third, pose, zone, part) => {
        const alone = lineOfSight(a, zone, zoneOf(b, part));
        const crowd = lineOfSight(a, zone, zoneOf(b, part), {
          ships: [third],
          obstacles: [{ obstacle: 'station', pose }],
        });
        expect(crowd.hasSight).toBe(alone.hasSight);
        expect(crowd.blockedBy).toEqual(alone.blockedBy);
        expect(crowd.obstructed).toBe(crowd.obstructedBy.ships.length + crowd.obstructedBy.obstacles.length > 0);
      }),
      runs(300),
    );
  });

  test('[LOS-07] is defined at any distance', () => {
    const sight = lineOfSight(ship(VICTORY), 'front', zoneOf(ship(CR90, 0, 1_700, 180), 'front'), {
      ships: [ship(NEBULON, 0, 900)],
    });
    expect(distance(sight.from, sight.to)).toBeGreaterThan(1_500_000);
    expect(sight).toMatchObject({ hasSight: true, obstructed: true });
  });

  test('[EX-17] to an X-wing: the closest point of its base', () => {
    const xwing = squadron(40, 150);
    const sight = lineOfSight(ship(VICTORY), 'front', xwing);
    const range = attackRange(ship(VICTORY), 'front', xwing);
    expect(sight.hasSight).toBe(true);
    expect(distance(sight.to, range.to!)).toBeLessThan(1);
    expect(range.band).toBe('close');
  });
});

describe('obstruction', () => {
  const attacker = ship(VICTORY);
  const xwing = squadron(0, 300);

  test('[OBS-01, EX-18] a third ship on the line obstructs, whoever owns it', () => {
    const between = lineOfSight(attacker, 'front', xwing, { ships: [ship(HOME_ONE, 400, 0), ship(CR90, 5, 160, 30)] });
    expect(between.obstructed).toBe(true);
    expect(between.obstructedBy.ships.map(({ index }) => index)).toEqual([1]);
    expect(lineOfSight(attacker, 'front', xwing, { ships: [ship(CR90, 60, 160)] }).obstructed).toBe(false);
  });

  test('[OBS-01, EX-19] an obstacle on the line obstructs', () => {
    const nebulon = zoneOf(ship(NEBULON, -40, 260, 90), 'right');
    const field = lineOfSight(attacker, 'front', nebulon, { obstacles: [obstacle('asteroid-field-2', -15, 150)] });
    expect(field.obstructed).toBe(true);
    expect(field.obstructedBy.obstacles).toHaveLength(1);
    expect(
      lineOfSight(attacker, 'front', nebulon, { obstacles: [obstacle('asteroid-field-2', 60, 150)] }).obstructed,
    ).toBe(false);
  });

  test('[OBS-04] bases that touch are obstructed all the same', () => {
    // Two ships bow to bow; between their tokens and bases nothing is left but a field partly under both.
    const bow = ship(VICTORY, 0, 102, 180);
    const field = obstacle('debris-field-2', 0, 51);
    const hidden = lineOfSight(attacker, 'front', zoneOf(bow, 'front'), { obstacles: [field] });
    expect(hidden.obstructed).toBe(false);
    // Side by side but shifted, the line leaves the one base over its front edge before it enters the other.
    const beside = ship(VICTORY, 63, 60);
    const open = lineOfSight(attacker, 'front', zoneOf(beside, 'left'), { obstacles: [obstacle('station', 28, 52)] });
    expect(distanceBetween(attacker, beside).lengthUm).toBe(0);
    expect(isOverlapping(attacker, beside, { dialsInShipOverlap: false })).toBe(false);
    expect(open.obstructed).toBe(true);
  });

  test('[OBS-04] squadrons that touch over an obstacle are obstructed if the point of contact is visible', () => {
    const field = obstacle('debris-field-1', 0, 0);
    const [a, b] = [squadron(-17.1, 0), squadron(17.1, 0)];
    const touching = lineOfSight(a, null, b, { obstacles: [field] });
    expect(touching.from).toEqual(touching.to);
    expect(touching.obstructed).toBe(true);
    expect(lineOfSight(a, null, b, { obstacles: [obstacle('debris-field-1', 60, 0)] }).obstructed).toBe(false);
    // Under a third ship's base the field is hidden; were squadrons ever there, the base itself would be in the way.
    const under = lineOfSight(a, null, b, { obstacles: [field], ships: [ship(VICTORY)] });
    expect(under.obstructedBy.obstacles).toEqual([]);
    expect(under.obstructedBy.ships).toHaveLength(1);
  });

  test('[OBS-05, FAQ-QA-28] what a base covers does not obstruct, what is left of the obstacle does', () => {
    const target = ship(CR90, 0, 250, 180);
    const under = obstacle('asteroid-field-1', 0, 250, 90);
    const front = zoneOf(target, 'front');
    expect(lineOfSight(attacker, 'front', front, { obstacles: [under] }).obstructed).toBe(false);
    const nearer = nudged(under, 0, -25_000);
    const visible = lineOfSight(attacker, 'front', front, { obstacles: [nearer] });
    expect(visible.obstructed).toBe(true);
    // The visible stretch ends where the base begins.
    expect(visible.obstructedBy.obstacles[0]!.to.y).toBeCloseTo(250_000 - 35_500, -2);
    // Any ship's base covers: under the attacker, or under a third ship, which then obstructs itself.
    expect(lineOfSight(attacker, 'front', front, { obstacles: [obstacle('asteroid-field-1', 0, 10)] }).obstructed).toBe(
      false,
    );
    const third = lineOfSight(attacker, 'front', front, {
      obstacles: [obstacle('asteroid-field-1', 0, 140)],
      ships: [ship(VICTORY, 0, 140, 90)],
    });
    expect(third.obstructedBy).toMatchObject({ obstacles: [], ships: [{ index: 0 }] });
  });

  test('[OBS-05] two bases side by side leave no seam', () => {
    const rock = obstacle('asteroid-field-1', 0, 160);
    const seam = [ship(CR90, -21.5, 160), ship(CR90, 21.5, 160)];
    const line = lineOfSight(squadron(0, 0), null, squadron(0, 320), { ships: seam, obstacles: [rock] });
    expect(line.obstructedBy.obstacles).toEqual([]);
    // A seam within the tolerance is none.
    const ajar = [ship(CR90, -21.5, 160), nudged(ship(CR90, 21.5, 160), 8, 0)];
    const over = squadron(0.004, 0);
    expect(
      lineOfSight(over, null, squadron(0.004, 320), { ships: ajar, obstacles: [rock] }).obstructedBy.obstacles,
    ).toEqual([]);
    const apart = [ship(CR90, -21.6, 160), ship(CR90, 21.6, 160)];
    expect(
      lineOfSight(squadron(0, 0), null, squadron(0, 320), { ships: apart, obstacles: [rock] }).obstructedBy.obstacles,
    ).toHaveLength(1);
  });

  test('[OBS-06, FAQ-QA-05, FAQ-QA-06] a base obstructs, its shield dials do not', () => {
    // The dial sticks out 7.5 mm from the side of the base.
    const beside = (gapMm: number) =>
      lineOfSight(squadron(0, 0), null, squadron(0, 400), { ships: [ship(CR90, 21.5 + gapMm, 200)] });
    expect(beside(3).obstructed).toBe(false);
    expect(beside(-1).obstructed).toBe(true);
    expect(beside(-1).obstructedBy.ships[0]!.depthUm).toBeCloseTo(1_000, 6);
  });

  test('[OBS-08] touching an edge or a corner is not crossing; the tolerance is 0.01 mm', () => {
    const past = (gapUm: number) =>
      lineOfSight(squadron(0, 0), null, squadron(0, 400), { ships: [nudged(ship(CR90, 21.5, 200), gapUm, 0)] })
        .obstructed;
    expect([0, -9, -10].map(past)).toEqual([false, false, false]);
    expect([-11, -1_000].map(past)).toEqual([true, true]);
    // A corner: the line x = 0 against a square turned by 45 degrees.
    const { base } = shipGeometry(CR90, { x: 0, y: 0, heading: 8_192 });
    const tip = Math.min(...base.filter((_, i) => i % 2 === 0));
    const corner = (depthUm: number) =>
      lineOfSight(squadron(0, 0), null, squadron(0, 400), {
        ships: [{ shipClass: CR90, pose: { x: -tip - depthUm, y: 200_000, heading: 8_192 } }],
      }).obstructed;
    expect(corner(0)).toBe(false);
    expect(corner(13)).toBe(false);
    expect(corner(16)).toBe(true);
    // An obstacle's outline in the same way.
    const { outline } = obstacleGeometry(obstacle('asteroid-field-1', 0, 200));
    const west = Math.min(...outline.filter((_, i) => i % 2 === 0));
    const graze = (depthUm: number) =>
      lineOfSight(squadron(0, 0), null, squadron(0, 400), {
        obstacles: [{ obstacle: 'asteroid-field-1', pose: { x: -west - depthUm, y: 200_000, heading: 0 } }],
      }).obstructed;
    expect(graze(0)).toBe(false);
    expect(graze(8)).toBe(false);
    expect(graze(200)).toBe(true);
  });

  test('[OBS-08] a line through the bay of a concave outline is clear', () => {
    // The boot has its instep on the right: between sole and shaft a vertical line meets it only below.
    const boot = obstacle('debris-field-1', 0, 0);
    const through = (xMm: number, y0: number, y1: number) =>
      lineOfSight(squadron(xMm, y0 - 17.1), null, squadron(xMm, y1 + 17.1), { obstacles: [boot] }).obstructed;
    expect(through(25, -15, 120)).toBe(false);
    expect(through(25, -40, 120)).toBe(true);
  });
});

describe('other straight lines', () => {
  test('[FAQ-ERR-18] between two tokens: the line of sight crosses the segment or a token', () => {
    const [a, b] = [at(-50, 100), at(50, 100)];
    const through = lineOfSight(ship(VICTORY), 'front', squadron(0, 300));
    const past = lineOfSight(ship(VICTORY), 'right', squadron(300, 0));
    expect(linesCross(through.from, through.to, a, b)).toBe(true);
    expect(linesCross(past.from, past.to, a, b)).toBe(false);
    // Ends that touch do not cross, nor do parallel lines.
    expect(linesCross(at(0, 0), at(0, 100), a, b)).toBe(false);
    expect(linesCross(at(-50, 90), at(50, 90), a, b)).toBe(false);
    const token = (xMm: number) => ({ token: 'objective', pose: at(xMm, 150) });
    expect(linePassesOver(through.from, through.to, token(9))).toBe(true);
    expect(linePassesOver(through.from, through.to, token(9.5))).toBe(false);
    expect(linePassesOver(through.from, through.to, token(9.48))).toBe(true);
  });

  test('[OBS-06, OBS-08] over a base, a squadron or an obstacle', () => {
    const over = (piece: Parameters<typeof linePassesOver>[2]) => linePassesOver(at(0, 0), at(0, 300), piece);
    expect(over(ship(CR90, 21, 150))).toBe(true);
    expect(over(ship(CR90, 21.5, 150))).toBe(false);
    expect(over(squadron(17, 150))).toBe(true);
    expect(over(squadron(17.1, 150))).toBe(false);
    expect(over(obstacle('station', 20, 150))).toBe(true);
    expect(over(obstacle('station', 90, 150))).toBe(false);
  });
});
