import { describe, expect, test } from 'vitest';
import { act } from '../../../src/state/actions.ts';
import { FIRST, MIDDLE, moving, NEB, straight, up } from '../../support/damaged.ts';
import { CR90, table } from '../../support/table.ts';

const CARD = 'power-failure';
const INTERDICTOR = 'interdictor-combat-refit';
/** The points of a Repair command of a ship with engineering 5. */
const points = (damage: ReturnType<typeof up>, spend: 'dial' | 'token' | 'both' = 'dial') => {
  const id = `p1/${INTERDICTOR}/1`;
  const due = table()
    .ship('p1', INTERDICTOR, { dials: ['repair'], commandTokens: ['repair'], damage, shields: { front: 0, left: 1 } })
    .ship('p2', CR90)
    .at('ship')
    .play()
    .do(act.activateShip('p1', id), act.done('p1'), act.resolveCommand('p1', id, 'repair', spend))
    .awaiting();
  return due.kind === 'player' && due.decision.kind === 'repair' ? due.decision.points : 0;
};

describe('Power Failure', () => {
  test('[REP-11, TIME-11] engineering is halved, rounded down, for dial and token', () => {
    expect(points([])).toBe(5);
    expect(points(up(CARD))).toBe(2);
    expect(points(up(CARD), 'token')).toBe(1);
    expect(points(up(CARD), 'both')).toBe(3);
  });

  test('[EX-23, FAQ-CARD-002] two copies halve one after the other: 5 becomes 2, then 1', () => {
    expect(points(up(CARD, CARD))).toBe(1);
  });

  test('[REP-07, TIME-11] it ends when it is discarded', () => {
    const game = moving(
      [CARD],
      { dials: ['repair'], speed: 1 },
      { obstacles: [{ obstacle: 'station', pose: { ...MIDDLE, y: MIDDLE.y + 67_200 } }] },
    );
    game.do(act.done('p1'));
    game.until(() => game.types().includes('executeManeuver')).do(straight(1), act.useStation('p1', NEB, FIRST));
    expect(game.state.active['value.engineering']).toBeUndefined();
  });
});
