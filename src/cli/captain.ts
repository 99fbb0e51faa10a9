import { InvalidArgumentError } from 'commander';
import { type Action, createRng, type GameState, legalActions, type Player, viewFor } from '../index.ts';
import { type AgentSpec, agentOf, simulationOf } from '../sim/index.ts';
import { seedOf } from '../sim/seeds.ts';
import { whole } from './options.ts';

/** A bot that plays one side of a game at the terminal. It is told what its player may know. */
export interface Captain {
  choose(state: GameState): Action;
}

export const captainOf = (spec: AgentSpec, seed: number, player: Player): Captain => {
  const agent = agentOf(spec)(createRng(seedOf(seed, 0, player === 'p1' ? 1 : 2)), player);
  return {
    choose: (state) => {
      const view = viewFor(state, player);
      return agent.choose({
        player,
        awaiting: view.awaiting,
        view,
        legalActions: () => legalActions(state, player),
        sampleAction: (rng) => simulationOf(state).sampleAction(rng, player)!,
        imagine: (rng) => simulationOf(state).imagine(player, rng),
      });
    },
  };
};

/** An agent of the library as it is typed: `greedy`, `search:200`; `more` is what else may be typed there. */
export const agentSpec = (text: string, more = ''): AgentSpec => {
  const [agent, iterations] = text.split(':');
  if (agent === 'search') return { agent, ...(iterations === undefined ? {} : { iterations: atLeastOne(iterations) }) };
  if ((agent === 'random' || agent === 'greedy') && iterations === undefined) return { agent };
  throw new InvalidArgumentError(`It should be random, greedy, search or search:200${more}.`);
};

const atLeastOne = (text: string): number => {
  const number = whole(text);
  if (number < 1) throw new InvalidArgumentError('It should be at least 1.');
  return number;
};
