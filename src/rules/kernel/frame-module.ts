import type { PlayerDecision } from '../../state/decisions.ts';
import type { Frame } from '../../state/frames.ts';
import type { Flow, Move } from './flow.ts';
import type { Game } from './game.ts';

/** One kind of frame: a pure function for each of its steps. */
export interface FrameModule<F extends Frame> {
  readonly steps: { readonly [S in F['step']]: (g: Game, f: F) => Flow };
  /** The decision that this frame hosts in a window about it; null once there is nothing more to decide. */
  hosts?(g: Game, f: F): PlayerDecision | null;
  /** What `done` does in the decisions of this frame that may be declined. */
  done?(g: Game, f: F): Move;
}
