import type { Event } from '../../state/events.ts';
import type { Mutable } from '../../state/mutable.ts';
import type { GameState } from '../../state/state.ts';
import type { Game } from './game.ts';

/** Where a game is kept while it moves on. Rules read `game`; writers get a draft that they may change. */
export interface Store {
  readonly game: Game;
  readonly events: Event[];
  write(change: (draft: Mutable<GameState>) => void): void;
}
