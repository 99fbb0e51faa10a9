import { inspect } from 'node:util';
import { createContext, runInContext } from 'node:vm';
import * as fleet from '../fleet/index.ts';
import * as geometry from '../geometry/index.ts';
import * as core from '../index.ts';
import * as render from '../render/index.ts';
import * as odds from '../sim/odds/index.ts';
import * as text from '../text/index.ts';
import * as tournament from '../tournament/index.ts';
import { Bench, type Files } from './bench.ts';
import { COMMANDS, runCommand } from './commands.ts';
import { Complaint } from './complaint.ts';

/** What came of a line. */
export interface Answer {
  readonly ok: boolean;
  readonly lines: readonly string[];
}

/** Everything of the library, by the names that a line of code sees; the entry points besides the first are objects. */
export const scopeOf = (bench: Bench): object =>
  Object.defineProperties(
    { ...core, geometry, text, render, fleet, tournament, odds, bench },
    {
      state: { enumerable: true, get: () => bench.stateOrNull },
      events: { enumerable: true, get: () => bench.events },
    },
  );

/** A bench that takes lines: commands with a dot, and code. */
export class Session {
  readonly bench: Bench;
  #context: object | null = null;

  constructor(files: Files) {
    this.bench = new Bench(files);
  }

  /** Carries out a line. Nothing is thrown but bugs in the library. */
  answer(line: string): Answer {
    const trimmed = line.trim();
    if (trimmed === '' || trimmed.startsWith('#')) return { ok: true, lines: [] };
    return trimmed.startsWith('.') ? this.command(trimmed.slice(1)) : this.#code(line);
  }

  /** Carries out a command, without its dot. */
  command(line: string): Answer {
    if (line.trim() === 'help') return { ok: true, lines: helpLines() };
    try {
      return { ok: true, lines: runCommand(this.bench, line) };
    } catch (error) {
      if (!(error instanceof Complaint)) throw error;
      return { ok: false, lines: error.message.split('\n').map((each) => `error: ${each}`) };
    }
  }

  #code(line: string): Answer {
    this.#context ??= createContext(scopeOf(this.bench));
    try {
      const value: unknown = runInContext(line, this.#context);
      return { ok: true, lines: value === undefined ? [] : inspect(value, { depth: 3 }).split('\n') };
    } catch (error) {
      return { ok: false, lines: [`error: ${error instanceof Error ? error.message : String(error)}`] };
    }
  }
}

/** The list of commands. */
export const helpLines = (): readonly string[] =>
  Object.entries(COMMANDS).flatMap(([name, { usage, help }]) => [`.${name} ${usage}`.trimEnd(), `    ${help}`]);
