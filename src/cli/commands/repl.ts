import { text } from 'node:stream/consumers';
import type { Command } from 'commander';
import { complain } from '../../repl/complaint.ts';
import { runTerminal } from '../../repl/terminal.ts';
import { firstDifference, playScript } from '../../repl/transcript.ts';
import type { Language } from '../../text/index.ts';
import { type Io, print } from '../io.ts';
import { languageOption } from '../options.ts';
import type { Fail } from '../run.ts';

interface ReplChoices {
  readonly check?: true;
  readonly language: Language;
}

/** `armada repl`. */
export const addRepl = (program: Command, io: Io, fail: Fail): void => {
  program
    .command('repl')
    .description('a table to try things out on; commands from standard input make a transcript')
    .argument('[files...]', 'a position or a log to begin with; with --check, transcripts')
    .option('--check', 'play transcripts again and say where they go another way')
    .addOption(languageOption())
    .addHelpText(
      'after',
      '\nExamples:\n  armada repl dispute.txt\n  echo ".rule LOS-04" | armada repl\n  armada repl --check examples/disputes/*.txt',
    )
    .action(async (files: readonly string[], { check, language }: ReplChoices) => {
      if (check) return fail(checkAll(io, files));
      const opening = [
        ...(language === 'en' ? [] : [`bench.language = ${JSON.stringify(language)}`]),
        ...files.map((file) => `.load ${file}`),
      ];
      if (io.interactive) {
        const { input, output, history } = io;
        return runTerminal({
          input,
          output,
          files: io.files,
          terminal: true,
          history: history === '' ? null : history,
          opening,
        });
      }
      const script = await text(io.input);
      if (!playScript(script, io.files, (line) => print(io, line), opening)) fail(1);
    });
};

const checkAll = (io: Io, files: readonly string[]): number => {
  if (files.length === 0)
    return complain('say which transcripts to check: armada repl --check examples/disputes/*.txt');
  let failed = 0;
  for (const file of files) {
    const difference = firstDifference(io.files.read(file), io.files);
    if (!difference) {
      print(io, `ok ${file}`);
      continue;
    }
    failed += 1;
    print(
      io,
      `${file}:${difference.line}: expected ${JSON.stringify(difference.expected)}, found ${JSON.stringify(difference.found)}`,
    );
  }
  return failed > 0 ? 1 : 0;
};
