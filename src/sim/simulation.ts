import { type Content, standardContent } from '../content/content.ts';
import { advance, applyAction } from '../engine/advance.ts';
import { type ChanceOutcome, outcomesOf } from '../engine/chance.ts';
import { determinizeView } from '../engine/determinize.ts';
import { inPlaceStore } from '../engine/drivers.ts';
import { dueOf, optionsOf } from '../engine/due.ts';
import { hashState, type Result } from '../engine/engine.ts';
import { judgeAction, readAction } from '../engine/judge.ts';
import { sampleOf } from '../engine/sample.ts';
import { type GameSetup, layOut, type SetupIssue } from '../engine/setup.ts';
import type { Game } from '../rules/kernel/game.ts';
import type { Store } from '../rules/kernel/store.ts';
import { scoresOf } from '../rules/scoring.ts';
import type { Action, Actor } from '../state/actions.ts';
import { copyState } from '../state/copy.ts';
import type { Awaiting } from '../state/decisions.ts';
import { cloneJson, deepFreeze } from '../state/json.ts';
import type { Rng } from '../state/rng.ts';
import type { GameState } from '../state/state.ts';
import type { Verdict } from '../state/verdict.ts';
import { maskState, type PlayerView } from '../state/view.ts';
import type { ByPlayer, Player } from '../state/vocabulary.ts';
import { observationOf } from './encoding/observation.ts';

/**
 * A game that is played in place: every action changes it, nothing is frozen or shared, and no action is judged unless asked. Many
 * times as fast as `step`, by the very same rules.
 */
export interface Simulation {
  /** The game as it stands. It changes with every action: read it, keep nothing of it, and never write to it. */
  readonly state: GameState;
  readonly content: Content;
  /** Who must decide what. */
  awaiting(): Awaiting;
  /** Whoever must act: the first of those who are asked; null when the game is over. */
  actor(): Actor | null;
  /** All legal actions of whoever must act, or of the given actor, in a fixed order. For a placement: a fair choice of places. */
  legalActions(actor?: Actor): readonly Action[];
  /**
   * A legal action at random, without listing all: one of the types on offer, each as likely as another, then one of its
   * actions; a placement is any legal place. Chance answers with its true probabilities. Null when the game is over.
   */
  sampleAction(rng: Rng, actor?: Actor): Action | null;
  /** When chance is due: every distinguishable answer with its probability. */
  chanceOutcomes(): readonly ChanceOutcome[];
  /** Whether any action is legal, and if not, why. */
  judge(action: Action): Verdict;
  /**
   * Plays an action that is known to be legal. With seeded chance, rolls and draws are answered on the way. Returns the action and
   * what chance answered behind it: what belongs in a log.
   */
  apply(action: Action): readonly Action[];
  /** An independent game at the same point. */
  clone(): Simulation;
  /** A whole game that fits what one player knows: everything hidden is sampled, and chance is explicit. */
  imagine(player: Player, rng: Rng): Simulation;
  /** What `hashState` says of the game. */
  hash(): string;
  /** Whether the game has ended. */
  isOver(): boolean;
  /** 1 for the winner and -1 for the loser; 0 for both until the game is over. */
  returns(): ByPlayer<number>;
  /** What each player has scored so far. */
  scores(): ByPlayer<number>;
  /** The game as one player may know it, as a value of its own. */
  view(player: Player): PlayerView;
  /** The same as numbers, in an order that never changes: `OBSERVATION` says which is which. */
  observe(player: Player): Float64Array;
  /** The whole game, secrets included, as a frozen value of its own: for `step`, logs and pictures. */
  snapshot(): GameState;
}

/** A simulation from a setup, or everything that is wrong with it. */
export const startSimulation = (
  setup: GameSetup,
  content: Content = standardContent(),
): Result<Simulation, readonly SetupIssue[]> => {
  const begun = beginSimulation(setup, content);
  return begun.ok ? { ok: true, value: begun.value.sim } : begun;
};

