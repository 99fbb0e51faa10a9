import {
  type AgentFactory,
  type AgentSpec,
  type Batch,
  type BatchGame,
  type BatchResult,
  eachGame,
  type GameRecord,
  recordOf,
  resultOf,
} from '../index.ts';
import type { PoolBatch } from './index.ts';

/** What a worker thread does: plays the games that it is handed. */

/** An agent that a worker can be told of: one of the library's by name, or a module that exports one. */
export type PoolAgent =
  | AgentSpec
  | {
      /** The address of the module, such as `file:///…/my-agent.mjs`. */
      readonly module: string;
      /** The name under which it exports its `AgentFactory`; `default` unless given. */
      readonly export?: string;
    };

export interface Task {
  readonly batch: PoolBatch;
}

export interface TaskResult {
  readonly result: BatchResult;
  readonly records: readonly GameRecord[];
}

/** Plays some games. Mistakes of the caller come back as such: playing again would not help. */
export default async ({ batch }: Task): Promise<TaskResult | { readonly mistake: string }> => {
  try {
    const agents = { p1: await loaded(batch.agents.p1), p2: await loaded(batch.agents.p2) };
    const records: GameRecord[] = [];
    const result = resultOf(noting(eachGame({ ...batch, agents } as Batch), records));
    return { result, records };
  } catch (error) {
    return { mistake: error instanceof Error ? error.message : String(error) };
  }
};

/** The same games, each noted and then let go: logs of thousands of games would fill the memory. */
function* noting(games: Iterable<BatchGame>, records: GameRecord[]): Generator<BatchGame, void, void> {
  for (const game of games) {
    records.push(recordOf(game));
    yield game;
  }
}

const loaded = async (agent: PoolAgent): Promise<AgentSpec | AgentFactory> => {
  if (!('module' in agent)) return agent;
  const name = agent.export ?? 'default';
  const found: unknown = (await import(agent.module))[name];
  if (typeof found !== 'function') throw new TypeError(`${agent.module} exports no agent as ${name}`);
  return found as AgentFactory;
};
