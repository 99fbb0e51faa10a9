import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { objective, upgrade } from '../../src/content/card.ts';
import { hashState } from '../../src/engine/engine.ts';
import { createLogbook } from '../../src/engine/log.ts';
import { simulationOf } from '../../src/sim/index.ts';
import { act } from '../../src/state/actions.ts';
import { phaseOf, unitsOf } from '../../src/state/selectors.ts';
import type { GameState, UnitStatus } from '../../src/state/state.ts';
import { PLAYERS } from '../../src/state/vocabulary.ts';
import { fleetOf, fullGame, passing, REBELS, withObjective } from '../support/full-game.ts';
import { CR90, codesOf, NEBULON, play, rulesOf, TIE, table, VICTORY, X_WING } from '../support/table.ts';
import { anyWalk, start, walk, walkEngine } from '../support/walks.ts';

const COR = `p1/${CR90}/1`;
const VIC = `p2/${VICTORY}/1`;

/** What a status phase offers when it is nearly over. */
const pause = upgrade({
  id: 'pause',
  name: 'Pause',
  type: 'officer',
  cost: 3,
  on: { 'phase.status.end': { optional: true, resolve: () => [] } },
});

const skirmish = () =>
  table([pause])
    .ship('p1', CR90, { upgrades: ['pause'] })
    .ship('p1', NEBULON)
    .ship('p2', VICTORY)
    .squadron('p1', X_WING)
    .squadron('p2', TIE)
    .squadron('p2', TIE);

const setStatus = (state: GameState, statuses: Readonly<Record<string, UnitStatus>>): GameState =>
  ({
    ...state,
    units: Object.fromEntries(
      Object.entries(state.units).map(([id, unit]) => [id, { ...unit, status: statuses[id] ?? unit.status }]),
    ),
  }) as GameState;

