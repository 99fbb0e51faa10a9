import { type Engine, hashState } from '../engine/engine.ts';
import { createLogbook, type GameLog } from '../engine/log.ts';
import type { GameSetup } from '../engine/setup.ts';
import { standardEngine } from '../engine/standard.ts';
import type { Action, Actor } from '../state/actions.ts';
import { canonicalJson, sameJson } from '../state/json.ts';
import { createRng, type Rng } from '../state/rng.ts';
import type { GameState } from '../state/state.ts';
import { type Json, PLAYERS } from '../state/vocabulary.ts';

/** How games are checked. */
export interface CheckOptions {
  /** The engine whose games they are; that of the standard cards unless given. */
  readonly engine?: Engine;
  /** How many games; 1 unless given. The seed of the setup is raised by one for each. */
  readonly games?: number;
  /** A game that takes more actions than this hangs; 10,000 unless given. */
  readonly longest?: number;
  /** Look at every n-th state only; every one unless given. */
  readonly every?: number;
}

/** What was checked. */
export interface CheckReport {
  readonly games: number;
  readonly actions: number;
  /** How many states were looked at. */
  readonly states: number;
}

/** Something that must hold in every game does not. The setup and the actions lead to the place. */
export class ConformanceError extends Error {
  constructor(
    /** What does not hold. */
    readonly check: string,
    readonly setup: GameSetup,
    /** The actions of players that lead there. */
    readonly actions: readonly Action[],
    detail: string,
  ) {
    super(`${check}: ${detail} (seed ${setup.seed}, after ${actions.length} actions)`);
    this.name = 'ConformanceError';
  }
}

/**
 * Plays random games to their end and asserts at every state what a game must keep to: who is not asked has no legal action, who is
 * asked has some, all different and all accepted; chance's probabilities sum to 1; a state survives JSON; playing on leaves every
 * earlier state as it was; views can be sampled and show the same again, whatever is hidden; the log is what was played and replays; undo goes back to
 * where nothing was shown; the game ends, with a winner and scores. Throws a `ConformanceError`.
 */
export const checkGame = (setup: GameSetup, options: CheckOptions = {}): CheckReport => {
  const { games = 1, ...rest } = options;
  const report = { games, actions: 0, states: 0 };
  for (let n = 0; n < games; n++) {
    const { actions, states } = checkOne({ ...setup, seed: setup.seed + n }, rest);
    report.actions += actions;
    report.states += states;
  }
  return report;
};

const checkOne = (
  setup: GameSetup,
  { engine = standardEngine(), longest = 10_000, every = 1 }: CheckOptions,
): Omit<CheckReport, 'games'> => {
  const { startLog, extendLog, replay, undo } = createLogbook(engine);
  const rng = createRng(setup.seed);
  const played: Action[] = [];
  const fail = (check: string, detail: string): never => {
    throw new ConformanceError(check, setup, played, detail);
  };
  const begun = startLog(setup);
  if (!begun.ok) return fail('the setup is legal', JSON.stringify(begun.error));
  let { log, state } = begun.value;
  const seen: { readonly state: GameState; readonly hash: string }[] = [];

  while (engine.awaiting(state).kind !== 'over') {
    if (played.length >= longest) return fail('the game ends', `not within ${longest} actions`);
    if (played.length % every === 0) {
      seen.push({ state, hash: hashState(state) });
      checkState(engine, state, rng, fail);
    }
    const action =
      anyAction(engine, state, rng) ?? fail('who is asked can act', JSON.stringify(engine.awaiting(state)));
    played.push(action);
    const result = engine.step(state, action);
    if (!result.ok) return fail('every legal action is accepted', JSON.stringify(result.verdict));
    log = extendLog(log, result);
    state = result.state;
  }
  checkEnd(engine, state, fail);
  for (const { state: before, hash } of seen) if (hashState(before) !== hash) fail('no earlier state changes', hash);
  const again = replay(JSON.parse(JSON.stringify(log)) as GameLog);
  if (!again.ok) return fail('the log replays', JSON.stringify(again.error));
  if (hashState(again.value.state) !== hashState(state)) fail('the replay ends in the same state', hashState(state));
  checkUndo(undo, log, fail);
  return { actions: played.length, states: seen.length };
};

