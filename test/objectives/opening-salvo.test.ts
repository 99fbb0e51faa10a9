import { describe, expect, test } from 'vitest';
import { act } from '../../src/state/actions.ts';
import type { Player } from '../../src/state/vocabulary.ts';
import { attackPool, finishAttack } from '../support/attacks.ts';
import { type BattleSetup, battle, blanks, COR, fire, frontToFront, roll, VIC } from '../support/battle.ts';
import { passing, withObjective } from '../support/full-game.ts';
import { having, objectiveShips, scoresOf } from '../support/objectives.ts';
import { due, picksOf } from '../support/offers.ts';
import { CR90, NEBULON, rulesOf, TIE, table, VICTORY, X_WING } from '../support/table.ts';

const LONG = 250_000;
const SALVO = 'p1/objective';

/** The Victory of p1 is about to attack; every ship still has its token unless others are named. */
const armed = (setup: BattleSetup = {}, tokens: readonly string[] = [VIC, COR]) =>
  battle({
    gap: LONG,
    ...setup,
    objective: { objective: 'opening-salvo', objectiveTokens: tokens.map((unit) => ({ unit })) },
  });

/** The same, p1 being the second player: p2 has nothing to activate. */
const second = (gap = LONG) =>
  table()
    .ship('p1', VICTORY, { pose: { x: 900_000, y: 300_000, heading: 0 }, speed: 1 })
    .ship('p2', CR90, {
      pose: { x: 900_000, y: 300_000 + 50_750 + 35_125 + gap, heading: 32_768 },
      speed: 1,
      activated: true,
    })
    .with({ objective: 'opening-salvo', objectiveTokens: [{ unit: VIC }, { unit: COR }], firstPlayer: 'p2' })
    .chance('explicit')
    .fighting()
    .moving()
    .at('ship')
    .play()
    .do(act.activateShip('p1', VIC));

