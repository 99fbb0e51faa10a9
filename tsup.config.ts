import { defineConfig, type Options } from 'tsup';
import manifest from './package.json' with { type: 'json' };

/** Every entry point of the package, by the name of its file in `dist`; `package.json` maps them to import paths. */
const entry = {
  index: 'src/index.ts',
  geometry: 'src/geometry/index.ts',
  'sim/odds': 'src/sim/odds/index.ts',
  fleet: 'src/fleet/index.ts',
  tournament: 'src/tournament/index.ts',
  render: 'src/render/index.ts',
  text: 'src/text/index.ts',
  testing: 'src/testing/index.ts',
  schema: 'src/schema/index.ts',
};

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
  { ...common, entry: { sim: 'src/sim/index.ts' }, splitting: false },
]);