describe('a concession', () => {
  test('[TRN-37] destroys what the player has left, and the opponent scores all of it', () => {
    const before = skirmish().at('ship').play();
    const game = play(before.engine, { state: setStatus(before.state, { [COR]: 'destroyed' }), events: [] });
    game.do(act.concede('p2'));
    expect(game.state.outcome).toEqual({
      winner: 'p1',
      reason: 'concession',
      scores: { p1: 85 + 8 + 8, p2: 44 + 3 },
    });
    expect(unitsOf(game.state).map(({ owner, status }) => `${owner} ${status}`)).toEqual([
      'p1 destroyed',
      'p1 inPlay',
      'p1 inPlay',
      'p2 destroyed',
      'p2 destroyed',
      'p2 destroyed',
    ]);
    expect(game.trace().map(({ type }) => type)).toEqual([
      'conceded',
      'unitDestroyed',
      'unitDestroyed',
      'unitDestroyed',
      'gameEnded',
    ]);
  });

  test('[TRN-37] scores are worked out as if the units had been destroyed before: no half points for a damaged ship', () => {
    const game = table()
      .ship('p1', CR90)
      .ship('p2', VICTORY, { damage: [{ face: 'down' }] })
      .with({ objective: 'opening-salvo' })
      .play();
    expect(game.engine.viewFor(game.state, 'p1').scores.p1).toBe(43);
    expect(game.do(act.concede('p2')).state.outcome!.scores.p1).toBe(85);
  });

  test('[TRN-39] is an act of either player, at any decision, also when dice are waited for', () => {
    for (const player of PLAYERS) {
      const dials = skirmish().play();
      expect(dials.awaiting().kind).toBe('simultaneous');
      expect(dials.do(act.concede(player)).state.outcome).toMatchObject({ reason: 'concession' });

      const turn = skirmish().at('ship').play();
      expect(turn.awaiting()).toMatchObject({ kind: 'player', player: 'p1' });
      expect(turn.do(act.concede(player)).state.outcome!.winner).not.toBe(player);

      const coin = fullGame({ p2: REBELS, chance: 'explicit' });
      expect(coin.awaiting().kind).toBe('chance');
      expect(coin.do(act.concede(player)).state.outcome!.winner).not.toBe(player);
    }
  });

  test('[TRN-39] is never among the legal actions, so no game ends by one unless a player says so', () => {
    fc.assert(
      fc.property(anyWalk, ({ setup, picks }) => {
        const end = walk(setup, picks, (_state, _action, legal) =>
          expect(legal.some(({ type }) => type === 'concede' || type === 'callTime')).toBe(false),
        );
        if (end.outcome) expect(['elimination', 'score']).toContain(end.outcome.reason);
      }),
      { seed: 39, numRuns: 20 },
    );
  });

  test('is refused once the game is over, by the rule that ended it', () => {
    const game = skirmish().play().do(act.concede('p1'));
    expect(rulesOf(game.judge(act.concede('p2')))).toEqual(['TRN-37']);
    expect(codesOf(game.judge(act.callTime()))).toContain('game-over');
    expect(game.legal()).toEqual([]);
  });

  test('shows nobody what is hidden', () => {
    const game = skirmish().play();
    game.do(act.assignDials('p2', VIC, ['repair', 'repair', 'navigate']), act.concede('p1'));
    const view = game.engine.viewFor(game.state, 'p1');
    expect(view.frames.find(({ kind }) => kind === 'commandPhase')).toMatchObject({
      answers: [{ ship: VIC, commands: [null, null, null] }],
    });
    expect(game.trace('dialsAssigned', 'dialRevealed')).toEqual([]);
  });

  test('is played alike in place, stands in a log and can be taken back', () => {
    fc.assert(
      fc.property(anyWalk, fc.constantFrom(...PLAYERS), ({ setup, picks }, player) => {
        const book = createLogbook(walkEngine);
        const begun = book.startLog(setup);
        if (!begun.ok) throw new Error('no game');
        let { log, state } = begun.value;
        walk(setup, picks.slice(0, 30), (at, action) => {
          const played = walkEngine.step(at, action);
          if (!played.ok) throw new Error('refused');
          log = book.extendLog(log, played);
          state = played.state;
        });
        if (state.outcome) return;
        const conceded = walkEngine.step(state, act.concede(player));
        if (!conceded.ok) throw new Error(JSON.stringify(conceded.verdict));
        const sim = simulationOf(state, walkEngine.content);
        sim.apply(act.concede(player));
        expect(sim.hash()).toBe(hashState(conceded.state));
        expect(sim.returns()[player]).toBe(-1);
        const longer = book.extendLog(log, conceded);
        const again = book.replay(JSON.parse(JSON.stringify(longer)));
        expect(again.ok && hashState(again.value.state)).toBe(hashState(conceded.state));
        const back = book.undo(longer);
        expect(back.ok && hashState(back.value.state)).toBe(hashState(state));
      }),
      { seed: 37, numRuns: 15 },
    );
  });
});

