import { describe, expect, test } from 'vitest';
import { act } from '../../../src/state/actions.ts';
import { COR } from '../../support/battle.ts';
import { dealt } from '../../support/damaged.ts';
import { rulesOf } from '../../support/table.ts';

const CARD = 'shield-failure';

describe('Shield Failure', () => {
  test('the opponent may take a shield each from up to two different zones; then it is turned down', () => {
    const game = dealt(CARD);
    expect(game.awaiting()).toMatchObject({ player: 'p1', decision: { kind: 'choose' } });
    game.do(act.choose('p1', { zone: 'left' }));
    expect(rulesOf(game.judge(act.choose('p1', { zone: 'left' })))).toEqual(['TIME-14']);
    game.do(act.choose('p1', { zone: 'rear' }));
    expect(game.ship(COR)).toMatchObject({
      shields: { front: 0, left: 1, right: 2, rear: 0 },
      damage: [{ face: 'down' }],
    });
  });

  test('one zone is enough', () => {
    const game = dealt(CARD).do(act.choose('p1', { zone: 'left' }), act.choose('p1', {}));
    expect(game.ship(COR)).toMatchObject({ shields: { left: 1, right: 2, rear: 1 }, damage: [{ face: 'down' }] });
  });

  test('the opponent may take none, and a zone without shields loses nothing', () => {
    const spared = dealt(CARD).do(act.choose('p1', {}));
    expect(spared.ship(COR)).toMatchObject({ shields: { left: 2, right: 2, rear: 1 }, damage: [{ face: 'down' }] });
    const empty = dealt(CARD).do(act.choose('p1', { zone: 'front' }), act.choose('p1', {}));
    expect(empty.ship(COR)).toMatchObject({ shields: { front: 0, left: 2 }, damage: [{}] });
  });
});
