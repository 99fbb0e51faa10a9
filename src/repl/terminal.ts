import { type REPLCommand, start } from 'node:repl';
import type { Files } from './bench.ts';
import { COMMANDS } from './commands.ts';
import { completionsOf } from './completion.ts';
import { type Answer, helpLines, Session, scopeOf } from './session.ts';

/** Where a bench for people takes its input and keeps what was typed. */
export interface TerminalOptions {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
  readonly files: Files;
  /** Whether keys can be edited and completed. */
  readonly terminal: boolean;
  /** Where the lines of earlier sessions are kept; null keeps none. */
  readonly history: string | null;
  /** Commands to begin with. */
  readonly opening: readonly string[];
}

const GREETING = [
  'A table to try things out on. .help lists the commands, .load learning puts ships on it, .exit leaves.',
  'Everything of the library is in scope: state, judge(state, act.done("p1")), geometry, render …',
];

/** The bench on Node's own read-eval-print loop; ends when it is left. */
export const runTerminal = ({ input, output, files, terminal, history, opening }: TerminalOptions): Promise<void> =>
  new Promise((resolve) => {
    const session = new Session(files);
    const print = ({ lines }: Answer): void => {
      for (const line of lines) output.write(`${line}\n`);
    };
    for (const line of GREETING) output.write(`${line}\n`);
    for (const line of opening) print(session.answer(line));
    const server = start({ prompt: 'armada> ', input, output, terminal, ignoreUndefined: true, preview: false });
    const share = (): unknown =>
      Object.defineProperties(server.context, Object.getOwnPropertyDescriptors(scopeOf(session.bench)));
    share();
    server.on('reset', share);
    const answerWith = (answer: (rest: string) => Answer) => (rest: string) => {
      server.clearBufferedCommand();
      print(answer(rest));
      server.displayPrompt();
    };
    for (const [name, { help }] of Object.entries(COMMANDS))
      server.defineCommand(name, { help, action: answerWith((rest) => session.command(`${name} ${rest}`)) });
    server.defineCommand('help', {
      help: 'this list',
      action: answerWith(() => ({ ok: true, lines: [...helpLines(), ...BUILT_IN] })),
    });
    takeOtherWords(server, (name) => answerWith((rest) => session.command(`${name} ${rest}`)));
    const builtin = server.completer as (line: string, done: (error: null, result: unknown) => void) => void;
    Object.assign(server, {
      completer: (line: string, done: (error: null, result: unknown) => void) =>
        line.startsWith('.') && line !== '.'
          ? done(null, completionsOf(session.bench, line))
          : builtin.call(server, line, done),
    });
    if (history !== null) server.setupHistory(history, () => {});
    server.on('exit', () => resolve());
  });

const BUILT_IN = [
  '.editor',
  '    several lines of code at once; Ctrl+D runs them',
  '.break',
  '    give up a piece of code that is not finished, as Ctrl+C does',
  '.clear',
  '    forget the variables of code',
  '.exit',
  '    leave, as Ctrl+D does',
];

/** Words with a dot that Node does not know go to the bench, which understands short ones and says what is meant by wrong ones. */
const takeOtherWords = (
  server: { readonly commands: NodeJS.ReadOnlyDict<REPLCommand> },
  action: (name: string) => REPLCommand['action'],
): void => {
  const commands = new Proxy(server.commands, {
    get: (known, name) =>
      known[name as string] ??
      (typeof name === 'string' && /^\w+$/.test(name) ? { help: undefined, action: action(name) } : undefined),
  });
  Object.assign(server, { commands });
};
