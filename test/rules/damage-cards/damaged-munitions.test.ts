import { describe, expect, test } from 'vitest';
import { act } from '../../../src/state/actions.ts';
import { fire, frontToFront } from '../../support/battle.ts';
import { FIRST, firing, LONG, up } from '../../support/damaged.ts';
import { rulesOf, TIE } from '../../support/table.ts';

const CARD = 'damaged-munitions';

describe('Damaged Munitions', () => {
  test('[ATK-14] an attack on a ship loses one die of the attacker’s choice before the roll', () => {
    const game = firing(up(CARD)).do(frontToFront);
    expect(game.legal()).toEqual([
      act.useEffect('p1', FIRST, { color: 'red' }),
      act.useEffect('p1', FIRST, { color: 'blue' }),
    ]);
    game.do(act.useEffect('p1', FIRST, { color: 'red' }));
    expect(game.awaiting()).toMatchObject({ decision: { dice: ['red', 'red', 'blue', 'blue', 'blue'] } });
  });

  test('two copies take two dice', () => {
    const game = firing(up(CARD, CARD), { gap: LONG }).do(frontToFront);
    game.do(act.useEffect('p1', FIRST, { color: 'red' }));
    expect(game.awaiting()).toMatchObject({ kind: 'chance', decision: { dice: ['red'] } });
  });

  test('[OBS-07] with obstruction and two copies three red dice leave no attack', () => {
    const rock = [{ obstacle: 'asteroid-field-1', x: 0, y: 150_000 }];
    const game = firing(up(CARD, CARD), { gap: LONG, obstacles: rock });
    expect(rulesOf(game.judge(frontToFront))).toContain('OBS-07');
    expect(firing(up(CARD), { gap: LONG, obstacles: rock }).judge(frontToFront).ok).toBe(true);
  });

  test('squadrons get the full pool', () => {
    const game = firing(up(CARD), { squadrons: [['p2', TIE, 100_000, 0]] }).do(fire('right', `p2/${TIE}/1`));
    expect(game.awaiting()).toMatchObject({ kind: 'chance', decision: { dice: ['blue'] } });
  });
});
