import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { importFleet } from '../../src/fleet/index.ts';
import { createRng } from '../../src/index.ts';
import { worthOf } from '../../src/sim/agents/worth.ts';
import {
  type AgentSpec,
  agentOf,
  type Batch,
  eachGame,
  greedyAgent,
  randomAgent,
  runBatch,
  startSimulation,
} from '../../src/sim/index.ts';
import { gameOf } from '../../src/sim/simulation.ts';

const RANDOM = { agent: 'random' } as const;
const GREEDY = { agent: 'greedy' } as const;
const SEARCH = { agent: 'search', iterations: 6, worlds: 3, horizon: 6 } as const;

const batchOf = (p1: AgentSpec, p2: AgentSpec, count: number): Batch => ({
  setup: { scenario: 'learning' },
  agents: { p1, p2 },
  seed0: 412,
  count,
});

const fleetFrom = (file: string) => {
  const imported = importFleet(readFileSync(`examples/fleets/${file}`, 'utf8'));
  if (!imported.ok) throw new Error(`${file} is no fleet`);
  return imported.value.fleet;
};

describe('the greedy agent', () => {
  test('beats the random one from either side', () => {
    const asRebel = runBatch(batchOf(GREEDY, RANDOM, 5));
    const asImperial = runBatch(batchOf(RANDOM, GREEDY, 5));
    expect([...asRebel.failures, ...asImperial.failures]).toEqual([]);
    expect(asRebel.wins.p1 + asImperial.wins.p2).toBeGreaterThanOrEqual(9);
  });

  test('shoots, and throws no ship away', () => {
    for (const { result } of eachGame(batchOf(GREEDY, RANDOM, 3))) {
      const { log, outcome } = result!;
      const attacks = log.actions.filter(({ type, player }) => type === 'declareTarget' && player === 'p1').length;
      expect(attacks).toBeGreaterThan(3);
      // The cheapest ship of the scenario costs 44 points.
      expect(outcome.scores.p2).toBeLessThan(44);
    }
  });

  test('plays a whole match of 400 points, setup and all', { timeout: 120_000 }, () => {
    const setup = { fleets: { p1: fleetFrom('rebel-400.txt'), p2: fleetFrom('imperial-400.txt') } };
    const match: Batch = { ...batchOf(GREEDY, RANDOM, 1), setup };
    expect(runBatch(match)).toMatchObject({ games: 1, failures: [], wins: { p1: 1 } });
  });
});

describe('the search', () => {
  test('beats the random agent even with few lines', { timeout: 60_000 }, () => {
    expect(runBatch(batchOf(SEARCH, RANDOM, 2))).toMatchObject({ wins: { p1: 2 }, failures: [] });
  });
});

test('all agents are deterministic for a seed', { timeout: 60_000 }, () => {
  for (const spec of [RANDOM, GREEDY, SEARCH]) {
    const [once, again] = [runBatch(batchOf(spec, RANDOM, 1)), runBatch(batchOf(spec, RANDOM, 1))];
    expect(again, spec.agent).toEqual(once);
    expect(runBatch({ ...batchOf(spec, RANDOM, 1), seed0: 5 }).digest).not.toBe(once.digest);
  }
});

test('agents go by name, or are made by a function', () => {
  expect(agentOf(RANDOM)).toBe(randomAgent);
  expect(agentOf(GREEDY)).toBe(greedyAgent);
  expect(agentOf(randomAgent)).toBe(randomAgent);
  expect(() => agentOf({ agent: 'oracle' } as never)).toThrow(TypeError);
});

test('what a game is worth to one player, it costs the other', () => {
  const begun = startSimulation({ scenario: 'learning', seed: 4 });
  if (!begun.ok) throw new Error('no game');
  const sim = begun.value;
  const rng = createRng(4);
  let changes = 0;
  for (let last = 0; !sim.isOver(); ) {
    const [mine, theirs] = [worthOf(gameOf(sim), 'p1'), worthOf(gameOf(sim), 'p2')];
    expect(mine).toBeCloseTo(-theirs, 9);
    changes += mine === last ? 0 : 1;
    last = mine;
    sim.apply(sim.sampleAction(rng)!);
  }
  expect(changes).toBeGreaterThan(20);
});
