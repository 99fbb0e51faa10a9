import { describe, expect, test } from 'vitest';
import { act } from '../../../src/state/actions.ts';
import { fire, upTo, VIC } from '../../support/battle.ts';
import { FIRST, up } from '../../support/damaged.ts';
import { CR90, TIE, table, VICTORY } from '../../support/table.ts';

const CARD = 'coolant-discharge';
const COR = `p2/${CR90}/1`;

/** A CR90 in the front and right arcs of the Victory, a TIE in its left arc. */
const between = (damage: ReturnType<typeof up>, round = 1) =>
  table()
    .ship('p1', VICTORY, { pose: { x: 900_000, y: 300_000, heading: 0 }, damage })
    .ship('p2', CR90, { pose: { x: 1_020_000, y: 440_000, heading: 0 } })
    .squadron('p2', TIE, { pose: { x: 800_000, y: 300_000, heading: 0 } })
    .with({ round })
    .moving()
    .fighting()
    .at('ship')
    .play()
    .do(act.activateShip('p1', VIC));
const targets = (game: ReturnType<typeof between>) =>
  new Set(
    game.legal().flatMap((action) => (action.type === 'declareTarget' ? [`${action.zone} ${action.defender}`] : [])),
  );
const attackFromFront = (game: ReturnType<typeof between>) => {
  game.do(game.legal().find((action) => action.type === 'declareTarget' && action.zone === 'front')!);
  return game.until(() => {
    const due = game.awaiting();
    return due.kind === 'player' && ['declareTarget', 'determineCourse'].includes(due.decision.kind);
  });
};

describe('Coolant Discharge', () => {
  test('[TIME-02] after one attack on a ship, only squadrons are targets this round', () => {
    const game = attackFromFront(between(up(CARD)));
    expect(targets(game)).toEqual(new Set([`left p2/${TIE}/1`]));
    expect(game.judge(fire('right', COR, 'left'))).toMatchObject({ rule: 'TIME-02', facts: { by: FIRST } });
  });

  test('the first attack on a ship is free, and an attack on a squadron does not count', () => {
    const game = between(up(CARD));
    expect(targets(game)).toEqual(new Set([`front ${COR}`, `right ${COR}`, `left p2/${TIE}/1`]));
    game.do(fire('left', `p2/${TIE}/1`));
    upTo(game as never, 'declareTarget');
    expect(targets(game)).toEqual(new Set([`front ${COR}`, `right ${COR}`]));
  });

  test('without it both attacks may be aimed at the ship', () => {
    expect(targets(attackFromFront(between([])))).toContain(`right ${COR}`);
  });
});
