import { describe, expect, test } from 'vitest';
import { act } from '../../src/state/actions.ts';
import { eventsFor } from '../../src/state/visibility.ts';
import type { Command } from '../../src/state/vocabulary.ts';
import { isOffered, picksOf } from '../support/offers.ts';
import { CR90, codesOf, NEBULON, table } from '../support/table.ts';

const NEB = `p1/${NEBULON}/1`;
const OTHER = `p1/${NEBULON}/2`;
const CARD = `${NEB}/defense-liaison`;

const activated = (commandTokens: readonly Command[], dials: readonly Command[] = ['squadron'], ship = NEB) =>
  table()
    .ship('p1', NEBULON, { dials, commandTokens, upgrades: ['defense-liaison'], shields: { front: 0 } })
    .ship('p1', NEBULON, { dials: ['squadron'], commandTokens: ['repair'] })
    .ship('p2', CR90)
    .at('ship')
    .play()
    .do(act.activateShip('p1', ship));

describe('Defense Liaison', () => {
  test('any command token turns the dial to Navigate or Repair before it is revealed', () => {
    const game = activated(['squadron', 'concentrateFire']);
    expect(picksOf(game, CARD)).toEqual([
      { token: 'squadron', command: 'navigate' },
      { token: 'squadron', command: 'repair' },
      { token: 'concentrateFire', command: 'navigate' },
      { token: 'concentrateFire', command: 'repair' },
    ]);
    game.do(act.useEffect('p1', CARD, { token: 'concentrateFire', command: 'repair' }), act.done('p1'));
    expect(game.ship(NEB)).toMatchObject({ commandTokens: ['squadron'], openDials: [{ command: 'repair' }] });
    game.do(act.resolveCommand('p1', NEB, 'repair', 'dial'));
    expect(game.awaiting()).toMatchObject({ decision: { kind: 'repair', points: 3 } });
  });

  test('[TIME-09] the token that pays is no command', () => {
    const game = activated(['repair']).do(act.useEffect('p1', CARD, { token: 'repair', command: 'repair' }));
    game.do(act.done('p1'));
    expect(game.judge(act.resolveCommand('p1', NEB, 'repair', 'dial')).ok).toBe(true);
  });

  test('may be declined, and needs a token, a dial, and its own ship’s reveal', () => {
    expect(activated(['repair']).do(act.done('p1')).ship(NEB).openDials).toMatchObject([{ command: 'squadron' }]);
    const without = activated([]);
    expect(without.ship(NEB).openDials).toMatchObject([{ command: 'squadron' }]);
    expect(isOffered(activated(['repair'], []), CARD)).toBe(false);
    expect(isOffered(activated(['repair'], ['squadron'], OTHER), CARD)).toBe(false);
  });

  test('[CMD-01, INFO-04] the opponent sees the token go, and nothing of the new command', () => {
    const game = activated(['repair']);
    const seenUntilReveal = (command: Command) => {
      const used = game.engine.step(game.state, act.useEffect('p1', CARD, { token: 'repair', command }));
      if (!used.ok) throw new Error('refused');
      const seen = eventsFor(used.events, 'p2');
      return seen.slice(
        0,
        seen.findIndex(({ type }) => type === 'dialRevealed'),
      );
    };
    expect(seenUntilReveal('navigate')).toEqual(seenUntilReveal('repair'));
    expect(seenUntilReveal('navigate')).toContainEqual({ type: 'commandTokenSpent', ship: NEB, command: 'repair' });
  });

  test('a token that the ship has not got is refused', () => {
    const verdict = activated(['repair']).judge(act.useEffect('p1', CARD, { token: 'navigate', command: 'repair' }));
    expect(codesOf(verdict)).toEqual(['pick-not-offered']);
  });
});
