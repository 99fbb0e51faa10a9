import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { POSITION_CODES, SETUP_CODES, VERDICT_CODES } from '../../src/state/codes.ts';
import type { Catalogue } from '../../src/text/catalogue.ts';
import { en } from '../../src/text/en/index.ts';
import { pl } from '../../src/text/pl/index.ts';
import { factsIn } from '../../src/text/template.ts';
import { sourceFiles } from './guard.ts';

/** Where codes are said: the calls that make verdicts, issues and faults, and fields named `code`. */
const uses = (): { readonly code: string; readonly facts: readonly string[] | null }[] =>
  sourceFiles()
    .filter(({ path }) => !path.startsWith('text/') && path !== 'state/codes.ts')
    .flatMap(({ path, text }) => {
      const found: { code: string; facts: string[] | null }[] = [];
      const visit = (node: ts.Node): void => {
        if (ts.isCallExpression(node)) {
          const facts = node.arguments.map(keysOf).find((keys) => keys !== undefined) ?? [];
          for (const argument of node.arguments)
            for (const code of wordsOf(argument))
              found.push({ code, facts: node.arguments.some(isOpen) ? null : facts });
        }
        if (ts.isObjectLiteralExpression(node)) {
          const code = node.properties.find((each) => each.name?.getText() === 'code');
          const facts = node.properties.find((each) => each.name?.getText() === 'facts');
          if (code && ts.isPropertyAssignment(code))
            for (const word of wordsOf(code.initializer))
              found.push({
                code: word,
                facts: facts && ts.isPropertyAssignment(facts) ? (keysOf(facts.initializer) ?? null) : null,
              });
        }
        ts.forEachChild(node, visit);
      };
      visit(ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true));
      return found;
    });

const wordsOf = (node: ts.Expression): string[] => {
  if (ts.isStringLiteral(node)) return [node.text];
  if (ts.isConditionalExpression(node)) return [...wordsOf(node.whenTrue), ...wordsOf(node.whenFalse)];
  return [];
};

/** The keys of an object literal; null if it takes in others, undefined if it is none. */
const keysOf = (node: ts.Expression): string[] | null | undefined => {
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  if (node.properties.some(ts.isSpreadAssignment)) return null;
  return node.properties.map((each) => each.name!.getText());
};

/** Whether an argument hands over facts that are not written out in the call. */
const isOpen = (node: ts.Expression, i: number): boolean =>
  i > 0 &&
  (ts.isIdentifier(node) || ts.isCallExpression(node) || ts.isConditionalExpression(node) || keysOf(node) === null);

const said = uses();
const groups = [
  ['verdicts', VERDICT_CODES],
  ['setup', SETUP_CODES],
  ['positions', POSITION_CODES],
  ['tournament', Object.keys(en.tournament)],
] as const;

describe('sentences', () => {
  test.each(groups)('every word of %s is said somewhere in the source', (_name, codes) => {
    const words = new Set(said.map(({ code }) => code));
    expect(codes.filter((code) => !words.has(code))).toEqual([]);
  });

  test.each(groups)('the sentences of %s name only facts that are handed over', (name, codes) => {
    for (const catalogue of [en, pl])
      for (const code of codes) {
        const handed = said.filter((each) => each.code === code);
        if (handed.some(({ facts }) => facts === null)) continue;
        const known = new Set(['found', ...handed.flatMap(({ facts }) => facts ?? [])]);
        const template = (catalogue[name] as Readonly<Record<string, string>>)[code]!;
        expect(
          factsIn(template).filter((fact) => !known.has(fact)),
          `${code}: ${template}`,
        ).toEqual([]);
      }
  });

  test('both languages name the same facts', () => {
    for (const name of ['verdicts', 'setup', 'positions', 'logs', 'tournament', 'attack', 'phrases'] as const) {
      const facts = (catalogue: Catalogue) =>
        Object.entries(catalogue[name]).map(([code, template]) => [code, [...new Set(factsIn(template))].sort()]);
      const sorted = (catalogue: Catalogue) => facts(catalogue).sort(([a], [b]) => (a! < b! ? -1 : 1));
      const without =
        name === 'attack'
          ? (all: unknown[][]) => all.filter(([line]) => line !== 'inArc' && line !== 'outOfArc')
          : (all: unknown[][]) => all;
      expect(without(sorted(pl))).toEqual(without(sorted(en)));
    }
  });
});
