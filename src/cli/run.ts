import { Command, CommanderError } from 'commander';
import { Complaint } from '../repl/complaint.ts';
import { addCards } from './commands/cards.ts';
import { addCheck } from './commands/check.ts';
import { addOdds } from './commands/odds.ts';
import { addPlay } from './commands/play.ts';
import { addRender } from './commands/render.ts';
import { addRepl } from './commands/repl.ts';
import { addReplay } from './commands/replay.ts';
import { addRule } from './commands/rule.ts';
import { addSim } from './commands/sim.ts';
import { addTournament } from './commands/tournament.ts';
import type { Io } from './io.ts';

/** The answer is no, or something is wrong with what was given. */
const NO = 1;
/** The command line itself is wrong. */
const USAGE = 2;

/** Runs one command line and gives its exit code. */
export const run = async (args: readonly string[], io: Io): Promise<number> => {
  let code = 0;
  const program = programOf(io, (failed) => {
    code = failed;
  });
  try {
    await program.parseAsync([...args], { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : USAGE;
    if (error instanceof Complaint) {
      for (const line of error.message.split('\n')) io.err(`armada: ${line}\n`);
      return NO;
    }
    io.err(`armada: this is a bug: ${error instanceof Error ? error.message : String(error)}\n`);
    return NO;
  }
};

/** The line of a wrong usage: `armada: unknown command 'rpel' (Did you mean repl?); armada --help tells how it is used`. */
const usageError = (text: string): string => {
  const said = text
    .replace(/^error: /, '')
    .trim()
    .replace(/\s*\n\s*/g, ' ')
    .replace(/\.$/, '');
  return `armada: ${said}; armada --help and armada COMMAND --help tell how it is used\n`;
};

/** What a command says of its end: an exit code other than 0 when the answer is no. */
export type Fail = (code: number) => void;

const programOf = (io: Io, fail: Fail): Command => {
  const program = new Command('armada')
    .description('Star Wars: Armada at the command line: play, try things out, ask for rules, keep tournaments.')
    .version(io.version)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.out(text),
      writeErr: (text) => io.err(text),
      outputError: (text, write) => write(usageError(text)),
    })
    .addHelpText('after', '\nExit codes: 0 done; 1 the answer is no, or what was given is faulty; 2 wrong usage.');
  const commands = [
    addPlay,
    addRepl,
    addRender,
    addReplay,
    addCheck,
    addCards,
    addRule,
    addOdds,
    addSim,
    addTournament,
  ];
  for (const add of commands) add(program, io, fail);
  return program;
};