describe('time', () => {
  test('[TRN-20] is called in the Ship Phase of round 4: the round is played to its end, and no fifth begins', () => {
    const game = skirmish().with({ round: 4, phase: 'ship' }).play();
    game.do(act.callTime());
    expect(game.state).toMatchObject({ timeCalled: true, outcome: null });
    expect(phaseOf(game.state)).toBe('ship');
    game.until(({ outcome }) => outcome !== null);
    expect(game.trace('phaseStarted')).toEqual([
      { type: 'phaseStarted', phase: 'ship' },
      { type: 'phaseStarted', phase: 'squadron' },
      { type: 'phaseStarted', phase: 'status' },
    ]);
    expect(game.trace('roundAdvanced', 'roundStarted')).toEqual([]);
    expect(game.state.round).toBe(4);
    expect(game.state.outcome).toEqual({ winner: 'p2', reason: 'time', scores: { p1: 0, p2: 0 } });
  });

  test('[TRN-20] is called when the next round token is out already: that round does not begin', () => {
    const game = skirmish().with({ round: 2, phase: 'status' }).play();
    expect(game.state.round).toBe(3);
    game.do(act.callTime()).until(({ outcome }) => outcome !== null);
    expect(game.trace('roundStarted')).toEqual([]);
    expect(game.state.outcome).toMatchObject({ reason: 'time' });
  });

  test('[TRN-20] is called during setup: the first round is the last', () => {
    const game = fullGame({ format: 'tournament-400' });
    game.do(act.callTime()).until(({ outcome }) => outcome !== null);
    expect(game.trace('roundStarted')).toEqual([{ type: 'roundStarted', round: 1 }]);
    expect(game.state.outcome).toMatchObject({ reason: 'time' });
  });

  test('[TRN-19] is not called in the last round, nor twice', () => {
    const sixth = skirmish().with({ round: 6, phase: 'ship' }).play();
    expect(rulesOf(sixth.judge(act.callTime()))).toEqual(['TRN-20']);
    expect(sixth.until(({ outcome }) => outcome !== null).state.outcome).toMatchObject({ reason: 'score' });
    const called = skirmish().play().do(act.callTime());
    expect(codesOf(called.judge(act.callTime()))).toEqual(['already-the-last-round']);
  });

  test('is called by the judge alone', () => {
    const game = skirmish().play();
    for (const player of ['p1', 'p2', 'chance'])
      expect(codesOf(game.judge({ type: 'callTime', player } as never))).toEqual(['malformed-action']);
  });

  test('[TRN-20] [WIN-08] [FAQ-CARD-031] leaves what is set aside destroyed and scored', () => {
    const before = skirmish().with({ round: 3, phase: 'squadron' }).play();
    const game = play(before.engine, { state: setStatus(before.state, { [`p2/${TIE}/2`]: 'setAside' }), events: [] });
    game.do(act.callTime()).until(({ outcome }) => outcome !== null);
    expect(game.state.outcome).toEqual({ winner: 'p1', reason: 'time', scores: { p1: 8, p2: 0 } });
  });
});

