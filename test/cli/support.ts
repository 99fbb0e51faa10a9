import { readFileSync } from 'node:fs';
import { PassThrough, Readable } from 'node:stream';
import { run } from '../../src/cli/run.ts';
import { complain } from '../../src/repl/complaint.ts';

/** Runs a command line with files of its own; files of the project can be read as well. */
export const armada = async (line: string | readonly string[], input = '', files = new Map<string, string>()) => {
  let out = '';
  let err = '';
  const output = new PassThrough();
  output.on('data', (chunk: Buffer) => {
    out += chunk.toString();
  });
  const code = await run(typeof line === 'string' ? line.split(' ') : line, {
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    input: Readable.from(input === '' ? [] : [input]),
    output,
    interactive: false,
    progress: null,
    version: '1.2.3',
    alone: async (_path, change) => change(),
    files: {
      exists: (path) => files.has(path),
      read: (path) => {
        if (files.has(path)) return files.get(path)!;
        return path.startsWith('examples/') ? readFileSync(path, 'utf8') : complain(`${path}: there is no such file`);
      },
      write: (path, text) => {
        files.set(path, text);
      },
    },
    history: null,
  });
  return { code, out, err, files };
};
