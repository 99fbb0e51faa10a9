import type { WindowName } from '../../content/card.ts';
import type { InstantVerb } from '../../content/verbs.ts';
import type { Actor } from '../../state/actions.ts';
import type { Decision } from '../../state/decisions.ts';
import type { NewFrame } from '../../state/frames.ts';
import type { Json, Player } from '../../state/vocabulary.ts';

/** Fields of the frame that answers. */
export type Fields = { readonly [field: string]: Json };

/** What a step of a frame says is to happen next. */
export type Flow =
  /** Someone must decide; nothing is stored about it, the step is asked again when needed. */
  | { readonly do: 'ask'; readonly who: Actor | readonly Player[]; readonly decision: Decision }
  /** Nothing is ever to be decided again. */
  | { readonly do: 'over' }
  | Move;

/** A flow that changes the stack: all that the answer to a decision can say. */
export type Move =
  | { readonly do: 'go'; readonly step: string; readonly verbs: readonly InstantVerb[]; readonly set: Fields }
  /** Push a frame, come back at `then`. */
  | {
      readonly do: 'call';
      readonly frame: NewFrame;
      readonly then: string;
      readonly verbs: readonly InstantVerb[];
      readonly set: Fields;
    }
  /** Open a window, come back at `then`; with nothing on offer it is not even pushed. */
  | {
      readonly do: 'open';
      readonly window: WindowName;
      readonly then: string;
      /** Who is offered actions of this frame's own in the window. */
      readonly host: Player | null;
      readonly verbs: readonly InstantVerb[];
      readonly set: Fields;
    }
  /** Stay where the frame is: the answer to an action inside a window that the frame hosts. */
  | {
      readonly do: 'stay';
      readonly frame: NewFrame | null;
      readonly verbs: readonly InstantVerb[];
      readonly set: Fields;
    }
  | { readonly do: 'end'; readonly verbs: readonly InstantVerb[]; readonly result: Json };

interface Extras {
  readonly verbs?: readonly InstantVerb[];
  readonly set?: Fields;
}

/** Most flows carry nothing: they share it. */
const NONE: readonly never[] = [];
export const NO_FIELDS = {};

export const ask = (who: Actor | readonly Player[], decision: Decision): Flow => ({ do: 'ask', who, decision });

export const go = (step: string, { verbs = NONE, set = NO_FIELDS }: Extras = NO_FIELDS): Move => ({
  do: 'go',
  step,
  verbs,
  set,
});

export const call = (frame: NewFrame, then: string, { verbs = NONE, set = NO_FIELDS }: Extras = NO_FIELDS): Move => ({
  do: 'call',
  frame,
  then,
  verbs,
  set,
});

export const open = (
  window: WindowName,
  then: string,
  { verbs = NONE, set = NO_FIELDS, host = null }: Extras & { readonly host?: Player | null } = NO_FIELDS,
): Move => ({ do: 'open', window, then, host, verbs, set });

export const stay = ({
  verbs = NONE,
  set = NO_FIELDS,
  frame = null,
}: Extras & { readonly frame?: NewFrame | null }): Move => ({
  do: 'stay',
  frame,
  verbs,
  set,
});

export const end = (verbs: readonly InstantVerb[] = NONE, result: Json = null): Move => ({ do: 'end', verbs, result });

export const over = (): Flow => ({ do: 'over' });
