import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  deploymentZone,
  distanceBetween,
  insidePlayArea,
  isWithin,
  type Obstacle,
  obstaclePlaces,
  overlaps,
  type Pose,
  playArea,
  type Region,
  setupArea,
  shipDeployment,
  shipGeometry,
  squadronDeployment,
  squadronReach,
} from '../../src/geometry/index.ts';
import {
  at,
  CR90,
  distance,
  HOME_ONE,
  NEBULON,
  nudged,
  OBSTACLES,
  obstacle,
  poses,
  randomFrom,
  runs,
  ship,
  squadron,
  VICTORY,
} from './support.ts';

/** What every region owes: samples and snaps are legal, what is legal stays put, and no tried place is nearer. */
function behaves(region: Region, around: fc.Arbitrary<Pose>, numRuns: number): void {
  const random = randomFrom(99);
  for (let i = 0; i < 30; i++) {
    const pose = region.sample(random);
    expect(pose).not.toBeNull();
    expect(region.contains(pose!)).toBe(true);
    expect(region.snap(pose!)).toEqual(pose);
  }
  fc.assert(
    fc.property(around, (pose) => {
      const snapped = region.snap(pose);
      expect(snapped, JSON.stringify(pose)).not.toBeNull();
      expect(region.contains(snapped!)).toBe(true);
      expect(snapped!.heading).toBe(pose.heading);
      const gap = distance(snapped!, pose);
      // No place on rings around the wish, up to just short of the snap, is legal.
      if (gap < 100) return;
      for (const share of [0.2, 0.5, 0.8, 0.95, 0.99])
        for (let i = 0; i < 48; i++) {
          const a = (i / 48) * 2 * Math.PI;
          const nearer = {
            x: Math.round(pose.x + share * (gap - 20) * Math.cos(a)),
            y: Math.round(pose.y + share * (gap - 20) * Math.sin(a)),
            heading: pose.heading,
          };
          expect(region.contains(nearer), JSON.stringify([pose, snapped, nearer])).toBe(false);
        }
    }),
    runs(numRuns),
  );
}

const placesAround = (xMm: number, yMm: number, spanMm: number): fc.Arbitrary<Pose> =>
  poses(spanMm).map((pose) => ({ ...pose, x: pose.x + xMm * 1_000, y: pose.y + yMm * 1_000 }));

describe('a squadron move', () => {
  const start = squadron(500, 400);

  test('[SQM-01, EX-05] reaches every centre up to the end of its band, and none beyond', () => {
    const region = squadronReach(start, 3);
    expect(region.contains(at(500, 400 + 184.8))).toBe(true);
    expect(region.contains({ ...at(500, 400 + 184.8), y: 400_000 + 184_801 })).toBe(false);
    expect(region.contains(at(500, 400 + 185.8))).toBe(false);
    fc.assert(
      fc.property(placesAround(500, 400, 250), (pose) => {
        expect(region.contains(pose)).toBe((pose.x - 500_000) ** 2 + (pose.y - 400_000) ** 2 <= 184_800 ** 2);
      }),
      runs(300),
    );
  });

  test('[SQM-02] may be shorter, or none at all', () => {
    for (const speed of [0, 1, 2, 3, 4, 5]) expect(squadronReach(start, speed).contains(at(500, 400))).toBe(true);
    expect(squadronReach(start, 0).contains({ ...at(500, 400), x: 500_001 })).toBe(false);
    expect(squadronReach(start, 4).contains(at(510, 400))).toBe(true);
  });

  test('[SQM-03, FAQ-QA-51] may not end on a ship, its dials or a squadron, but may touch them', () => {
    const victory = ship(VICTORY, 500, 520);
    const region = squadronReach(start, 5, { ships: [victory], squadrons: [squadron(600, 400)] });
    expect(region.contains(at(500, 520 - 51 - 17.1))).toBe(false);
    expect(region.contains(at(500, 520 - 51 - 7.5 - 17.1))).toBe(true);
    expect(region.contains(at(530, 520 - 51 - 17.1))).toBe(true);
    expect(region.contains(at(530, 520 - 51 - 17))).toBe(false);
    expect(region.contains(at(600 - 34.2, 400))).toBe(true);
    expect(region.contains(at(600 - 34.1, 400))).toBe(false);
  });

  test('[SQM-04] may end on an obstacle: obstacles do not enter', () => {
    expect(squadronReach(start, 3).contains(at(500, 450))).toBe(true);
    expect(overlaps(squadron(500, 450), obstacle('station', 500, 450)).overlaps).toBe(true);
  });

  test('[SQM-05] passes over ships and squadrons: only the end counts', () => {
    // A wall of ships between start and end.
    const wall = [ship(HOME_ONE, 500, 480, 90), ship(HOME_ONE, 630, 480, 90), ship(HOME_ONE, 370, 480, 90)];
    const region = squadronReach(start, 3, { ships: wall, squadrons: [squadron(500, 440)] });
    expect(region.contains(at(500, 560))).toBe(true);
    expect(region.contains(at(500, 480))).toBe(false);
  });

  test('[SQM-06] may end partly off the table', () => {
    const region = squadronReach(squadron(30, 30), 2);
    const over = at(5, 30);
    expect(region.contains(over)).toBe(true);
    expect(insidePlayArea({ pose: over }).inside).toBe(false);
  });

  test('[SQM-03] snaps to the nearest legal place', () => {
    const ships = [ship(VICTORY, 560, 420, 33), ship(CR90, 450, 480, 100)];
    const squadrons = [squadron(480, 350), squadron(520, 345), squadron(440, 400)];
    behaves(squadronReach(start, 2, { ships, squadrons }), placesAround(500, 400, 180), 40);
  });

  test('[SQM-03] a squadron that is walled in can still stay', () => {
    const region = squadronReach(squadron(0, 0), 1, {
      squadrons: [0, 60, 120, 180, 240, 300].map((deg) => ({
        pose: {
          x: Math.round(34_200 * Math.cos((deg * Math.PI) / 180)),
          y: Math.round(34_200 * Math.sin((deg * Math.PI) / 180)),
        },
      })),
    });
    expect(region.contains(at(0, 0))).toBe(true);
    expect(region.contains(at(0, 1))).toBe(false);
  });
});

