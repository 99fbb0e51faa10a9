import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  ADJACENT_ZONES,
  createGeometry,
  DEFAULT_FIGURES,
  type Figures,
  HULL_ZONES,
  type Polygon,
  pointsOf,
  SHIP_SIZES,
  shipGeometry,
  umFromMm,
} from '../../src/geometry/index.ts';
import { at, CR90, HOME_ONE, NEBULON, SHIP_CLASSES, ship, squadron, VICTORY } from './support.ts';

const SOURCE = new URL('../../../shared/data/geometry.json', import.meta.url);

const area = (polygon: Polygon): number => {
  const points = pointsOf(polygon);
  return (
    points.reduce((sum, p, i) => {
      const q = points[(i + 1) % points.length]!;
      return sum + p.x * q.y - p.y * q.x;
    }, 0) / 2
  );
};

const inUm = (points: readonly (readonly number[])[]): number[][] => points.map((p) => p.map((v) => umFromMm(v)));
const sorted = (points: readonly (readonly number[])[]): string[] => points.map((p) => p.join()).sort();

describe('the figures', () => {
  test('are pinned: a change must be meant', () => {
    const digest = createHash('sha256').update(JSON.stringify(DEFAULT_FIGURES)).digest('hex');
    expect(digest.slice(0, 16)).toBe('546553c3dfd3181a');
  });

  test('are those they were measured from, provenance and uncertainty included', () => {
    if (!existsSync(SOURCE)) return;
    const source = JSON.parse(readFileSync(SOURCE, 'utf8'));
    const f = DEFAULT_FIGURES;
    expect(Object.values(f.rulers.rangeUm)).toEqual(Object.values(source.rulers.rangeBandsMm as object).map(umFromMm));
    expect(f.rulers.distanceUm).toEqual(source.rulers.distanceBandsMm.map(umFromMm));
    expect(f.rulers.uncertaintyUm).toBe(umFromMm(source.rulers.uncertaintyMm));
    for (const size of SHIP_SIZES) {
      const base = source.bases[size];
      expect(f.bases[size]).toMatchObject({
        widthUm: umFromMm(base.widthMm),
        lengthUm: umFromMm(base.lengthMm),
        tokenWidthUm: umFromMm(base.tokenWidthMm),
        tokenLengthUm: umFromMm(base.tokenLengthMm),
        tokenUncertaintyUm: umFromMm(base.tokenUncertaintyMm),
        provenance: source.bases.provenance,
      });
    }
    expect(2 * f.squadron.radiusUm).toBe(umFromMm(source.bases.squadron.diameterMm));
    expect(2 * f.squadron.uncertaintyUm).toBe(umFromMm(source.bases.squadron.uncertaintyMm));
    expect(f.arcLine.widthUm).toBe(umFromMm(source.arcLine.widthMm));
    expect(f.arcLine.uncertaintyUm).toBe(umFromMm(source.arcLine.uncertaintyMm));
    expect(f.shieldDials).toEqual({
      radiusUm: umFromMm(source.shieldDials.discRadiusMm),
      insetUm: umFromMm(source.shieldDials.centreInsetMm),
      provenance: source.shieldDials.provenance,
      uncertaintyUm: umFromMm(source.shieldDials.uncertaintyMm),
    });
    const tool = source.maneuverTool;
    expect(f.maneuverTool).toEqual({
      joints: tool.joints,
      maxClicksPerJoint: tool.maxClicksPerJoint,
      jointToJointUm: umFromMm(tool.jointToJointMm),
      shipFrontToNextJointUm: umFromMm(tool.shipFrontToNextJointMm),
      jointToShipFrontUm: umFromMm(tool.jointToShipFrontMm),
      widthUm: umFromMm(tool.widthMm),
      rootBehindShipFrontUm: umFromMm(tool.rootBehindShipFrontMm),
      provenance: tool.provenance,
      uncertaintyUm: {
        jointToJoint: umFromMm(tool.uncertaintyMm.jointToJoint),
        jointToShipFront: umFromMm(tool.uncertaintyMm.jointToShipFront),
        width: umFromMm(tool.uncertaintyMm.width),
        others: umFromMm(tool.uncertaintyMm.others),
      },
    });
    expect(Object.keys(f.ships)).toEqual(Object.keys(source.ships));
    for (const [shipClass, known] of Object.entries(f.ships)) {
      const given = source.ships[shipClass];
      expect(known.size).toBe(given.size);
      expect(known.provenance).toBe(given.provenance);
      expect(known.uncertaintyUm).toEqual({
        arcs: umFromMm(given.uncertaintyMm.arcs),
        targetingPoints: umFromMm(given.uncertaintyMm.targetingPoints),
      });
      for (const [line, { inner, outer }] of Object.entries(known.arcs))
        expect([inner, outer]).toEqual(inUm([given.arcs[line].inner, given.arcs[line].outer]));
      for (const zone of HULL_ZONES) {
        expect(known.targetingPoints[zone]).toEqual(given.targetingPoints[zone].map(umFromMm));
        const outline = pointsOf(shipGeometry(shipClass, at(0, 0)).zones[zone]).map((p) => [p.x, p.y]);
        expect(sorted(outline)).toEqual(sorted(inUm(given.hullZones[zone])));
      }
    }
    expect(Object.keys(f.obstacles)).toEqual(source.obstacles.map((o: { id: string }) => o.id));
    for (const given of source.obstacles) {
      const known = f.obstacles[given.id]!;
      expect(known.outlineUm).toEqual(inUm(given.outlineMm));
      expect(known.type).toBe(given.type);
      expect(known.provenance).toBe(given.provenance);
      expect(known.uncertaintyUm).toBe(umFromMm(given.uncertaintyMm));
    }
    expect(2 * f.tokens.objective!.radiusUm).toBe(umFromMm(source.tokens.objective.diameterMm));
    for (const name of ['standard', 'learning']) {
      expect(f.areas[name]!.widthUm).toBe(umFromMm(source.playArea[name].widthMm));
      expect(f.areas[name]!.depthUm).toBe(umFromMm(source.playArea[name].depthMm));
    }
    expect(f.areas.standard!.setupFromXUm).toBe(umFromMm(source.playArea.setupArea.xFromMm));
    expect(f.areas.standard!.setupToXUm).toBe(umFromMm(source.playArea.setupArea.xToMm));
    expect(f.deploymentDepthUm).toBe(umFromMm(source.playArea.deploymentZoneDepthMm));
  });

  test('name the three estimated ship classes and the estimated large token', () => {
    const estimated = SHIP_CLASSES.filter((name) => DEFAULT_FIGURES.ships[name]!.provenance === 'estimated');
    expect(estimated).toEqual(['mc80-liberty-type', 'mc75-cruiser', 'interdictor']);
    expect(SHIP_SIZES.filter((size) => DEFAULT_FIGURES.bases[size].tokenProvenance === 'estimated')).toEqual(['large']);
  });

  test('[ARC-01] every one of the 18 classes has four hull zones that tile its token', () => {
    expect(SHIP_CLASSES.length).toBe(18);
    for (const shipClass of SHIP_CLASSES) {
      const { zones, token } = shipGeometry(shipClass, at(0, 0));
      expect(Object.keys(zones).sort()).toEqual(['front', 'left', 'rear', 'right']);
      const parts = HULL_ZONES.map((zone) => area(zones[zone]));
      for (const part of parts) expect(part).toBeGreaterThan(0);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(area(token), 3);
    }
  });

  test('[ARC-06] front and rear are adjacent to left and right, and to nothing else', () => {
    expect(ADJACENT_ZONES.front).toEqual(['left', 'right']);
    expect(ADJACENT_ZONES.left).toEqual(['front', 'rear']);
    for (const a of HULL_ZONES)
      for (const b of HULL_ZONES) expect(ADJACENT_ZONES[a].includes(b)).toBe(ADJACENT_ZONES[b].includes(a));
    // Adjacent zones share two corners of the token's division, the others at most the point in the middle.
    const { zones } = shipGeometry(VICTORY, at(0, 0));
    const corners = (zone: (typeof HULL_ZONES)[number]) => new Set(pointsOf(zones[zone]).map((p) => `${p.x},${p.y}`));
    for (const a of HULL_ZONES)
      for (const b of HULL_ZONES) {
        if (a === b) continue;
        const shared = [...corners(a)].filter((corner) => corners(b).has(corner)).length;
        expect(shared).toBe(ADJACENT_ZONES[a].includes(b) ? 2 : 1);
      }
  });

  test('[MOVE-18, FAQ-ERR-30, FAQ-ERR-31, FAQ-ERR-32] bases are 43 x 71, 63 x 102 and 77.5 x 129 mm', () => {
    const sizeOf = (shipClass: string) => {
      const { base, size } = shipGeometry(shipClass, at(0, 0));
      return [size, base[0]! - base[2]!, base[1]! - base[5]!];
    };
    expect(sizeOf(CR90)).toEqual(['small', 43_000, 71_000]);
    expect(sizeOf(NEBULON)).toEqual(['small', 43_000, 71_000]);
    expect(sizeOf(VICTORY)).toEqual(['medium', 63_000, 102_000]);
    expect(sizeOf(HOME_ONE)).toEqual(['large', 77_500, 129_000]);
  });

  test('[MOVE-19] a ship is a base and a token: nothing in its geometry stands for the model', () => {
    const known = shipGeometry(CR90, at(0, 0));
    for (const [x, y] of [known.token, ...Object.values(known.zones)].flatMap((p) =>
      pointsOf(p).map((q) => [q.x, q.y]),
    ))
      expect(Math.abs(x!) <= known.halfWidthUm && Math.abs(y!) <= known.halfLengthUm).toBe(true);
    expect(JSON.parse(JSON.stringify(known))).toEqual(known);
  });
});

