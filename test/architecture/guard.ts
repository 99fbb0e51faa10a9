import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import ts from 'typescript';

/** What the architecture forbids, as functions over source text, so that tests can also show that the guard bites. */

/** A folder may import only from those to its left. */
export const CORE = ['geometry', 'state', 'content', 'rules', 'engine'] as const;

/** The applications that others may import: texts speak of codes, pictures speak in texts, the command line brings all together. */
const APPLICATIONS_SEEN_BY: Readonly<Record<string, readonly string[]>> = {
  text: ['fleet', 'tournament'],
  render: ['text'],
  repl: ['text', 'render', 'fleet', 'sim', 'tournament'],
  cli: ['repl', 'text', 'render', 'fleet', 'sim', 'tournament'],
};

/** The worker that imports agents of other people. */
const IMPORTS_AT_RUN_TIME = ['sim/pool/worker.ts'];

/** Functions of `Math` that IEEE 754 and ECMAScript fix exactly. */
const EXACT_MATH = ['sqrt', 'abs', 'floor', 'min', 'max', 'imul'];

const FORBIDDEN_NAMES = [
  'Date',
  'performance',
  'Intl',
  'process',
  'globalThis',
  'document',
  'setTimeout',
  'setInterval',
  'queueMicrotask',
  'crypto',
  'console',
  'require',
  'eval',
  'Function',
  'structuredClone',
  'Promise',
];
const FORBIDDEN_METHODS = ['localeCompare', 'toLocaleString', 'toLocaleUpperCase', 'toLocaleLowerCase'];

export interface SourceFile {
  /** Relative to `src`, with slashes: `rules/round/round.ts`. */
  readonly path: string;
  readonly text: string;
}

export const sourceFiles = (root = 'src'): readonly SourceFile[] => {
  const walk = (folder: string): string[] =>
    readdirSync(folder).flatMap((name) => {
      const path = join(folder, name);
      return statSync(path).isDirectory() ? walk(path) : path.endsWith('.ts') ? [path] : [];
    });
  return walk(root).map((path) => ({
    path: relative(root, path).split(sep).join('/'),
    text: readFileSync(path, 'utf8'),
  }));
};

const folderOf = (path: string): string | null => (path.includes('/') ? path.split('/')[0]! : null);
const rankOf = (folder: string): number => (CORE as readonly string[]).indexOf(folder);

/** All that is wrong with one file. */
export const faultsOf = ({ path, text }: SourceFile): string[] => {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true);
  const folder = folderOf(path);
  const core = folder !== null && rankOf(folder) >= 0;
  const faults: string[] = [];
  const report = (node: ts.Node, what: string) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    faults.push(`${path}:${line + 1} ${what}`);
  };

  const visit = (node: ts.Node): void => {
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier)
      faults.push(...importFaults(path, (node.moduleSpecifier as ts.StringLiteral).text));
    if (
      ts.isCallExpression(node) &&
      node.expression.kind === ts.SyntaxKind.ImportKeyword &&
      !IMPORTS_AT_RUN_TIME.includes(path)
    )
      report(node, 'imports at run time');
    if (core) {
      if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'Math') {
        if (!EXACT_MATH.includes(node.name.text)) report(node, `uses Math.${node.name.text}`);
      } else if (ts.isIdentifier(node) && node.text === 'Math' && !ts.isPropertyAccessExpression(node.parent))
        report(node, 'takes Math apart');
      if (ts.isIdentifier(node) && FORBIDDEN_NAMES.includes(node.text) && isFreeName(node))
        report(node, `uses ${node.text}`);
      if (ts.isPropertyAccessExpression(node) && FORBIDDEN_METHODS.includes(node.name.text))
        report(node, `uses ${node.name.text}`);
      if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AsteriskAsteriskToken)
        report(node, 'uses **');
      if (ts.isForInStatement(node)) report(node, 'depends on the order of keys');
      if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
        const { text: method } = node.expression.name;
        if ((method === 'sort' || method === 'toSorted') && node.arguments.length === 0)
          report(node, 'sorts without an order');
      }
      if (ts.isAwaitExpression(node)) report(node, 'awaits');
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return faults;
};

const isFreeName = (node: ts.Identifier): boolean => {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) && parent.name === node) return false;
  if (ts.isPropertyAssignment(parent) && parent.name === node) return false;
  if (
    ts.isPropertySignature(parent) ||
    ts.isBindingElement(parent) ||
    ts.isParameter(parent) ||
    ts.isVariableDeclaration(parent)
  )
    return false;
  return !ts.isShorthandPropertyAssignment(parent) && !ts.isTypeReferenceNode(parent);
};

const importFaults = (path: string, specifier: string): string[] => {
  const folder = folderOf(path);
  if (!specifier.startsWith('.')) {
    if (specifier === 'immer') return folder === 'engine' ? [] : [`${path} imports immer outside the engine`];
    return folder === null || rankOf(folder) >= 0 ? [`${path} imports ${specifier}`] : [];
  }
  if (folder === null) return [];
  const target = folderOf(posix.join(dirname(path), specifier));
  if (target === null) return rankOf(folder) >= 0 ? [`${path} imports the entry point`] : [];
  if (target === folder) return [];
  const to = rankOf(target);
  if (to < 0)
    return APPLICATIONS_SEEN_BY[folder]?.includes(target) ? [] : [`${path} imports the application ${target}`];
  const from = rankOf(folder);
  return from >= 0 && to > from ? [`${path} imports ${target}, a layer to its right`] : [];
};

