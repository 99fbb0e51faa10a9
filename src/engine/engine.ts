import type { Content } from '../content/content.ts';
import { type AttackQuery, type AttackReport, reportAttack } from '../rules/attack/report.ts';
import type { Game } from '../rules/kernel/game.ts';
import { type MatchResult, resultOf } from '../rules/match.ts';
import { scoresOf } from '../rules/scoring.ts';
import { type EngagementReport, reportEngagement } from '../rules/squadrons/engagement-report.ts';
import type { Action, Actor } from '../state/actions.ts';
import type { Awaiting } from '../state/decisions.ts';
import type { Event } from '../state/events.ts';
import { hashText } from '../state/hash.ts';
import { canonicalJson, deepFreeze } from '../state/json.ts';
import type { Rng } from '../state/rng.ts';
import type { ChanceMode, GameState, UnitId } from '../state/state.ts';
import type { Verdict } from '../state/verdict.ts';
import { maskState, type PlayerView } from '../state/view.ts';
import { PLAYERS, type Player } from '../state/vocabulary.ts';
import { advance, applyAction } from './advance.ts';
import { type ChanceOutcome, outcomesOf } from './chance.ts';
import { determinizeView } from './determinize.ts';
import { immutableStore } from './drivers.ts';
import { decisionOf, dueOf, optionsOf } from './due.ts';
import { isActionType, judgeAction, readAction } from './judge.ts';
import { type Region, regionOf } from './region.ts';
import { type GameSetup, layOut, type SetupIssue } from './setup.ts';

/** A value, or what stands against it. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/** What became of an action. */
export type StepResult = Played | { readonly ok: false; readonly verdict: Verdict };

/** An action that was played. */
export interface Played {
  readonly ok: true;
  readonly state: GameState;
  readonly events: readonly Event[];
  /** The action and what chance answered behind it: what belongs in a log. */
  readonly actions: readonly Action[];
}

/** Thrown by `reduce`, with the verdict. */
export class IllegalActionError extends Error {
  constructor(readonly verdict: Verdict) {
    super(`illegal action: ${verdict.code}${verdict.rule ? ` (${verdict.rule})` : ''}`);
    this.name = 'IllegalActionError';
  }
}

/** The rules over one set of cards. Every function is pure: states go in and come out, none is kept. */
export interface Engine {
  /** The cards. */
  readonly content: Content;
  /** A game run to its first decision, or everything that is wrong with the setup. */
  createGame(setup: GameSetup): Result<GameState, readonly SetupIssue[]>;
  /** Like `createGame`, with what happened and what chance answered on the way to the first decision. */
  beginGame(setup: GameSetup): Result<Played, readonly SetupIssue[]>;
  /** Who must decide what. */
  awaiting(state: GameState): Awaiting;
  /** All legal actions, or those of one player or of chance, in a fixed order; of a continuous placement fair candidates. */
  legalActions(state: GameState, actor?: Actor): Action[];
  /** Where the piece that is being placed may go; null if nothing is being placed. */
  legalRegion(state: GameState, piece?: string): Region | null;
  /** Whether an action is legal now, with every rule against it. */
  judge(state: GameState, action: Action): Verdict;
  /** Whether one unit could attack another as they stand, with every measurement. */
  explainAttack(state: GameState, query: AttackQuery): AttackReport;
  /** Whether two squadrons are engaged as they stand. */
  explainEngagement(state: GameState, a: UnitId, b: UnitId): EngagementReport;
  /** Plays an action, or says why not. */
  step(state: GameState, action: Action): StepResult;
  /** Plays an action in the style of Redux: an illegal one throws, a foreign one changes nothing. */
  reduce(state: GameState, action: { readonly type: string }): GameState;
  /** What chance can answer now, with exact probabilities; empty when chance is not asked. */
  chanceOutcomes(state: GameState): readonly ChanceOutcome[];
  /** The same game with chance answered from the seed or waited for. */
  withChance(state: GameState, mode: ChanceMode): GameState;
  /** The result of a finished game for a tournament; null until then. */
  matchResult(state: GameState): MatchResult | null;
  /** What one player may know. */
  viewFor(state: GameState, player: Player): PlayerView;
  /** A whole game that fits what a player knows, with everything hidden sampled. */
  determinize(view: PlayerView, rng: Rng): GameState;
}

