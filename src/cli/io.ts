import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Files } from '../repl/bench.ts';
import { complain } from '../repl/complaint.ts';
import { asideOf, locked } from './lock.ts';

/** What a command talks to: the process, or a test. */
export interface Io {
  /** Of the package. */
  readonly version: string;
  out(text: string): void;
  err(text: string): void;
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
  /** Whether a person sits at the other end of the input. */
  readonly interactive: boolean;
  /** Where progress is shown; null when nobody watches. */
  readonly progress: NodeJS.WritableStream | null;
  readonly files: Files & { exists(path: string): boolean };
  /** Does something to a file while no other process does. */
  alone<T>(path: string, change: () => T): Promise<T>;
  /** Where the bench keeps what was typed; null keeps nothing. */
  readonly history: string | null;
}

/** A line and its end. */
export const print = (io: Io, ...lines: readonly string[]): void => {
  if (lines.length > 0) io.out(`${lines.join('\n')}\n`);
};

/** A value as JSON, for programs. */
export const printJson = (io: Io, value: unknown): void => io.out(`${JSON.stringify(value, null, 2)}\n`);

const FILE_ERRORS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'this is a folder',
  EACCES: 'this may not be opened',
  ENOTDIR: 'there is no such folder',
};

const fileError = (path: string, error: unknown): never => {
  const { code, message } = error as NodeJS.ErrnoException;
  return complain(`${path}: ${FILE_ERRORS[code ?? ''] ?? message}`);
};

/** The files of the machine. A file is written beside its place and moved there when it is whole and on the disk. */
const diskFiles: Io['files'] = {
  exists: existsSync,
  read: (path) => {
    try {
      return readFileSync(path === '-' ? 0 : path, 'utf8');
    } catch (error) {
      return fileError(path, error);
    }
  },
  write: (path, text) => {
    const aside = asideOf(path);
    try {
      const file = openSync(aside, 'w');
      try {
        writeFileSync(file, text);
        fsyncSync(file);
      } finally {
        closeSync(file);
      }
      renameSync(aside, path);
      syncFolder(dirname(path));
    } catch (error) {
      rmSync(aside, { force: true });
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') complain(`${dirname(path)}: there is no such folder`);
      fileError(path, error);
    }
  },
};

/** A new name is on the disk once its folder is; not every system can do that with a folder. */
const syncFolder = (path: string): void => {
  try {
    const folder = openSync(path, 'r');
    try {
      fsyncSync(folder);
    } finally {
      closeSync(folder);
    }
  } catch {
    // The file itself is whole, whichever of its two names a crash leaves.
  }
};

/** The process as it was started. */
export const processIo = (): Io => ({
  version: createRequire(import.meta.url)('armada-rules/package.json').version,
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  input: process.stdin,
  output: process.stdout,
  interactive: process.stdin.isTTY === true,
  progress: process.stderr.isTTY ? process.stderr : null,
  files: diskFiles,
  alone: locked,
  history: process.env.ARMADA_HISTORY ?? join(homedir(), '.armada_history'),
});
