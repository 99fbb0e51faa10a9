import type { InstantVerb } from '../content/verbs.ts';
import { familyOf } from '../rules/index.ts';
import type { Move } from '../rules/kernel/flow.ts';
import { offersOf } from '../rules/kernel/offers.ts';
import type { Store } from '../rules/kernel/store.ts';
import { writeVerb } from '../rules/writers/index.ts';
import type { Writable } from '../rules/writers/writer.ts';
import type { Action, ChanceAction } from '../state/actions.ts';
import type { Frame, NewFrame, WindowFrame } from '../state/frames.ts';
import { cloneJson } from '../state/json.ts';
import { topFrame } from '../state/selectors.ts';
import { PLAYERS } from '../state/vocabulary.ts';
import { drawFromSeed } from './chance.ts';
import { askTop, dueOf, frameOf, optionsOf } from './due.ts';

/** How a game moves on: carry out what a step or an answer says, ask the next step, until someone must decide. */

const TOO_MANY_STEPS = 100_000;

/** Takes an action that was judged legal and runs the game to the next decision. Returns it with the answers of chance. */
export const applyAction = (store: Store, action: Action): readonly Action[] => {
  answer(store, action);
  return [action, ...advance(store)];
};

/** Runs a game until a decision is due that is really one; returns what chance answered on the way. */
export const advance = (store: Store): readonly ChanceAction[] => {
  const drawn: ChanceAction[] = [];
  for (let steps = 0; steps < TOO_MANY_STEPS; steps++) {
    if (store.game.state.outcome) return drawn;
    const frame = topFrame(store.game.state);
    const next = askTop(store.game);
    if (next.do === 'over') return drawn;
    if (next.do !== 'ask') perform(store, frame, next);
    else if (next.who === 'chance') {
      if (store.game.state.chance.mode === 'explicit') return drawn;
      const action = drawFromSeed(store, next.decision);
      drawn.push(action);
      answer(store, action);
    } else {
      const forced = onlyWay(store);
      if (!forced) return drawn;
      answer(store, forced);
    }
  }
  throw new Error('the game does not come to rest');
};

const answer = (store: Store, action: Action): void => {
  const { game } = store;
  const frame = frameOf(game, action.type);
  perform(store, frame, familyOf(action.type).answer(game, frame, action));
};

/** What runs by itself: a decision with nothing but `done`, and a lone compulsory effect without a choice. */
const onlyWay = (store: Store): Action | null => {
  const due = dueOf(store.game);
  if (due.kind !== 'player') return null;
  const options = optionsOf(store.game, due.player);
  const [only] = options;
  if (options.length === 1 && (only!.type === 'done' || only!.type === 'useEffect')) return only!;
  return null;
};

/** Carries out a flow of the given frame. */
const perform = (store: Store, frame: Frame, flow: Move): void => {
  switch (flow.do) {
    case 'go':
      write(store, flow.verbs, (draft) => {
        Object.assign(draft.frames[frame.depth]!, cloneJson(flow.set), { step: flow.step });
      });
      return;
    case 'stay':
      write(store, flow.verbs, (draft) => {
        Object.assign(draft.frames[frame.depth]!, cloneJson(flow.set));
        if (flow.frame) push(draft, flow.frame);
      });
      return;
    case 'call':
      write(store, flow.verbs, (draft) => {
        Object.assign(draft.frames[frame.depth]!, cloneJson(flow.set), { step: flow.then });
        push(draft, flow.frame);
      });
      return;
    case 'open': {
      write(store, flow.verbs, (draft) => {
        Object.assign(draft.frames[frame.depth]!, cloneJson(flow.set), { step: flow.then });
      });
      const window: Omit<WindowFrame, 'depth' | 'used' | 'got'> = {
        kind: 'window',
        step: 'first',
        window: flow.window,
        about: frame.depth,
        host: flow.host,
      };
      const offered = PLAYERS.some((player) => offersOf(store.game, window, player).length > 0);
      if (flow.host || offered) write(store, [], (draft) => push(draft, window));
      return;
    }
    case 'end':
      write(store, [...flow.verbs, ...endingWith(store, frame.depth)], (draft) => {
        draft.frames.pop();
        const caller = draft.frames[draft.frames.length - 1];
        if (caller) Object.assign(caller, { got: flow.result });
      });
  }
};

const push = (draft: Writable, frame: NewFrame): void => {
  draft.frames.push({ ...cloneJson(frame), depth: draft.frames.length, used: [], got: null } as never);
};

const write = (store: Store, verbs: readonly InstantVerb[], frames: (draft: Writable) => void): void =>
  store.write((draft) => {
    for (const verb of verbs) {
      const event = writeVerb(draft, verb, store.game.content);
      if (event) store.events.push(event);
    }
    frames(draft);
  });

/** TIME-17: what was to last as long as a frame ends with it. */
const endingWith = (store: Store, depth: number): readonly InstantVerb[] =>
  store.game.state.lasting.filter(({ until }) => until >= depth).map(({ id }) => ({ verb: 'endLasting', id }));
