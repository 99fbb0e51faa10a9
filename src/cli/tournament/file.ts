import { Complaint, complain } from '../../repl/complaint.ts';
import { describeTournamentIssue, type Language } from '../../text/index.ts';
import { readTournament, type Tournament, type TournamentResult } from '../../tournament/index.ts';
import type { Io } from '../io.ts';

/** The one file that holds a tournament. */

/** What was asked, or a complaint with everything against it. */
export const granted = <T>(result: TournamentResult<T>, language: Language): T => {
  if (result.ok) return result.value;
  throw new Complaint(result.error.map((issue) => describeTournamentIssue(issue, { language })).join('\n'));
};

export const readFile = (io: Io, path: string, language: Language): Tournament => {
  let value: unknown;
  try {
    value = JSON.parse(io.files.read(path));
  } catch (error) {
    if (error instanceof Complaint) throw error;
    return complain(`${path} is not a tournament: ${(error as Error).message}`);
  }
  return granted(readTournament(value), language);
};

export const writeFile = (io: Io, path: string, tournament: Tournament): void =>
  io.files.write(path, `${JSON.stringify(tournament, null, 2)}\n`);

/** Reads the file, changes what is in it and writes it, while nobody else does. */
export const changeFile = (
  io: Io,
  path: string,
  language: Language,
  change: (tournament: Tournament) => TournamentResult<Tournament>,
): Promise<Tournament> =>
  io.alone(path, () => {
    const changed = granted(change(readFile(io, path, language)), language);
    writeFile(io, path, changed);
    return changed;
  });
