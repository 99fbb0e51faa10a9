import { describe, expect, test } from 'vitest';
import { act } from '../../src/state/actions.ts';
import { battle, die, fire, frontToFront, roll, upTo, VIC } from '../support/battle.ts';
import { CR90, rulesOf, type ShipExtras, TIE, table, VICTORY } from '../support/table.ts';

const LONG = 250_000;
const hitBlankAccuracy = roll(['red', 'hit'], ['red', 'blank'], ['red', 'accuracy']);
const resolve = (spend: 'dial' | 'token' | 'both') => act.resolveCommand('p1', VIC, 'concentrateFire', spend);

/** The Victory has rolled three red dice at long range and has dial and token of Concentrate Fire. */
const rolled = () =>
  battle({ gap: LONG, attacker: { dials: ['concentrateFire'], commandTokens: ['concentrateFire'] } }).do(
    act.done('p1'),
    frontToFront,
    hitBlankAccuracy,
  );
const kind = (game: ReturnType<typeof battle>) => {
  const due = game.awaiting();
  return due.kind === 'over' ? 'over' : due.decision.kind;
};

describe('Concentrate Fire', () => {
  test('[CF-02] the die of the dial is added at once: no accuracy is spent in between', () => {
    const game = rolled().do(resolve('dial'));
    expect(game.legal()).toEqual([act.addDie('p1', 'red'), act.done('p1')]);
    expect(rulesOf(game.judge(act.spendAccuracy('p1', die('red', 'accuracy'), 0)))).toEqual(['ATK-18']);
    game.do(act.addDie('p1', 'red'), roll(['red', 'crit']));
    expect(kind(game)).toBe('attackEffects');
    expect(game.judge(act.spendAccuracy('p1', die('red', 'accuracy'), 0)).ok).toBe(true);
  });

  test('[CF-04, FAQ-QA-13] with dial and token the die comes first, the reroll after it', () => {
    const game = rolled().do(resolve('both'));
    expect(rulesOf(game.judge(act.rerollDie('p1', die('red', 'blank'))))).toEqual(['CF-01']);
    game.do(act.addDie('p1', 'red'), roll(['red', 'crit']));
    expect(game.legal().map((action) => (action.type === 'rerollDie' ? action.die.face : action.type))).toEqual([
      'blank',
      'hit',
      'crit',
      'accuracy',
      'done',
    ]);
    game.do(act.rerollDie('p1', die('red', 'crit')), roll(['red', 'hit']));
    expect(kind(game)).toBe('attackEffects');
  });

  test('[CF-04, CMD-22, FAQ-QA-14] either part may be declined, and the command is resolved all the same', () => {
    const game = rolled().do(resolve('both'), act.done('p1'));
    expect(kind(game)).toBe('rerollDie');
    game.do(act.done('p1'));
    expect(kind(game)).toBe('attackEffects');
    expect(game.ship(VIC)).toMatchObject({ openDials: [], commandTokens: [] });
    expect(game.legal().some(({ type }) => type === 'resolveCommand')).toBe(false);
  });

  test('[CF-01, CMD-27] it belongs to the attack: a ship that revealed no dial resolves it whatever the option says', () => {
    const game = table()
      .ship('p1', VICTORY, {
        pose: { x: 900_000, y: 300_000, heading: 0 },
        commandTokens: ['concentrateFire', 'repair'],
      })
      .ship('p2', CR90, { pose: { x: 900_000, y: 300_000 + 85_875 + LONG, heading: 32_768 } })
      .options({ activateWithoutDial: 'withoutTokens' })
      .chance('explicit')
      .moving()
      .fighting()
      .at('ship')
      .play()
      .do(act.activateShip('p1', VIC));
    expect(kind(game)).toBe('declareTarget');
    game.do(frontToFront, hitBlankAccuracy);
    expect(game.legal()).toContainEqual(resolve('token'));
  });

  test('[CF-02] with no die left in the pool nothing can be added or rerolled', () => {
    const game = battle({
      gap: LONG,
      attacker: { dials: ['concentrateFire'], commandTokens: ['concentrateFire'] },
    }).do(act.done('p1'), frontToFront, roll(['red', 'accuracy'], ['red', 'accuracy'], ['red', 'accuracy']));
    for (const token of [0, 1, 2]) game.do(act.spendAccuracy('p1', die('red', 'accuracy'), token));
    game.do(resolve('both'));
    expect(game.trace('damageTotalled')).toMatchObject([{ total: 0 }]);
  });

  const withTies = (attacker: ShipExtras) =>
    battle({
      gap: LONG,
      attacker,
      squadrons: [
        ['p2', TIE, 100_000, 0],
        ['p2', TIE, 140_000, 0],
      ],
    });
  const hit = roll(['blue', 'hit']);

  test('[CF-06] against squadrons it changes the attack on the one defender of that time', () => {
    const game = withTies({ dials: ['concentrateFire'] }).do(act.done('p1'), fire('right', `p2/${TIE}/1`), hit);
    game.do(resolve('dial'), act.addDie('p1', 'blue'), hit);
    upTo(game, 'declareTarget');
    expect(game.state.units[`p2/${TIE}/1`]).toMatchObject({ hull: 1 });
    game.do(fire('right', `p2/${TIE}/2`));
    expect(game.awaiting()).toMatchObject({ kind: 'chance', decision: { dice: ['blue'] } });
    game.do(hit);
    expect(game.state.units[`p2/${TIE}/2`]).toMatchObject({ hull: 2 });
  });

  test('[CF-05, FAQ-QA-12] dial and token cannot go to two attacks of a round', () => {
    const game = withTies({ dials: ['concentrateFire'], commandTokens: ['concentrateFire'] });
    game.do(
      act.done('p1'),
      frontToFront,
      hitBlankAccuracy,
      resolve('dial'),
      act.addDie('p1', 'red'),
      roll(['red', 'hit']),
    );
    upTo(game, 'declareTarget').do(fire('right', `p2/${TIE}/1`), hit);
    expect(rulesOf(game.judge(resolve('token')))).toContain('CMD-18');
    expect(game.ship(VIC).commandTokens).toEqual(['concentrateFire']);
  });
});
