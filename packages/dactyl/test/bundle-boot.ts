import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const BOOT = fileURLToPath(new URL('../src/runtime/boot/', import.meta.url));

type Entry = 'main.ts' | 'router/router.ts' | 'router/active.ts' | 'islands/watch.ts' | 'versions/main.ts';

/** Bundles an entry of `runtime/boot/` for the browser, minified, as one file. */
export async function bundleBoot(entry: Entry, { dev = false } = {}): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root: BOOT,
    define: { 'import.meta.env.DEV': String(dev) },
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