/** An engine over the given cards: for tests, home-made cards and other editions. */
export const createEngine = (content: Content): Engine => {
  const games = new WeakMap<GameState, Game>();
  const gameOf = (state: GameState): Game => {
    let game = games.get(state);
    if (!game) {
      if (state?.content !== content.id)
        throw new TypeError(`not a state of content ${content.id}: ${String(state?.content)}`);
      // A state that comes back from JSON is a value like any other: it is frozen before anything is remembered about it.
      game = { state: deepFreeze(state), content, memo: new Map() };
      games.set(state, game);
    }
    return game;
  };

  const beginGame: Engine['beginGame'] = (setup) => {
    const laid = layOut(setup, content);
    if (!laid.ok) return { ok: false, error: laid.issues };
    const store = immutableStore(gameOf(laid.state));
    const actions = advance(store);
    return { ok: true, value: { ok: true, state: store.game.state, events: deepFreeze(store.events!), actions } };
  };

  const step: Engine['step'] = (state, input) => {
    const game = gameOf(state);
    const reading = readAction(input);
    if (!reading.ok) return { ok: false, verdict: reading.verdict };
    const verdict = judgeAction(game, reading.action);
    if (!verdict.ok) return { ok: false, verdict };
    const store = immutableStore(game);
    const actions = applyAction(store, deepFreeze(reading.action));
    games.set(store.game.state, store.game);
    return { ok: true, state: store.game.state, events: deepFreeze(store.events!), actions };
  };

  return {
    content,
    beginGame,
    createGame: (setup) => {
      const begun = beginGame(setup);
      return begun.ok ? { ok: true, value: begun.value.state } : begun;
    },
    awaiting: (state) => deepFreeze(dueOf(gameOf(state))),
    legalActions: (state, actor) => {
      const game = gameOf(state);
      const actors = actor ? [actor] : [...PLAYERS, 'chance' as const];
      return actors.flatMap((each) => deepFreeze(optionsOf(game, each)));
    },
    legalRegion: (state, piece) => regionOf(gameOf(state), piece),
    judge: (state, input) => {
      const game = gameOf(state);
      const reading = readAction(input);
      return reading.ok ? judgeAction(game, reading.action) : reading.verdict;
    },
    explainEngagement: (state, a, b) => deepFreeze(reportEngagement(gameOf(state), a, b)),
    explainAttack: (state, query) => deepFreeze(reportAttack(gameOf(state), { ...query })),
    step,
    reduce: (state, action) => {
      if (isForeign(action)) return state;
      const result = step(state, action as Action);
      if (!result.ok) throw new IllegalActionError(result.verdict);
      return result.state;
    },
    chanceOutcomes: (state) => {
      const due = dueOf(gameOf(state));
      return due.kind === 'chance' ? outcomesOf(gameOf(state), decisionOf(due)!) : [];
    },
    withChance: (state, mode) => {
      gameOf(state);
      if (!CHANCE_MODES.includes(mode)) throw new TypeError(`no way to answer chance: ${String(mode)}`);
      return state.chance.mode === mode ? state : deepFreeze({ ...state, chance: { ...state.chance, mode } });
    },
    matchResult: (state) => deepFreeze(resultOf(gameOf(state))),
    viewFor: (state, player) => deepFreeze(maskState(state, player, scoresOf(gameOf(state)), dueOf(gameOf(state)))),
    determinize: (view, rng) => determinizeView(view, rng, content),
  };
};

const CHANCE_MODES: readonly ChanceMode[] = ['seeded', 'explicit'];

/** Redux sends actions of others, too, whatever they carry; those change nothing. */
const isForeign = (action: unknown): boolean => {
  try {
    const type = (action as { readonly type?: unknown }).type;
    return typeof type === 'string' && !isActionType(type);
  } catch {
    return false;
  }
};

/** Equal for equal games on every JavaScript engine; the generator and the way chance is answered are left out. */
export const hashState = (state: GameState): string => {
  const { chance: _chance, ...rest } = state;
  return hashText(canonicalJson(rest));
};
