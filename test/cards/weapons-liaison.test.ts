import { describe, expect, test } from 'vitest';
import { act } from '../../src/state/actions.ts';
import { isOffered, picksOf } from '../support/offers.ts';
import { CR90, NEBULON, rulesOf, table } from '../support/table.ts';

const NEB = `p1/${NEBULON}/1`;
const CARD = `${NEB}/weapons-liaison`;

const activated = (raided = false) =>
  table()
    .ship('p1', NEBULON, {
      dials: ['navigate'],
      commandTokens: ['repair'],
      upgrades: ['weapons-liaison'],
      raidTokens: raided ? ['squadron'] : [],
    })
    .ship('p2', CR90)
    .at('ship')
    .play()
    .do(act.activateShip('p1', NEB));

describe('Weapons Liaison', () => {
  test('a command token turns the dial to Squadron or Concentrate Fire', () => {
    const game = activated();
    expect(picksOf(game, CARD)).toEqual([
      { token: 'repair', command: 'squadron' },
      { token: 'repair', command: 'concentrateFire' },
    ]);
    game.do(act.useEffect('p1', CARD, { token: 'repair', command: 'squadron' }));
    expect(game.ship(NEB)).toMatchObject({ commandTokens: [], openDials: [{ command: 'squadron' }] });
  });

  test('[TIME-15] is gone once the dial is revealed', () => {
    const game = activated().do(act.done('p1'));
    expect(isOffered(game, CARD)).toBe(false);
    const late = game.judge(act.useEffect('p1', CARD, { token: 'repair', command: 'squadron' }));
    expect(rulesOf(late)).toContain('TIME-15');
  });

  test('[CMD-28] a raided command may be chosen all the same, and cannot be resolved', () => {
    const game = activated(true).do(act.useEffect('p1', CARD, { token: 'repair', command: 'squadron' }));
    expect(rulesOf(game.judge(act.resolveCommand('p1', NEB, 'squadron', 'dial')))).toContain('CMD-28');
  });
});
