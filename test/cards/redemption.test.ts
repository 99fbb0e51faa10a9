import { describe, expect, test } from 'vitest';
import { act } from '../../src/state/actions.ts';
import { isOffered } from '../support/offers.ts';
import { CR90, codesOf, NEBULON, table } from '../support/table.ts';

const NEB = `p1/${NEBULON}/1`;
const CARD = `${NEB}/redemption`;

/** A CR90 at a gap behind the Nebulon-B that carries the title; one of them repairs. */
const repairing = (gap: number, ship: string, owner: 'p1' | 'p2' = 'p1') =>
  table()
    .ship('p1', NEBULON, {
      pose: { x: 300_000, y: 500_000, heading: 0 },
      dials: ['repair'],
      upgrades: ['redemption'],
      shields: { front: 0 },
    })
    .ship(owner, CR90, {
      pose: { x: 300_000, y: 500_000 - 71_000 - gap, heading: 0 },
      dials: ['repair'],
      shields: { front: 0 },
    })
    .ship('p2', NEBULON, { pose: { x: 1_600_000, y: 800_000, heading: 0 } })
    .with({ firstPlayer: owner })
    .at('ship')
    .play()
    .do(act.activateShip(owner, ship), act.done(owner), act.resolveCommand(owner, ship, 'repair', 'dial'));

const COR = `p1/${CR90}/1`;

describe('Redemption', () => {
  test('a friendly ship at distance 1-5 has a point more', () => {
    const game = repairing(300_000, COR).do(act.useEffect('p1', CARD));
    expect(game.awaiting()).toMatchObject({ decision: { kind: 'repair', points: 3 } });
  });

  test('not one beyond distance 5', () => {
    const game = repairing(306_000, COR);
    expect(isOffered(game, CARD)).toBe(false);
    expect(codesOf(game.judge(act.useEffect('p1', CARD)))).toEqual(['out-of-scope']);
  });

  test('[TIME-12] its own ship is a friendly ship', () => {
    const game = repairing(300_000, NEB).do(act.useEffect('p1', CARD));
    expect(game.awaiting()).toMatchObject({ decision: { points: 4 } });
  });

  test('not an enemy', () => {
    expect(isOffered(repairing(100_000, `p2/${CR90}/1`, 'p2'), CARD)).toBe(false);
  });

  test('[TIME-03] together with an Engineering Team, a point for each', () => {
    const game = table()
      .ship('p1', NEBULON, { dials: ['repair'], upgrades: ['redemption', 'engineering-team'], shields: { front: 0 } })
      .ship('p2', CR90)
      .at('ship')
      .play()
      .do(act.activateShip('p1', NEB), act.done('p1'), act.resolveCommand('p1', NEB, 'repair', 'dial'))
      .do(act.useEffect('p1', CARD), act.useEffect('p1', `${NEB}/engineering-team`));
    expect(game.awaiting()).toMatchObject({ decision: { points: 5 } });
  });
});
