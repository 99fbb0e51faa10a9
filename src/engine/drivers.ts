import { Immer } from 'immer';
import type { Content } from '../content/content.ts';
import type { Game } from '../rules/kernel/game.ts';
import type { Store } from '../rules/kernel/store.ts';
import type { Event } from '../state/events.ts';
import type { Mutable } from '../state/mutable.ts';
import type { GameState } from '../state/state.ts';

/** The two ways to keep a game while it moves on: the same rules and the same writers run on both. */

const immer = new Immer({ autoFreeze: true });

/** For `step` and `reduce`: every write is one `produce`, states are frozen and share structure. */
export const immutableStore = (state: GameState, content: Content): Store => {
  let game: Game = { state, content, memo: new Map() };
  const events: Event[] = [];
  return {
    events,
    get game() {
      return game;
    },
    write: (change) => {
      const next = immer.produce(game.state, change as (draft: unknown) => void);
      game = { state: next, content, memo: new Map() };
    },
  };
};

/** For simulation: the writers change the state itself, which must be private to the caller. */
export const inPlaceStore = (state: GameState, content: Content): Store => {
  const memo = new Map<string, unknown>();
  const game: Game = { state, content, memo };
  return {
    events: [],
    game,
    write: (change) => {
      change(state as Mutable<GameState>);
      memo.clear();
    },
  };
};
