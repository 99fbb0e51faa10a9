import { describe, expect, test } from 'vitest';
import { act } from '../../src/state/actions.ts';
import type { Die, DieFace } from '../../src/state/dice.ts';
import { isOffered, picksOf } from '../support/offers.ts';
import { CR90, TIE, table, VICTORY, X_WING } from '../support/table.ts';

const HOWLRUNNER = 'p1/howlrunner/1';
const WING = `p1/${TIE}/1`;
const ENEMY = `p2/${X_WING}/1`;
const HERE = { x: 900_000, y: 300_000, heading: 0 };
const blue = (...faces: readonly DieFace[]): Die[] => faces.map((face) => ({ color: 'blue', face }));

interface Scene {
  /** From Howlrunner to the squadron that attacks. */
  readonly apart?: number;
  readonly attacker?: string;
  readonly owner?: 'p1' | 'p2';
}

/** A squadron next to Howlrunner, about to attack an X-wing. */
const beside = ({ apart = 60_000, attacker = TIE, owner = 'p1' }: Scene = {}) =>
  table()
    .ship('p1', VICTORY, { pose: { ...HERE, x: 200_000 } })
    .ship('p2', CR90, { pose: { ...HERE, x: 1_600_000 } })
    .squadron(owner, 'howlrunner', { pose: HERE })
    .squadron('p1', attacker, { pose: { ...HERE, x: HERE.x + apart } })
    .squadron('p2', X_WING, { pose: { ...HERE, x: HERE.x + apart + 50_000 } })
    .chance('explicit')
    .moving()
    .at('squadron')
    .play()
    .do(
      act.activateSquadron('p1', `p1/${attacker}/1`),
      act.declareTarget('p1', { attacker: `p1/${attacker}/1`, defender: ENEMY }),
    );

describe('"Howlrunner"', () => {
  test('another friendly Swarm at distance 1 adds a blue die against a squadron', () => {
    const game = beside().do(act.rollDice(blue('hit', 'hit', 'accuracy')));
    expect(picksOf(game, HOWLRUNNER)).toEqual([{}]);
    game.do(act.useEffect('p1', HOWLRUNNER), act.rollDice(blue('hit')));
    game.until((state) => !state.frames.some(({ kind }) => kind === 'attack'));
    expect(game.state.units[ENEMY]).toMatchObject({ hull: 2 });
  });

  test('[UPG-03, TIME-05] once an attack, after the roll, and may be declined', () => {
    const game = beside();
    expect(isOffered(game, HOWLRUNNER)).toBe(false);
    game.do(act.rollDice(blue('hit', 'hit', 'hit')), act.useEffect('p1', HOWLRUNNER), act.rollDice(blue('hit')));
    expect(isOffered(game, HOWLRUNNER)).toBe(false);
    const declined = beside().do(act.rollDice(blue('hit', 'hit', 'hit')), act.done('p1'));
    expect(declined.state.units[ENEMY]).toMatchObject({ hull: 2 });
  });

  test('[TIME-14] not beyond distance 1, not without Swarm, not for an enemy', () => {
    expect(isOffered(beside({ apart: 112_000 }).do(act.rollDice(blue('hit', 'hit', 'hit'))), HOWLRUNNER)).toBe(false);
    const bomber = beside({ attacker: 'tie-bomber-squadron' }).do(act.rollDice([{ color: 'black', face: 'hit' }]));
    expect(isOffered(bomber, HOWLRUNNER)).toBe(false);
    const enemy = beside({ owner: 'p2' }).do(act.rollDice(blue('hit', 'hit', 'hit')));
    expect(isOffered(enemy, 'p2/howlrunner/1')).toBe(false);
  });

  test('not for herself, and not against a ship', () => {
    const self = table()
      .ship('p1', VICTORY)
      .ship('p2', CR90)
      .squadron('p1', 'howlrunner', { pose: HERE })
      .squadron('p2', X_WING, { pose: { ...HERE, x: HERE.x + 50_000 } })
      .chance('explicit')
      .moving()
      .at('squadron')
      .play()
      .do(
        act.activateSquadron('p1', HOWLRUNNER),
        act.declareTarget('p1', { attacker: HOWLRUNNER, defender: ENEMY }),
        act.rollDice(blue('hit', 'hit', 'hit')),
      );
    expect(isOffered(self, HOWLRUNNER)).toBe(false);
    const ship = table()
      .ship('p1', VICTORY)
      .ship('p2', CR90, { pose: { ...HERE, x: HERE.x + 120_000 }, speed: 1 })
      .squadron('p1', 'howlrunner', { pose: HERE })
      .squadron('p1', TIE, { pose: { ...HERE, x: HERE.x + 60_000 } })
      .chance('explicit')
      .moving()
      .at('squadron')
      .play()
      .do(
        act.activateSquadron('p1', WING),
        act.declareTarget('p1', { attacker: WING, defender: `p2/${CR90}/1`, defendingZone: 'left' }),
        act.rollDice(blue('hit')),
      );
    expect(isOffered(ship, HOWLRUNNER)).toBe(false);
  });

  test('[FAQ-QA-44] in a Counter: two dice, one more from her, one rerolled for Swarm', () => {
    const INTERCEPTOR = 'p1/tie-interceptor-squadron/1';
    const game = table()
      .ship('p1', VICTORY, { pose: { ...HERE, x: 200_000 } })
      .ship('p2', CR90, { pose: { ...HERE, x: 1_600_000 } })
      .squadron('p1', 'howlrunner', { pose: HERE })
      .squadron('p1', 'tie-interceptor-squadron', { pose: { ...HERE, x: HERE.x + 50_000 } })
      .squadron('p2', X_WING, { pose: { ...HERE, x: HERE.x + 25_000, y: HERE.y + 50_000 } })
      .with({ firstPlayer: 'p2' })
      .chance('explicit')
      .moving()
      .at('squadron')
      .play()
      .do(
        act.activateSquadron('p2', ENEMY),
        act.declareTarget('p2', { attacker: ENEMY, defender: INTERCEPTOR }),
        act.rollDice(blue('accuracy', 'accuracy', 'accuracy', 'accuracy')),
        act.useEffect('p1', `${INTERCEPTOR}/counter`),
      );
    expect(game.awaiting()).toMatchObject({ decision: { kind: 'rollDice', dice: ['blue', 'blue'] } });
    game.do(act.rollDice(blue('hit', 'accuracy')), act.useEffect('p1', HOWLRUNNER), act.rollDice(blue('hit')));
    expect(isOffered(game, `${INTERCEPTOR}/swarm`)).toBe(true);
    game.do(act.useEffect('p1', `${INTERCEPTOR}/swarm`, { die: { color: 'blue', face: 'accuracy' } }));
    game.do(act.rollDice(blue('hit')));
    expect(game.state.units[ENEMY]).toMatchObject({ hull: 2 });
  });
});
