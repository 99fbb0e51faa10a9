import { describe, expect, test } from 'vitest';
import { act } from '../../src/state/actions.ts';
import { COMMANDS } from '../../src/state/vocabulary.ts';
import { due, isOffered, picksOf } from '../support/offers.ts';
import { CR90, table, VICTORY } from '../support/table.ts';

const VIC = `p1/${VICTORY}/1`;
const SECOND = `p1/${VICTORY}/2`;
const CARD = `${VIC}/grand-moff-tarkin`;

const shipPhase = () =>
  table()
    .ship('p1', VICTORY, { upgrades: ['grand-moff-tarkin'] })
    .ship('p1', VICTORY, { commandTokens: ['navigate', 'squadron', 'repair'] })
    .ship('p2', CR90)
    .at('ship')
    .play();

describe('Grand Moff Tarkin', () => {
  test('at the start of the Ship Phase every friendly ship gains a token of one chosen type', () => {
    const game = shipPhase();
    expect(picksOf(game, CARD)).toEqual(COMMANDS.map((command) => ({ command })));
    game.do(act.useEffect('p1', CARD, { command: 'navigate' }));
    expect(game.ship(VIC).commandTokens).toEqual(['navigate']);
    expect(game.ship(SECOND).commandTokens).toEqual(['navigate', 'squadron', 'repair']);
    expect(game.ship(`p2/${CR90}/1`).commandTokens).toEqual([]);
    expect(due(game)).toBe('activateShip');
  });

  test('[CMD-14] a ship over its limit discards one', () => {
    const game = shipPhase().do(act.useEffect('p1', CARD, { command: 'concentrateFire' }));
    expect(due(game)).toBe('discardCommandToken');
    game.do(act.discardCommandToken('p1', SECOND, 'squadron'));
    expect(game.ship(SECOND).commandTokens).toEqual(['navigate', 'repair', 'concentrateFire']);
  });

  test('[TIME-08, TIME-16] may be declined, before the first activation and not later', () => {
    const game = shipPhase().do(act.done('p1'));
    expect(game.ship(VIC).commandTokens).toEqual([]);
    expect(due(game)).toBe('activateShip');
    expect(isOffered(game, CARD)).toBe(false);
  });

  test('[TIME-03] is there again in the next round', () => {
    const game = shipPhase().do(act.useEffect('p1', CARD, { command: 'repair' }));
    game.until((state) => state.round === 2 && state.frames.some(({ kind }) => kind === 'shipPhase'));
    expect(isOffered(game, CARD)).toBe(true);
  });

  test('[TIME-11] a destroyed flagship brings nothing', () => {
    const pose = { x: 900_000, y: 300_000, heading: 0 };
    const game = table()
      .ship('p1', VICTORY, { pose, upgrades: ['grand-moff-tarkin'], damage: Array(7).fill({ face: 'down' }) })
      .ship('p1', VICTORY)
      .ship('p2', CR90)
      .with({ obstacles: [{ obstacle: 'asteroid-field-1', pose }] })
      .at('ship')
      .play()
      .do(act.useEffect('p1', CARD, { command: 'repair' }), act.activateShip('p1', VIC));
    game.until((state) => state.units[VIC]!.status === 'destroyed');
    game.until((state) => state.round === 2 && state.frames.some(({ kind }) => kind === 'shipActivation'));
    expect(game.trace('effectUsed')).toHaveLength(1);
  });
});
