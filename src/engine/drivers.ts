import { Immer } from 'immer';
import type { Content } from '../content/content.ts';
import { NO_FIELDS } from '../rules/kernel/flow.ts';
import type { Game } from '../rules/kernel/game.ts';
import type { Store } from '../rules/kernel/store.ts';
import type { Event } from '../state/events.ts';
import type { Frame } from '../state/frames.ts';
import { cloneJson, deepFreeze } from '../state/json.ts';
import type { Mutable } from '../state/mutable.ts';
import type { GameState } from '../state/state.ts';
import type { Json } from '../state/vocabulary.ts';

/** The two ways to keep a game while it moves on: the same rules and the same writers run on both. */

const immer = /* @__PURE__ */ new Immer({ autoFreeze: true });

/**
 * For `step` and `reduce`: states are frozen and share structure. Every write is one `produce`; the stack, which changes far more
 * often than anything else, is replaced by hand. What was worked out for the state it begins with is not worked out again.
 */
export const immutableStore = (begin: Game): Store => {
  const { content } = begin;
  let game = begin;
  const events: Event[] = [];
  const become = (next: GameState): void => {
    game = { state: next, content, memo: new Map() };
  };
  const restack = (frames: readonly Frame[]): void =>
    become(Object.freeze({ ...game.state, frames: deepFreeze(frames) }));
  return {
    events,
    get game() {
      return game;
    },
    write: (change) => {
      become(immer.produce(game.state, change as (draft: unknown) => void));
    },
    setFrame: (depth, fields, step) => {
      const frames = game.state.frames.slice();
      const was = frames[depth]!;
      frames[depth] = { ...was, ...cloneJson(fields), step: step ?? was.step } as Frame;
      restack(frames);
    },
    push: (frame) => {
      const pushed = { ...cloneJson(frame), depth: game.state.frames.length, used: [], got: null };
      restack([...game.state.frames, pushed as unknown as Frame]);
    },
    pop: (result) => {
      const frames = game.state.frames.slice(0, -1);
      const below = frames.length - 1;
      if (below >= 0) frames[below] = { ...frames[below]!, got: result };
      restack(frames);
    },
  };
};

/**
 * For simulation: the writers change the state itself, which must be private to the caller, and nobody is told of events. What
 * a flow says is made for it alone, so its frames and fields are taken over as they are.
 */
export const inPlaceStore = (state: GameState, content: Content): Store => {
  const memo = new Map<string, unknown>();
  const game: Game = { state, content, memo };
  const stack = state.frames as Frame[];
  const forget = (): void => {
    if (memo.size > 0) memo.clear();
  };
  return {
    events: null,
    game,
    write: (change) => {
      change(state as Mutable<GameState>);
      forget();
    },
    setFrame: (depth, fields, step) => {
      const frame = stack[depth] as Mutable<Frame>;
      if (fields !== NO_FIELDS) Object.assign(frame, fields);
      if (step !== undefined) frame.step = step as Frame['step'];
      forget();
    },
    push: (frame) => {
      const pushed = frame as unknown as Mutable<Frame>;
      pushed.depth = stack.length;
      pushed.used = [];
      pushed.got = null;
      stack.push(pushed as Frame);
      forget();
    },
    pop: (result) => {
      stack.pop();
      const below = stack[stack.length - 1] as Mutable<Frame> | undefined;
      if (below) below.got = result as Mutable<Json>;
      forget();
    },
  };
};
