import { describe, expect, test } from 'vitest';
import { act } from '../../../src/state/actions.ts';
import { battle, fire, type Wing } from '../../support/battle.ts';
import { activate, attack, ENGAGED, pool, rolls, type Sky, skies } from '../../support/skies.ts';
import { rulesOf, TIE, X_WING } from '../../support/table.ts';

const A_WING = 'a-wing-squadron';
const T1 = `p1/${TIE}/1`;
const judged = (squadrons: readonly Wing[], target: string, sky: Sky = {}) =>
  rulesOf(
    skies([['p1', TIE, 0, 0], ...squadrons], sky)
      .do(activate(T1))
      .judge(attack(T1, target)),
  );

describe('Escort', () => {
  const protectedWing: Wing = ['p2', A_WING, -60_000, 0];

  test('[KEY-05] whoever is engaged with it attacks it, or another Escort, and nobody else', () => {
    const game = (target: string) =>
      judged([['p2', X_WING, 60_000, 0], ['p2', X_WING, 0, 60_000], protectedWing], target);
    expect(game(`p2/${A_WING}/1`)).toEqual(['KEY-05']);
    expect(game(`p2/${X_WING}/1`)).toEqual([]);
    expect(game(`p2/${X_WING}/2`)).toEqual([]);
  });

  test('[KEY-06] who is not engaged with it is free: too far away, or with something in between', () => {
    expect(judged([['p2', X_WING, ENGAGED + 1, 0], protectedWing], `p2/${A_WING}/1`)).toEqual([]);
    const far: Wing = ['p2', X_WING, 100_000, 0];
    expect(judged([far, protectedWing], `p2/${A_WING}/1`)).toEqual(['KEY-05']);
    const rock = { obstacles: [{ obstacle: 'asteroid-field-1', x: 50_000, y: 0 }] };
    expect(judged([far, protectedWing], `p2/${A_WING}/1`, rock)).toEqual([]);
  });

  test('[KEY-06] ships are free', () => {
    const game = battle({
      squadrons: [
        ['p2', X_WING, 100_000, 0],
        ['p2', A_WING, 140_000, 0],
      ],
    });
    expect(game.judge(fire('right', `p2/${A_WING}/1`)).ok).toBe(true);
  });

  test('[KEY-06] a Counter goes against its attacker, whoever escorts it', () => {
    const INTERCEPTOR = 'tie-interceptor-squadron';
    const [mine, theirs] = [`p1/${INTERCEPTOR}/1`, `p2/${A_WING}/1`];
    const game = skies([
      ['p1', INTERCEPTOR, 0, 0, { activated: true }],
      ['p2', X_WING, 60_000, 0, { activated: true }],
      ['p2', A_WING, -60_000, 0],
    ]).do(activate(theirs), attack(theirs, mine));
    rolls(game, 'accuracy').do(act.useEffect('p1', `${mine}/counter`));
    expect(pool(game)).toHaveLength(2);
    expect(game.trace('targetDeclared').at(-1)).toMatchObject({ attacker: mine, defender: theirs, counter: true });
  });
});
