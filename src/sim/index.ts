export type { Agent, AgentFactory, Situation } from './agents/agent.ts';
export { greedyAgent } from './agents/greedy.ts';
export { AGENTS, type AgentSpec, agentOf } from './agents/index.ts';
export { randomAgent } from './agents/random.ts';
export { type SearchOptions, searchAgent } from './agents/search.ts';
export {
  type Batch,
  type BatchFailure,
  type BatchGame,
  type BatchResult,
  type BatchSetup,
  eachGame,
  type GameRecord,
  mergeResults,
  recordOf,
  resultOf,
  resultOfLost,
  runBatch,
  setupOf,
  shardOf,
  type Tally,
} from './batch.ts';
export {
  ACTION_SPACE,
  type ActionRange,
  actionIds,
  actionMask,
  legalActionIds,
  type Setting,
} from './encoding/actions.ts';
export { OBSERVATION, type ObservationPart, observationOf } from './encoding/observation.ts';
export { GameFailure, type PlayedGame, playGame } from './game.ts';
export * from './odds/index.ts';
export { imagineFrom, type Simulation, simulationOf, startSimulation } from './simulation.ts';
export { type Estimate, meanOf, wilson } from './statistics.ts';
