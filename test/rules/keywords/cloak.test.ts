import { describe, expect, test } from 'vitest';
import { act } from '../../../src/state/actions.ts';
import { phaseOf } from '../../../src/state/selectors.ts';
import { activate, D1_UM, skies, to } from '../../support/skies.ts';
import { rulesOf, TIE, X_WING } from '../../support/table.ts';

const CLOAK = 'tie-phantom-squadron';
const ME = `p2/${CLOAK}/1`;
const use = act.useEffect('p2', `${ME}/cloak`);
/** All squadrons have been activated, and the phase is about to end. */
const endOfPhase = (enemy: number) =>
  skies([
    ['p1', X_WING, 0, 0, { activated: true }],
    ['p2', CLOAK, enemy, 0, { activated: true }],
  ]);

describe('Cloak', () => {
  test('[KEY-18, SQP-11, TIME-16] at the end of the Squadron Phase it moves up to distance 1, though engaged', () => {
    const game = endOfPhase(80_000);
    expect(game.legal()).toEqual([use, act.done('p2')]);
    game.do(use);
    expect(rulesOf(game.judge(act.moveSquadron('p2', ME, to(80_000 + D1_UM + 1, 0))))).toEqual(['SQM-01']);
    game.do(act.moveSquadron('p2', ME, to(80_000 + D1_UM, 0)));
    expect(game.state.units[ME]!.pose).toMatchObject(to(80_000 + D1_UM, 0));
    expect(phaseOf(game.state)).toBe('command');
  });

  test('[KEY-18, KEY-02] or not engaged, or not at all', () => {
    expect(
      endOfPhase(400_000)
        .do(use)
        .judge(act.moveSquadron('p2', ME, to(400_000 + D1_UM, 0))).ok,
    ).toBe(true);
    const still = endOfPhase(80_000).do(act.done('p2'));
    expect(still.trace('squadronMoved')).toEqual([]);
    expect(phaseOf(still.state)).toBe('command');
  });

  test('[KEY-18] in its own activation an engaged squadron is held as ever, and others have no such move', () => {
    const game = skies([
      ['p1', X_WING, 0, 0, { activated: true }],
      ['p2', CLOAK, 80_000, 0],
    ]);
    if (game.types().includes('activateSquadron')) game.do(activate(ME));
    expect(game.types()).not.toContain('moveSquadron');
    const plain = skies([
      ['p1', X_WING, 0, 0, { activated: true }],
      ['p2', TIE, 80_000, 0, { activated: true }],
    ]);
    expect(phaseOf(plain.state)).toBe('command');
  });
});
