import { build } from 'esbuild';
import { getQuickJS } from 'quickjs-emscripten';

/** A module and all that it imports as one script for engines without modules and host APIs; its exports are the global `it`. */
export const bundled = async (entry: URL): Promise<string> => {
  const { outputFiles } = await build({
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
  return outputFiles[0]!.text;
};

/** A module in a second JavaScript engine: its exports are `it` in the expressions, whose values come back as JSON. */
export const inQuickJS = async (entry: URL) => {
  const bundle = await bundled(entry);
  const context = (await getQuickJS()).newContext();
  const evaluate = (code: string): unknown => context.dump(context.unwrapResult(context.evalCode(code)));
  evaluate(`${bundle};globalThis.it = it; null`);
  return (expression: string): unknown => JSON.parse(String(evaluate(`JSON.stringify(${expression})`)));
};
