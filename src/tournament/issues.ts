import type { Result } from '../engine/engine.ts';
import { faultFacts, type ShapeFault } from '../state/shape.ts';
import type { RuleId } from '../state/verdict.ts';
import type { Json } from '../state/vocabulary.ts';

/** Every fault that a `TournamentIssue` can name. */
export type TournamentIssueCode =
  | 'malformed'
  | 'format-needed'
  | 'margin-table-needed'
  | 'margin-table-is-printed'
  | 'bad-margin-table'
  | 'player-twice'
  | 'official-twice'
  | 'unknown-player'
  | 'fleet-list-needed'
  | 'fleet-changed'
  | 'judge-may-not-play'
  | 'second-judge-needed'
  | 'rounds-are-fixed'
  | 'too-few-players'
  | 'too-large'
  | 'round-unfinished'
  | 'tournament-over'
  | 'no-round-paired'
  | 'no-mirror-match'
  | 'unknown-table'
  | 'not-at-table'
  | 'result-already-entered'
  | 'no-result-entered'
  | 'results-entered'
  | 'more-than-a-fleet'
  | 'match-goes-on'
  | 'concession-destroys-the-fleet'
  | 'second-player-needed'
  | 'already-left'
  | 'still-playing'
  | 'paired-since'
  | 'bad-pairings';

/** One thing that is wrong with what was asked. */
export interface TournamentIssue {
  /** Where in the input: `.tallies[1].destroyed`; empty when it is the request as a whole. */
  readonly at: string;
  readonly code: TournamentIssueCode;
  /** The rule that is broken; absent when the input is malformed or no rule speaks of it. */
  readonly rule?: RuleId;
  /** What decided it: names, counts, limits. */
  readonly facts: { readonly [name: string]: Json };
}

/** What an operation on a tournament gives: the next value, or everything that stands against it. Nothing is ever mutated. */
export type TournamentResult<T> = Result<T, readonly TournamentIssue[]>;

export const issue = (
  at: string,
  code: TournamentIssueCode,
  rule: RuleId | null,
  facts: TournamentIssue['facts'] = {},
): TournamentIssue => (rule === null ? { at, code, facts } : { at, code, rule, facts });

export const malformed = (faults: readonly ShapeFault[]): TournamentIssue[] =>
  faults.map((fault) => issue(fault.at, 'malformed', null, faultFacts(fault)));

export const accept = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

export const reject = (
  ...error: readonly TournamentIssue[]
): { readonly ok: false; readonly error: readonly TournamentIssue[] } => ({ ok: false, error });
