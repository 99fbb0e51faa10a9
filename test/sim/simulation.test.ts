import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { standardContent } from '../../src/content/content.ts';
import { applyAction } from '../../src/engine/advance.ts';
import { inPlaceStore } from '../../src/engine/drivers.ts';
import { dueOf } from '../../src/engine/due.ts';
import { hashState } from '../../src/engine/engine.ts';
import { sampleOf } from '../../src/engine/sample.ts';
import { type Simulation, simulationOf, startSimulation } from '../../src/sim/index.ts';
import type { Action } from '../../src/state/actions.ts';
import { copyState } from '../../src/state/copy.ts';
import { deepFreeze } from '../../src/state/json.ts';
import { createRng } from '../../src/state/rng.ts';
import type { GameState } from '../../src/state/state.ts';
import { anySetup, start, walkEngine } from '../support/walks.ts';

const { content } = walkEngine;

const anyGame = fc.record({ setup: anySetup, seed: fc.nat() });

const begin = (seed: number): Simulation => {
  const begun = startSimulation({ scenario: 'learning', seed });
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  return begun.value;
};

/** Every list and record that some writer changes in place, but for those of the frames. */
const everythingChanged = (state: GameState): object[] => [
  ...Object.values(state.units).flatMap((unit) => [unit, ...Object.values(unit).flatMap(changedIn)]),
  ...objectsIn(state.decks),
  ...[state.lasting, state.roster, state.obstacles, state.objectiveTokens, state.setAside, state.victoryTokens],
];

