import { describe, expect, test } from 'vitest';
import { act } from '../../src/state/actions.ts';
import type { HullZone } from '../../src/state/vocabulary.ts';
import { finishAttack } from '../support/attacks.ts';
import { type BattleSetup, battle, COR, fire, roll, upTo } from '../support/battle.ts';
import { passing, withObjective } from '../support/full-game.ts';
import { scoresOf } from '../support/objectives.ts';
import { CR90, NEBULON, table, VICTORY, X_WING } from '../support/table.ts';

const HITS = [
  ['red', 'hit'],
  ['red', 'blank'],
  ['red', 'blank'],
] as const;
const rear = fire('front', COR, 'rear');

/** The corvette shows its rear, at long range; its shields are as given. */
const chased = (defender: BattleSetup['defender'] = {}) =>
  battle({
    gap: 250_000,
    defender: { pose: { x: 900_000, y: 300_000 + 50_750 + 35_125 + 250_000, heading: 0 }, ...defender },
    objective: { objective: 'superior-positions' },
  });

const tokens = (game: ReturnType<typeof battle>) => game.state.victoryTokens;

describe('Superior Positions', () => {
  test('the first player deploys everything before the second player', () => {
    const game = passing(withObjective('superior-positions', 'p2'), 'placeObstacle');
    passing(game, 'deploy');
    const order = game.trace('unitDeployed').map((event) => event.type === 'unitDeployed' && event.unit.slice(0, 2));
    expect(order).toEqual(['p2', 'p2', 'p2', 'p2', 'p1', 'p1', 'p1', 'p1']);
  });

  test('[OBJ-03] damage to a rear hull zone brings the attacker a token, after the attack', () => {
    const game = chased().do(rear, roll(...HITS));
    expect(tokens(game)).toEqual({ p1: 0, p2: 0 });
    finishAttack(game);
    expect(game.ship(COR).shields.rear).toBe(0);
    expect(tokens(game)).toEqual({ p1: 1, p2: 0 });
  });

  test('one token for an attack, however much damage', () => {
    const game = chased().do(rear, roll(['red', 'doubleHit'], ['red', 'hit'], ['red', 'crit']));
    finishAttack(upTo(game, 'defenseTokens'));
    expect(tokens(game)).toEqual({ p1: 1, p2: 0 });
  });

  test('none without damage, and none for another hull zone', () => {
    expect(tokens(finishAttack(chased().do(rear)))).toEqual({ p1: 0, p2: 0 });
    const side = battle({ gap: 250_000, objective: { objective: 'superior-positions' } });
    finishAttack(side.do(fire('front', COR, 'front'), roll(...HITS)));
    expect(side.ship(COR).shields.front).toBe(1);
    expect(tokens(side)).toEqual({ p1: 0, p2: 0 });
  });

  test('[DEF-09] damage that shields of another zone suffer is damage that the defender suffers', () => {
    const game = chased().do(rear, roll(...HITS));
    game.do(act.spendDefenseToken('p2', COR, 2, { zone: 'left' }));
    upTo(game, 'redirectDamage').do(act.redirectDamage('p2', 1));
    expect(game.ship(COR).shields).toMatchObject({ rear: 1, left: 1 });
    expect(tokens(game)).toEqual({ p1: 1, p2: 0 });
  });

  test('[DMG-03] a card that an effect deals is no damage that is suffered', () => {
    const attacker = `p1/${CR90}/1`;
    const game = table()
      .ship('p1', CR90, { pose: { x: 900_000, y: 300_000, heading: 0 }, upgrades: ['dodonnas-pride'] })
      .ship('p2', VICTORY, { pose: { x: 900_000, y: 300_000 + 35_125 + 50_750 + 150_000, heading: 0 } })
      .with({ objective: 'superior-positions' })
      .chance('explicit')
      .moving()
      .fighting()
      .at('ship')
      .play()
      .do(
        act.activateShip('p1', attacker),
        act.declareTarget('p1', { attacker, zone: 'front', defender: `p2/${VICTORY}/1`, defendingZone: 'rear' }),
        roll(['red', 'blank'], ['red', 'blank'], ['blue', 'crit']),
      );
    upTo(game, 'criticalEffect').do(
      act.useEffect('p1', `${attacker}/dodonnas-pride`),
      act.drawDamageCard('depowered-armament'),
    );
    finishAttack(game);
    expect(game.ship(`p2/${VICTORY}/1`).damage).toHaveLength(1);
    expect(tokens(game)).toEqual({ p1: 0, p2: 0 });
  });

  test('an evaded hit is none', () => {
    const game = chased().do(rear, roll(...HITS));
    game.do(act.spendDefenseToken('p2', COR, 0, { die: { color: 'red', face: 'hit' } }));
    finishAttack(game);
    expect(tokens(game)).toEqual({ p1: 0, p2: 0 });
  });

  test('a destroyed defender suffered damage', () => {
    const game = table()
      .ship('p1', VICTORY, { pose: { x: 900_000, y: 300_000, heading: 0 }, speed: 1 })
      .ship('p2', CR90, {
        pose: { x: 900_000, y: 600_000, heading: 0 },
        shields: { rear: 0 },
        damage: [{ face: 'down' }, { face: 'down' }, { face: 'down' }],
      })
      .ship('p2', NEBULON, { pose: { x: 200_000, y: 800_000, heading: 0 } })
      .with({ objective: 'superior-positions' })
      .chance('explicit')
      .moving()
      .fighting()
      .at('ship')
      .play()
      .do(act.activateShip('p1', `p1/${VICTORY}/1`), rear, roll(...HITS));
    game.until(({ frames }) => !frames.some(({ kind }) => kind === 'attack'));
    expect(game.state.units[COR]!.status).toBe('destroyed');
    expect(tokens(game)).toEqual({ p1: 1, p2: 0 });
  });

  test.each(['rear', 'left'] as const)('a squadron that attacks the %s', (zone: HullZone) => {
    const beside = zone === 'rear' ? { x: 900_000, y: 330_000 } : { x: 850_000, y: 400_000 };
    const game = table()
      .ship('p1', VICTORY, { pose: { x: 300_000, y: 200_000, heading: 0 } })
      .ship('p2', CR90, { pose: { x: 900_000, y: 400_000, heading: 0 } })
      .squadron('p1', X_WING, { pose: { ...beside, heading: 0 } })
      .with({ objective: 'superior-positions' })
      .chance('explicit')
      .fighting()
      .moving()
      .at('squadron')
      .play()
      .do(act.activateSquadron('p1', `p1/${X_WING}/1`));
    game.do(act.declareTarget('p1', { attacker: `p1/${X_WING}/1`, defender: COR, defendingZone: zone }));
    finishAttack(game.do(roll(['red', 'hit'])));
    expect(tokens(game)).toEqual({ p1: zone === 'rear' ? 1 : 0, p2: 0 });
  });

  test('[OBJ-02] the second player scores, too', () => {
    const game = table()
      .ship('p1', VICTORY, { pose: { x: 900_000, y: 300_000, heading: 32_768 }, activated: true })
      .ship('p2', CR90, { pose: { x: 900_000, y: 480_000, heading: 32_768 } })
      .with({ objective: 'superior-positions' })
      .chance('explicit')
      .fighting()
      .moving()
      .at('ship')
      .play()
      .do(act.activateShip('p2', COR));
    const defender = `p1/${VICTORY}/1`;
    game.do(act.declareTarget('p2', { attacker: COR, zone: 'front', defender, defendingZone: 'rear' }));
    finishAttack(game.do(roll(['red', 'hit'], ['red', 'blank'], ['blue', 'accuracy'])));
    expect(tokens(game)).toEqual({ p1: 0, p2: 1 });
  });

  test('[OBJ-04] a token is worth 15', () => {
    const game = table()
      .ship('p1', VICTORY)
      .ship('p2', CR90)
      .with({ objective: 'superior-positions', victoryTokens: { p2: 2 } })
      .play();
    expect(scoresOf(game)).toEqual({ p1: 0, p2: 30 });
  });
});