describe('Opening Salvo', () => {
  test('after deployment every ship has a token, without a decision', () => {
    const game = passing(withObjective('opening-salvo', 'p1'), 'placeObstacle', 'deploy');
    expect(due(game)).toBe('assignDials');
    const ships = game.state.roster.filter((id) => game.state.units[id]!.kind === 'ship');
    expect([...objectiveShips(game)].sort()).toEqual([...ships].sort());
  });

  test('[OBJ-03] the first player must add two red dice, and no others', () => {
    const game = armed().do(frontToFront, roll(...blanks));
    // A lone compulsory effect without a choice resolves by itself: its dice are to be rolled.
    expect(game.awaiting()).toMatchObject({ kind: 'chance', decision: { kind: 'rollDice', dice: ['red', 'red'] } });
    expect(objectiveShips(game)).toEqual([COR]);
    game.do(roll(['red', 'hit'], ['red', 'accuracy']));
    expect(attackPool(game)).toHaveLength(5);
  });

  test('[FAQ-CARD-008] the second player adds two of any colours, black ones at long range included', () => {
    const game = second().do(frontToFront, roll(...blanks));
    expect(picksOf(game, SALVO)).toHaveLength(6);
    expect(picksOf(game, SALVO)).toContainEqual({ colors: ['black', 'black'] });
    expect(picksOf(game, SALVO)).toContainEqual({ colors: ['red', 'blue'] });
    expect(rulesOf(game.judge(act.done('p1')))).toEqual(['TIME-08']);
    game.do(act.useEffect('p1', SALVO, { colors: ['blue', 'black'] }), roll(['blue', 'hit'], ['black', 'hitCrit']));
    expect(attackPool(game)).toHaveLength(5);
    expect(objectiveShips(game)).toEqual([COR]);
  });

  test('[FAQ-CARD-007] the dice join after the roll, so that obstruction never takes one of them', () => {
    const field = { obstacle: 'station', x: 0, y: 170_000 };
    const game = armed({ obstacles: [field] }).do(frontToFront);
    expect(game.awaiting()).toMatchObject({ kind: 'chance', decision: { dice: ['red', 'red'] } });
    game.do(roll(['red', 'blank'], ['red', 'blank']));
    expect(game.awaiting()).toMatchObject({ kind: 'chance', decision: { dice: ['red', 'red'] } });
    game.do(roll(['red', 'hit'], ['red', 'hit']));
    expect(attackPool(game)).toHaveLength(4);
  });

  test('only the first attack of a ship: without its token it adds nothing', () => {
    const game = armed({ gap: 100_000 }, [COR]);
    game.do(frontToFront, roll(...blanks, ['blue', 'hit'], ['blue', 'hit'], ['blue', 'hit']));
    expect(attackPool(game)).toHaveLength(6);
    expect(objectiveShips(game)).toEqual([COR]);
  });

  test('an attack on a squadron neither adds dice nor costs the token', () => {
    const game = armed({ squadrons: [['p2', TIE, 0, 100_000]] }).do(fire('front', `p2/${TIE}/1`));
    finishAttack(game);
    expect(objectiveShips(game)).toEqual([VIC, COR]);
    game.until(() => due(game) === 'determineCourse' || due(game) === 'declareTarget');
    expect(game.trace('effectUsed')).toEqual([]);
  });

  test('a squadron has no token and adds nothing', () => {
    const game = table()
      .ship('p1', VICTORY, { pose: { x: 300_000, y: 200_000, heading: 0 } })
      .ship('p2', CR90, { pose: { x: 900_000, y: 400_000, heading: 0 } })
      .squadron('p1', X_WING, { pose: { x: 850_000, y: 400_000, heading: 0 } })
      .with({ objective: 'opening-salvo', objectiveTokens: [{ unit: VIC }, { unit: COR }] })
      .chance('explicit')
      .fighting()
      .moving()
      .at('squadron')
      .play()
      .do(act.activateSquadron('p1', `p1/${X_WING}/1`));
    game.do(act.declareTarget('p1', { attacker: `p1/${X_WING}/1`, defender: COR, defendingZone: 'left' }));
    game.do(roll(['red', 'blank']));
    expect(game.trace('diceRolled')).toMatchObject([{ dice: [{ color: 'red', face: 'blank' }] }]);
    expect(objectiveShips(game)).toEqual([VIC, COR]);
  });

  describe('at the end of the game', () => {
    const damaged = (damage: Parameters<ReturnType<typeof table>['ship']>[2], owner: Player = 'p1') =>
      table()
        .ship('p1', NEBULON)
        .ship('p2', CR90)
        .ship(owner, VICTORY, damage)
        .with({ objective: 'opening-salvo' })
        .play();
    const DOWN = [{ face: 'down' }] as const;

    test('[FAQ-CARD-009] half the cost of each damaged enemy ship with its upgrades, rounded up', () => {
      expect(scoresOf(damaged({ damage: DOWN }))).toEqual({ p1: 0, p2: 43 });
      expect(scoresOf(damaged({ damage: DOWN, upgrades: ['gunnery-team'] }))).toEqual({ p1: 0, p2: 46 });
      const up = [{ face: 'up', card: 'ruptured-engine' }] as const;
      expect(scoresOf(damaged({ damage: up }, 'p2'))).toEqual({ p1: 43, p2: 0 });
    });

    test('each ship is rounded by itself, and however much damage it has counts once', () => {
      const two = table()
        .ship('p1', NEBULON, { damage: [...DOWN, ...DOWN] })
        .ship('p1', VICTORY, { damage: DOWN })
        .ship('p2', CR90)
        .with({ objective: 'opening-salvo' })
        .play();
      expect(scoresOf(two)).toEqual({ p1: 0, p2: 29 + 43 });
    });

    test('a ship without damage cards scores nothing, its shields are no matter', () => {
      expect(scoresOf(damaged({ shields: { front: 0, left: 0, right: 0, rear: 0 } }))).toEqual({ p1: 0, p2: 0 });
    });

    test('[WIN-04] a destroyed ship counts in full, not once more by half', () => {
      const game = damaged({ damage: DOWN, upgrades: ['gunnery-team'] });
      expect(scoresOf(having(game, { [VIC]: 'destroyed' }))).toEqual({ p1: 0, p2: 92 });
    });

    test('[SETUP-34] a ship that is set aside is not in the play area', () => {
      const game = damaged({ damage: DOWN });
      expect(scoresOf(having(game, { [VIC]: 'setAside' }))).toEqual({ p1: 0, p2: 0 });
    });

    test('[WIN-10] the points decide the game', () => {
      const game = table()
        .ship('p1', NEBULON)
        .ship('p2', CR90, { damage: DOWN })
        .with({ objective: 'opening-salvo', round: 6, phase: 'squadron' })
        .play();
      game.until(({ outcome }) => outcome !== null);
      expect(game.state.outcome).toEqual({ winner: 'p1', reason: 'score', scores: { p1: 22, p2: 0 } });
    });
  });
});
