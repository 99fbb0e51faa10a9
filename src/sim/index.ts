export * from './odds/index.ts';
export { type Simulation, simulationOf, startSimulation } from './simulation.ts';
