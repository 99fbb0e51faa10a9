import { resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import { defineConfig, type Options } from 'tsup';
import manifest from './package.json' with { type: 'json' };

/** Every entry point of the package, by the name of its file in `dist`; `package.json` maps them to import paths. */
const entry = {
  index: 'src/index.ts',
  geometry: 'src/geometry/index.ts',
  'sim/odds': 'src/sim/odds/index.ts',
  fleet: 'src/fleet/index.ts',
  tournament: 'src/tournament/index.ts',
  team: 'src/team/index.ts',
  render: 'src/render/index.ts',
  text: 'src/text/index.ts',
  testing: 'src/testing/index.ts',
  schema: 'src/schema/index.ts',
};

/** The command line and the worker pool import built entry points instead of a copy of them; `dist` is where from. */
const entriesStayOutside = (dist: string): Plugin => ({
  name: 'entries-stay-outside',
  setup: (build) => {
    const entries = Object.entries({ ...entry, sim: 'src/sim/index.ts', 'sim/pool': 'src/sim/pool/index.ts' });
    const extension = build.initialOptions.format === 'cjs' ? 'cjs' : 'js';
    build.onResolve({ filter: /\/index\.ts$/ }, ({ path, resolveDir, kind }) => {
      const found = entries.find(([, file]) => resolve(file) === resolve(resolveDir, path));
      return found && kind !== 'entry-point' ? { path: `${dist}/${found[0]}.${extension}`, external: true } : null;
    });
  },
});

const common: Options = {
  format: ['esm', 'cjs'],
  target: 'es2022',
  platform: 'neutral',
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
  treeshake: true,
  external: [...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies)],
};

export default defineConfig([
  {
    ...common,
    entry,
    splitting: true,
  },
  // Code that immer has run on drafts is slow in place ever after, so the simulation holds its own copy of the rules.
  {
    ...common,
    entry: { sim: 'src/sim/index.ts' },
    splitting: false,
    treeshake: { preset: 'recommended', moduleSideEffects: 'no-external' },
  },
  {
    ...common,
    entry: { 'sim/pool': 'src/sim/pool/index.ts', 'sim/worker': 'src/sim/pool/worker.ts' },
    platform: 'node',
    dts: {
      entry: { 'sim/pool': 'src/sim/pool/index.ts' },
      compilerOptions: { ignoreDeprecations: '6.0', types: ['node'] },
    },
    shims: true,
    splitting: false,
    esbuildPlugins: [entriesStayOutside('..')],
  },
  {
    ...common,
    entry: { cli: 'src/cli/main.ts' },
    format: ['esm'],
    platform: 'node',
    dts: false,
    esbuildPlugins: [entriesStayOutside('.')],
  },
]);
