import { ACTION_TYPES, ANSWERS, familyOf } from '../rules/index.ts';
import { CANNOT_DECLINE } from '../rules/kernel/done.ts';
import type { Game } from '../rules/kernel/game.ts';
import type { Action, ActionType } from '../state/actions.ts';
import { plainJson } from '../state/json.ts';
import { faultFacts, isRecord } from '../state/shape.ts';
import type { Outcome } from '../state/state.ts';
import { malformed, type RuleId, refuse, type Verdict, verdictOf } from '../state/verdict.ts';
import type { Json } from '../state/vocabulary.ts';
import { nearest } from '../state/words.ts';
import { decisionOf, dueOf, frameOf, isAsked } from './due.ts';

/** Judging trusts nothing: the input becomes plain JSON, then a well-formed action, then every rule has its say. */

export type Reading =
  | { readonly ok: true; readonly action: Action }
  | { readonly ok: false; readonly verdict: Verdict };

/** Any value at all as an action, or what is wrong with it. */
export const readAction = (input: unknown): Reading => {
  const plain = plainJson(input);
  if (!plain.ok) return { ok: false, verdict: malformed('not-json', { at: plain.at, fault: plain.fault }) };
  const type = isRecord(plain.value) && Object.hasOwn(plain.value, 'type') ? plain.value.type : undefined;
  if (!isActionType(type)) return { ok: false, verdict: unknownAction(typeof type === 'string' ? type : null) };
  const faults = familyOf(type).shape(plain.value, '');
  if (faults.length > 0)
    return {
      ok: false,
      verdict: verdictOf(faults.map((fault) => malformed('malformed-action', { at: fault.at, ...faultFacts(fault) }))),
    };
  return { ok: true, action: plain.value as unknown as Action };
};

const unknownAction = (type: string | null): Verdict => {
  const didYouMean = type === null ? [] : nearest(type, ACTION_TYPES);
  return malformed('unknown-action', didYouMean.length > 0 ? { type, didYouMean } : { type });
};

export const isActionType = (type: Json | undefined): type is ActionType =>
  (ACTION_TYPES as readonly unknown[]).includes(type);

/** All that fails: whether it is the actor's turn for such an action, and the action on its merits. */
export const judgeAction = (g: Game, action: Action): Verdict => {
  const timing = againstTiming(g, action);
  const due = timing.length === 0;
  const family = familyOf(action.type);
  const merits = family.check(g, action, due ? frameOf(g, action.type) : null);
  return verdictOf([...merits, ...timing]);
};

const againstTiming = (g: Game, action: Action): readonly Verdict[] => {
  const due = dueOf(g);
  const decision = decisionOf(due);
  if (!decision) return [refuse(OVER_BY[g.state.outcome!.reason], 'game-over')];
  const family = familyOf(action.type);
  if (family.anytime) return [];
  if (!ANSWERS[decision.kind].includes(action.type))
    return [refuse(timingRule(action, decision.kind), 'not-now', { awaiting: decision.kind })];
  return isAsked(due, action.player)
    ? []
    : [refuse(wrongActor(family.timing, action), 'not-your-decision', { awaiting: decision.kind })];
};

const OVER_BY: { readonly [R in Outcome['reason']]: RuleId } = {
  elimination: 'WIN-01',
  score: 'ROUND-03',
  time: 'TRN-20',
  concession: 'TRN-37',
};

const timingRule = (action: Action, awaiting: keyof typeof ANSWERS): RuleId =>
  (action.type === 'done' ? CANNOT_DECLINE[awaiting] : undefined) ?? familyOf(action.type).timing;

// ROUND-05: whoever controls a unit makes its choices.
const wrongActor = (timing: RuleId, action: Action): RuleId => (action.player === 'chance' ? timing : 'ROUND-05');