/** Poses are only ever replaced. */
const changedIn = (field: unknown): object[] => (isObject(field) && 'heading' in field ? [] : objectsIn(field));

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const objectsIn = (value: unknown): object[] =>
  isObject(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : [];

/** Plays sampled actions; `visit` sees each before it is played. */
const playOn = (sim: Simulation, seed: number, most: number, visit: (action: Action) => void = () => {}): void => {
  const rng = createRng(seed);
  for (let n = 0; n < most; n++) {
    const action = sim.sampleAction(rng);
    if (!action) break;
    visit(action);
    sim.apply(action);
  }
};

describe('a simulation', () => {
  test('plays the same game as step: every sampled action is legal, and the hash is the same after each', () => {
    fc.assert(
      fc.property(anyGame, ({ setup, seed }) => {
        let state = start(setup);
        const sim = simulationOf(state, content);
        playOn(sim, seed, 60, (action) => {
          expect(sim.hash()).toBe(hashState(state));
          const played = walkEngine.step(state, action);
          if (!played.ok) throw new Error(`${JSON.stringify(action)} ${JSON.stringify(played.verdict)}`);
          expect(sim.judge(action).ok).toBe(true);
          state = played.state;
        });
        expect(sim.hash()).toBe(hashState(state));
        expect(sim.snapshot()).toEqual(state);
        expect(sim.awaiting()).toEqual(walkEngine.awaiting(state));
        expect(sim.legalActions()).toEqual(sim.isOver() ? [] : walkEngine.legalActions(state, sim.actor()!));
        for (const player of ['p1', 'p2'] as const) expect(sim.view(player)).toEqual(walkEngine.viewFor(state, player));
      }),
      { seed: 20_180_423, numRuns: 40 },
    );
  });

  test('a copy shares only what is never changed: games are played on copies of frozen states', () => {
    fc.assert(
      fc.property(anyGame, fc.nat({ max: 40 }), ({ setup, seed }, before) => {
        const sim = simulationOf(start(setup), content);
        playOn(sim, seed, before);
        const state = deepFreeze(copyState(sim.snapshot()));
        const hash = hashState(state);
        playOn(simulationOf(state, content), seed + 1, 80);
        expect(hashState(state)).toBe(hash);
      }),
      { seed: 20_180_423, numRuns: 40 },
    );
  });

  test('nothing that writers change in place lies in two places', () => {
    fc.assert(
      fc.property(anyGame, ({ setup, seed }) => {
        const state = copyState(start(setup));
        const store = inPlaceStore(state, content);
        const rng = createRng(seed);
        for (let n = 0; n < 60 && !state.outcome; n++) {
          const due = dueOf(store.game);
          const actor = due.kind === 'player' ? due.player : due.kind === 'simultaneous' ? due.players[0]! : 'chance';
          applyAction(store, sampleOf(store.game, actor, rng)!);
          const changed = new Set<unknown>(everythingChanged(state));
          const { frames } = state;
          const seen = frames.flatMap((frame) => Object.values(frame).flatMap(objectsIn));
          for (const each of seen) expect(changed.has(each)).toBe(false);
          for (const { used } of frames) expect(seen.filter((each) => each === used)).toHaveLength(1);
        }
      }),
      { seed: 20_180_423, numRuns: 30 },
    );
  });

  test('clones go their own ways, and the same way with the same actions', () => {
    const sim = begin(3);
    playOn(sim, 3, 40);
    const before = sim.hash();
    const [one, two] = [sim.clone(), sim.clone()];
    const actions: Action[] = [];
    playOn(one, 9, 1000, (action) => actions.push(action));
    expect(sim.hash()).toBe(before);
    for (const action of actions) two.apply(action);
    expect(two.hash()).toBe(one.hash());
    expect(two.isOver()).toBe(true);
  });

  test('[WIN-01] [WIN-03] the winner gets 1 and the loser -1, and nobody anything before', () => {
    for (let seed = 0; seed < 4; seed++) {
      const sim = begin(seed);
      expect(sim.returns()).toEqual({ p1: 0, p2: 0 });
      playOn(sim, seed, 100_000);
      const { winner, scores } = sim.snapshot().outcome!;
      expect(sim.returns()[winner]).toBe(1);
      expect(sim.returns().p1 + sim.returns().p2).toBe(0);
      expect(sim.scores()).toEqual(scores);
      expect(sim.actor()).toBeNull();
      expect(sim.sampleAction(createRng(1))).toBeNull();
      expect(sim.legalActions()).toEqual([]);
    }
  });

  test('with explicit chance it stops at every roll and draw, and samples them as they are likely', () => {
    const begun = startSimulation({ scenario: 'learning', seed: 5, chance: 'explicit' });
    if (!begun.ok) throw new Error('no game');
    const sim = begun.value;
    let [outcomes, rolls] = [0, 0];
    playOn(sim, 5, 100_000, (action) => {
      const possible = sim.chanceOutcomes();
      expect(possible.length > 0).toBe(sim.actor() === 'chance');
      if (action.player !== 'chance') return;
      rolls += 1;
      outcomes += possible.length;
      expect(possible.map((each) => each.action)).toContainEqual(action);
      expect(possible.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
    });
    expect(sim.isOver()).toBe(true);
    expect(rolls).toBeGreaterThan(0);
    expect(outcomes).toBeGreaterThan(rolls);
  });

  test('every type on offer is as likely as another, whatever the number of its actions', () => {
    const sim = begin(1);
    const rng = createRng(1);
    while (new Set(sim.legalActions().map(({ type }) => type)).size < 2) sim.apply(sim.sampleAction(rng)!);
    const types = [...new Set(sim.legalActions().map(({ type }) => type))];
    const seen = new Map<string, number>();
    for (let n = 0; n < 3000; n++) {
      const { type } = sim.sampleAction(rng)!;
      seen.set(type, (seen.get(type) ?? 0) + 1);
    }
    expect([...seen.keys()].sort()).toEqual([...types].sort());
    for (const count of seen.values()) expect(count / 3000).toBeCloseTo(1 / types.length, 1);
  });

  test('a setup that is wrong is refused as by createGame, and a state of other cards by its content', () => {
    expect(startSimulation({ scenario: 'learning', seed: -1 })).toMatchObject({ ok: false, error: [{ at: '.seed' }] });
    expect(() => simulationOf(start({ scenario: 'learning', seed: 1 }), standardContent())).toThrow(TypeError);
  });
});
