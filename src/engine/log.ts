import type { Action, ChanceAction } from '../state/actions.ts';
import { sortDice } from '../state/dice.ts';
import { type Event, showsSomething } from '../state/events.ts';
import { cloneJson, deepFreeze, plainJson, sameJson } from '../state/json.ts';
import { anything, faultFacts, fields, listOf, text, whole } from '../state/shape.ts';
import type { GameState } from '../state/state.ts';
import type { Verdict } from '../state/verdict.ts';
import type { Json } from '../state/vocabulary.ts';
import { type Engine, hashState, type Played, type Result } from './engine.ts';
import type { GameSetup, SetupIssue } from './setup.ts';

/** A game as what was done in it. The setup and the actions are enough to play it again; the hashes say where a replay went wrong. */
export interface GameLog {
  readonly version: typeof LOG_VERSION;
  /** The id of the content that was played. */
  readonly content: string;
  readonly setup: GameSetup;
  /** Everything that was done, the answers of chance included. */
  readonly actions: readonly Action[];
  /** Hashes of the state after so many actions. */
  readonly hashes: readonly { readonly after: number; readonly hash: string }[];
}

export const LOG_VERSION = 1;
/** How many actions lie between two hashes, at least. */
const HASH_EVERY = 8;

/** A replayed game. */
export interface Replay {
  readonly state: GameState;
  readonly events: readonly Event[];
  /** So many actions stand for good: the last of them showed somebody something hidden or random. */
  readonly standing: number;
}

/** Why a log cannot be replayed. */
export interface LogIssue {
  readonly code:
    | 'malformed-log'
    | 'other-version'
    | 'other-content'
    | 'bad-setup'
    | 'illegal-action'
    | 'forged-chance'
    | 'diverged';
  /** The number of the action at which it shows, 0 being the first; absent when no action was reached. */
  readonly action?: number;
  readonly verdict?: Verdict;
  readonly setupIssues?: readonly SetupIssue[];
  readonly facts: { readonly [name: string]: Json };
}

/** A game that has just begun. */
export interface StartedLog {
  readonly log: GameLog;
  readonly state: GameState;
  /** What happened on the way to the first decision. */
  readonly events: readonly Event[];
}

/** Logs of one engine. */
export interface Logbook {
  /** A new game with its log. */
  startLog(setup: GameSetup): Result<StartedLog, readonly SetupIssue[]>;
  /** The log with what a step did. */
  extendLog(log: GameLog, played: Played): GameLog;
  /**
   * Plays a log again and checks every action, every answer of chance and every hash. `watch` is handed each step as soon as it
   * is checked, the way to the first decision being the first of them.
   */
  replay(log: GameLog, watch?: (played: Played) => void): Result<Replay, LogIssue>;
  /** The game before the last action of a player; refused once that action has shown something hidden or random. */
  undo(log: GameLog): Result<{ readonly log: GameLog; readonly state: GameState }, LogIssue | NothingToUndo>;
}

/** Why an undo goes no further back. */
export interface NothingToUndo {
  readonly code: 'nothing-to-undo';
  /** So many actions stand for good. */
  readonly facts: { readonly standing: number };
}