describe('ships set aside and none in play', () => {
  const doom = objective({
    id: 'doom',
    name: 'Doom',
    category: 'assault',
    victoryTokenValue: null,
    on: { 'phase.ship.start': { resolve: () => [{ verb: 'suffer', ship: VIC, zone: 'rear', points: 20 }] } },
  });
  const NEB = `p1/${NEBULON}/1`;
  const revenge = upgrade({
    id: 'revenge',
    name: 'Revenge',
    type: 'officer',
    cost: 3,
    on: {
      'phase.squadron.start': {
        optional: true,
        resolve: () => [{ verb: 'suffer', ship: NEB, zone: 'rear', points: 20 }],
      },
    },
  });
  const last = (options: Parameters<ReturnType<typeof table>['options']>[0], aside: boolean) => {
    const before = table([doom, revenge])
      .ship('p1', NEBULON, { upgrades: ['revenge'] })
      .ship('p2', VICTORY)
      .ship('p2', CR90)
      .squadron('p2', TIE)
      .options(options)
      .with({ objective: 'doom', round: 2 })
      .play();
    const state = setStatus(before.state, { [`p2/${CR90}/1`]: aside ? 'setAside' : 'destroyed' });
    return play(before.engine, { state, events: [] }).until(
      ({ units, outcome }) => outcome !== null || units[VIC]!.status === 'destroyed',
    );
  };

  test('[TRN-22] [WIN-08] [FAQ-QA-29] lose at the end of the round where the format is a tournament, else at once', () => {
    expect(last({}, true).state.outcome).toMatchObject({ winner: 'p1', reason: 'elimination' });
    const game = last({ setAsideLoss: 'endOfRound' }, true);
    expect(game.state.outcome).toBeNull();
    game.until(({ outcome }) => outcome !== null);
    expect(game.trace('phaseEnded').map(({ type, ...rest }) => rest)).toContainEqual({ phase: 'status' });
    expect(game.trace('roundStarted')).toEqual([]);
    expect(game.state.outcome).toEqual({ winner: 'p1', reason: 'elimination', scores: { p1: 85 + 44, p2: 0 } });
  });

  test('[TRN-22] with nothing set aside the match ends at once', () => {
    expect(last({ setAsideLoss: 'endOfRound' }, false).state.outcome).toMatchObject({
      winner: 'p1',
      reason: 'elimination',
    });
  });

  test('[TRN-22] a ship that comes into play before the round is over saves its player', () => {
    const game = last({ setAsideLoss: 'endOfRound' }, true);
    const saved = setStatus(game.state, { [`p2/${CR90}/1`]: 'inPlay' });
    const on = play(game.engine, { state: saved, events: [] }).until(({ round }) => round === 3);
    expect(on.state.outcome).toBeNull();
  });

  test('[TRN-22] an opponent who has lost the last ship of all loses at once; if neither has one in play, the score decides', () => {
    const game = last({ setAsideLoss: 'endOfRound' }, true);
    game.until((state) => phaseOf(state) === 'squadron').do(act.useEffect('p1', `${NEB}/revenge`));
    expect(game.state.outcome).toEqual({
      winner: 'p1',
      reason: 'elimination',
      scores: { p1: 85 + 44, p2: 57 + 3 },
    });
    expect(game.engine.matchResult(game.state)).toMatchObject({ eliminated: ['p1', 'p2'], winner: 'p1' });
  });

  test('[TRN-22] tournament formats wait for the end of the round, unless the options say otherwise', () => {
    expect(fullGame({ format: 'tournament-180' }).state.options.setAsideLoss).toBe('endOfRound');
    expect(fullGame({ format: 'standard-400' }).state.options.setAsideLoss).toBe('atOnce');
    const options = { setAsideLoss: 'atOnce' } as const;
    expect(fullGame({ format: 'tournament-180', options }).state.options.setAsideLoss).toBe('atOnce');
  });

  test('[TRN-22] a player all of whose ships are set aside before the first round has that round to bring one in', () => {
    const only = fleetOf('imperial', ['gladiator-i-class-star-destroyer'], [TIE, TIE]);
    const end = (format: 'tournament-400' | 'standard-400') => {
      const game = withObjective('hyperspace-assault', 'p1', { p2: only, format });
      return passing(game, 'placeObstacle', 'useEffects', 'choose', 'placeToken', 'deploy');
    };
    expect(end('standard-400').state.outcome).toMatchObject({ winner: 'p1', reason: 'elimination' });
    const game = end('tournament-400');
    expect(game.state.outcome).toBeNull();
    game.until(({ outcome, round }) => outcome !== null || round === 3);
    expect(game.state.outcome).toMatchObject({ winner: 'p1', reason: 'elimination' });
    expect(game.trace('roundStarted')).toEqual([{ type: 'roundStarted', round: 1 }]);
  });
});

describe('the result of a match', () => {
  test('is not there before the game is over', () => {
    expect(walkEngine.matchResult(start({ scenario: 'learning', seed: 1 }))).toBeNull();
  });

  test('[TRN-21] names one of four ends, who is out, the second player and what was destroyed', () => {
    const before = skirmish().with({ round: 5, phase: 'squadron', objective: 'most-wanted', firstPlayer: 'p2' }).play();
    const state = setStatus(before.state, { [COR]: 'destroyed', [`p2/${TIE}/1`]: 'destroyed' });
    const from = () => play(before.engine, { state, events: [] });
    const end = (game: ReturnType<typeof from>) =>
      before.engine.matchResult(game.until(({ outcome }) => outcome !== null).state);
    const tallies = {
      p1: { destroyed: 8, tokens: 0, wholeFleet: false },
      p2: { destroyed: 47, tokens: 0, wholeFleet: false },
    };
    expect(end(from())).toEqual({ end: 'sixthRound', winner: 'p2', eliminated: [], secondPlayer: 'p1', tallies });
    expect(end(from().do(act.callTime()))).toMatchObject({ end: 'time', winner: 'p2', tallies });
    expect(end(from().do(act.concede('p2')))).toEqual({
      end: 'concession',
      winner: 'p1',
      eliminated: ['p2'],
      secondPlayer: 'p1',
      tallies: { ...tallies, p1: { destroyed: 85 + 8 + 8, tokens: 0, wholeFleet: true } },
    });
  });
});
