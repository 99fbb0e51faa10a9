import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { helpLines } from '../../src/repl/session.ts';
import { runTerminal } from '../../src/repl/terminal.ts';
import { noFiles } from './support.ts';

/** What a person sees who types these lines at the bench. */
const typed = async (...lines: readonly string[]): Promise<string> => {
  const input = new PassThrough();
  const output = new PassThrough();
  let seen = '';
  output.on('data', (chunk: Buffer) => {
    seen += chunk.toString();
  });
  const left = runTerminal({ input, output, files: noFiles, terminal: false, history: null, opening: [] });
  input.end(lines.map((line) => `${line}\n`).join(''));
  await left;
  return seen;
};

test('greets, lists its commands, and is left', async () => {
  const seen = await typed('.help', '.exit');
  expect(seen).toContain('.help lists the commands');
  expect(seen).toContain(helpLines().join('\n'));
  expect(seen).toMatch(/^\.exit$/m);
});

test('short words are understood, wrong ones get one line that says what to do', async () => {
  const seen = await typed('.load learning', '.sh', '.shwo', '.can vic fornt cr90 rear', '.load nowhere.txt');
  expect(seen.match(/p1: activate|assign dials|After 0 actions\./g)!.length).toBeGreaterThan(1);
  expect(seen).toContain('armada> error: shwo is not a command; did you mean show?\narmada> ');
  expect(seen).toContain('armada> error: fornt is not a hull zone; did you mean front?\narmada> ');
  expect(seen).toContain('armada> error: nowhere.txt: there is no such file\narmada> ');
});

test('code sees the library and the game, also after its own variables are cleared', async () => {
  const seen = await typed('const three = 3', '.load learning', 'three * state.round', '.clear', 'state.round + 40');
  expect(seen).toContain('armada> 3\n');
  expect(seen).toContain('armada> 41\n');
});
