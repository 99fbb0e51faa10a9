import { describe, expect, test } from 'vitest';
import { act } from '../../src/state/actions.ts';
import { finishAttack } from '../support/attacks.ts';
import { CLOSE, duel, LONG, MEDIUM } from '../support/duel.ts';
import { CR90, codesOf, rulesOf, TIE, table } from '../support/table.ts';

const RED = { color: 'red', face: 'doubleHit' } as const;
const BLUE = { color: 'blue', face: 'hit' } as const;
const COR = `p2/${CR90}/1`;

const defending = (gap: number, upgrades: readonly string[] = ['mon-mothma']) => {
  const game = duel({ defender: { upgrades }, gap });
  const blues =
    gap === LONG
      ? []
      : ([
          ['blue', 'hit'],
          ['blue', 'hit'],
          ['blue', 'hit'],
        ] as const);
  game.attack(['red', 'doubleHit'], ['red', 'doubleHit'], ['red', 'doubleHit'], ...blues);
  return game.decline('p1');
};
const evade = (choice: Parameters<typeof act.spendDefenseToken>[3]) => act.spendDefenseToken('p2', COR, 0, choice);
const evades = (game: ReturnType<typeof defending>) =>
  game.legal('p2').flatMap((action) => (action.type === 'spendDefenseToken' && action.token === 0 ? [action] : []));

describe('Mon Mothma', () => {
  test('[FAQ-CARD-135] at medium range a die is cancelled, or rerolled, never both', () => {
    const game = defending(MEDIUM);
    expect(evades(game).map(({ die, evade: how }) => [die!.color, how])).toEqual([
      ['red', 'reroll'],
      ['red', 'cancel'],
      ['blue', 'reroll'],
      ['blue', 'cancel'],
    ]);
    game.do(evade({ die: RED, evade: 'cancel' }));
    expect(game.awaiting()).toMatchObject({ decision: { kind: 'defenseTokens', dice: { length: 5 } } });
    const rerolled = defending(MEDIUM).do(evade({ die: RED, evade: 'reroll' }));
    expect(rerolled.awaiting()).toMatchObject({ decision: { kind: 'rollDice', dice: ['red'] } });
    expect(codesOf(defending(MEDIUM).judge(evade({ die: RED })))).toEqual(['evade-how']);
  });

  test('at close range a die is rerolled, and need not be', () => {
    const game = defending(CLOSE);
    expect(evades(game).map(({ die }) => die?.color ?? null)).toEqual([null, 'red', 'blue']);
    game.do(evade({ die: BLUE }));
    expect(game.awaiting()).toMatchObject({ decision: { kind: 'rollDice', dice: ['blue'] } });
    expect(rulesOf(defending(CLOSE).judge(evade({ die: BLUE, evade: 'cancel' })))).toEqual(['DEF-12']);
    expect(defending(CLOSE).do(evade({})).ship(COR).defenseTokens[0]!.readiness).toBe('exhausted');
  });

  test('[DEF-11] at long range the token does what it always does', () => {
    const game = defending(LONG);
    expect(evades(game)).toHaveLength(1);
    game.do(evade({ die: RED }));
    expect(game.awaiting()).toMatchObject({ decision: { dice: { length: 2 } } });
  });

  test('[DEF-13] without her, nothing at close range', () => {
    expect(evades(defending(CLOSE, []))).toEqual([{ type: 'spendDefenseToken', player: 'p2', unit: COR, token: 0 }]);
    expect(rulesOf(defending(CLOSE, []).judge(evade({ die: BLUE })))).toEqual(['DEF-13']);
    expect(codesOf(defending(MEDIUM, []).judge(evade({ die: RED, evade: 'cancel' })))).toEqual(['evade-how']);
  });

  test('at distance 1, against a squadron, a die is rerolled; enemies get nothing from her', () => {
    const HERE = { x: 900_000, y: 300_000, heading: 0 };
    const game = table()
      .ship('p2', CR90, { pose: HERE, speed: 1, upgrades: ['mon-mothma'] })
      .ship('p1', CR90, { pose: { ...HERE, x: 300_000 }, speed: 1 })
      .squadron('p1', TIE, { pose: { ...HERE, x: HERE.x + 60_000 } })
      .squadron('p2', TIE, { pose: { x: 360_000, y: 300_000, heading: 0 } })
      .chance('explicit')
      .moving()
      .at('squadron')
      .play()
      .do(
        act.activateSquadron('p1', `p1/${TIE}/1`),
        act.declareTarget('p1', { attacker: `p1/${TIE}/1`, defender: COR, defendingZone: 'right' }),
        act.rollDice([BLUE]),
      );
    game.do(evade({ die: BLUE }), act.rollDice([{ color: 'blue', face: 'accuracy' }]));
    finishAttack(game);
    expect(game.ship(COR).shields.right).toBe(2);
    game.do(
      act.activateSquadron('p2', `p2/${TIE}/1`),
      act.declareTarget('p2', { attacker: `p2/${TIE}/1`, defender: `p1/${CR90}/1`, defendingZone: 'right' }),
      act.rollDice([BLUE]),
    );
    expect(game.judge(act.spendDefenseToken('p1', `p1/${CR90}/1`, 0, { die: BLUE })).ok).toBe(false);
  });
});
