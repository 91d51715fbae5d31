import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const BOOT = fileURLToPath(new URL('../src/runtime/boot/', import.meta.url));

type Entry =
  | 'main.ts'
  | 'search/main.ts'
  | 'router/router.ts'
  | 'router/active.ts'
  | 'islands/watch.ts'
  | 'versions/main.ts';

/** Bundles an entry of `runtime/boot/` for the browser, minified, as one file. */
export async function bundleBoot(entry: Entry, { dev = false } = {}): Promise<string> {
  return (await bundleBootFiles(entry, { dev })).code;
}

/** The same, with the files by name that it may import later. */
export async function bundleBootFiles(
  entry: Entry,
  { dev = false } = {},
): Promise<{ code: string; later: Map<string, string> }> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root: BOOT,
    define: { 'import.meta.env.DEV': String(dev) },
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: BOOT + entry, formats: ['es'] },
      // A library keeps its white space otherwise. Comments go as they do in a build.
      rolldownOptions: { output: { minify: true, comments: false } },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const files = outputs.flatMap((output) => ('output' in output ? output.output : []));
  const chunks = files.filter((file) => file.type === 'chunk');
  const main = chunks.find(({ isEntry }) => isEntry);
  if (!main) throw new Error(`${entry} was not bundled.`);
  const later = chunks.filter((chunk) => chunk !== main);
  return { code: main.code, later: new Map(later.map(({ fileName, code }) => [fileName, code])) };
}
