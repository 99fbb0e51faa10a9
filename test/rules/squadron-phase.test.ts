import { describe, expect, test } from 'vitest';
import { act } from '../../src/state/actions.ts';
import { isUnactivated, phaseOf, squadronsOf } from '../../src/state/selectors.ts';
import type { GameState } from '../../src/state/state.ts';
import type { Player } from '../../src/state/vocabulary.ts';
import { CR90, rulesOf, TIE, table, VICTORY, X_WING } from '../support/table.ts';

const phase = (mine: number, theirs: number, activated: readonly Player[] = []) => {
  const built = table().ship('p1', CR90).ship('p2', VICTORY).at('squadron');
  for (let i = 0; i < mine; i++) built.squadron('p1', X_WING);
  for (let i = 0; i < theirs; i++) built.squadron('p2', TIE);
  for (const owner of activated) built.squadron(owner, owner === 'p1' ? X_WING : TIE, { activated: true });
  return built.play();
};

const over = (state: GameState) => phaseOf(state) !== 'squadron';

const owners = (game: ReturnType<typeof phase>) =>
  game
    .until(over)
    .trace('squadronActivated')
    .map((event) => (event.type === 'squadronActivated' ? game.state.units[event.squadron]!.owner : null))
    .join(' ');

describe('turns of the Squadron Phase', () => {
  test('[SQP-01] only squadrons that have not activated this round are offered', () => {
    const game = phase(1, 1, ['p1']);
    expect(game.legal()).toEqual([act.activateSquadron('p1', 'p1/x-wing-squadron/1')]);
    expect(rulesOf(game.judge(act.activateSquadron('p1', 'p1/x-wing-squadron/2')))).toEqual(['SQP-08']);
  });

  test('[SQP-02] two own squadrons a turn, the first player first', () => {
    expect(owners(phase(4, 4))).toBe('p1 p1 p2 p2 p1 p1 p2 p2');
  });

  test('[SQP-03] the second is chosen after the first, and must be', () => {
    const game = phase(3, 1).do(act.activateSquadron('p1', 'p1/x-wing-squadron/2'));
    expect(game.legal()).toEqual([
      act.activateSquadron('p1', 'p1/x-wing-squadron/1'),
      act.activateSquadron('p1', 'p1/x-wing-squadron/3'),
    ]);
    expect(rulesOf(game.judge(act.done('p1')))).toEqual(['SQP-10']);
  });

  test('[SQP-04] with one left, just that one', () => {
    expect(owners(phase(1, 3))).toBe('p1 p2 p2 p2');
  });

  test('[SQP-05] who has none passes for the rest of the phase', () => {
    expect(owners(phase(0, 5))).toBe('p2 p2 p2 p2 p2');
    expect(owners(phase(3, 0))).toBe('p1 p1 p1');
  });

  test('[SQP-08] unactivated means: the slider shows the side of the initiative token', () => {
    for (const side of ['blue', 'orange'] as const) {
      const game = table()
        .ship('p1', CR90)
        .ship('p2', VICTORY)
        .squadron('p1', X_WING)
        .squadron('p1', X_WING, { activated: true })
        .with({ side })
        .at('squadron')
        .play();
      const can = new Set(game.legal().map((action) => action.type === 'activateSquadron' && action.squadron));
      for (const squadron of squadronsOf(game.state)) expect(can.has(squadron.id)).toBe(squadron.slider === side);
    }
  });

  test('[SQP-09] a squadron counts as unactivated until its activation is over', () => {
    const game = phase(2, 0).do(act.activateSquadron('p1', 'p1/x-wing-squadron/1'));
    const order = game.trace('squadronActivated', 'squadronActivationEnded').map(({ type }) => type);
    expect(order).toEqual(['squadronActivated', 'squadronActivationEnded']);
    expect(isUnactivated(game.state, squadronsOf(game.state)[0]!)).toBe(false);
  });

  test('[SQP-10] a player with an unactivated squadron must activate one', () => {
    const game = phase(1, 1);
    expect(game.types()).toEqual(['activateSquadron']);
    expect(rulesOf(game.judge(act.done('p1')))).toEqual(['SQP-10']);
  });

  test('[SQP-11] the phase ends when every squadron is activated', () => {
    const game = phase(4, 6);
    while (phaseOf(game.state) === 'squadron') {
      expect(squadronsOf(game.state).some((squadron) => isUnactivated(game.state, squadron))).toBe(true);
      game.do(game.legal()[0]!);
    }
    expect(game.trace('squadronActivationEnded')).toHaveLength(10);
    expect(game.trace('initiativeFlipped')).toHaveLength(1);
  });
});
