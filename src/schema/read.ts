import type { Result } from '../engine/engine.ts';
import type { GameLog } from '../engine/log.ts';
import type { Position } from '../engine/position.ts';
import type { GameSetup } from '../engine/setup.ts';
import type { Action } from '../state/actions.ts';
import type { Fleet } from '../state/fleet.ts';
import { plainJson } from '../state/json.ts';
import { SHAPES } from './shapes.ts';

/** What comes from outside, by kind. */
export interface Documents {
  readonly action: Action;
  readonly setup: GameSetup;
  readonly position: Position;
  readonly fleet: Fleet;
  readonly log: GameLog;
}
/** A kind of document. */
export type DocumentKind = keyof Documents;

/** What is wrong with a document, and where. */
export interface SchemaFault {
  /** `.position.ships[0].speed`; empty for the document as a whole. */
  readonly at: string;
  readonly code: 'too-large' | 'not-json' | 'malformed';
  /** What should have been there. */
  readonly expected: string;
  readonly didYouMean?: readonly string[];
}

/** How many characters a text of each kind may have; a longer one is refused before it is looked at. */
export const LIMITS: Readonly<Record<DocumentKind, number>> = {
  action: 20_000,
  setup: 500_000,
  position: 500_000,
  fleet: 200_000,
  log: 20_000_000,
};

/** How many faults are told; a document with more is beyond help. */
const MOST_FAULTS = 100;

/**
 * A value of unknown origin as a document: a copy in plain JSON, without accessors, prototypes or cycles, of the right shape.
 *
 * @example
 * const read = validate('action', request.body);
 * if (read.ok) step(state, read.value);
 */
export const validate = <K extends DocumentKind>(
  kind: K,
  input: unknown,
): Result<Documents[K], readonly SchemaFault[]> => {
  const plain = plainJson(input);
  if (!plain.ok) return { ok: false, error: [{ at: plain.at, code: 'not-json', expected: plain.fault }] };
  const faults = SHAPES[kind](plain.value, '');
  return faults.length > 0
    ? { ok: false, error: faults.slice(0, MOST_FAULTS).map((fault) => ({ code: 'malformed', ...fault })) }
    : { ok: true, value: plain.value as unknown as Documents[K] };
};

/** A text as a document. Where a key stands twice, the last one counts, as in `JSON.parse`. */
export const parse = <K extends DocumentKind>(kind: K, text: string): Result<Documents[K], readonly SchemaFault[]> => {
  if (typeof text !== 'string') return { ok: false, error: [{ at: '', code: 'not-json', expected: 'a text' }] };
  if (text.length > LIMITS[kind])
    return { ok: false, error: [{ at: '', code: 'too-large', expected: `at most ${LIMITS[kind]} characters` }] };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, error: [{ at: '', code: 'not-json', expected: 'JSON' }] };
  }
  return validate(kind, value);
};
