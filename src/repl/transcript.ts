import type { Files } from './bench.ts';
import { Session } from './session.ts';

/**
 * A session written down: what was typed stands behind `> `, what was answered below it, remarks behind `#`. Played again, it must
 * give the same answers: a dispute that was settled stays settled.
 */

const PROMPT = '> ';

/** Plays lines, typed or from a transcript, and writes the transcript; false if a command failed. */
export const playScript = (
  script: string,
  files: Files,
  write: (line: string) => void,
  opening: readonly string[] = [],
): boolean => {
  const session = new Session(files);
  let ok = true;
  for (const line of [...opening, ...inputsOf(script)]) {
    if (line.startsWith('#') || line === '') {
      write(line);
      continue;
    }
    write(`${PROMPT}${line}`);
    const answer = session.answer(line);
    ok &&= answer.ok;
    for (const each of answer.lines) write(each);
  }
  return ok;
};

/** The lines to play: of a transcript those behind the prompt, with its remarks; of anything else all of them. */
const inputsOf = (script: string): string[] => {
  const lines = script
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.trimEnd());
  if (!lines.some((line) => line.startsWith(PROMPT))) return lines;
  return lines
    .filter((line) => line.startsWith(PROMPT) || line.startsWith('#') || line === '')
    .map((line) => (line.startsWith(PROMPT) ? line.slice(PROMPT.length) : line));
};

/** Where a transcript, played again, goes another way; null if it does not. */
export const firstDifference = (
  transcript: string,
  files: Files,
): { readonly line: number; readonly expected: string; readonly found: string } | null => {
  const expected = transcript
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.trimEnd());
  const found: string[] = [];
  playScript(transcript, files, (line) => found.push(line.trimEnd()));
  const line = Math.max(expected.length, found.length);
  for (let i = 0; i < line; i++)
    if (expected[i] !== found[i]) return { line: i + 1, expected: expected[i] ?? '', found: found[i] ?? '' };
  return null;
};
