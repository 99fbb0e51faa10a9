import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * Checks the package as its users get it: packs it, installs the tarball into an empty folder, imports every entry point from
 * ESM, CommonJS and TypeScript, asks publint and attw, runs the code of the
 * readme and the guides there, and the examples against the build.
 */

const root = process.cwd();
const manifest = JSON.parse(
  execFileSync('node', ['-p', 'JSON.stringify(require("./package.json"))'], { encoding: 'utf8' }),
);
const entries = Object.keys(manifest.exports as Record<string, unknown>)
  .filter((path) => path !== './package.json')
  .map((path) => (path === '.' ? manifest.name : `${manifest.name}/${path.slice(2)}`) as string);

const run = (command: string, args: readonly string[], cwd = root): string => {
  try {
    return execFileSync(command, [...args], { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${args.join(' ')} failed\n${stdout ?? ''}${stderr ?? ''}`);
  }
};

const folder = mkdtempSync(join(tmpdir(), 'armada-rules-'));
let passed = 0;
const check = (name: string, body: () => void) => {
  body();
  passed += 1;
  console.log(`ok ${name}`);
};

try {
  const [packed] = JSON.parse(run('npm', ['pack', '--json', '--pack-destination', folder])) as {
    filename: string;
    files: { path: string }[];
  }[];
  const tarball = join(folder, packed!.filename);
  check('the tarball holds the build, the readme, the licence, the changelog and nothing else', () => {
    const strays = packed!.files
      .map(({ path }) => path)
      .filter((path) => !/^(dist\/|README\.md$|LICENSE$|CHANGELOG\.md$|package\.json$)/.test(path));
    if (strays.length > 0) throw new Error(`strays: ${strays.join(', ')}`);
  });

  const bin = (name: string) => resolve('node_modules/.bin', name);
  check('publint', () => {
    run(bin('publint'), ['run', tarball, '--strict']);
  });
  check('attw', () => {
    run('node', [
      resolve('node_modules/@arethetypeswrong/cli/dist/index.js'),
      tarball,
      '--profile',
      'node16',
      '--format',
      'ascii',
    ]);
  });

  const user = join(folder, 'user');
  execFileSync('mkdir', [user]);
  writeFileSync(join(user, 'package.json'), JSON.stringify({ name: 'user', private: true, type: 'module' }));
  run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', tarball], user);

  const play = (load: string) => `${load}
const game = core.createGame({ scenario: 'learning', seed: 1 });
if (!game.ok) throw new Error('no game');
let state = game.value;
while (core.awaiting(state).kind !== 'over') {
  const played = core.step(state, core.legalActions(state)[0]);
  if (!played.ok) throw new Error('refused');
  state = played.state;
}
console.log(core.hashState(state));
`;
  // The conformance kit asks its users for fast-check, an optional peer: the other entries must load without it.
  const bare = entries.filter((entry) => !entry.endsWith('/testing'));
  check('every entry point but the conformance kit loads without optional peers', () => {
    const loads = bare.map((entry) => `await import('${entry}');`).join('\n');
    writeFileSync(join(user, 'bare.mjs'), loads);
    run('node', ['bare.mjs'], user);
  });
  for (const peer of ['fast-check', 'pure-rand'])
    symlinkSync(resolve('node_modules', peer), join(user, 'node_modules', peer));

  const names = entries.map((entry, i) => `const m${i} = X(${JSON.stringify(entry)});`).join('\n');
  writeFileSync(join(user, 'esm.mjs'), play(`${names.replaceAll('X(', 'await import(')}\nconst core = m0;`));
  writeFileSync(join(user, 'cjs.cjs'), play(`${names.replaceAll('X(', 'require(')}\nconst core = m0;`));
  let hashes: string[] = [];
  check('ESM and CommonJS import every entry point and play the same game', () => {
    hashes = [run('node', ['esm.mjs'], user), run('node', ['cjs.cjs'], user)];
    if (hashes[0] !== hashes[1]) throw new Error(`ESM ${hashes[0]} and CommonJS ${hashes[1]} differ`);
  });

  writeFileSync(
    join(user, 'types.mts'),
    `${entries.map((entry, i) => `import * as m${i} from '${entry}';`).join('\n')}
import { type Action, createGame, type GameState, legalActions, type PlayerView, type Verdict, judge, viewFor } from '${manifest.name}';
const game = createGame({ scenario: 'learning', seed: 1 });
if (game.ok) {
  const state: GameState = game.value;
  const actions: readonly Action[] = legalActions(state, 'p1');
  const verdict: Verdict = judge(state, actions[0]!);
  const view: PlayerView = viewFor(state, 'p1');
  // @ts-expect-error a view is not a state
  legalActions(view);
  console.log(verdict.ok, ${entries.map((_, i) => `typeof m${i}`).join(', ')});
}
`,
  );
  writeFileSync(
    join(user, 'types.cts'),
    `import core = require('${manifest.name}');\nconst id: string | undefined = core.rule('CMD-11').id;\nexport = id;\n`,
  );
  symlinkSync(resolve('node_modules/typescript'), join(user, 'node_modules/typescript'));
  for (const [module, resolution, files] of [
    ['node16', 'node16', ['types.mts', 'types.cts']],
    ['esnext', 'bundler', ['types.mts']],
  ] as const)
    check(`types under ${resolution}`, () => {
      const options = [
        '--noEmit',
        '--strict',
        '--exactOptionalPropertyTypes',
        '--target',
        'es2022',
        '--lib',
        'es2022,dom',
        '--module',
        module,
        '--moduleResolution',
        resolution,
      ];
      run('node', ['node_modules/typescript/bin/tsc', ...options, '--ignoreConfig', ...files], user);
    });

  check('the command armada is installed and answers', () => {
    const armada = join(user, 'node_modules/.bin/armada');
    if (!run(armada, ['rule', 'LOS-04'], user).startsWith('LOS-04: ')) throw new Error('no rule');
    const disputes = readdirSync(resolve('examples/disputes')).map((name) => resolve('examples/disputes', name));
    if (run(armada, ['repl', '--check', ...disputes], user).split('ok ').length <= 12)
      throw new Error('unsettled disputes');
    if (!run(armada, ['play', '--quiet'], user).includes('The game is over')) throw new Error('no game');
    const batch = ['sim', '--p1', 'random', '--p2', 'random', '--games', '4', '--json'];
    const [inThreads, inOne] = [run(armada, [...batch, '-w', '2'], user), run(armada, [...batch, '-w', '0'], user)];
    if (JSON.parse(inThreads).games !== 4 || inThreads !== inOne) throw new Error('threads play other games');
    // A reader that has seen enough closes the pipe.
    run('sh', ['-c', `${armada} play | head -1`], user);
  });

  const guides = [
    'README.md',
    ...readdirSync('docs').flatMap((name) => (/^guide-.*\.md$/.test(name) ? [`docs/${name}`] : [])),
  ];
  for (const guide of guides)
    check(`the code in ${guide} runs as it stands`, () => {
      const pieces = [...readFileSync(guide, 'utf8').matchAll(/^```js\n(.*?)^```$/gms)].map(([, code]) => code!);
      if (pieces.length === 0) throw new Error('there is none');
      for (const [i, code] of pieces.entries()) {
        writeFileSync(join(user, `piece-${i}.mjs`), code);
        if (run('node', [`piece-${i}.mjs`], user).trim() === '') throw new Error(`piece ${i} says nothing`);
      }
    });

  for (const example of readdirSync('examples').filter((name) => name.endsWith('.mjs')))
    check(`examples/${example}`, () => {
      if (run('node', [join('examples', example)]).trim() === '') throw new Error('it says nothing');
    });
  check('examples/game.mjs says what is wrong with a list', () => {
    const empty = 'node examples/game.mjs --fleets /dev/null examples/fleets/rebel-400.txt 2>&1 || true';
    if (!run('sh', ['-c', empty]).includes('There is nothing to read.')) throw new Error('no sentence');
  });
  console.log(`package: ${passed} passed, 0 failed`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
