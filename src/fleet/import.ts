import { type Content, standardContent } from '../content/content.ts';
import type { Result } from '../engine/engine.ts';
import type { Fleet } from '../state/fleet.ts';
import type { Json } from '../state/vocabulary.ts';
import { type FileFormat, type FileRead, isFileFormat, readFile } from './file.ts';
import { readList } from './list.ts';
import type { CardName } from './names.ts';

/** A line that could not be read, with the cards that it may have meant. */
export interface UnresolvedLine {
  /** Counted from 1. */
  readonly line: number;
  readonly text: string;
  readonly reason: 'unknown-card' | 'ambiguous' | 'no-ship-yet' | 'too-long' | 'too-many';
  /** Did you mean one of these? Best first. */
  readonly candidates: readonly CardName[];
}

/** Something that was read and does not add up. */
export interface ImportWarning {
  /** Counted from 1; 0 for the list as a whole. */
  readonly line: number;
  readonly code:
    | 'cost-differs'
    | 'total-differs'
    | 'commander-differs'
    | 'second-objective'
    | 'faction-assumed'
    | 'other-content'
    | 'other-format';
  readonly facts: { readonly [name: string]: Json };
}

/** Why a text is no fleet at all. */
export interface ImportFailure {
  readonly code: 'empty' | 'too-large' | 'no-fleet' | 'bad-json' | 'other-version' | 'malformed';
  readonly facts: { readonly [name: string]: Json };
}

/** What a text says: the fleet as far as it could be read, and all that could not. */
export interface FleetImport {
  readonly fleet: Fleet;
  /** What a file says that the fleet was built for; lists of other tools do not say. */
  readonly format?: FileFormat;
  readonly unresolved: readonly UnresolvedLine[];
  readonly warnings: readonly ImportWarning[];
}

const MAX_TEXT = 1_000_000;

/**
 * Reads a fleet list: the text of the common list tools, or the JSON of `exportFleet`. Whether the fleet is legal is another
 * question: ask `validateFleet`.
 */
export const importFleet = (
  text: string,
  content: Content = standardContent(),
): Result<FleetImport, readonly ImportFailure[]> => {
  const fail = (code: ImportFailure['code'], facts: ImportFailure['facts'] = {}) =>
    ({ ok: false, error: [{ code, facts }] }) as const;
  if (typeof text !== 'string') return fail('malformed', { at: '', expected: 'a text' });
  if (text.length > MAX_TEXT) return fail('too-large', { characters: text.length, limit: MAX_TEXT });
  const body = text.replace(/^\uFEFF/, '').trim();
  if (body === '') return fail('empty');
  if (!body.startsWith('{')) {
    const read = readList(body, content);
    return read ? { ok: true, value: read } : fail('no-fleet');
  }
  const file = readFile(body);
  if (!file.ok) return file;
  return { ok: true, value: asImport(file.value, content) };
};

const asImport = ({ fleet, format, content: named }: FileRead, content: Content): FleetImport => {
  const warnings: ImportWarning[] = [];
  if (named !== null && named !== content.id)
    warnings.push({ line: 0, code: 'other-content', facts: { named, known: content.id } });
  const isKnown = isFileFormat(format);
  if (format !== null && !isKnown) warnings.push({ line: 0, code: 'other-format', facts: { named: format } });
  return { fleet, ...(isKnown ? { format } : {}), unresolved: [], warnings };
};
