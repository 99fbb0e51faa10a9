import { describe, expect, test } from 'vitest';
import { act } from '../../../src/state/actions.ts';
import { fire, frontToFront } from '../../support/battle.ts';
import { firing, NEB, up } from '../../support/damaged.ts';
import { CR90, NEBULON, rulesOf, TIE, table } from '../../support/table.ts';

const CARD = 'point-defense-failure';

describe('Point-Defense Failure', () => {
  test('[ATK-14] an attack on a squadron loses one die before the roll', () => {
    const game = table()
      .ship('p1', NEBULON, { pose: { x: 900_000, y: 300_000, heading: 0 }, damage: up(CARD) })
      .ship('p2', CR90)
      .squadron('p2', TIE, { pose: { x: 900_000, y: 400_000, heading: 0 } })
      .squadron('p2', TIE, { pose: { x: 940_000, y: 420_000, heading: 0 } })
      .chance('explicit')
      .fighting()
      .at('ship')
      .play()
      .do(act.activateShip('p1', NEB));
    const at = (n: number) => act.declareTarget('p1', { attacker: NEB, zone: 'front', defender: `p2/${TIE}/${n}` });
    game.do(at(1));
    expect(game.awaiting()).toMatchObject({ kind: 'chance', decision: { dice: ['blue'] } });
    // ATK-27: each further squadron is an attack of its own.
    game.do(act.rollDice([{ color: 'blue', face: 'hit' }]));
    game.until(() => game.legal().some(({ type }) => type === 'declareTarget'));
    game.do(at(2));
    expect(game.awaiting()).toMatchObject({ kind: 'chance', decision: { dice: ['blue'] } });
  });

  test('[OBS-07] with a single die squadrons cannot be attacked', () => {
    const game = firing(up(CARD), { squadrons: [['p2', TIE, 100_000, 0]] });
    expect(rulesOf(game.judge(fire('right', `p2/${TIE}/1`)))).toEqual(['OBS-07']);
  });

  test('ships get the full pool', () => {
    expect(firing(up(CARD)).do(frontToFront).awaiting()).toMatchObject({
      kind: 'chance',
      decision: { dice: ['red', 'red', 'red', 'blue', 'blue', 'blue'] },
    });
  });
});
