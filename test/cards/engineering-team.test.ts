import { describe, expect, test } from 'vitest';
import { act } from '../../src/state/actions.ts';
import { isOffered } from '../support/offers.ts';
import { CR90, NEBULON, rulesOf, table } from '../support/table.ts';

const NEB = `p1/${NEBULON}/1`;
const CARD = `${NEB}/engineering-team`;

const repairing = (spend: 'dial' | 'token' | 'both', carrier: 1 | 2 = 1) =>
  table()
    .ship('p1', NEBULON, {
      dials: ['repair'],
      commandTokens: ['repair'],
      upgrades: carrier === 1 ? ['engineering-team'] : [],
      shields: { front: 0 },
    })
    .ship('p1', NEBULON, { upgrades: carrier === 2 ? ['engineering-team'] : [] })
    .ship('p2', CR90)
    .at('ship')
    .play()
    .do(act.activateShip('p1', NEB), act.done('p1'), act.resolveCommand('p1', NEB, 'repair', spend));

describe('Engineering Team', () => {
  test.each([
    ['dial', 4],
    ['token', 3],
    ['both', 6],
  ] as const)('[UPG-04] once in each Repair command, a point more: by %s, %i', (spend, points) => {
    const game = repairing(spend).do(act.useEffect('p1', CARD));
    expect(game.awaiting()).toMatchObject({ decision: { kind: 'repair', points } });
    expect(isOffered(game, CARD)).toBe(false);
    expect(rulesOf(game.judge(act.useEffect('p1', CARD)))).toEqual(['TIME-03']);
  });

  test('[TIME-05, TIME-08] at any point of the command, or not at all', () => {
    const game = repairing('dial').do(act.recoverShield('p1', NEB, 'front'));
    expect(game.awaiting()).toMatchObject({ decision: { points: 1 } });
    game.do(act.useEffect('p1', CARD), act.recoverShield('p1', NEB, 'front'));
    expect(game.ship(NEB).shields.front).toBe(2);
    expect(repairing('dial').do(act.done('p1')).ship(NEB).shields.front).toBe(0);
  });

  test('[UPG-01] serves the ship that carries it alone', () => {
    expect(isOffered(repairing('dial', 2), `p1/${NEBULON}/2/engineering-team`)).toBe(false);
  });

  test('[UPG-02] is not on offer outside that command', () => {
    const game = table()
      .ship('p1', NEBULON, { dials: ['navigate'], upgrades: ['engineering-team'] })
      .ship('p2', CR90)
      .at('ship')
      .play()
      .do(act.activateShip('p1', NEB));
    expect(rulesOf(game.judge(act.useEffect('p1', CARD)))).toContain('TIME-15');
    expect(isOffered(game, CARD)).toBe(false);
  });
});
