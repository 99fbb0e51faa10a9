import { availableParallelism } from 'node:os';
import Piscina from 'piscina';
import { type Batch, type BatchResult, type GameRecord, mergeResults, resultOfLost, shardOf } from '../index.ts';
import type { PoolAgent, Task, TaskResult } from './worker.ts';

export type { PoolAgent } from './worker.ts';

/**
 * `armada-rules/sim/pool`: batches over worker threads, for Node. The result is the one that `runBatch` gives, however many workers
 * there are.
 *
 * @packageDocumentation
 */

/** Games for a pool: agents by name, or from modules that the workers import. */
export interface PoolBatch extends Omit<Batch, 'agents'> {
  readonly agents: { readonly p1: PoolAgent; readonly p2: PoolAgent };
}

/** How a pool works. */
export interface PoolOptions {
  /** How many worker threads; as many as there are cores unless given. */
  readonly workers?: number;
  /** How many games a worker is handed at a time; by default a sixteenth of its share, and at most 50. */
  readonly chunk?: number;
  /** Told whenever some games are through, with how many are so far. */
  onProgress?(done: number, total: number): void;
  /** Told of every game as it comes in, in no fixed order. */
  onGame?(record: GameRecord): void;
  /** Ends the batch early: the promise is rejected. */
  readonly signal?: AbortSignal;
  /** Where the file of the workers is, for applications that bundle this library. */
  readonly workerUrl?: URL;
}

/** So many games at most are played again when their worker dies. */
const MOST_AT_A_TIME = 50;

/** How often games are handed out again whose worker died. */
const MOST_TRIES = 3;

/**
 * Plays a batch over worker threads. Games whose worker dies are played again by another one; if that does not help, each of them
 * is a failure in the result, so that games and failures together are always as many as were asked for.
 */
export const runBatchInPool = async (batch: PoolBatch, options: PoolOptions = {}): Promise<BatchResult> => {
  const workers = options.workers ?? availableParallelism();
  const chunk = options.chunk ?? Math.max(1, Math.min(MOST_AT_A_TIME, Math.ceil(batch.count / workers / 16)));
  for (const [name, number] of Object.entries({ workers, chunk }))
    if (!Number.isInteger(number) || number < 1) throw new RangeError(`${name} is a number from 1, not ${number}`);
  const shards = Math.ceil(batch.count / chunk);
  const waiting = Array.from({ length: shards }, (_, i) => shardOf(batch as Batch, i, shards) as PoolBatch);
  const parts: BatchResult[] = [];
  let done = 0;
  const pool = new Piscina({
    filename: (options.workerUrl ?? new URL('./worker.js', import.meta.url)).href,
    minThreads: Math.min(workers, shards),
    maxThreads: Math.max(1, Math.min(workers, shards)),
  });
  const take = async (): Promise<void> => {
    for (let shard = waiting.shift(); shard; shard = waiting.shift()) {
      const { result, records } = await play(pool, shard, options.signal);
      parts.push(result);
      done += shard.count;
      for (const record of records) options.onGame?.(record);
      options.onProgress?.(done, batch.count);
    }
  };
  try {
    await Promise.all(Array.from({ length: workers }, take));
  } finally {
    await pool.destroy();
  }
  return mergeResults(...parts);
};

const play = async (pool: Piscina, batch: PoolBatch, signal: AbortSignal | undefined): Promise<TaskResult> => {
  const task: Task = { batch };
  for (let tries = 1; ; tries++)
    try {
      const answer: TaskResult | { readonly mistake: string } = await pool.run(task, signal ? { signal } : {});
      if ('mistake' in answer) throw new TypeError(answer.mistake);
      return answer;
    } catch (error) {
      if (error instanceof TypeError || signal?.aborted) throw error;
      if (tries >= MOST_TRIES)
        return {
          result: resultOfLost(batch as Batch, `its worker died ${tries} times: ${(error as Error).message}`),
          records: [],
        };
    }
};
