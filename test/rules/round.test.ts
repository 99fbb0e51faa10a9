import { describe, expect, test } from 'vitest';
import { upgrade } from '../../src/content/card.ts';
import { act } from '../../src/state/actions.ts';
import { phaseOf } from '../../src/state/selectors.ts';
import { learning } from '../support/learning.ts';
import { CR90, NEBULON, rulesOf, table, VICTORY } from '../support/table.ts';

const isOver = (state: { readonly outcome: unknown }) => state.outcome !== null;

describe('the game round', () => {
  test('[ROUND-01] six rounds, each of Command, Ship, Squadron and Status Phase in that order', () => {
    const game = table().ship('p1', CR90).ship('p2', VICTORY).play().until(isOver);
    const phases = game.trace('phaseStarted').map((event) => event.type === 'phaseStarted' && event.phase);
    const oneRound = ['command', 'ship', 'squadron', 'status'];
    expect(phases).toEqual([...oneRound, ...oneRound, ...oneRound, ...oneRound, ...oneRound, ...oneRound]);
    expect(game.trace('roundStarted').map((event) => event.type === 'roundStarted' && event.round)).toEqual([
      1, 2, 3, 4, 5, 6,
    ]);
  });

  test('[ROUND-02] the next round token comes at the end of the Status Phase, before anything of the next round', () => {
    const game = table().ship('p1', CR90).ship('p2', VICTORY).with({ round: 3, phase: 'status' }).play();
    expect(game.state.round).toBe(4);
    expect(game.trace('roundAdvanced', 'roundStarted')).toEqual([
      { type: 'roundAdvanced', round: 4 },
      { type: 'roundStarted', round: 4 },
    ]);
    const last = table().ship('p1', CR90).ship('p2', VICTORY).with({ round: 6, phase: 'status' }).play();
    expect(last.trace('roundAdvanced')).toEqual([]);
    expect(last.state.round).toBe(6);
  });

  test('[ROUND-03] after the sixth round the game is over and scores are compared; no seventh round starts', () => {
    const game = table().ship('p1', CR90).ship('p2', VICTORY).with({ round: 6, phase: 'status' }).play();
    expect(game.awaiting()).toEqual({
      kind: 'over',
      outcome: { winner: 'p2', reason: 'score', scores: { p1: 0, p2: 0 } },
    });
    expect(game.trace('roundStarted')).toEqual([]);
    expect(game.legal()).toEqual([]);
    expect(rulesOf(game.judge(act.activateShip('p1', 'p1/cr90-corvette-a/1')))).toContain('ROUND-03');
    const fifth = table().ship('p1', CR90).ship('p2', VICTORY).with({ round: 5, phase: 'status' }).play();
    expect(fifth.awaiting().kind).toBe('simultaneous');
  });

  test.each(['p1', 'p2'] as const)(
    '[ROUND-04] with initiative at %s, that player acts first in both phases of every round',
    (first) => {
      const game = table()
        .ship('p1', CR90)
        .ship('p2', VICTORY)
        .squadron('p1', 'x-wing-squadron')
        .squadron('p2', 'tie-fighter-squadron')
        .with({ firstPlayer: first })
        .play();
      const firsts: string[] = [];
      let phase = phaseOf(game.state);
      while (!game.state.outcome) {
        const due = game.awaiting();
        const now = phaseOf(game.state);
        if (now !== phase && due.kind === 'player') firsts.push(`${now} ${due.player}`);
        phase = now;
        game.do(game.legal().find(({ type }) => type === 'done') ?? game.legal()[0]!);
      }
      expect(firsts).toEqual(Array.from({ length: 6 }, () => [`ship ${first}`, `squadron ${first}`]).flat());
    },
  );

  test('[ROUND-05] every choice about a unit is its controller’s, and the other player is refused', () => {
    const game = learning();
    while (!game.state.outcome) {
      for (const action of game.legal()) {
        const unit = 'ship' in action ? action.ship : 'squadron' in action ? action.squadron : null;
        if (unit) expect(game.state.units[unit]!.owner).toBe(action.player);
        const stolen = { ...action, player: action.player === 'p1' ? 'p2' : 'p1' } as typeof action;
        expect(game.judge(stolen).ok).toBe(false);
        expect(game.judge(stolen).rule).toBeDefined();
      }
      game.do(game.legal().at(-1)!);
    }
  });

  test('[ROUND-06] effects of the round’s start come before the Command Phase, of its end after the Status Phase', () => {
    const clock = upgrade({
      id: 'clock',
      name: 'Clock',
      type: 'officer',
      cost: 1,
      on: {
        'round.start': {
          optional: false,
          resolve: (g) => [{ verb: 'grantDial', ship: g.self!.id, command: 'navigate' }],
        },
        'phase.status.end': {
          optional: false,
          resolve: (g) => [{ verb: 'grantDial', ship: g.self!.id, command: 'squadron' }],
        },
        'round.end': { optional: false, resolve: (g) => [{ verb: 'grantDial', ship: g.self!.id, command: 'repair' }] },
      },
    });
    const game = table([clock])
      .ship('p1', NEBULON, { upgrades: ['clock'] })
      .ship('p2', VICTORY)
      .play();
    game.until((state) => state.round === 2 && phaseOf(state) === 'command');
    const trace = game
      .trace('dialGranted', 'phaseStarted', 'roundAdvanced', 'phaseEnded', 'roundStarted')
      .map((event) =>
        'command' in event ? event.command : 'phase' in event ? `${event.type} ${event.phase}` : event.type,
      );
    expect(trace).toEqual([
      'roundStarted',
      'navigate',
      ...['command', 'ship', 'squadron'].flatMap((phase) => [`phaseStarted ${phase}`, `phaseEnded ${phase}`]),
      'phaseStarted status',
      'roundAdvanced',
      'squadron',
      'phaseEnded status',
      'repair',
      'roundStarted',
      'navigate',
      'phaseStarted command',
    ]);
  });
});
