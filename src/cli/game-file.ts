import { createGame, type GameLog, type GameState, type Played, parsePosition, replay } from '../index.ts';
import { Complaint, complain } from '../repl/complaint.ts';
import { describeLogIssue, describePositionFault, describeSetupIssue, type Language } from '../text/index.ts';
import type { Io } from './io.ts';

/** A file that holds a game: a log, or the text of a position. */
export type GameFile =
  | { readonly kind: 'log'; readonly log: GameLog; readonly steps: readonly Played[] }
  | { readonly kind: 'position'; readonly state: GameState };

/** Reads a log or a position, whichever it is; `-` is standard input. */
export const readGame = (io: Io, path: string, language: Language): GameFile => {
  const text = io.files.read(path);
  if (text.trim() === '') return complain(`${path} is empty`);
  return text.trimStart().startsWith('{')
    ? { kind: 'log', ...readLog(text, path, language) }
    : { kind: 'position', state: readPosition(text, path, language) };
};

/** A log from text, replayed and checked. */
export const readLog = (
  text: string,
  path: string,
  language: Language,
): { readonly log: GameLog; readonly steps: readonly Played[] } => {
  let log: GameLog;
  try {
    log = JSON.parse(text) as GameLog;
  } catch (error) {
    return complain(`${path} is not a whole log: ${(error as Error).message}; was the file cut off?`);
  }
  const steps: Played[] = [];
  const replayed = replay(log, (played) => steps.push(played));
  return replayed.ok ? { log, steps } : complain(`${path}: ${describeLogIssue(replayed.error, { language })}`);
};

const readPosition = (text: string, path: string, language: Language): GameState => {
  const read = parsePosition(text);
  if (!read.ok)
    throw new Complaint(read.error.map((fault) => `${path}:${describePositionFault(fault, { language })}`).join('\n'));
  const game = createGame({ position: read.value, seed: 1 });
  if (game.ok) return game.value;
  throw new Complaint(game.error.map((issue) => `${path}: ${describeSetupIssue(issue, { language })}`).join('\n'));
};

/** The steps of a log up to so many actions, chance's answers counted. */
export const stepsTo = (steps: readonly Played[], to: number | undefined): readonly Played[] => {
  if (to === undefined) return steps;
  const all = steps.reduce((sum, { actions }) => sum + actions.length, 0);
  if (to > all) return complain(`the log has ${all} actions; say --to with a number from 0 to ${all}`);
  let done = 0;
  return steps.filter(({ actions }, i) => {
    done += actions.length;
    return i === 0 || done <= to;
  });
};
