import type { Command } from 'commander';
import { findRules, rulesFor } from '../../repl/questions.ts';
import { type Io, print, printJson } from '../io.ts';
import { jsonOption } from '../options.ts';

/** `armada rule LOS-04`. */
export const addRule = (program: Command, io: Io): void => {
  program
    .command('rule')
    .description('a rule by its id, or the rules that have all these words in them')
    .argument('<id-or-words...>', 'LOS-04, or: obstructed squadron')
    .addOption(jsonOption())
    .addHelpText('after', '\nExamples:\n  armada rule LOS-04\n  armada rule engaged obstruct')
    .action((words: readonly string[], { json }: { readonly json?: true }) => {
      if (json) return printJson(io, rulesFor(words));
      return print(io, ...findRules(words));
    });
};