/** The same, with what chance answered on the way to the first decision. */
export const beginSimulation = (
  setup: GameSetup,
  content: Content,
): Result<{ readonly sim: Simulation; readonly actions: readonly Action[] }, readonly SetupIssue[]> => {
  const laid = layOut(setup, content);
  if (!laid.ok) return { ok: false, error: laid.issues };
  const state = copyState(laid.state);
  const actions = advance(inPlaceStore(state, content));
  return { ok: true, value: { sim: simulate(state, content), actions } };
};

/** A simulation that goes on from a state, which stays as it is. */
export const simulationOf = (state: GameState, content: Content = standardContent()): Simulation => {
  if (state.content !== content.id) throw new TypeError(`not a state of content ${content.id}: ${state.content}`);
  return simulate(copyState(state), content);
};

/** A whole game that fits a view: everything hidden is sampled, and chance is explicit. */
export const imagineFrom = (view: PlayerView, rng: Rng, content: Content = standardContent()): Simulation => {
  const imagined = determinizeView(view, rng, content);
  return simulate(copyState({ ...imagined, chance: { ...imagined.chance, mode: 'explicit' } }), content);
};

const simulate = (state: GameState, content: Content): Simulation => new GameInPlace(state, content);

/** A class, for a search clones thousands of games a second and methods of a class cost a clone nothing. */
class GameInPlace implements Simulation {
  readonly state: GameState;
  readonly content: Content;
  readonly #store: Store;

  constructor(state: GameState, content: Content) {
    this.state = state;
    this.content = content;
    this.#store = inPlaceStore(state, content);
  }

  get game(): Game {
    return this.#store.game;
  }

  awaiting(): Awaiting {
    return dueOf(this.game);
  }

  actor(): Actor | null {
    const due = dueOf(this.game);
    if (due.kind === 'player') return due.player;
    if (due.kind === 'simultaneous') return due.players[0]!;
    return due.kind === 'chance' ? 'chance' : null;
  }

  legalActions(who: Actor | null = this.actor()): readonly Action[] {
    return who ? optionsOf(this.game, who) : [];
  }

  sampleAction(rng: Rng, who: Actor | null = this.actor()): Action | null {
    return who ? sampleOf(this.game, who, rng) : null;
  }

  chanceOutcomes(): readonly ChanceOutcome[] {
    const due = dueOf(this.game);
    return due.kind === 'chance' ? outcomesOf(this.game, due.decision) : [];
  }

  judge(action: Action): Verdict {
    const reading = readAction(action);
    return reading.ok ? judgeAction(this.game, reading.action) : reading.verdict;
  }

  apply(action: Action): readonly Action[] {
    return applyAction(this.#store, action);
  }

  clone(): Simulation {
    return simulate(copyState(this.state), this.content);
  }

  imagine(player: Player, rng: Rng): Simulation {
    return imagineFrom(this.view(player), rng, this.content);
  }

  hash(): string {
    return hashState(this.state);
  }

  isOver(): boolean {
    return this.state.outcome !== null;
  }

  returns(): ByPlayer<number> {
    const winner = this.state.outcome?.winner;
    if (!winner) return { p1: 0, p2: 0 };
    return winner === 'p1' ? { p1: 1, p2: -1 } : { p1: -1, p2: 1 };
  }

  scores(): ByPlayer<number> {
    return scoresOf(this.game);
  }

  view(player: Player): PlayerView {
    return deepFreeze(cloneJson(maskState(this.state, player, scoresOf(this.game), dueOf(this.game))));
  }

  observe(player: Player): Float64Array {
    return observationOf(this.view(player), this.content);
  }

  snapshot(): GameState {
    return deepFreeze(cloneJson(this.state));
  }
}

/** What the rules read of a simulation, with all that was already worked out for its state: for those who judge positions. */
export const gameOf = (sim: Simulation): Game => (sim as GameInPlace).game;
