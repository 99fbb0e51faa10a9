import type { AgentFactory } from './agent.ts';

/** Decides at random: every type of action on offer is as likely as another, however many actions it has. */
export const randomAgent: AgentFactory = (rng) => ({ choose: (situation) => situation.sampleAction(rng) });
