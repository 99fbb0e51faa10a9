/**
 * Positions in which a grid of samples could not tell, found among random ones and decided by hand: the corner of a zone a few
 * micrometres inside or outside an arc, a line that grazes a zone. Decided with the exact corners, and a fine walk of the line.
 */

import { describe, expect, test } from 'vitest';
import { type HullZone, inFiringArc, lineOfSight, type Pose } from '../../src/geometry/index.ts';
import { along, inArc, inZone, zoneCloud } from './oracle.ts';

const ORIGIN: Pose = { x: 0, y: 0, heading: 0 };

const ARCS: [string, HullZone, string, Pose, HullZone, boolean][] = [
  [
    'mc80-liberty-type',
    'right',
    'quasar-fire-class-cruiser-carrier',
    { x: 162_734, y: -185_046, heading: 62_458 },
    'left',
    true,
  ],
  [
    'arquitens-class-cruiser',
    'rear',
    'arquitens-class-cruiser',
    { x: 171_882, y: -110_525, heading: 54_348 },
    'front',
    true,
  ],
  [
    'quasar-fire-class-cruiser-carrier',
    'right',
    'gladiator-class-star-destroyer',
    { x: 99_136, y: 52_225, heading: 39_709 },
    'rear',
    false,
  ],
  ['nebulon-b-frigate', 'rear', 'hammerhead-corvette', { x: -104_087, y: -107_214, heading: 57_750 }, 'right', false],
];

const LINES: [string, HullZone, string, Pose, HullZone, HullZone[]][] = [
  ['cr90-corvette', 'left', 'cr90-corvette', { x: 109_217, y: -78_004, heading: 33_359 }, 'front', ['right']],
  ['assault-frigate-mark-ii', 'left', 'interdictor', { x: -139_232, y: -76_331, heading: 28_903 }, 'front', []],
  [
    'victory-class-star-destroyer',
    'left',
    'gozanti-class-cruisers',
    { x: 69_129, y: -124_451, heading: 31_470 },
    'front',
    ['right'],
  ],
];

describe('close calls', () => {
  test.each(ARCS)(
    '[ARC-03, ARC-04] %s, %s arc, against a %s at %j, %s zone',
    (from, zone, to, pose, part, expected) => {
      const attacker = { shipClass: from, pose: ORIGIN };
      const defender = { shipClass: to, pose };
      const answer = inFiringArc(attacker, zone, { ...defender, zone: part });
      expect(answer.inArc).toBe(expected);
      expect(Math.abs(answer.marginUm!)).toBeLessThan(15);
      // The cloud holds every corner of the zone.
      expect(zoneCloud(defender, part, 500).some((p) => inArc(attacker, zone, p))).toBe(expected);
    },
  );

  test.each(LINES)(
    '[LOS-03, OBS-08] %s, %s zone, looking at a %s at %j, %s zone',
    (from, zone, to, pose, part, expected) => {
      const defender = { shipClass: to, pose };
      const sight = lineOfSight({ shipClass: from, pose: ORIGIN }, zone, { ...defender, zone: part });
      expect(sight.blockedBy.map((blocking) => blocking.zone)).toEqual(expected);
      expect(sight.marginUm).toBeLessThan(15);
      const walked = (['front', 'left', 'right', 'rear'] as const).filter(
        (other) => other !== part && [...along(sight.from, sight.to, 10)].some((p) => inZone(defender, other, p, 10)),
      );
      expect(walked).toEqual(expected);
    },
  );
});