describe('setup', () => {
  test('[SETUP-01, SETUP-02, SETUP-03] the areas', () => {
    expect(playArea('standard')).toEqual({ minX: 0, minY: 0, maxX: 1_828_800, maxY: 914_400 });
    expect(setupArea('standard')).toEqual({ minX: 304_800, minY: 0, maxX: 1_524_000, maxY: 914_400 });
    expect(setupArea('learning')).toEqual(playArea('learning'));
    expect(deploymentZone('standard', 'near')).toEqual({ minX: 304_800, minY: 0, maxX: 1_524_000, maxY: 184_800 });
    expect(deploymentZone('standard', 'far')).toEqual({ minX: 304_800, minY: 729_600, maxX: 1_524_000, maxY: 914_400 });
  });

  test('[SETUP-18] an obstacle keeps beyond distance 3 of the edges and distance 1 of the others', () => {
    const first = obstacle('station', 900, 450);
    const region = obstaclePlaces('asteroid-field-1', 'standard', [first]);
    // Lowest point of the oval: 15.12 mm below its centre.
    expect(region.contains(at(600, 180 + 15.12))).toBe(false);
    expect(region.contains(at(600, 184.8 + 15.12))).toBe(false);
    expect(region.contains({ ...at(600, 184.8 + 15.12), y: 199_921 })).toBe(true);
    expect(region.contains(at(600, 190 + 15.12))).toBe(true);
    // Left of the station by 76.5 mm exactly: not beyond; a micrometre more, beyond.
    const reach = distanceBetween(first, obstacle('asteroid-field-1', 700, 450)).lengthUm;
    expect(reach).toBeGreaterThan(80_000);
    expect(region.contains(at(700, 450))).toBe(true);
    expect(region.contains(at(760, 450))).toBe(false);
    // Inside the setup area: 33.5 mm from centre to the leftmost point.
    expect(region.contains(at(304.8 + 33.5, 450))).toBe(true);
    expect(region.contains({ ...at(304.8 + 33.5, 450), x: 338_299 })).toBe(false);
  });

  test('[SETUP-18] exactly on the line of distance 1 is not beyond it', () => {
    const low = obstacle('asteroid-field-1', 900, 400);
    // The oval's top (16.39, 14.88)-(20.07, 14.94) and its copy above, mirrored upside down by half a turn.
    const places = obstaclePlaces('asteroid-field-1', 'standard', [low]);
    const gap = (yUm: number) =>
      distanceBetween(low, { obstacle: 'asteroid-field-1', pose: { ...at(900 + 40.14, 0, 180), y: yUm } });
    const border = 400_000 + 2 * 14_940 + 76_500;
    expect(gap(border).lengthUm).toBe(76_500);
    expect(places.contains({ ...at(940.14, 0, 180), y: border })).toBe(false);
    expect(places.contains({ ...at(940.14, 0, 180), y: border + 1 })).toBe(true);
  });

  test('[SETUP-18] snaps and samples obstacles among others, concave outlines and all headings', () => {
    const placed: Obstacle[] = [
      obstacle('station', 900, 450, 20),
      obstacle('debris-field-1', 700, 500, 200),
      { ...obstacle('debris-field-2', 1_150, 400, 100), mirrored: true },
      obstacle('asteroid-field-2', 500, 350, 300),
    ];
    behaves(obstaclePlaces('asteroid-field-3', 'standard', placed), placesAround(900, 450, 420), 12);
    behaves(obstaclePlaces('debris-field-1', 'standard', placed.slice(0, 1), true), placesAround(900, 450, 420), 12);
    for (const id of OBSTACLES) expect(obstaclePlaces(id, 'learning').sample(randomFrom(3))).not.toBeNull();
  });

  test('[SETUP-21] a ship stands wholly inside its deployment zone, dials not counted', () => {
    const region = shipDeployment(CR90, 'standard', 'near');
    expect(region.contains(at(900, 120 + 35.5))).toBe(false);
    expect(region.contains(at(900, 100 + 35.5))).toBe(true);
    expect(region.contains(at(900, 35.5))).toBe(true);
    expect(region.contains(nudged({ pose: at(900, 35.5) }, 0, -1).pose)).toBe(false);
    expect(region.contains(at(304.8 + 21.5, 100))).toBe(true);
    expect(region.contains(at(304.8 + 21.4, 100))).toBe(false);
    expect(shipDeployment(CR90, 'standard', 'far').contains(at(900, 800, 180))).toBe(true);
  });

  test('[SETUP-26, FAQ-QA-38] a ship is not deployed onto another, but may touch it', () => {
    const other = ship(VICTORY, 900, 100);
    const region = shipDeployment(CR90, 'standard', 'near', { ships: [other] });
    const beside = 900 + 31.5 + 21.5;
    expect(region.contains(at(beside + 7.5, 140))).toBe(true);
    expect(region.contains(at(beside + 7.4, 140))).toBe(false);
    // Edge to edge, where dials do not count between ships.
    const bare = shipDeployment(CR90, 'standard', 'near', { ships: [other], dialsInShipOverlap: false });
    expect(bare.contains(at(beside, 140))).toBe(true);
    expect(bare.contains(at(beside - 0.1, 140))).toBe(false);
    behaves(bare, placesAround(900, 90, 150), 10);
    behaves(
      shipDeployment(NEBULON, 'standard', 'near', {
        ships: [other, ship(CR90, 830, 90, 45), ship(HOME_ONE, 1_000, 80, 90)],
      }),
      placesAround(900, 90, 150),
      15,
    );
  });

  test('[SETUP-23, FAQ-QA-43] a squadron is deployed wholly within distance 1-2 of a friend, inside the setup area', () => {
    const friend = ship(VICTORY, 400, 130);
    const region = squadronDeployment('standard', [friend], { squadrons: [squadron(400, 230)] });
    // In front of the ship and outside the deployment zone.
    const ahead = at(420, 130 + 51 + 124.8 - 17.1);
    expect(region.contains(ahead)).toBe(true);
    expect(region.contains({ ...ahead, y: ahead.y + 1 })).toBe(false);
    expect(isWithin(distanceBetween(friend, { pose: ahead }).distance, 1, 2)).toBe(true);
    // Left of the setup area's border, near as it may be.
    expect(region.contains(at(304.8 + 17.1, 130))).toBe(true);
    expect(region.contains(at(304.8 + 17, 130))).toBe(false);
    // SETUP-26: not on the other squadron, nor under a dial of the ship.
    expect(region.contains(at(410, 230))).toBe(false);
    expect(region.contains(at(400, 130 + 51 + 17.1))).toBe(false);
    behaves(region, placesAround(400, 200, 200), 30);
    expect(squadronDeployment('standard', []).sample(randomFrom(1))).toBeNull();
    expect(squadronDeployment('standard', []).contains(at(900, 100))).toBe(false);
  });

  test('an outline is plain data', () => {
    const outline = squadronReach(squadron(500, 400), 3, { ships: [ship(CR90, 500, 500)] }).outline();
    expect(JSON.parse(JSON.stringify(outline))).toEqual(outline);
    expect(outline.keepOut.length).toBe(5);
    expect(shipGeometry(CR90, at(500, 500)).base).toEqual(outline.keepOut[0]!.points);
    const zone = shipDeployment(CR90, 'standard', 'near').outline(16_384).bounds!;
    expect(zone.minX).toBe(304_800 + 35_500);
  });
});
