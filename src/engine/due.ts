import { ACTION_TYPES, ANSWERS, familyOf, moduleOf } from '../rules/index.ts';
import type { Flow } from '../rules/kernel/flow.ts';
import { type Game, remember } from '../rules/kernel/game.ts';
import type { Action, ActionType, Actor } from '../state/actions.ts';
import type { Awaiting, ChanceDecision, Decision, PlayerDecision } from '../state/decisions.ts';
import type { Frame } from '../state/frames.ts';
import { topFrame } from '../state/selectors.ts';
import type { Player } from '../state/vocabulary.ts';

/** Who must decide what, and what the answers are; worked out once for each state. */

/** Nothing about a decision is stored: the top step says it again. */
export const dueOf = (g: Game): Awaiting =>
  remember(g, 'due', () => {
    if (g.state.outcome) return { kind: 'over', outcome: g.state.outcome };
    const flow = askTop(g);
    if (flow.do !== 'ask') throw new Error('the state is not at rest');
    if (flow.who === 'chance') return { kind: 'chance', decision: flow.decision as ChanceDecision };
    const decision = flow.decision as PlayerDecision;
    return typeof flow.who === 'string'
      ? { kind: 'player', player: flow.who, decision }
      : { kind: 'simultaneous', players: flow.who, decision };
  });

/** What the top frame says is to happen next. */
export const askTop = (g: Game): Flow => {
  const frame = topFrame(g.state);
  return (moduleOf(frame).steps[frame.step as never] as (g: Game, f: Frame) => Flow)(g, frame);
};

export const isAsked = (due: Awaiting, actor: Action['player']): boolean => {
  switch (due.kind) {
    case 'player':
      return due.player === actor;
    case 'simultaneous':
      return due.players.includes(actor as Player);
    case 'chance':
      return actor === 'chance';
    case 'over':
      return false;
  }
};

/** The decision that is due, if any. */
export const decisionOf = (due: Awaiting): Decision | null => (due.kind === 'over' ? null : due.decision);

/** All legal actions of one actor, in a fixed order. */
export const optionsOf = (g: Game, actor: Actor): readonly Action[] =>
  remember(g, `options ${actor}`, () => {
    const due = dueOf(g);
    const decision = decisionOf(due);
    if (!decision || !isAsked(due, actor)) return [];
    return ANSWERS[decision.kind].flatMap((type) => optionsOfType(g, type, actor));
  });

/** The legal actions of one type, for an actor who is asked. */
export const optionsOfType = (g: Game, type: ActionType, actor: Actor): readonly Action[] =>
  remember(g, TYPES_OF[actor][type], () => familyOf(type).options(g, frameOf(g, type), actor));

/** Whether there is any action of a type, for an actor who is asked. */
export const isOffered = (g: Game, type: ActionType, actor: Actor): boolean =>
  familyOf(type).isOffered?.(g, frameOf(g, type), actor) ?? optionsOfType(g, type, actor).length > 0;

/** The names under which options are remembered. */
const TYPES_OF: Readonly<Record<Actor, Readonly<Record<ActionType, string>>>> = (() => {
  const named = (actor: Actor) =>
    Object.fromEntries(ACTION_TYPES.map((type) => [type, `${type} ${actor}`])) as Record<ActionType, string>;
  return { p1: named('p1'), p2: named('p2'), chance: named('chance') };
})();

/** The frame that a family's decision belongs to. */
export const frameOf = (g: Game, type: Action['type']): Frame => {
  const top = topFrame(g.state);
  return familyOf(type).hosted && top.kind === 'window' ? g.state.frames[top.about]! : top;
};
