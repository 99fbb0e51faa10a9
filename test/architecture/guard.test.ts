import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rule, rules } from '../../src/state/citations.ts';
import { apiReport, ENTRIES, faultsOf, sourceFiles, undocumented } from './guard.ts';

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>;
};

describe('the architecture', () => {
  test('no folder imports from a layer to its right, and no core layer uses what is not deterministic', () => {
    expect(sourceFiles().flatMap(faultsOf)).toEqual([]);
  });

  test('the guard bites', () => {
    const fault = (path: string, text: string) => faultsOf({ path, text }).length;
    for (const [path, text] of [
      ['geometry/a.ts', "import { x } from '../state/state.ts';"],
      ['state/a.ts', "import type { Card } from '../content/card.ts';"],
      ['state/a.ts', "export { x } from '../rules/index.ts';"],
      ['content/deep/a.ts', "import { x } from '../../rules/index.ts';"],
      ['rules/a.ts', "import { x } from '../engine/engine.ts';"],
      ['rules/a.ts', "import { produce } from 'immer';"],
      ['engine/a.ts', "import { x } from '../sim/index.ts';"],
      ['engine/a.ts', "import { readFileSync } from 'node:fs';"],
      ['engine/a.ts', "import { x } from '../index.ts';"],
      ['sim/a.ts', "import { x } from '../render/index.ts';"],
      ['rules/a.ts', 'const x = Math.sin(1);'],
      ['rules/a.ts', 'const { sin } = Math;'],
      ['rules/a.ts', "const x = Math['random']();"],
      ['state/a.ts', 'const x = Date.now();'],
      ['state/a.ts', 'const x = new Date();'],
      ['state/a.ts', "const x = 'a'.localeCompare('b');"],
      ['state/a.ts', 'const x = [2, 1].sort();'],
      ['state/a.ts', 'for (const key in { a: 1 }) key;'],
      ['state/a.ts', 'const x = 2 ** 0.5;'],
      ['engine/a.ts', "const x = import('../state/state.ts');"],
      ['engine/a.ts', 'const f = async () => { await null; };'],
    ] as const)
      expect(fault(path, text), `${path}: ${text}`).toBeGreaterThan(0);
    for (const [path, text] of [
      [
        'engine/a.ts',
        "import { x } from '../rules/index.ts'; import { Immer } from 'immer'; const y = Math.floor(1.5);",
      ],
      ['sim/a.ts', "import { x } from '../engine/engine.ts'; const y = Math.log(2);"],
      ['rules/a.ts', 'const x = { process: 1 }; const y = x.process; const f = ({ process }: typeof x) => y;'],
    ] as const)
      expect(fault(path, text), `${path}: ${text}`).toBe(0);
  });

  test('every export of every entry point has a doc comment', () => {
    expect(undocumented(ENTRIES)).toEqual([]);
  });

  test('the public API is what docs/api.txt says; a change that is meant: npm run api', () => {
    expect(apiReport()).toBe(readFileSync('docs/api.txt', 'utf8'));
  });

  test('the library has one run-time dependency, the command line two more, the worker pool one', () => {
    expect(Object.keys(manifest.dependencies)).toEqual(['cli-progress', 'commander', 'immer', 'piscina']);
    for (const { path, text } of sourceFiles()) {
      if (/from '(commander|cli-progress)'/.test(text)) expect(path).toMatch(/^cli\//);
      if (/from '(piscina|node:.*)'/.test(text)) expect(path).toMatch(/^(cli|repl|sim\/pool)\//);
    }
  });

  test('every rule that the source cites is in the table, and every id there is unique', () => {
    const ids = new Set(rules().map(({ id }) => id as string));
    expect(ids.size).toBe(rules().length);
    const areaOf = (id: string) => id.slice(0, id.lastIndexOf('-'));
    const areas = new Set([...ids].map(areaOf));
    for (const { path, text } of sourceFiles())
      for (const [, id] of text.matchAll(/['" (]((?:[A-Z]+-)+\d+)\b/g))
        if (areas.has(areaOf(id!))) expect(ids.has(id!), `${path}: ${id}`).toBe(true);
  });

  test('rule(id) answers for every entry, and an unknown id is a RangeError', () => {
    for (const entry of rules()) expect(rule(entry.id)).toBe(entry);
    expect(rule('CMD-11')).toMatchObject({ id: 'CMD-11', source: 'Learn to Play p.8; FAQ 4.1.2: Commands' });
    for (const id of ['CMD-999', '', '__proto__']) expect(() => rule(id)).toThrow(RangeError);
  });
});