describe('figures of a host', () => {
  const withRuler = (close: number): Figures => ({
    ...DEFAULT_FIGURES,
    rulers: { ...DEFAULT_FIGURES.rulers, rangeUm: { close, medium: 187_000, long: 304_800 } },
  });

  test('change the answers without touching code', () => {
    const attacker = ship(VICTORY);
    const target = squadron(0, 50.75 + 17.1 + 123);
    const standard = createGeometry(DEFAULT_FIGURES);
    expect(standard.attackRange(attacker, 'front', target)).toMatchObject({ lengthUm: 123_000, band: 'close' });
    expect(createGeometry(withRuler(122_999)).attackRange(attacker, 'front', target).band).toBe('medium');
  });

  test('may add a ship class of their own', () => {
    const ships = { ...DEFAULT_FIGURES.ships, onager: { ...DEFAULT_FIGURES.ships[HOME_ONE]!, name: 'Onager' } };
    const mine = createGeometry({ ...DEFAULT_FIGURES, ships });
    expect(mine.shipGeometry('onager', at(0, 0)).size).toBe('large');
  });

  const without = (part: 'arcs' | 'targetingPoints', name: string): Figures => {
    const odd = structuredClone(DEFAULT_FIGURES.ships[NEBULON]!) as unknown as Record<string, Record<string, unknown>>;
    delete odd[part]![name];
    return { ...DEFAULT_FIGURES, ships: { odd: odd as unknown as Figures['ships'][string] } };
  };

  const refused: [string, Figures, string][] = [
    ['an arc line missing', without('arcs', 'rearLeft'), 'ships.odd.arcs.rearLeft'],
    ['a targeting point missing', without('targetingPoints', 'left'), 'ships.odd.targetingPoints.left'],
    ['a band that ends before the one nearer', withRuler(200_000), 'rulers.rangeUm'],
    ['a length in fractions', withRuler(123_000.5), 'rulers.rangeUm.0'],
    [
      'an arc line that ends inside the token',
      {
        ...DEFAULT_FIGURES,
        ships: {
          odd: {
            ...DEFAULT_FIGURES.ships[NEBULON]!,
            arcs: { ...DEFAULT_FIGURES.ships[NEBULON]!.arcs, frontLeft: { inner: [0, 0], outer: [-10_000, 20_000] } },
          },
        },
      },
      'ships.odd.arcs',
    ],
    [
      'a hull zone that is not convex',
      {
        ...DEFAULT_FIGURES,
        ships: {
          odd: {
            ...DEFAULT_FIGURES.ships[NEBULON]!,
            arcs: {
              ...DEFAULT_FIGURES.ships[NEBULON]!.arcs,
              frontLeft: { inner: [0, 0], outer: [-19_250, -5_000] },
              frontRight: { inner: [0, 0], outer: [19_250, -5_000] },
            },
          },
        },
      },
      'ships.odd.arcs',
    ],
    [
      'an outline that runs clockwise',
      {
        ...DEFAULT_FIGURES,
        obstacles: {
          rock: {
            ...DEFAULT_FIGURES.obstacles.station!,
            outlineUm: [
              [0, 0],
              [0, 9],
              [9, 0],
            ],
          },
        },
      },
      'obstacles.rock.outlineUm',
    ],
  ];
  test.each(refused)('are refused with %s', (_, figures, field) => {
    expect(() => createGeometry(figures)).toThrow(expect.objectContaining({ code: 'bad-figures', field }));
  });
});
