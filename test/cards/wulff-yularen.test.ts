import { describe, expect, test } from 'vitest';
import { act } from '../../src/state/actions.ts';
import type { Command } from '../../src/state/vocabulary.ts';
import { due, isOffered } from '../support/offers.ts';
import { CR90, rulesOf, table, VICTORY } from '../support/table.ts';

const VIC = `p1/${VICTORY}/1`;
const SECOND = `p1/${VICTORY}/2`;
const CARD = `${VIC}/wulff-yularen`;

const activated = (extras: { commandTokens?: Command[]; dials?: Command[]; upgrades?: string[] } = {}, ship = VIC) =>
  table()
    .ship('p1', VICTORY, {
      dials: ['navigate', 'navigate', 'navigate'],
      commandTokens: ['repair'],
      speed: 1,
      shields: { front: 0 },
      ...extras,
      upgrades: ['wulff-yularen', ...(extras.upgrades ?? [])],
    })
    .ship('p1', VICTORY, { commandTokens: ['repair'], shields: { front: 0 } })
    .ship('p2', CR90)
    .at('ship')
    .play()
    .do(act.activateShip('p1', ship));

const repaired = () => activated().do(act.done('p1'), act.resolveCommand('p1', VIC, 'repair', 'token'));

describe('Wulff Yularen', () => {
  test('when a token is spent, he may be exhausted for one of the same type', () => {
    const game = repaired();
    expect(isOffered(game, CARD)).toBe(true);
    expect(game.ship(VIC).commandTokens).toEqual([]);
    game.do(act.useEffect('p1', CARD));
    expect(game.ship(VIC)).toMatchObject({ commandTokens: ['repair'], upgrades: [{ readiness: 'exhausted' }] });
    expect(due(game)).toBe('repair');
  });

  test('[TIME-08] may be declined, and the command goes on', () => {
    const game = repaired().do(act.done('p1'));
    expect(game.ship(VIC).commandTokens).toEqual([]);
    expect(due(game)).toBe('repair');
  });

  test('[FAQ-CARD-157] the regained token waits for a later round', () => {
    const game = repaired().do(act.useEffect('p1', CARD), act.done('p1'));
    expect(game.ship(VIC).commandTokens).toEqual(['repair']);
    expect(rulesOf(game.judge(act.resolveCommand('p1', VIC, 'repair', 'token')))).toContain('CMD-18');
    game.until((state) => state.round === 2 && state.frames.some(({ kind }) => kind === 'shipPhase'));
    game.do(act.activateShip('p1', VIC), act.done('p1'));
    expect(game.judge(act.resolveCommand('p1', VIC, 'repair', 'token')).ok).toBe(true);
  });

  test('[TIME-09] answers to a token that pays for an effect', () => {
    const game = activated({ upgrades: ['defense-liaison'] });
    game.do(act.useEffect('p1', `${VIC}/defense-liaison`, { token: 'repair', command: 'repair' }));
    expect(isOffered(game, CARD)).toBe(true);
    game.do(act.useEffect('p1', CARD));
    expect(game.ship(VIC).commandTokens).toEqual(['repair']);
  });

  test('[CMD-18] a token that paid for something else may be used for its command', () => {
    const game = activated({ upgrades: ['defense-liaison'] });
    game.do(act.useEffect('p1', `${VIC}/defense-liaison`, { token: 'repair', command: 'repair' }));
    game.do(act.useEffect('p1', CARD), act.done('p1'));
    expect(game.judge(act.resolveCommand('p1', VIC, 'repair', 'both')).ok).toBe(true);
  });

  test('with dial and token, and for Navigate and Concentrate Fire as well', () => {
    const both = activated({ dials: ['repair'] }).do(act.done('p1'), act.resolveCommand('p1', VIC, 'repair', 'both'));
    expect(isOffered(both, CARD)).toBe(true);
    const navigate = table()
      .ship('p1', VICTORY, { commandTokens: ['navigate'], speed: 1, upgrades: ['wulff-yularen'] })
      .ship('p2', CR90)
      .moving()
      .at('ship')
      .play()
      .do(act.activateShip('p1', VIC), act.resolveCommand('p1', VIC, 'navigate', 'token'));
    navigate.do(act.useEffect('p1', CARD), act.changeSpeed('p1', VIC, 2));
    expect(navigate.ship(VIC)).toMatchObject({ speed: 2, commandTokens: ['navigate'] });
  });

  test('[UPG-05] not twice a round, not for a dial, not for another ship, not for a discarded token', () => {
    const twice = activated({ commandTokens: ['squadron', 'repair'] }).do(act.done('p1'));
    twice.do(act.resolveCommand('p1', VIC, 'repair', 'token'), act.useEffect('p1', CARD), act.done('p1'));
    twice.do(act.resolveCommand('p1', VIC, 'squadron', 'token'));
    expect(isOffered(twice, CARD)).toBe(false);
    const dial = activated({ dials: ['repair'] }).do(act.done('p1'), act.resolveCommand('p1', VIC, 'repair', 'dial'));
    expect(isOffered(dial, CARD)).toBe(false);
    const other = activated({}, SECOND).do(act.resolveCommand('p1', SECOND, 'repair', 'token'));
    expect(isOffered(other, CARD)).toBe(false);
    const full = activated({ commandTokens: ['squadron', 'repair', 'concentrateFire'] }).do(
      act.convertDial('p1', VIC),
      act.discardCommandToken('p1', VIC, 'repair'),
    );
    expect(isOffered(full, CARD)).toBe(false);
  });
});
