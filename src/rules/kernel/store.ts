import type { Event } from '../../state/events.ts';
import type { NewFrame } from '../../state/frames.ts';
import type { Mutable } from '../../state/mutable.ts';
import type { GameState } from '../../state/state.ts';
import type { Json } from '../../state/vocabulary.ts';
import type { Fields } from './flow.ts';
import type { Game } from './game.ts';

/** Where a game is kept while it moves on. Rules read `game`; writers get a draft that they may change. */
export interface Store {
  readonly game: Game;
  /** What happened so far; null when nobody wants to know. */
  readonly events: Event[] | null;
  write(change: (draft: Mutable<GameState>) => void): void;
  /** The stack changes far more often than anything else, so it has ways of its own: fields of a frame and its step, … */
  setFrame(depth: number, fields: Fields, step?: string): void;
  /** … one frame more, … */
  push(frame: NewFrame): void;
  /** … and one less, the one below being told what it ended with. */
  pop(result: Json): void;
}
