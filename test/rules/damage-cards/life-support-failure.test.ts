import { describe, expect, test } from 'vitest';
import { act } from '../../../src/state/actions.ts';
import { COR, VIC } from '../../support/battle.ts';
import { dealt, FIRST, NEB, up } from '../../support/damaged.ts';
import { CR90, NEBULON, table } from '../../support/table.ts';

const CARD = 'life-support-failure';
const converting = (damage: ReturnType<typeof up>) =>
  table()
    .ship('p1', NEBULON, { dials: ['navigate'], damage })
    .ship('p2', CR90)
    .at('ship')
    .play()
    .do(act.activateShip('p1', NEB), act.convertDial('p1', NEB));

describe('Life Support Failure', () => {
  test('all command tokens are discarded at once, and it stays face up', () => {
    const game = dealt(CARD, { commandTokens: ['repair'] });
    expect(game.ship(COR)).toMatchObject({ commandTokens: [], damage: [{ id: FIRST, face: 'up' }] });
    expect(game.trace('commandTokenDiscarded')).toEqual([
      { type: 'commandTokenDiscarded', ship: COR, command: 'repair' },
    ]);
  });

  test('[CMD-12] none can be had while it is face up', () => {
    expect(converting(up(CARD)).ship(NEB).commandTokens).toEqual([]);
    expect(converting([]).ship(NEB).commandTokens).toEqual(['navigate']);
  });

  test('[CMD-12] a position cannot give it tokens', () => {
    const built = table()
      .ship('p1', NEBULON, { commandTokens: ['repair'], damage: up(CARD) })
      .ship('p2', CR90);
    const laid = built.engine.createGame({ seed: 1, position: built.position() });
    expect(laid.ok ? [] : laid.error).toMatchObject([
      { at: '.position.ships[0].commandTokens', rule: 'CMD-12', facts: { most: 0 } },
    ]);
  });

  test('other ships keep theirs', () => {
    const game = dealt(CARD, { commandTokens: ['repair'] });
    expect(game.ship(VIC).commandTokens).toEqual([]);
    const friends = table()
      .ship('p1', NEBULON, { dials: ['navigate'] })
      .ship('p1', CR90, { damage: up(CARD) })
      .ship('p2', CR90)
      .at('ship')
      .play()
      .do(act.activateShip('p1', NEB), act.convertDial('p1', NEB));
    expect(friends.ship(NEB).commandTokens).toEqual(['navigate']);
  });
});
