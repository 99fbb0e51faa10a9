import { describe, expect, test } from 'vitest';
import { act } from '../../../src/state/actions.ts';
import { frontToFront } from '../../support/battle.ts';
import { FIRST, firing, LONG, MEDIUM, up } from '../../support/damaged.ts';
import { CR90, rulesOf, TIE, table } from '../../support/table.ts';

const CARD = 'depowered-armament';

describe('Depowered Armament', () => {
  test('[TIME-02] no attack at long range', () => {
    expect(firing(up(CARD), { gap: LONG }).judge(frontToFront)).toMatchObject({
      rule: 'TIME-02',
      facts: { by: FIRST },
    });
    expect(firing([], { gap: LONG }).judge(frontToFront).ok).toBe(true);
  });

  test('nor against a squadron at long range', () => {
    const quasar = 'quasar-fire-ii-class-cruiser-carrier';
    const flak = (damage: ReturnType<typeof up>) => {
      const game = table()
        .ship('p1', quasar, { pose: { x: 900_000, y: 200_000, heading: 0 }, damage })
        .ship('p2', CR90)
        .squadron('p2', TIE, { pose: { x: 900_000, y: 500_000, heading: 0 } })
        .fighting()
        .at('ship')
        .play()
        .do(act.activateShip('p1', `p1/${quasar}/1`));
      return rulesOf(
        game.judge(act.declareTarget('p1', { attacker: `p1/${quasar}/1`, zone: 'front', defender: `p2/${TIE}/1` })),
      );
    };
    expect(flak([])).toEqual([]);
    expect(flak(up(CARD))).toContain('TIME-02');
  });

  test('at medium and close range as usual', () => {
    for (const gap of [MEDIUM, 60_000]) expect(firing(up(CARD), { gap }).judge(frontToFront).ok).toBe(true);
  });
});
