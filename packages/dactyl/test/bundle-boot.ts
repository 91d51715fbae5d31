import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const BOOT = fileURLToPath(new URL('../src/runtime/boot/', import.meta.url));

/** Bundles an entry of `runtime/boot/` for the browser, minified, as one file. */
export async function bundleBoot(entry: 'main.ts' | 'main-dev.ts' | 'router/router.ts' | 'router/active.ts'): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root: BOOT,
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: BOOT + entry, formats: ['es'] },
      // A library keeps its white space otherwise.
      rolldownOptions: { output: { minify: true } },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const chunk = outputs.flatMap((output) => ('output' in output ? output.output : []))[0];
  if (chunk?.type !== 'chunk') throw new Error(`${entry} was not bundled.`);
  return chunk.code;
}
