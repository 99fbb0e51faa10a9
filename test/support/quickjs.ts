import { build } from 'esbuild';
import { getQuickJS } from 'quickjs-emscripten';

/** A module in a second JavaScript engine: its exports are `it` in the expressions, whose values come back as JSON. */
export const inQuickJS = async (entry: URL) => {
  const bundle = await build({
    entryPoints: [entry.pathname],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'it',
    target: 'es2022',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const context = (await getQuickJS()).newContext();
  const evaluate = (code: string): unknown => context.dump(context.unwrapResult(context.evalCode(code)));
  evaluate(`${bundle.outputFiles[0]!.text};globalThis.it = it; null`);
  return (expression: string): unknown => JSON.parse(String(evaluate(`JSON.stringify(${expression})`)));
};
