import { type Content, standardContent } from '../content/content.ts';
import { type GameLog, LOG_VERSION } from '../engine/log.ts';
import type { GameSetup } from '../engine/setup.ts';
import type { Action } from '../state/actions.ts';
import { cloneJson, deepFreeze, plainJson } from '../state/json.ts';
import { firstPlayerOf } from '../state/selectors.ts';
import type { Outcome } from '../state/state.ts';
import type { PlayerView } from '../state/view.ts';
import type { ByPlayer, Player } from '../state/vocabulary.ts';
import type { Agent, Situation } from './agents/agent.ts';
import { beginSimulation, imagineFrom, type Simulation } from './simulation.ts';

/** How a game between two agents went. */
export interface PlayedGame {
  readonly outcome: Outcome;
  /** The hash of the last state. */
  readonly hash: string;
  /** How many decisions the two players took. */
  readonly decisions: number;
  /** The round in which it ended. */
  readonly round: number;
  /** Who was the first player. */
  readonly firstPlayer: Player;
  /** The whole game, to be replayed. */
  readonly log: GameLog;
}

/** A game that went wrong. */
export class GameFailure extends Error {
  constructor(
    message: string,
    /** The game up to there, to be replayed; null if it could not even begin. */
    readonly log: GameLog | null,
    /** The action at which it went wrong; null if it was not an action. */
    readonly action: Action | null,
  ) {
    super(message);
    this.name = 'GameFailure';
  }
}

/** No game of the rules takes as many decisions; one that does is broken. */
const TOO_MANY_DECISIONS = 50_000;

/** Plays a game to its end. Each agent is told only what its player may know; an action that is not legal ends the game as a failure. */
export const playGame = (
  setup: GameSetup,
  agents: ByPlayer<Agent>,
  content: Content = standardContent(),
): PlayedGame => {
  const begun = beginSimulation(setup, content);
  if (!begun.ok) throw new GameFailure(`the setup is refused: ${JSON.stringify(begun.error)}`, null, null);
  const { sim } = begun.value;
  const actions: Action[] = [...begun.value.actions];
  const logWith = (hashes: GameLog['hashes']): GameLog => ({
    version: LOG_VERSION,
    content: content.id,
    setup,
    actions,
    hashes,
  });
  const seats = { p1: seatOf(sim, 'p1'), p2: seatOf(sim, 'p2') };
  let decisions = 0;
  let trying: Action | null = null;
  try {
    for (let player = sim.actor(); player !== null; player = sim.actor()) {
      if (player === 'chance') throw new Error('a game between agents answers chance from its seed');
      if (decisions >= TOO_MANY_DECISIONS) throw new Error('the game does not end');
      trying = null;
      trying = seats[player].ask(agents[player]);
      const taken = cloneJson(trying);
      actions.push(taken, ...sim.apply(trying).slice(1).map(cloneJson));
      decisions += 1;
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new GameFailure(message, logWith([]), error instanceof IllegalChoice ? error.action : trying);
  }
  const { outcome, round } = sim.state;
  const hash = sim.hash();
  return {
    outcome: cloneJson(outcome!),
    hash,
    decisions,
    round,
    firstPlayer: firstPlayerOf(sim.state),
    log: logWith([{ after: actions.length, hash }]),
  };
};

class IllegalChoice extends Error {
  constructor(
    message: string,
    readonly action: Action | null,
  ) {
    super(message);
  }
}

/** The place of one player at the table: what is handed over it is a copy, and what comes back is judged. */
const seatOf = (sim: Simulation, player: Player) => ({
  ask: (agent: Agent): Action => {
    const offered = new WeakMap<object, Action>();
    const offer = (action: Action): Action => {
      const shown = deepFreeze(cloneJson(action));
      offered.set(shown, action);
      return shown;
    };
    let view: PlayerView | null = null;
    let over = false;
    const whileAsked = <T>(answer: () => T): T => {
      if (over) throw new Error('the decision that this situation was about is over');
      return answer();
    };
    const look = (): PlayerView => {
      view ??= sim.view(player);
      return view;
    };
    const situation: Situation = {
      player,
      get awaiting() {
        return whileAsked(() => look().awaiting);
      },
      get view() {
        return whileAsked(look);
      },
      legalActions: () => whileAsked(() => Object.freeze(sim.legalActions(player).map(offer))),
      sampleAction: (rng) => whileAsked(() => offer(sim.sampleAction(rng, player)!)),
      imagine: (rng) => whileAsked(() => imagineFrom(look(), rng, sim.content)),
    };
    try {
      const chosen = agent.choose(Object.freeze(situation));
      return offered.get(chosen) ?? judged(sim, player, chosen);
    } finally {
      over = true;
    }
  },
});

/** An action of the agent's own making: read as if it came from outside. */
const judged = (sim: Simulation, player: Player, chosen: unknown): Action => {
  const plain = plainJson(chosen);
  if (!plain.ok) throw new IllegalChoice(`${player} chose what is no action: ${plain.fault}`, null);
  const action = plain.value as unknown as Action;
  if (action?.player !== player) throw new IllegalChoice(`${player} chose an action that is not its own`, action);
  const verdict = sim.judge(action);
  if (verdict.ok) return action;
  throw new IllegalChoice(`${player} chose an illegal action: ${JSON.stringify({ action, verdict })}`, action);
};
