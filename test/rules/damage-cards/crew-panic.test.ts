import { describe, expect, test } from 'vitest';
import { act } from '../../../src/state/actions.ts';
import { FIRST, NEB, SECOND, up } from '../../support/damaged.ts';
import { CR90, NEBULON, type ShipExtras, table } from '../../support/table.ts';

const CARD = 'crew-panic';
const panic = (extras: ShipExtras = {}) =>
  table()
    .ship('p1', NEBULON, { damage: up(CARD), dials: ['squadron', 'repair'], ...extras })
    .ship('p2', CR90)
    .at('ship')
    .play()
    .do(act.activateShip('p1', NEB));
const suffer = (card = FIRST) => act.useEffect('p1', card, { count: 1 });
const discard = (card = FIRST) => act.useEffect('p1', card, { count: 0 });

describe('Crew Panic', () => {
  test('[TIME-08] before the reveal its owner must choose: one damage, or the dial', () => {
    expect(panic().legal()).toEqual([suffer(), discard()]);
  });

  test('[DMG-04] one damage on a zone of the owner’s choice, and the dial is revealed', () => {
    const game = panic().do(suffer(), act.chooseZone('p1', NEB, 'rear'));
    expect(game.ship(NEB)).toMatchObject({ shields: { rear: 1 }, openDials: [{ command: 'squadron' }] });
  });

  test('[CMD-26] or the dial is discarded and none is revealed this round', () => {
    const game = panic().do(discard());
    expect(game.ship(NEB)).toMatchObject({ spentDials: ['squadron'], openDials: [], dials: [{ command: 'repair' }] });
    expect(game.trace('dialRevealed')).toEqual([]);
  });

  test('a second copy asks again after damage, but not once the dial is gone', () => {
    const twice = panic({ damage: up(CARD, CARD) }).do(suffer(), act.chooseZone('p1', NEB, 'rear'));
    expect(twice.legal()).toEqual([suffer(SECOND), discard(SECOND)]);
    const once = panic({ damage: up(CARD, CARD) }).do(discard());
    expect(once.ship(NEB)).toMatchObject({ dials: [{ command: 'repair' }], shields: { front: 3, rear: 2 } });
    expect(once.types()).not.toContain('useEffect');
  });

  test('without a dial to reveal, or on another ship, it asks nothing', () => {
    expect(panic({ dials: [] }).types()).not.toContain('useEffect');
    const other = table()
      .ship('p1', NEBULON, { dials: ['squadron', 'repair'] })
      .ship('p1', CR90, { damage: up(CARD) })
      .ship('p2', CR90)
      .at('ship')
      .play()
      .do(act.activateShip('p1', NEB));
    expect(other.ship(NEB).openDials).toMatchObject([{ command: 'squadron' }]);
  });

  test('the next round is another one', () => {
    const game = panic({ dials: ['squadron', 'repair'] }).do(discard());
    game.until((state) => state.round === 2 && state.frames.some(({ kind }) => kind === 'shipPhase'));
    game.do(act.activateShip('p1', NEB));
    expect(game.legal()).toEqual([suffer(), discard()]);
  });
});