/** The exports of entry points that have no doc comment. */
export const undocumented = (entries: readonly string[]): string[] =>
  exportsOf(entries).flatMap(({ entry, checker, exported }) =>
    exported.flatMap(({ name, symbol }) =>
      symbol.getDocumentationComment(checker).length > 0 ? [] : [`${entry}: ${name}`],
    ),
  );

/** The source of every entry point of the package. */
export const ENTRIES: readonly string[] = Object.keys(
  (JSON.parse(readFileSync('package.json', 'utf8')) as { readonly exports: object }).exports,
)
  .filter((path) => path !== './package.json')
  .map((path) => (path === '.' ? 'src/index.ts' : `src/${path.slice(2)}/index.ts`));

/** What an entry point exports, by its names there. */
interface EntryExports {
  readonly entry: string;
  readonly checker: ts.TypeChecker;
  readonly exported: readonly { readonly name: string; readonly symbol: ts.Symbol }[];
}

const known = new Map<string, readonly EntryExports[]>();

const exportsOf = (entries: readonly string[]): readonly EntryExports[] => {
  const key = entries.join();
  const found = known.get(key) ?? readExports(entries);
  known.set(key, found);
  return found;
};

const readExports = (entries: readonly string[]): readonly EntryExports[] => {
  const program = ts.createProgram([...entries], {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    resolveJsonModule: true,
    noEmit: true,
    types: [],
    strict: true,
    exactOptionalPropertyTypes: true,
  });
  const checker = program.getTypeChecker();
  return entries.map((entry) => ({
    entry,
    checker,
    exported: checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(entry)!)!).map((each) => ({
      name: each.name,
      symbol: each.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(each) : each,
    })),
  }));
};

/**
 * The public API as text: every export of every entry point with its type, sorted by name, without comments. What an entry
 * exports again from another one is only named there.
 */
export const apiReport = (entries: readonly string[] = ENTRIES): string => {
  const told = new Map<ts.Symbol, string>();
  return exportsOf(entries)
    .map(({ entry, checker, exported }) => {
      const module = `armada-rules${entry.replace(/^src/, '').replace(/\/index\.ts$|^index\.ts$/, '')}`;
      const lines = [...exported]
        .sort((a, b) => (a.name < b.name ? -1 : 1))
        .map(({ name, symbol }) => {
          const before = told.get(symbol);
          if (before !== undefined) return `${name}: see ${before}`;
          told.set(symbol, module);
          return declared(checker, name, symbol);
        });
      return `## ${module}\n\n${lines.join('\n').split('\n').map(broken).join('\n')}\n`;
    })
    .join('\n');
};

const PRINTER = ts.createPrinter({ removeComments: true });
const WHOLE =
  ts.NodeBuilderFlags.NoTruncation |
  ts.NodeBuilderFlags.MultilineObjectLiterals |
  ts.NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope;

const typeOf = (checker: ts.TypeChecker, symbol: ts.Symbol, at: ts.Node): string => {
  const node = checker.typeToTypeNode(checker.getTypeOfSymbolAtLocation(symbol, at), undefined, WHOLE)!;
  return PRINTER.printNode(ts.EmitHint.Unspecified, node, at.getSourceFile());
};

const declared = (checker: ts.TypeChecker, name: string, symbol: ts.Symbol): string => {
  const declarations = symbol.declarations ?? [];
  const types = declarations.filter(
    (each) => ts.isInterfaceDeclaration(each) || ts.isTypeAliasDeclaration(each) || ts.isClassDeclaration(each),
  );
  const values = declarations.filter((each) => ts.isVariableDeclaration(each) || ts.isFunctionDeclaration(each));
  return [
    ...types.map((each) => plainDeclaration(checker, each, name)),
    ...values.slice(0, 1).map((each) => `const ${name}: ${typeOf(checker, symbol, each)}`),
  ].join('\n');
};

const plainDeclaration = (checker: ts.TypeChecker, node: ts.Declaration, name: string): string => {
  if (ts.isClassDeclaration(node)) return classDeclaration(checker, node, name);
  return PRINTER.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile()).replace(/^export /, '');
};

/** What a class adds to the one that it extends. */
const classDeclaration = (checker: ts.TypeChecker, node: ts.ClassDeclaration, name: string): string => {
  const heritage = (node.heritageClauses ?? []).map((each) => ` ${each.getText()}`).join('');
  const own = checker
    .getPropertiesOfType(checker.getTypeAtLocation(node))
    .filter(({ declarations }) => declarations?.some((each) => each.getSourceFile() === node.getSourceFile()))
    .map((each) => `    ${each.name}: ${typeOf(checker, each, node)};`);
  const built = node.members
    .filter(ts.isConstructorDeclaration)
    .map(({ parameters }) => `    constructor(${parameters.map((each) => each.getText()).join(', ')});`);
  return [`class ${name}${heritage} {`, ...built, ...own, '}'].join('\n');
};

/** Long lists one item to a line, so that a change shows as one. */
const broken = (line: string): string =>
  line.length > MOST_COLUMNS ? line.replaceAll('", "', '",\n    "').replaceAll(' | ', '\n    | ') : line;

const MOST_COLUMNS = 120;
