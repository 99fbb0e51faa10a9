import { describe, expect, test } from 'vitest';
import { act } from '../../../src/state/actions.ts';
import { battle, COR, frontToFront, run } from '../../support/battle.ts';
import { FIRST, hits, MEDIUM, NEB, up } from '../../support/damaged.ts';
import { CR90, NEBULON, rulesOf, table } from '../../support/table.ts';

const CARD = 'capacitor-failure';
/** A Nebulon-B with five engineering points: three by dial, two by token. */
const repairing = () =>
  table()
    .ship('p1', NEBULON, {
      dials: ['repair'],
      commandTokens: ['repair'],
      damage: up(CARD),
      shields: { front: 2, rear: 0, left: 0 },
    })
    .ship('p2', CR90)
    .at('ship')
    .play()
    .do(act.activateShip('p1', NEB), act.done('p1'), act.resolveCommand('p1', NEB, 'repair', 'both'));

describe('Capacitor Failure', () => {
  test('[TIME-02] a hull zone without shields neither recovers nor receives any; others do', () => {
    const game = repairing();
    expect(rulesOf(game.judge(act.recoverShield('p1', NEB, 'rear')))).toEqual(['TIME-02']);
    expect(rulesOf(game.judge(act.moveShield('p1', NEB, 'front', 'left')))).toEqual(['TIME-02']);
    expect(game.judge(act.recoverShield('p1', NEB, 'front')).ok).toBe(true);
    expect(game.judge(act.moveShield('p1', NEB, 'right', 'front')).ok).toBe(true);
  });

  test('[EX-22, REP-09] five points: the card is discarded for three, then the empty zone recovers a shield for two', () => {
    const game = repairing();
    expect(game.awaiting()).toMatchObject({ decision: { kind: 'repair', points: 5 } });
    game.do(act.discardDamageCard('p1', NEB, FIRST));
    expect(game.awaiting()).toMatchObject({ decision: { points: 2 } });
    game.do(act.recoverShield('p1', NEB, 'rear'));
    expect(game.ship(NEB)).toMatchObject({ shields: { rear: 1 }, damage: [] });
    expect(game.awaiting()).not.toMatchObject({ decision: { kind: 'repair' } });
  });

  const redirecting = (shields: { front: number; left?: number }) =>
    run(battle({ gap: MEDIUM, defender: { damage: up(CARD), shields } }), frontToFront, hits, 'p1').judge(
      act.spendDefenseToken('p2', COR, 2, { zone: 'left' }),
    );

  test('[TIME-02] while a zone without shields defends, no redirect token is spent', () => {
    expect(rulesOf(redirecting({ front: 0 }))).toEqual(['TIME-02']);
  });

  test('[FAQ-QA-39] a defending zone with shields may redirect, even toward an empty one', () => {
    expect(redirecting({ front: 1 }).ok).toBe(true);
    expect(redirecting({ front: 1, left: 0 }).ok).toBe(true);
  });

  test('it does not touch other tokens of an empty zone', () => {
    const game = run(
      battle({ gap: MEDIUM, defender: { damage: up(CARD), shields: { front: 0 } } }),
      frontToFront,
      hits,
      'p1',
    );
    expect(game.legal().some((action) => action.type === 'spendDefenseToken' && action.token === 0)).toBe(true);
  });
});