type Fail = (check: string, detail: string) => never;

const ACTORS: readonly Actor[] = [...PLAYERS, 'chance'];

const checkState = (engine: Engine, state: GameState, rng: Rng, fail: Fail): void => {
  const due = engine.awaiting(state);
  const asked: readonly Actor[] =
    due.kind === 'player'
      ? [due.player]
      : due.kind === 'simultaneous'
        ? due.players
        : due.kind === 'chance'
          ? ['chance']
          : [];
  for (const actor of ACTORS) {
    const actions = engine.legalActions(state, actor);
    if (!asked.includes(actor) && actions.length > 0) fail('who is not asked cannot act', `${actor} can`);
    if (asked.includes(actor) && actions.length === 0) fail('who is asked can act', `${actor} cannot`);
    if (new Set(actions.map((action) => canonicalJson(action as unknown as Json))).size !== actions.length)
      fail('legal actions are all different', `${actor} has one twice`);
  }
  checkChance(engine, state, fail);
  checkJson(engine, state, fail);
  for (const player of PLAYERS) {
    const view = engine.viewFor(state, player);
    const sampled = engine.determinize(view, rng);
    if (!sameJson(engine.viewFor(sampled, player) as unknown as Json, view as unknown as Json))
      fail('what a view hides does not show in it', `${player} can tell a sampled state from the true one`);
  }
};

const checkChance = (engine: Engine, state: GameState, fail: Fail): void => {
  const outcomes = engine.chanceOutcomes(state);
  if (engine.awaiting(state).kind !== 'chance') {
    if (outcomes.length > 0) fail('chance answers only when asked', JSON.stringify(outcomes[0]));
    return;
  }
  const sum = outcomes.reduce((total, { probability }) => total + probability, 0);
  if (Math.abs(sum - 1) > 1e-9) fail('probabilities sum to 1', String(sum));
};

const checkJson = (engine: Engine, state: GameState, fail: Fail): void => {
  const copy = JSON.parse(JSON.stringify(state)) as GameState;
  if (hashState(copy) !== hashState(state)) fail('a state survives JSON', hashState(state));
  if (!sameJson(engine.awaiting(copy) as unknown as Json, engine.awaiting(state) as unknown as Json))
    fail('a copy asks the same', JSON.stringify(engine.awaiting(state)));
};

const checkEnd = (engine: Engine, state: GameState, fail: Fail): void => {
  const due = engine.awaiting(state);
  if (due.kind !== 'over') return;
  const { winner, scores } = due.outcome;
  if (!PLAYERS.includes(winner)) fail('a game has a winner', String(winner));
  if (PLAYERS.some((player) => !Number.isSafeInteger(scores[player]) || scores[player] < 0))
    fail('scores are whole numbers', JSON.stringify(scores));
  if (engine.legalActions(state).length > 0)
    fail('nobody acts after the end', JSON.stringify(engine.legalActions(state)[0]));
};

/** Undo goes back, action by action, as far as nothing was shown; each step is a game that replays. */
const checkUndo = (undo: ReturnType<typeof createLogbook>['undo'], log: GameLog, fail: Fail): void => {
  let back = undo(log);
  let left = log.actions.length;
  while (back.ok) {
    if (back.value.log.actions.length >= left) fail('undo takes something back', String(left));
    left = back.value.log.actions.length;
    back = undo(back.value.log);
  }
  if (back.error.code !== 'nothing-to-undo') fail('undo ends where something was shown', back.error.code);
};

/** A type of action at random, then one of its actions, so that long lists do not crowd out the rest. */
const anyAction = (engine: Engine, state: GameState, rng: Rng): Action | null => {
  const legal = engine.legalActions(state);
  const types = [...new Set(legal.map(({ type }) => type))];
  const type = types[rng.below(Math.max(1, types.length))];
  const some = legal.filter((action) => action.type === type);
  return some[rng.below(Math.max(1, some.length))] ?? null;
};
