import { describe, expect, test } from 'vitest';
import { act } from '../../src/state/actions.ts';
import type { Readiness } from '../../src/state/vocabulary.ts';
import { CR90, table, VICTORY, X_WING } from '../support/table.ts';

const VIC = `p1/${VICTORY}/1`;

const commanding = (spend: 'dial' | 'token' | 'both', readiness: Readiness = 'readied') =>
  table()
    .ship('p1', VICTORY, {
      dials: ['squadron'],
      commandTokens: ['squadron'],
      upgrades: ['expanded-hangar-bay'],
      readiness: [readiness],
    })
    .ship('p2', CR90)
    .squadron('p1', X_WING, { pose: { x: 100_000, y: 250_000, heading: 0 } })
    .moving()
    .at('ship')
    .play()
    .do(act.activateShip('p1', VIC), act.done('p1'), act.resolveCommand('p1', VIC, 'squadron', spend));

describe('Expanded Hangar Bay', () => {
  test.each([
    ['dial', 4],
    ['token', 1],
    ['both', 5],
  ] as const)('raises the squadron value by one, which a token does not use: by %s, %i', (spend, left) => {
    expect(commanding(spend).awaiting()).toMatchObject({ decision: { kind: 'squadronCommand', left } });
  });

  test('[UPG-06, TIME-11] works while exhausted, and not once discarded', () => {
    expect(commanding('dial', 'exhausted').awaiting()).toMatchObject({ decision: { left: 4 } });
    expect(commanding('dial', 'discarded').awaiting()).toMatchObject({ decision: { left: 3 } });
  });
});
