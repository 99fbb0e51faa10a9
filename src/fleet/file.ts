import type { Content } from '../content/content.ts';
import type { Result } from '../engine/engine.ts';
import { fleetShape } from '../rules/fleet/read.ts';
import type { Fleet } from '../state/fleet.ts';
import { plainJson } from '../state/json.ts';
import { isRecord } from '../state/shape.ts';
import type { ImportFailure } from './import.ts';

/** The version of the JSON that `exportFleet` writes. */
export const FLEET_FILE_VERSION = 1;

/** A fleet as a JSON file. */
export interface FleetFile extends Fleet {
  /** Which form of file it is. */
  readonly version: typeof FLEET_FILE_VERSION;
  /** The cards that its ids belong to. */
  readonly content: string;
}

export const writeFile = (fleet: Fleet, content: Content): string => {
  const file: FleetFile = { version: FLEET_FILE_VERSION, content: content.id, ...fleet };
  return `${JSON.stringify(file, null, 2)}\n`;
};

/** The fleet in a file, and the content that it names; the cards themselves are `validateFleet`'s business. */
export const readFile = (
  text: string,
): Result<{ readonly fleet: Fleet; readonly content: string | null }, readonly ImportFailure[]> => {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return failed({ code: 'bad-json', facts: {} });
  }
  const plain = plainJson(parsed);
  if (!plain.ok) return failed({ code: 'malformed', facts: { at: plain.at, expected: plain.fault } });
  if (!isRecord(plain.value)) return failed({ code: 'malformed', facts: { at: '', expected: 'a record' } });
  const { version = FLEET_FILE_VERSION, content = null, ...fleet } = plain.value;
  if (version !== FLEET_FILE_VERSION)
    return failed({ code: 'other-version', facts: { version, known: FLEET_FILE_VERSION } });
  const faults = fleetShape(fleet, '');
  if (content !== null && typeof content !== 'string') faults.push({ at: '.content', expected: 'a text' });
  if (faults.length > 0)
    return { ok: false, error: faults.map(({ at, expected }) => ({ code: 'malformed', facts: { at, expected } })) };
  return { ok: true, value: { fleet: fleet as unknown as Fleet, content: content as string | null } };
};

const failed = (failure: ImportFailure): { readonly ok: false; readonly error: readonly ImportFailure[] } => ({
  ok: false,
  error: [failure],
});
