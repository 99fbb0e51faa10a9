import { describe, expect, test } from 'vitest';
import { formatPosition } from '../../src/engine/position-text/format.ts';
import { parsePosition } from '../../src/engine/position-text/parse.ts';
import { startSimulation } from '../../src/sim/index.ts';
import { act } from '../../src/state/actions.ts';
import type { Fleet } from '../../src/state/fleet.ts';
import { createRng } from '../../src/state/rng.ts';
import type { GameState } from '../../src/state/state.ts';
import { COMMANDER, fullGame, IMPERIALS, REBELS } from '../support/full-game.ts';
import { CR90, codesOf, contentWith, play, rulesOf, table, VICTORY } from '../support/table.ts';

const options = { unlimitedRounds: true };
const duel = () => table().ship('p1', CR90).ship('p2', VICTORY).options(options);
const without = (fleet: Fleet): Fleet => ({
  ...fleet,
  objectives: { assault: null, defense: null, navigation: null },
});

describe('unlimited rounds', () => {
  test('[OPT-01] are played only if the setup says so', () => {
    const game = table().ship('p1', CR90).ship('p2', VICTORY).with({ round: 6, phase: 'status' }).play();
    expect(game.state.outcome).toMatchObject({ reason: 'score' });
    expect(game.state.initiative.player).toBe('p1');
  });

  test('[OPT-02, TRN-111] after round six comes round seven, and the tokens count on', () => {
    const game = duel().with({ round: 6, phase: 'status' }).play();
    expect(game.state).toMatchObject({ outcome: null, round: 7 });
    game.until(({ round }) => round === 12);
    expect(game.trace('roundStarted').map((event) => event.type === 'roundStarted' && event.round)).toEqual([
      7, 8, 9, 10, 11, 12,
    ]);
    expect(rulesOf(game.judge(act.callTime()))).toEqual(['OPT-02']);
    expect(codesOf(game.judge(act.callTime()))).toEqual(['rounds-are-unlimited']);
  });

  test('[OPT-02, TRN-111] the game ends when the last ship of a player is gone, or by concession', () => {
    const lost = (state: GameState): GameState['units'] => ({
      ...state.units,
      [`p2/${VICTORY}/1`]: { ...state.units[`p2/${VICTORY}/1`]!, pose: { x: 200_000, y: 40_000, heading: 32_768 } },
    });
    const before = duel().with({ round: 9 }).play();
    const state = { ...before.state, units: lost(before.state) } as GameState;
    const ship = { ...state.units[`p2/${VICTORY}/1`]!, speed: 2 };
    const game = play(before.engine, {
      state: { ...state, units: { ...state.units, [ship.id]: ship } } as GameState,
      events: [],
    });
    game.until(({ outcome }) => outcome !== null);
    expect(game.state).toMatchObject({ round: 9, outcome: { winner: 'p1', reason: 'elimination' } });
    expect(duel().play().do(act.concede('p1')).state.outcome).toMatchObject({ winner: 'p2' });
  });

  test('[OPT-03, TRN-112] fleets need no objectives, none is chosen, and six obstacles are placed', () => {
    const game = fullGame({ p1: without(REBELS), p2: without(IMPERIALS), options });
    game.do(act.chooseFirstPlayer('p1', 'p2'));
    for (let placed = 0; placed < 6; placed++) {
      expect(game.awaiting()).toMatchObject({ decision: { kind: 'placeObstacle' } });
      game.do(game.legal()[0]!);
    }
    expect(game.state).toMatchObject({ objective: null, victoryTokens: { p1: 0, p2: 0 } });
    expect(game.awaiting()).toMatchObject({ decision: { kind: 'deploy' } });
    expect(game.trace('objectivesShown', 'objectiveChosen')).toEqual([]);
  });

  test('[OPT-03, TRN-112] objectives that fleets bring all the same stay unseen', () => {
    const game = fullGame({ options }).do(act.chooseFirstPlayer('p1', 'p2'));
    expect(game.awaiting()).toMatchObject({ decision: { kind: 'placeObstacle' } });
  });

  test('[OPT-04, TRN-113] initiative changes hands after every round, the token is flipped as ever', () => {
    const game = duel().play();
    const seen: string[] = [];
    for (let round = 1; round <= 5; round++) {
      game.until((state) => state.frames.some((frame) => frame.kind === 'commandPhase') && state.round === round);
      seen.push(`${game.state.initiative.player} ${game.state.initiative.side}`);
      game.until((state) => state.round > round || state.outcome !== null);
    }
    expect(seen).toEqual(['p1 blue', 'p2 orange', 'p1 blue', 'p2 orange', 'p1 blue']);
    expect(game.trace('initiativePassed')[0]).toEqual({ type: 'initiativePassed', player: 'p2' });
  });

  test('[OPT-04] effects at the end of a round still find its first player', () => {
    const game = duel().with({ phase: 'status' }).play();
    const order = game.trace('phaseEnded', 'initiativeFlipped', 'initiativePassed', 'roundStarted');
    expect(order.map(({ type }) => type).slice(0, 4)).toEqual([
      'initiativeFlipped',
      'phaseEnded',
      'initiativePassed',
      'roundStarted',
    ]);
  });

  test('[TRN-111] are not for tournaments, and a position of theirs has no objective', () => {
    const { engine } = table([COMMANDER]);
    const fleets = { p1: REBELS, p2: IMPERIALS };
    const refused = engine.createGame({ fleets, seed: 1, format: 'tournament-400', options });
    expect(refused).toEqual({
      ok: false,
      error: [{ at: '.options.unlimitedRounds', code: 'not-in-tournaments', rule: 'TRN-111', facts: {} }],
    });
    const position = { ...duel().position(), objective: 'most-wanted' };
    expect(engine.createGame({ position, seed: 1, options })).toMatchObject({
      error: [{ at: '.position.objective', code: 'objective-not-used', rule: 'OPT-03' }],
    });
  });

  test('[OPT-02] a position may be of any round, and its text can be read again', () => {
    const game = duel().with({ round: 23 }).play();
    const text = formatPosition(game.state, game.engine.content);
    expect(text).toContain('round 23');
    const again = parsePosition(text, game.engine.content);
    if (!again.ok) throw new Error('unreadable');
    expect(game.engine.createGame({ position: again.value, seed: 1, options }).ok).toBe(true);
    expect(game.engine.createGame({ position: again.value, seed: 1 })).toMatchObject({
      error: [{ at: '.position.round', code: 'no-such-round', rule: 'ROUND-03', facts: { last: 6 } }],
    });
  });

  test('[OPT-02] random games go on without a hang until a side is gone or the test has seen enough rounds', () => {
    const ends = new Set<string>();
    for (let seed = 1; seed <= 4; seed++) {
      const begun = startSimulation(
        { fleets: { p1: without(REBELS), p2: without(IMPERIALS) }, seed, options },
        contentWith([COMMANDER]),
      );
      if (!begun.ok) throw new Error(JSON.stringify(begun.error));
      const sim = begun.value;
      const rng = createRng(seed);
      for (let n = 0; !sim.isOver() && (n % 100 !== 0 || sim.snapshot().round <= ROUNDS_ENOUGH); n++) {
        const action = sim.sampleAction(rng);
        if (!action) throw new Error('nobody can act');
        sim.apply(action);
      }
      const { round, outcome } = sim.snapshot();
      ends.add(outcome ? outcome.reason : 'goes on');
      if (outcome) expect(outcome.reason).toBe('elimination');
      else expect(round).toBeGreaterThan(ROUNDS_ENOUGH);
    }
    expect([...ends]).toContain('elimination');
  });
});

const ROUNDS_ENOUGH = 30;
