import type { Action } from '../../state/actions.ts';
import type { Awaiting } from '../../state/decisions.ts';
import type { Rng } from '../../state/rng.ts';
import type { PlayerView } from '../../state/view.ts';
import type { Player } from '../../state/vocabulary.ts';
import type { Simulation } from '../simulation.ts';

/**
 * All that an agent is given when it must decide: what its player may know, and nothing else. Everything in it is frozen or a copy, and
 * it can be asked only until the agent has chosen.
 */
export interface Situation {
  /** For whom it decides. */
  readonly player: Player;
  readonly awaiting: Awaiting;
  /** The game as the player may know it; made when it is first asked for. */
  readonly view: PlayerView;
  /** Every legal action; for a placement, a fair choice of places. */
  legalActions(): readonly Action[];
  /** A legal action at random: one of the types on offer, then one of its actions, or any legal place. */
  sampleAction(rng: Rng): Action;
  /** A whole game that fits what the player knows, to try things out on: everything hidden is sampled, chance is explicit. */
  imagine(rng: Rng): Simulation;
}

/** Who plays. Equal situations give equal choices: whatever is random comes from the agent's own source. */
export interface Agent {
  /** A legal action: one that the situation listed or sampled, or any other that the rules allow. */
  choose(situation: Situation): Action;
}

/** Makes an agent for one game. The random source is the agent's alone and has nothing to do with the game's dice and cards. */
export type AgentFactory = (rng: Rng, player: Player) => Agent;
