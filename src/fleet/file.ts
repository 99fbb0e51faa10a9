import type { Content } from '../content/content.ts';
import { FORMATS, type FormatId } from '../content/formats.ts';
import type { Result } from '../engine/engine.ts';
import { fleetShape } from '../rules/fleet/read.ts';
import type { Fleet } from '../state/fleet.ts';
import { plainJson } from '../state/json.ts';
import { isRecord } from '../state/shape.ts';
import type { Json } from '../state/vocabulary.ts';
import type { ImportFailure } from './import.ts';

/** The version of the JSON that `exportFleet` writes. */
export const FLEET_FILE_VERSION = 1;

/** A fleet as a JSON file. */
export interface FleetFile extends Fleet {
  /** Which form of file it is. */
  readonly version: typeof FLEET_FILE_VERSION;
  /** The cards that its ids belong to, with their version. */
  readonly content: string;
  /** What it was built for; null when that was not said. */
  readonly format: FileFormat | null;
}

/** A format as a file names it: by its id, or by the points that players agreed on. */
export type FileFormat = FormatId | number;

export const isFileFormat = (format: Json): format is FileFormat =>
  typeof format === 'number'
    ? Number.isSafeInteger(format) && format > 0
    : typeof format === 'string' && Object.hasOwn(FORMATS, format);

export const writeFile = (fleet: Fleet, content: Content, format: FileFormat | null): string => {
  const file: FleetFile = { version: FLEET_FILE_VERSION, content: content.id, format, ...fleet };
  return `${JSON.stringify(file, null, 2)}\n`;
};

/** What a file says; null for what it does not say. */
export interface FileRead {
  readonly fleet: Fleet;
  readonly content: string | null;
  readonly format: Json;
}

/** The fleet in a file, and what it was made for; the cards themselves are `validateFleet`'s business. */
export const readFile = (text: string): Result<FileRead, readonly ImportFailure[]> => {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return failed({ code: 'bad-json', facts: {} });
  }
  const plain = plainJson(parsed);
  if (!plain.ok) return failed({ code: 'malformed', facts: { at: plain.at, expected: plain.fault } });
  if (!isRecord(plain.value)) return failed({ code: 'malformed', facts: { at: '', expected: 'a record' } });
  const { version = FLEET_FILE_VERSION, content = null, format = null, ...fleet } = plain.value;
  if (version !== FLEET_FILE_VERSION)
    return failed({ code: 'other-version', facts: { version, known: FLEET_FILE_VERSION } });
  const faults = fleetShape(fleet, '');
  if (content !== null && typeof content !== 'string') faults.push({ at: '.content', expected: 'a text' });
  if (faults.length > 0)
    return { ok: false, error: faults.map(({ at, expected }) => ({ code: 'malformed', facts: { at, expected } })) };
  return { ok: true, value: { fleet: fleet as unknown as Fleet, content: content as string | null, format } };
};

const failed = (failure: ImportFailure): { readonly ok: false; readonly error: readonly ImportFailure[] } => ({
  ok: false,
  error: [failure],
});
