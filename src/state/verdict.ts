import type { VerdictCode } from './codes.ts';
import type { Json } from './vocabulary.ts';

/** The id of an entry of the rules index, such as `CMD-11` or `FAQ-QA-10`; `rule(id)` gives its text. */
export type RuleId = `${string}-${number}` | `${string}-${string}-${number}`;

/** The answer to "may I?": yes, or everything that stands against it, each with the rule that says so. */
export interface Verdict {
  readonly ok: boolean;
  /** The rule that refuses. Absent when the input is malformed: no rule speaks of that. */
  readonly rule?: RuleId;
  /** A stable word for programs, such as `not-your-ship`. */
  readonly code?: VerdictCode;
  /** What decided it: ids, counts, measurements. */
  readonly facts?: { readonly [name: string]: Json };
  /** Every condition that fails, the headline's own included, when there is more than one. */
  readonly because: readonly Verdict[];
}

const ALLOWED: Verdict = Object.freeze({ ok: true, because: Object.freeze([]) });

/** A no, with its rule. */
export const refuse = (rule: RuleId, code: VerdictCode, facts: { readonly [name: string]: Json } = {}): Verdict => ({
  ok: false,
  rule,
  code,
  facts,
  because: [],
});

/** A no to input that no rule speaks of: the wrong shape, an unknown kind. */
export const malformed = (code: VerdictCode, facts: { readonly [name: string]: Json }): Verdict => ({
  ok: false,
  code,
  facts,
  because: [],
});

/** One verdict for many conditions: a yes when none fails, else the first as headline with all of them below it. */
export const verdictOf = (refusals: readonly Verdict[]): Verdict => {
  const [first] = refusals;
  if (!first) return ALLOWED;
  return refusals.length === 1 ? first : { ...first, because: refusals };
};
