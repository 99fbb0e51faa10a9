import type { AgentFactory } from './agent.ts';
import { greedyAgent } from './greedy.ts';
import { randomAgent } from './random.ts';
import { type SearchOptions, searchAgent } from './search.ts';

/** The agents that come with the library, by name: plain data, so that a batch can be sent to another thread. */
export type AgentSpec =
  | { readonly agent: 'random' }
  | { readonly agent: 'greedy' }
  | ({ readonly agent: 'search' } & SearchOptions);

/** The names of the agents that come with the library. */
export const AGENTS = ['random', 'greedy', 'search'] as const;

/** An agent as a batch names it. */
export const agentOf = (spec: AgentSpec | AgentFactory): AgentFactory => {
  if (typeof spec === 'function') return spec;
  switch (spec.agent) {
    case 'random':
      return randomAgent;
    case 'greedy':
      return greedyAgent;
    case 'search':
      return searchAgent(spec);
    default:
      throw new TypeError(`no agent ${JSON.stringify(spec)}`);
  }
};
