import { describe, expect, test } from 'vitest';
import { standardContent } from '../../src/content/content.ts';
import { act } from '../../src/state/actions.ts';
import { die, roll, run } from '../support/battle.ts';
import { CR90, rulesOf, TIE, table, VICTORY } from '../support/table.ts';

const TRANSPORT = 'gr-75-combat-retrofits';
const ME = `p1/${TRANSPORT}/1`;
const HERE = { x: 900_000, y: 300_000, heading: 0 };

describe('flotillas', () => {
  test('[FAQ-FLOT-01] a flotilla takes dials, activates, attacks and maneuvers like any ship', () => {
    const game = table()
      .ship('p1', TRANSPORT, { pose: HERE, speed: 1, dials: ['squadron'] })
      .ship('p2', CR90, { pose: { ...HERE, y: HERE.y + 140_000, heading: 32_768 } })
      .squadron('p2', TIE, { pose: { ...HERE, x: HERE.x + 100_000 } })
      .chance('explicit')
      .moving()
      .fighting()
      .at('ship')
      .play()
      .do(act.activateShip('p1', ME));
    expect(game.ship(ME).openDials).toMatchObject([{ command: 'squadron' }]);
    game.do(act.done('p1'), act.done('p1'));
    run(
      game as never,
      act.declareTarget('p1', { attacker: ME, zone: 'front', defender: `p2/${CR90}/1`, defendingZone: 'front' }),
      roll(['blue', 'crit']),
      act.resolveCritical('p1'),
    );
    expect(game.ship(`p2/${CR90}/1`).shields.front).toBe(1);
    game.do(act.declareTarget('p1', { attacker: ME, zone: 'right', defender: `p2/${TIE}/1` }), roll(['blue', 'hit']));
    expect(game.state.units[`p2/${TIE}/1`]).toMatchObject({ hull: 2 });
    game.do(act.executeManeuver('p1', ME, [0], 'left'));
    expect(game.trace('maneuverExecuted')).toHaveLength(1);
  });

  test('[FAQ-FLOT-01, WIN-01] it defends with its tokens, suffers on hull zones, and its loss is a ship’s', () => {
    const game = table()
      .ship('p1', VICTORY, { pose: HERE })
      .ship('p2', TRANSPORT, {
        pose: { ...HERE, y: HERE.y + 200_000, heading: 32_768 },
        speed: 1,
        damage: [{ face: 'down' }, { face: 'down' }],
        shields: { front: 0 },
      })
      .squadron('p2', TIE)
      .chance('explicit')
      .moving()
      .fighting()
      .at('ship')
      .play();
    const target = `p2/${TRANSPORT}/1`;
    const vic = `p1/${VICTORY}/1`;
    run(
      game as never,
      act.activateShip('p1', vic),
      act.declareTarget('p1', { attacker: vic, zone: 'front', defender: target, defendingZone: 'front' }),
      roll(
        ['red', 'blank'],
        ['red', 'blank'],
        ['red', 'blank'],
        ['blue', 'hit'],
        ['blue', 'hit'],
        ['blue', 'accuracy'],
      ),
      act.spendAccuracy('p1', die('blue', 'accuracy'), 0),
      'p1',
    );
    expect(rulesOf(game.judge(act.spendDefenseToken('p2', target, 0)))).toEqual(['DEF-08']);
    run(game as never, act.spendDefenseToken('p2', target, 1), 'p2');
    game.until((state) => state.outcome !== null);
    expect(game.state.outcome).toMatchObject({ winner: 'p1', reason: 'elimination' });
  });

  test('[FAQ-FLOT-05, FLEET-20] its size is that of its base', () => {
    const flotillas = Object.values(standardContent().ships).filter(({ flotilla }) => flotilla);
    expect(flotillas.map(({ id }) => id)).toEqual([
      'gozanti-class-assault-carriers',
      'gozanti-class-cruisers',
      'gr-75-combat-retrofits',
      'gr-75-medium-transports',
    ]);
    for (const { size } of flotillas) expect(size).toBe('small');
  });
});
