import type { Files } from '../../src/repl/bench.ts';
import { complain } from '../../src/repl/complaint.ts';

/** Nothing to read and nowhere to write. */
export const noFiles: Files = {
  read: (path) => complain(`${path}: there is no such file`),
  write: (path) => complain(`${path}: this may not be opened`),
};

/** Files that live in a map. */
export const filesIn = (files: Map<string, string>): Files => ({
  read: (path) => files.get(path) ?? complain(`${path}: there is no such file`),
  write: (path, text) => {
    files.set(path, text);
  },
});
