import { describeImport, type FileFormat, type Fleet, importFleet } from '../fleet/index.ts';
import type { Files } from './bench.ts';
import { complain } from './complaint.ts';

/** A fleet list in a file, and what could not be read of it. */
interface FleetRead {
  readonly fleet: Fleet;
  /** What the file says that it was built for. */
  readonly format: FileFormat | null;
  /** A sentence for each line that could not be read. */
  readonly unread: readonly string[];
  /** And for what was read and does not add up. */
  readonly warnings: readonly string[];
}

/** Reads a list of a common list tool, or the JSON of a fleet. */
export const readFleet = (files: Files, path: string): FleetRead => {
  const read = importFleet(files.read(path));
  if (!read.ok) return complain(read.error.map((failure) => `${path}: ${describeImport(failure)}`).join('\n'));
  const { fleet, format = null, unresolved, warnings } = read.value;
  return {
    fleet,
    format,
    unread: unresolved.map((line) => describeImport(line)),
    warnings: warnings.map((warning) => describeImport(warning)),
  };
};

/** A fleet to play with: a line that cannot be read is a complaint, never a card less. */
export const fleetToPlay = (files: Files, path: string): Fleet => {
  const { fleet, unread } = readFleet(files, path);
  return unread.length > 0 ? complain(unread.map((line) => `${path}: ${line}`).join('\n')) : fleet;
};
