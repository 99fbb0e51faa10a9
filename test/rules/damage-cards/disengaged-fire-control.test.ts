import { describe, expect, test } from 'vitest';
import { fire, frontToFront } from '../../support/battle.ts';
import { FIRST, firing, up } from '../../support/damaged.ts';
import { TIE } from '../../support/table.ts';

const CARD = 'disengaged-fire-control';
const rock = [{ obstacle: 'asteroid-field-1', x: 0, y: 120_000 }];

describe('Disengaged Fire Control', () => {
  test('[TIME-02] no target against which the attack would be obstructed', () => {
    expect(firing(up(CARD), { obstacles: rock }).judge(frontToFront)).toMatchObject({
      rule: 'TIME-02',
      facts: { by: FIRST },
    });
    expect(firing([], { obstacles: rock }).judge(frontToFront).ok).toBe(true);
  });

  test('other targets remain', () => {
    const game = firing(up(CARD), { obstacles: rock, squadrons: [['p2', TIE, 100_000, 0]] });
    expect(game.judge(fire('right', `p2/${TIE}/1`)).ok).toBe(true);
    expect(firing(up(CARD)).judge(frontToFront).ok).toBe(true);
  });
});
