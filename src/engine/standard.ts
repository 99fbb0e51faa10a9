import { standardContent } from '../content/content.ts';
import type { AttackQuery, AttackReport } from '../rules/attack/report.ts';
import type { MatchResult } from '../rules/match.ts';
import type { EngagementReport } from '../rules/squadrons/engagement-report.ts';
import type { Action, Actor } from '../state/actions.ts';
import type { Awaiting } from '../state/decisions.ts';
import type { Rng } from '../state/rng.ts';
import type { ChanceMode, GameState, UnitId } from '../state/state.ts';
import type { Verdict } from '../state/verdict.ts';
import type { PlayerView } from '../state/view.ts';
import type { Player } from '../state/vocabulary.ts';
import type { ChanceOutcome } from './chance.ts';
import { createEngine, type Engine, type Played, type Result, type StepResult } from './engine.ts';
import {
  createLogbook,
  type GameLog,
  type Logbook,
  type LogIssue,
  type NothingToUndo,
  type Replay,
  type StartedLog,
} from './log.ts';
import type { Region } from './region.ts';
import type { GameSetup, SetupIssue } from './setup.ts';

/** The engine over the cards of the 2018 game, made when it is first asked for, so that importing costs nothing. */

let engine: Engine | null = null;
let logbook: Logbook | null = null;

/** The engine over the standard cards. */
export const standardEngine = (): Engine => {
  engine ??= createEngine(standardContent());
  return engine;
};

const book = (): Logbook => {
  logbook ??= createLogbook(standardEngine());
  return logbook;
};

/**
 * A new game, run to its first decision, or everything that is wrong with the setup.
 *
 * @example
 * const game = createGame({ scenario: 'learning', seed: 1 });
 * if (game.ok) console.log(awaiting(game.value));
 */
export const createGame = (setup: GameSetup): Result<GameState, readonly SetupIssue[]> =>
  standardEngine().createGame(setup);

/** Like `createGame`, with the events and the answers of chance on the way to the first decision. */
export const beginGame = (setup: GameSetup): Result<Played, readonly SetupIssue[]> => standardEngine().beginGame(setup);

/** Who must decide what: a player, both at once, chance, or nobody because the game is over. */
export const awaiting = (state: GameState): Awaiting => standardEngine().awaiting(state);

/**
 * All legal actions of the decision that is due, in a fixed order: of one actor, or of everyone who is asked. Empty for whoever
 * is not asked.
 */
export const legalActions = (state: GameState, actor?: Actor): Action[] => standardEngine().legalActions(state, actor);

/** The legal places of a decision that is a placement, of which `legalActions` lists some; null when it is none. */
export const legalRegion = (state: GameState, piece?: string): Region | null =>
  standardEngine().legalRegion(state, piece);

/** Whether an action is legal; if not, everything that stands against it, each with its rule. Any value may be passed. */
export const judge = (state: GameState, action: Action): Verdict => standardEngine().judge(state, action);

/**
 * Whether one unit could attack another as they stand: arc, range, line of sight, obstruction and dice, each with its verdict,
 * the rule and the measurement. Nobody needs to be about to attack.
 */
export const explainAttack = (state: GameState, query: AttackQuery): AttackReport =>
  standardEngine().explainAttack(state, query);

/** Whether two squadrons are engaged as they stand; if not, by which rule, with the distance and what lies between them. */
export const explainEngagement = (state: GameState, a: UnitId, b: UnitId): EngagementReport =>
  standardEngine().explainEngagement(state, a, b);

/** Plays an action: the next state with events and the actions to log, or the verdict that refuses. The state is unchanged. */
export const step = (state: GameState, action: Action): StepResult => standardEngine().step(state, action);

/** `step` in the style of Redux: throws an `IllegalActionError`; an action of a foreign type returns the very same state. */
export const reduce = (state: GameState, action: { readonly type: string }): GameState =>
  standardEngine().reduce(state, action);

/**
 * When chance is due: every distinguishable result with its probability; they sum to 1. Otherwise empty. The odds are those of
 * this state, secrets included: a search for a player asks them of a state from `determinize`.
 */
export const chanceOutcomes = (state: GameState): readonly ChanceOutcome[] => standardEngine().chanceOutcomes(state);

/**
 * The same game with chance answered from the seed, or waited for. A roll or draw that is due already is still waited for, so
 * that nothing happens unseen. A log replays in the mode of its setup: key in dice only in a game that was set up `explicit`.
 */
export const withChance = (state: GameState, mode: ChanceMode): GameState => standardEngine().withChance(state, mode);

/** A finished game as a tournament asks for it: how it ended, and what each player destroyed; null as long as it goes on. */
export const matchResult = (state: GameState): MatchResult | null => standardEngine().matchResult(state);

/** The game as one player may know it. */
export const viewFor = (state: GameState, player: Player): PlayerView => standardEngine().viewFor(state, player);

/** A full state that fits a view, with everything hidden sampled; `viewFor` of it equals the view. */
export const determinize = (view: PlayerView, rng: Rng): GameState => standardEngine().determinize(view, rng);

/** A new game with its log. */
export const startLog = (setup: GameSetup): Result<StartedLog, readonly SetupIssue[]> => book().startLog(setup);

/** The log with what a step did. */
export const extendLog = (log: GameLog, played: Played): GameLog => book().extendLog(log, played);

/**
 * Plays a log again; a divergence names the action at which it shows. Any value may be passed. `watch` is handed each step as
 * soon as it is checked: its state and its events.
 */
export const replay = (log: GameLog, watch?: (played: Played) => void): Result<Replay, LogIssue> =>
  book().replay(log, watch);

/** The game before the last action of a player; refused once that action has shown something hidden or random. */
export const undo = (
  log: GameLog,
): Result<{ readonly log: GameLog; readonly state: GameState }, LogIssue | NothingToUndo> => book().undo(log);
