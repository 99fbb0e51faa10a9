import { defineConfig } from 'tsup';
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
};

export default defineConfig({
  entry,
  format: ['esm', 'cjs'],
  target: 'es2022',
  platform: 'neutral',
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
  splitting: true,
  treeshake: true,
  clean: true,
  external: Object.keys(manifest.dependencies),
});
