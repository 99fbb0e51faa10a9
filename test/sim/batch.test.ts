import { describe, expect, test } from 'vitest';
import { replay } from '../../src/index.ts';
import {
  type AgentFactory,
  type Batch,
  eachGame,
  meanOf,
  mergeResults,
  runBatch,
  setupOf,
  shardOf,
  wilson,
} from '../../src/sim/index.ts';

const RANDOM = { agent: 'random' } as const;
const batch: Batch = { setup: { scenario: 'learning' }, agents: { p1: RANDOM, p2: RANDOM }, seed0: 2018, count: 12 };

describe('a batch', () => {
  const whole = runBatch(batch);

  test('counts every game: wins, scores, margins, rounds, decisions', () => {
    const total = (tally: readonly (readonly [number, number])[]) => tally.reduce((sum, [, times]) => sum + times, 0);
    expect(whole).toMatchObject({ games: 12, failures: [] });
    expect(whole.wins.p1 + whole.wins.p2).toBe(12);
    for (const tally of [whole.scores.p1, whole.scores.p2, whole.margins, whole.rounds, whole.decisions])
      expect(total(tally)).toBe(12);
    expect(Math.max(...whole.rounds.map(([round]) => round))).toBeLessThanOrEqual(6);
    expect(meanOf(whole.margins).value).toBeCloseTo(meanOf(whole.scores.p1).value - meanOf(whole.scores.p2).value, 10);
    expect(whole.digest).toMatch(/^[0-9a-f]{32}$/);
  });

  test('gives the same result again, and another one for another seed', () => {
    expect(runBatch(batch)).toEqual(whole);
    expect(runBatch({ ...batch, seed0: 2019 }).digest).not.toBe(whole.digest);
  });

  test('any split into shards, added in any order, gives the same result', () => {
    for (const shards of [1, 2, 5, 10, 12, 20]) {
      const parts = Array.from({ length: shards }, (_, i) => runBatch(shardOf(batch, i, shards)));
      expect(mergeResults(...parts), `${shards} shards`).toEqual(whole);
      expect(mergeResults(...parts.reverse())).toEqual(whole);
    }
  });

  test('a shard that is none is refused, and so is a number of games that is none', () => {
    for (const [shard, shards] of [
      [2, 2],
      [-1, 2],
      [0, 0],
      [0.5, 2],
    ] as const)
      expect(() => shardOf(batch, shard, shards)).toThrow(RangeError);
    for (const count of [-1, 1.5, Number.NaN]) expect(() => runBatch({ ...batch, count })).toThrow(RangeError);
  });

  test('seeds differ from game to game, and do not depend on where the batch begins', () => {
    const seeds = Array.from({ length: 1000 }, (_, game) => setupOf(batch, game).seed);
    expect(new Set(seeds).size).toBe(1000);
    const [tenth] = [...eachGame({ ...batch, first: 10, count: 1 })];
    expect(tenth).toMatchObject({ game: 10, seed: seeds[10] });
  });

  test('every game comes with a log that replays to the same hash', () => {
    for (const { result } of eachGame({ ...batch, count: 3 })) {
      const { log, hash } = result!;
      const again = replay(log);
      if (!again.ok) throw new Error(JSON.stringify(again.error));
      expect(log.hashes.at(-1)).toEqual({ after: log.actions.length, hash });
      expect(again.value.state.outcome).toEqual(result!.outcome);
    }
  });
});

describe('games that go wrong', () => {
  const failing = (when: number, how: (n: number) => never | undefined): AgentFactory => {
    return (rng) => {
      let decisions = 0;
      return {
        choose: (situation) => {
          decisions += 1;
          return (decisions === when ? how(decisions) : undefined) ?? situation.sampleAction(rng);
        },
      };
    };
  };
  const withAgent = (p1: AgentFactory): Batch => ({ ...batch, agents: { p1, p2: RANDOM }, count: 3 });

  test('are told with their logs, and cost no other game', () => {
    let games = 0;
    const sometimes: AgentFactory = (rng, player) => {
      games += 1;
      return games === 2
        ? failing(20, () => {
            throw new Error('lost my way');
          })(rng, player)
        : { choose: (situation) => situation.sampleAction(rng) };
    };
    const result = runBatch(withAgent(sometimes));
    expect(result.games).toBe(2);
    expect(result.failures).toMatchObject([{ game: 1, error: 'lost my way', action: null }]);
    const { log, setup } = result.failures[0]!;
    expect(setup).toEqual(setupOf(batch, 1));
    expect(log!.actions.filter(({ player }) => player === 'p1')).toHaveLength(19);
    expect(replay(log!).ok).toBe(true);
  });

  test('an illegal choice is told with its verdict', () => {
    const cheat = failing(3, () => ({ type: 'rollDice', player: 'chance', dice: [] }) as never);
    const { games, failures } = runBatch(withAgent(cheat));
    expect(games).toBe(0);
    expect(failures).toHaveLength(3);
    expect(failures[0]).toMatchObject({ error: expect.stringContaining('not its own'), action: { type: 'rollDice' } });
    const illegal = failing(3, () => ({ type: 'activateShip', player: 'p1', ship: 'nobody' }) as never);
    expect(runBatch(withAgent(illegal)).failures[0]).toMatchObject({ error: expect.stringContaining('illegal') });
  });

  test('a setup that is refused is a failure of its games', () => {
    const setup = { scenario: 'learning', factions: { p1: 'rebel', p2: 'hutt' } } as never;
    const { games, failures } = runBatch({ ...batch, setup, count: 2 });
    expect(games).toBe(0);
    expect(failures).toMatchObject([
      { game: 0, log: null },
      { game: 1, log: null },
    ]);
  });

  test('an agent that nobody knows is a mistake of the caller', () => {
    expect(() => runBatch({ ...batch, agents: { p1: { agent: 'nobody' } as never, p2: RANDOM } })).toThrow(TypeError);
  });
});

describe('estimates', () => {
  test("Wilson's interval by its textbook figures", () => {
    const { value, low, high } = wilson(8, 10);
    expect([value, low, high].map((each) => each.toFixed(4))).toEqual(['0.8000', '0.4902', '0.9433']);
    expect(wilson(0, 20).low).toBe(0);
    expect(wilson(0, 20).high).toBeCloseTo(0.1611, 4);
    expect(wilson(0, 0)).toEqual({ value: 0, low: 0, high: 1 });
  });

  test('the mean of a tally, with 1.96 standard errors to each side', () => {
    const { value, low, high } = meanOf([
      [1, 2],
      [3, 2],
    ]);
    expect(value).toBe(2);
    expect(high - low).toBeCloseTo(2 * 1.959964 * Math.sqrt(4 / 3 / 4), 6);
    expect(meanOf([])).toEqual({ value: 0, low: 0, high: 0 });
  });
});
