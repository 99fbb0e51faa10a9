import table from './citations.json' with { type: 'json' };
import type { RuleId } from './verdict.ts';

/** An entry of the rules index, in our own words. */
export interface Rule {
  readonly id: RuleId;
  readonly text: string;
  /** Where it stands: booklet, reference or FAQ, with the place. */
  readonly source: string;
  readonly topic?: string;
  readonly detail?: string;
  readonly cards?: readonly string[];
}

/** The whole index in its order: core rules, FAQ, tournament regulations, campaign. */
export const rules = (): readonly Rule[] => table as readonly Rule[];

/** The rule that a verdict cites. Throws a RangeError for an id that the index does not have. */
export const rule = (id: string): Rule => {
  const found = rules().find((entry) => entry.id === id);
  if (!found) throw new RangeError(`no rule ${id}`);
  return found;
};
