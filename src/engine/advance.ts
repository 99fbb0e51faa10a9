import type { InstantVerb } from '../content/verbs.ts';
import { destroyFrame } from '../rules/damage/frames.ts';
import { fallenShip } from '../rules/damage/hull.ts';
import { ANSWERS, familyOf } from '../rules/index.ts';
import type { Move } from '../rules/kernel/flow.ts';
import { offersOf } from '../rules/kernel/offers.ts';
import type { Store } from '../rules/kernel/store.ts';
import { writeVerb } from '../rules/writers/index.ts';
import type { Action } from '../state/actions.ts';
import type { Frame, WindowFrame } from '../state/frames.ts';
import { topFrame } from '../state/selectors.ts';
import { PLAYERS } from '../state/vocabulary.ts';
import { drawFromSeed } from './chance.ts';
import { askTop, dueOf, frameOf, isOffered, optionsOf } from './due.ts';

/** How a game moves on: carry out what a step or an answer says, ask the next step, until someone must decide. */

const TOO_MANY_STEPS = 100_000;

/** Takes an action that was judged legal and runs the game to the next decision. Returns it with the answers of chance. */
export const applyAction = (store: Store, action: Action): readonly Action[] => {
  answer(store, action);
  const actions: Action[] = [action];
  run(store, actions);
  return actions;
};

/** Runs a game until a decision is due that is really one; returns what chance answered on the way. */
export const advance = (store: Store): readonly Action[] => {
  const drawn: Action[] = [];
  run(store, drawn);
  return drawn;
};

/** The same, adding what chance answers to a list. */
const run = (store: Store, drawn: Action[]): void => {
  for (let steps = 0; steps < TOO_MANY_STEPS; steps++) {
    if (store.game.state.outcome) return;
    const frame = topFrame(store.game.state);
    const next = askTop(store.game);
    if (next.do === 'over') return;
    if (next.do !== 'ask') perform(store, frame, next);
    else if (next.who === 'chance') {
      if (store.game.state.chance.mode === 'explicit') return;
      const action = drawFromSeed(store, next.decision);
      drawn.push(action);
      answer(store, action);
    } else {
      const forced = onlyWay(store);
      if (!forced) return;
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
  const { game } = store;
  const due = dueOf(game);
  if (due.kind !== 'player') return null;
  const types = ANSWERS[due.decision.kind];
  if (!types.includes('done')) return null;
  for (const type of types)
    if (type !== 'done' && type !== 'useEffect' && isOffered(game, type, due.player)) return null;
  const options = optionsOf(game, due.player);
  return options.length === 1 ? options[0]! : null;
};

/** Carries out a flow of the given frame: its verbs first, then what it says of the stack. */
const perform = (store: Store, { depth }: Frame, flow: Move): void => {
  const ending = flow.do === 'end' ? endingWith(store, depth) : NOTHING;
  carryOut(store, ending.length === 0 ? flow.verbs : [...flow.verbs, ...ending]);
  switch (flow.do) {
    case 'go':
      store.setFrame(depth, flow.set, flow.step);
      return;
    case 'stay':
      store.setFrame(depth, flow.set);
      if (flow.frame) store.push(flow.frame);
      return;
    case 'call':
      store.setFrame(depth, flow.set, flow.then);
      store.push(flow.frame);
      return;
    case 'open': {
      store.setFrame(depth, flow.set, flow.then);
      if (!flow.host && !store.game.state.active[flow.window]) return;
      const window: Omit<WindowFrame, 'depth' | 'used' | 'got'> = {
        kind: 'window',
        step: 'first',
        window: flow.window,
        about: depth,
        host: flow.host,
      };
      const offered = flow.host || PLAYERS.some((player) => offersOf(store.game, window, player).length > 0);
      if (offered) store.push(window);
      return;
    }
    case 'end': {
      store.pop(flow.result);
      // DMG-07: a hull that was raised for a while is its own again.
      const unit = ending.length > 0 ? fallenShip(store.game) : null;
      if (unit !== null) store.push(destroyFrame(unit, 'damage'));
    }
  }
};

const carryOut = (store: Store, verbs: readonly InstantVerb[]): void => {
  if (verbs.length === 0) return;
  store.write((draft) => {
    for (const verb of verbs) {
      const event = writeVerb(draft, verb, store.game.content);
      if (event) store.events?.push(event);
    }
  });
};

const NOTHING: readonly never[] = [];

/** TIME-17: what was to last as long as a frame ends with it. */
const endingWith = (store: Store, depth: number): readonly InstantVerb[] =>
  store.game.state.lasting.length === 0
    ? NOTHING
    : store.game.state.lasting.filter(({ until }) => until >= depth).map(({ id }) => ({ verb: 'endLasting', id }));
