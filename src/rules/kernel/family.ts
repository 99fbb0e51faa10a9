import type { ActionFor, ActionType, Actor } from '../../state/actions.ts';
import type { Frame } from '../../state/frames.ts';
import type { Rng } from '../../state/rng.ts';
import type { Shape } from '../../state/shape.ts';
import type { RuleId, Verdict } from '../../state/verdict.ts';
import type { Move } from './flow.ts';
import type { Game } from './game.ts';

/** One type of action: what it looks like, which of its actions are legal, why others are not, and what follows from one. */
export interface Family<T extends ActionType = ActionType, F extends Frame = Frame> {
  readonly type: T;
  readonly shape: Shape;
  /** The rule that says when such an action may be taken. */
  readonly timing: RuleId;
  /** Whether it may be taken at any time, whoever is asked. Such actions answer no decision and are not among its options. */
  readonly anytime?: boolean;
  /** Inside a window: whether the family belongs to the frame that the window is about. */
  readonly hosted?: boolean;
  /** All legal actions of this type, in a fixed order, for a decision that is due. */
  options(g: Game, f: F, actor: Actor): readonly ActionFor<T>[];
  /** Whether there is any such action, for families whose actions take long to list. */
  isOffered?(g: Game, f: F, actor: Actor): boolean;
  /** A legal action of this type at random, for families whose actions are places or take long to list; null if there is none. */
  sample?(g: Game, f: F, actor: Actor, rng: Rng): ActionFor<T> | null;
  /** Everything that stands against the action on its merits; `f` is null when the decision is not due. */
  check(g: Game, action: ActionFor<T>, f: F | null): readonly Verdict[];
  answer(g: Game, f: F, action: ActionFor<T>): Move;
}
