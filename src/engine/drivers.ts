import { Immer } from 'immer';
import type { Content } from '../content/content.ts';
import { NO_FIELDS } from '../rules/kernel/flow.ts';
import type { Game } from '../rules/kernel/game.ts';
import type { Store } from '../rules/kernel/store.ts';
import type { Event } from '../state/events.ts';
import type { Frame, NewFrame } from '../state/frames.ts';
import { cloneJson, deepFreeze } from '../state/json.ts';
import type { Mutable } from '../state/mutable.ts';
import type { GameState } from '../state/state.ts';
import type { Json } from '../state/vocabulary.ts';

/** The two ways to keep a game while it moves on: the same rules and the same writers run on both. */

const immer = /* @__PURE__ */ new Immer({ autoFreeze: true });

/**
 * For `step` and `reduce`: states are frozen and share structure. Every write is one `produce`; the stack, which changes far more
 * often than anything else, is replaced by hand.
 */
export const immutableStore = (state: GameState, content: Content): Store => {
  let game: Game = { state, content, memo: new Map() };
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
    push: (frame) => restack([...game.state.frames, newFrame(frame, game.state.frames.length)]),
    pop: (result) => {
      const frames = game.state.frames.slice(0, -1);
      const below = frames.length - 1;
      if (below >= 0) frames[below] = { ...frames[below]!, got: result };
      restack(frames);
    },
  };
};

/** For simulation: the writers change the state itself, which must be private to the caller. */
export const inPlaceStore = (state: GameState, content: Content): Store => {
  const memo = new Map<string, unknown>();
  const game: Game = { state, content, memo };
  const stack = state.frames as Frame[];
  const forget = (): void => {
    if (memo.size > 0) memo.clear();
  };
  return {
    events: [],
    game,
    write: (change) => {
      change(state as Mutable<GameState>);
      forget();
    },
    setFrame: (depth, fields, step) => {
      const frame = stack[depth] as unknown as Record<string, Json>;
      if (fields !== NO_FIELDS) for (const field of Object.keys(fields)) frame[field] = cloneJson(fields[field]!);
      if (step !== undefined) frame.step = step;
      forget();
    },
    push: (frame) => {
      stack.push(newFrame(frame, stack.length));
      forget();
    },
    pop: (result) => {
      stack.pop();
      const below = stack[stack.length - 1] as { got: Json } | undefined;
      if (below) below.got = cloneJson(result);
      forget();
    },
  };
};

const newFrame = (frame: NewFrame, depth: number): Frame => {
  const copy: Record<string, unknown> = { ...frame, depth, used: [], got: null };
  for (const field of Object.keys(frame)) {
    const value = copy[field];
    if (value !== null && typeof value === 'object') copy[field] = cloneJson(value);
  }
  return copy as unknown as Frame;
};
