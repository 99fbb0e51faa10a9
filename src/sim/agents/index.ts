import type { AgentFactory } from './agent.ts';
import { randomAgent } from './random.ts';

/** The agents that come with the library, by name: plain data, so that a batch can be sent to another thread. */
export type AgentSpec = { readonly agent: 'random' };

/** An agent as a batch names it. */
export const agentOf = (spec: AgentSpec | AgentFactory): AgentFactory => {
  if (typeof spec === 'function') return spec;
  switch (spec.agent) {
    case 'random':
      return randomAgent;
    default:
      throw new TypeError(`no agent ${JSON.stringify(spec)}`);
  }
};
