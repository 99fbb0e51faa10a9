import { describe, expect, test } from 'vitest';
import { act } from '../../src/state/actions.ts';
import { attackPool } from '../support/attacks.ts';
import { type BattleSetup, battle, blanks, COR, fire, frontToFront, roll, VIC } from '../support/battle.ts';
import { passing, withObjective } from '../support/full-game.ts';
import { having, objectiveShips, scoresOf } from '../support/objectives.ts';
import { due, isOffered, picksOf } from '../support/offers.ts';
import { CR90, NEBULON, rulesOf, TIE, table, VICTORY, X_WING } from '../support/table.ts';

const MEDIUM = 150_000;
const LONG = 250_000;
const DIE = 'p1/objective';
const BLUES = [
  ['blue', 'accuracy'],
  ['blue', 'accuracy'],
  ['blue', 'accuracy'],
] as const;

/** The Victory of p1 is about to attack ships and squadrons of p2, some of which are marked. */
const marked = (units: readonly string[], setup: BattleSetup = {}) =>
  battle({
    gap: MEDIUM,
    ...setup,
    objective: { objective: 'most-wanted', objectiveTokens: units.map((unit) => ({ unit })) },
  });

describe('Most Wanted', () => {
  test.each([
    ['p1', 'p2'],
    ['p2', 'p1'],
  ] as const)('after deployment the second player marks a ship of each side, %s being first', (first, second) => {
    const game = passing(withObjective('most-wanted', first), 'placeObstacle', 'deploy');
    const ships = (player: string) =>
      game.state.roster.filter((id) => id.startsWith(player) && game.state.units[id]!.kind === 'ship');
    expect(game.awaiting()).toMatchObject({ player: second, decision: { kind: 'useEffects' } });
    const [own, theirs] = [`${second}/objective`, `${second}/objective#1`];
    expect(picksOf(game, own).map(({ unit }) => unit)).toEqual(ships(second));
    expect(picksOf(game, theirs).map(({ unit }) => unit)).toEqual(ships(first));
    expect(rulesOf(game.judge(act.done(second)))).toContain('TIME-08');
    game.do(act.useEffect(second, theirs, { unit: ships(first)[1]! }));
    expect(rulesOf(game.judge(act.done(second)))).toContain('TIME-08');
    game.do(act.useEffect(second, own, { unit: ships(second)[0]! }));
    expect(objectiveShips(game)).toEqual([ships(first)[1], ships(second)[0]]);
    expect(due(game)).toBe('assignDials');
  });

  test('[FAQ-INFO-07] in any round both players see which ships were picked', () => {
    const game = table()
      .ship('p1', VICTORY)
      .ship('p2', CR90)
      .ship('p2', NEBULON)
      .with({ objective: 'most-wanted', objectiveTokens: [{ unit: `p2/${NEBULON}/1` }, { unit: VIC }] })
      .play();
    game.until(({ round, frames }) => round === 4 && frames.some(({ kind }) => kind === 'shipPhase'));
    for (const player of ['p1', 'p2'] as const)
      expect(objectiveShips({ state: game.engine.viewFor(game.state, player) as never })).toEqual([
        `p2/${NEBULON}/1`,
        VIC,
      ]);
  });

  test('[FAQ-ERR-17] a ship that attacks an objective ship may add a die of a colour in its pool', () => {
    const game = marked([COR]).do(frontToFront, roll(...blanks, ...BLUES));
    expect(picksOf(game, DIE)).toEqual([{ color: 'red' }, { color: 'blue' }]);
    expect(rulesOf(game.judge(act.useEffect('p1', DIE, { color: 'black' })))).toEqual(['TIME-14']);
    game.do(act.useEffect('p1', DIE, { color: 'red' }), roll(['red', 'doubleHit']));
    const dice = attackPool(game);
    expect(dice.filter(({ color }) => color === 'red')).toHaveLength(4);
    expect(dice).toContainEqual({ color: 'red', face: 'doubleHit' });
  });

  test('[TIME-03] once in an attack, and again in the next; it may be left alone', () => {
    const game = marked([COR]).do(frontToFront, roll(...blanks, ...BLUES));
    game.do(act.useEffect('p1', DIE, { color: 'blue' }), roll(['blue', 'accuracy']));
    expect(isOffered(game, DIE)).toBe(false);
    const declined = marked([COR]).do(frontToFront, roll(...blanks, ...BLUES));
    expect(declined.judge(act.done('p1')).ok).toBe(true);
  });

  test('only colours that are in the pool when it is used: at long range red alone', () => {
    const game = marked([COR], { gap: LONG }).do(frontToFront, roll(...blanks));
    expect(picksOf(game, DIE)).toEqual([{ color: 'red' }]);
  });

  test('not against a ship that is not marked, nor against a squadron', () => {
    const other = marked([VIC]).do(frontToFront, roll(...blanks, ...BLUES));
    expect(isOffered(other, DIE)).toBe(false);
    const wing = marked([COR], { squadrons: [['p2', TIE, 0, 100_000]] }).do(fire('front', `p2/${TIE}/1`));
    wing.do(roll(['blue', 'accuracy']));
    expect(isOffered(wing, DIE)).toBe(false);
  });

  test('[FAQ-ERR-17] a squadron that attacks the objective ship adds nothing', () => {
    const game = table()
      .ship('p1', VICTORY, { pose: { x: 300_000, y: 200_000, heading: 0 } })
      .ship('p2', CR90, { pose: { x: 900_000, y: 400_000, heading: 0 } })
      .squadron('p1', X_WING, { pose: { x: 850_000, y: 400_000, heading: 0 } })
      .with({ objective: 'most-wanted', objectiveTokens: [{ unit: COR }] })
      .chance('explicit')
      .fighting()
      .moving()
      .at('squadron')
      .play()
      .do(act.activateSquadron('p1', `p1/${X_WING}/1`));
    game.do(act.declareTarget('p1', { attacker: `p1/${X_WING}/1`, defender: COR, defendingZone: 'left' }));
    game.do(roll(['red', 'blank']));
    expect(isOffered(game, DIE)).toBe(false);
  });

  test('both sides add dice: the marked ship of the first player is hunted, too', () => {
    const game = table()
      .ship('p1', VICTORY, { pose: { x: 900_000, y: 300_000, heading: 0 }, activated: true })
      .ship('p2', CR90, { pose: { x: 900_000, y: 480_000, heading: 32_768 } })
      .with({ objective: 'most-wanted', objectiveTokens: [{ unit: VIC }] })
      .chance('explicit')
      .fighting()
      .moving()
      .at('ship')
      .play()
      .do(act.activateShip('p2', COR));
    game.do(act.declareTarget('p2', { attacker: COR, zone: 'front', defender: VIC, defendingZone: 'front' }));
    game.do(roll(['red', 'blank'], ['red', 'blank'], ['blue', 'accuracy']));
    expect(picksOf(game, 'p2/objective')).toEqual([{ color: 'red' }, { color: 'blue' }]);
  });

  test('[WIN-10] a destroyed objective ship counts twice, without its upgrades', () => {
    const game = table()
      .ship('p1', VICTORY, { upgrades: ['gunnery-team'] })
      .ship('p1', NEBULON)
      .ship('p2', CR90)
      .ship('p2', CR90)
      .with({ objective: 'most-wanted', objectiveTokens: [{ unit: VIC }, { unit: COR }] })
      .play();
    expect(scoresOf(having(game, { [COR]: 'destroyed', [`p2/${CR90}/2`]: 'destroyed' }))).toEqual({
      p1: 88 + 44,
      p2: 0,
    });
    expect(scoresOf(having(game, { [VIC]: 'destroyed' }))).toEqual({ p1: 0, p2: 2 * 85 + 7 });
  });
});
