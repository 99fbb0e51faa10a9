import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';
import { afterAll, describe, expect, test } from 'vitest';
import { type Batch, type GameRecord, mergeResults, runBatch, shardOf } from '../../src/sim/index.ts';
import { type PoolBatch, runBatchInPool } from '../../src/sim/pool/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'armada-pool-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const outfile = join(folder, 'worker.mjs');
buildSync({ entryPoints: ['src/sim/pool/worker.ts'], bundle: true, format: 'esm', platform: 'node', outfile });
const workerUrl = pathToFileURL(outfile);

const RANDOM = { agent: 'random' } as const;
const batch = {
  setup: { scenario: 'learning' },
  agents: { p1: RANDOM, p2: RANDOM },
  seed0: 77,
  count: 20,
} as const satisfies Batch;

/** An agent from a module: it decides at random, and does something else at its third decision. */
const agentFrom = (name: string, mischief: string): PoolBatch['agents']['p1'] => {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(
    file,
    `import { existsSync, writeFileSync } from 'node:fs';
export const agent = (rng) => {
  let decisions = 0;
  return { choose: (situation) => {
    decisions += 1;
    if (decisions === 3) { ${mischief} }
    return situation.sampleAction(rng);
  } };
};`,
  );
  return { module: pathToFileURL(file).href, export: 'agent' };
};

describe('a pool', { timeout: 120_000 }, () => {
  const alone = runBatch(batch);

  test('one worker, two workers and ten shards give the same result, digest and all', async () => {
    const one = await runBatchInPool(batch, { workers: 1, workerUrl });
    const two = await runBatchInPool(batch, { workers: 2, chunk: 3, workerUrl });
    const ten = mergeResults(...Array.from({ length: 10 }, (_, i) => runBatch(shardOf(batch, i, 10))));
    expect(one).toEqual(alone);
    expect(two).toEqual(alone);
    expect(ten.digest).toBe(one.digest);
  });

  test('tells of every game and of its progress', async () => {
    const records: GameRecord[] = [];
    const progress: number[] = [];
    const result = await runBatchInPool(batch, {
      workers: 2,
      chunk: 4,
      workerUrl,
      onGame: (record) => records.push(record),
      onProgress: (done, total) => {
        expect(total).toBe(20);
        progress.push(done);
      },
    });
    expect(progress).toEqual([4, 8, 12, 16, 20]);
    expect(records.map(({ game }) => game).sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i));
    expect(records.filter(({ winner }) => winner === 'p1')).toHaveLength(result.wins.p1);
  });

  test('a worker that is killed in the middle costs nothing: its games are played again', async () => {
    const flag = join(folder, 'died-once');
    const p1 = agentFrom(
      'dies-once',
      `if (!existsSync(${JSON.stringify(flag)})) { writeFileSync(${JSON.stringify(flag)}, ''); process.exit(9); }`,
    );
    const result = await runBatchInPool({ ...batch, agents: { p1, p2: RANDOM } }, { workers: 2, chunk: 5, workerUrl });
    expect(result).toEqual(alone);
  });

  test('games that kill every worker are failures, none is missing', async () => {
    const p1 = agentFrom('dies', 'process.exit(9);');
    const result = await runBatchInPool(
      { ...batch, count: 4, agents: { p1, p2: RANDOM } },
      { workers: 2, chunk: 2, workerUrl },
    );
    expect(result.games).toBe(0);
    expect(result.failures.map(({ game }) => game)).toEqual([0, 1, 2, 3]);
    expect(result.failures[0]!.error).toContain('died 3 times');
  });

  test('an agent that fails in one game is told of, with its log', async () => {
    const p1 = agentFrom('throws', `throw new Error('no idea');`);
    const result = await runBatchInPool({ ...batch, count: 2, agents: { p1, p2: RANDOM } }, { workers: 1, workerUrl });
    expect(result.failures).toMatchObject([{ game: 0, error: 'no idea' }, { game: 1 }]);
    expect(result.failures[0]!.log!.actions.length).toBeGreaterThan(2);
  });

  test('mistakes of the caller are said at once', async () => {
    const play = (change: object, options = {}) =>
      runBatchInPool({ ...batch, ...change } as PoolBatch, { workers: 1, workerUrl, ...options });
    await expect(play({ agents: { p1: { agent: 'nobody' }, p2: RANDOM } })).rejects.toThrow('no agent');
    await expect(play({ agents: { p1: { module: workerUrl.href, export: 'x' }, p2: RANDOM } })).rejects.toThrow(
      'exports no agent as x',
    );
    await expect(play({}, { workers: 0 })).rejects.toThrow(RangeError);
    await expect(play({}, { chunk: 1.5 })).rejects.toThrow(RangeError);
    await expect(play({}, { signal: AbortSignal.abort() })).rejects.toThrow();
    expect(await play({ count: 0 })).toMatchObject({ games: 0, failures: [] });
  });
});
