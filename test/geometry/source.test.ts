import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

describe('the source of the geometry module', () => {
  const folder = new URL('../../src/geometry', import.meta.url).pathname;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));

  test('uses only operations that every engine rounds alike', () => {
    expect(files.length).toBeGreaterThan(20);
    for (const name of files) {
      const code = readFileSync(join(folder, name), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
      const used = [...code.matchAll(/Math\.(\w+)/g)].map((match) => match[1]!);
      expect(used.filter((fn) => !['abs', 'floor', 'imul', 'max', 'min', 'sqrt'].includes(fn))).toEqual([]);
      expect(code, name).not.toMatch(/\*\*|\bDate\b|\bIntl\b|toLocale|localeCompare|process\.|globalThis/);
    }
  });

  test('imports nothing from outside the module', () => {
    for (const name of files) {
      const code = readFileSync(join(folder, name), 'utf8');
      const depth = name.split('/').length - 1;
      for (const [, path] of code.matchAll(/from '([^']+)'/g)) {
        expect(path).toMatch(/^\.{1,2}\//);
        expect((path!.match(/\.\.\//g) ?? []).length, `${name}: ${path}`).toBeLessThanOrEqual(depth);
      }
    }
  });
});