/** Logs of an engine's games. */
export const createLogbook = (engine: Engine): Logbook => {
  const replay: Logbook['replay'] = (input, watch) => {
    const reading = readLog(input, engine);
    if (!reading.ok) return reading;
    const log = reading.value;
    const begun = engine.beginGame(log.setup);
    if (!begun.ok) return fail({ code: 'bad-setup', setupIssues: begun.error, facts: {} });
    let { state } = begun.value;
    const events: Event[] = [];
    let done = 0;
    let standing = 0;
    let checked = 0;
    const take = (played: Played): LogIssue | null => {
      const wrong = played.actions.findIndex((action, i) => !sameAction(action, log.actions[done + i]));
      if (wrong >= 0) return forged(done + wrong, played.actions[wrong] as ChanceAction, log.actions[done + wrong]);
      done += played.actions.length;
      if (played.events.some(showsSomething)) standing = done;
      state = played.state;
      events.push(...played.events);
      const problem = checkHash();
      if (!problem) watch?.(played);
      return problem;
    };
    const checkHash = (): LogIssue | null => {
      const due = log.hashes[checked];
      if (due?.after !== done) return due && due.after < done ? unreached(due.after) : null;
      checked += 1;
      const hash = hashState(state);
      return hash === due.hash ? null : diverged(done - 1, due.hash, hash);
    };
    const opening = take(begun.value);
    if (opening) return fail(opening);
    while (done < log.actions.length) {
      const action = log.actions[done]!;
      const result = engine.step(state, action);
      if (!result.ok) return fail({ code: 'illegal-action', action: done, verdict: result.verdict, facts: {} });
      const problem = take(result);
      if (problem) return fail(problem);
    }
    const left = log.hashes[checked];
    return left ? fail(unreached(left.after)) : { ok: true, value: { state, events, standing } };
  };

  return {
    startLog: (setup) => {
      const begun = engine.beginGame(setup);
      if (!begun.ok) return begun;
      const { state, actions, events } = begun.value;
      const log: GameLog = {
        version: LOG_VERSION,
        content: engine.content.id,
        setup: deepFreeze(cloneJson(setup)),
        actions,
        hashes: [{ after: actions.length, hash: hashState(state) }],
      };
      return { ok: true, value: { log, state, events } };
    },
    extendLog: (log, played) => {
      const actions = [...log.actions, ...played.actions];
      const last = log.hashes[log.hashes.length - 1]?.after ?? 0;
      const due = actions.length - last >= HASH_EVERY || played.state.outcome !== null;
      return {
        ...log,
        actions,
        hashes: due ? [...log.hashes, { after: actions.length, hash: hashState(played.state) }] : log.hashes,
      };
    },
    replay,
    undo: (log) => {
      const before = replay(log);
      if (!before.ok) return before;
      const { standing } = before.value;
      let length = log.actions.length;
      while (length > standing && log.actions[length - 1]!.player === 'chance') length--;
      if (length <= standing) return { ok: false, error: { code: 'nothing-to-undo', facts: { standing } } };
      const shorter: GameLog = {
        ...log,
        actions: log.actions.slice(0, length - 1),
        hashes: log.hashes.filter(({ after }) => after < length),
      };
      const after = replay(shorter);
      return after.ok ? { ok: true, value: { log: shorter, state: after.value.state } } : after;
    },
  };
};

const fail = (error: LogIssue): { readonly ok: false; readonly error: LogIssue } => ({ ok: false, error });

const forged = (action: number, expected: ChanceAction, found: Action | undefined): LogIssue => ({
  code: 'forged-chance',
  action,
  facts: { expected: expected as unknown as Json, found: (found ?? null) as unknown as Json },
});

/** Dice are the same in any order. */
const sameAction = (a: Action, b: Action | undefined): boolean => {
  if (a.type !== 'rollDice' || b?.type !== 'rollDice' || !Array.isArray(b.dice)) return sameJson(a, b);
  return sameJson(sortDice(a.dice), sortDice(b.dice));
};

/** A hash that no action leads up to, or that stands out of order. */
const unreached = (after: number): LogIssue => ({ code: 'malformed-log', facts: { at: '.hashes', after } });

const diverged = (action: number, expected: string, found: string): LogIssue => ({
  code: 'diverged',
  action,
  facts: { expected, found },
});

/** Any value at all as a log of this engine. */
const readLog = (input: unknown, engine: Engine): Result<GameLog, LogIssue> => {
  const plain = plainJson(input);
  if (!plain.ok) return fail({ code: 'malformed-log', facts: { at: plain.at, fault: plain.fault } });
  const [fault] = logShape(plain.value, '');
  if (fault) return fail({ code: 'malformed-log', facts: { at: fault.at, ...faultFacts(fault) } });
  const log = plain.value as unknown as GameLog;
  if (log.version !== LOG_VERSION)
    return fail({ code: 'other-version', facts: { expected: LOG_VERSION, found: log.version } });
  if (log.content !== engine.content.id)
    return fail({ code: 'other-content', facts: { expected: engine.content.id, found: log.content } });
  return { ok: true, value: log };
};

export const logShape = fields({
  version: whole(0, 1_000_000),
  content: text,
  setup: anything,
  actions: listOf(anything, 100_000),
  hashes: listOf(fields({ after: whole(0, 100_000), hash: text }), 100_000),
});
