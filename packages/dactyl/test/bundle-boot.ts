import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const SRC = fileURLToPath(new URL('../src/', import.meta.url));

type Entry =
  | 'browser/boot/main.ts'
  | 'browser/boot/close-hints/main.ts'
  | 'browser/boot/image-zoom/main.ts'
  | 'browser/boot/islands/watch.ts'
  | 'browser/router/router.ts'
  | 'browser/router/active.ts'
  | 'browser/router/branches.ts'
  | 'features/analytics/browser/main.ts'
  | 'features/consent/browser/main.ts'
  | 'features/copy-page/theme/menu.ts'
  | 'features/docs/browser/main.ts'
  | 'features/feedback/theme/send.ts'
  | 'features/ideal-image/theme/script/main.ts'
  | 'features/pwa/browser/register.ts'
  | 'features/pwa/worker/main.ts'
  | 'features/search/browser/main.ts';

interface BootFiles {
  code: string;
  later: Map<string, string>;
}

/** Of this worker: its files ask for the same. */
const made = new Map<string, Promise<BootFiles>>();

/** Bundles an entry for the browser, minified, as one file. */
export async function bundleBoot(entry: Entry, { dev = false } = {}): Promise<string> {
  return (await bundleBootFiles(entry, { dev })).code;
}

/** The same, with the files by name that it may import later. */
export function bundleBootFiles(entry: Entry, { dev = false } = {}): Promise<BootFiles> {
  const key = `${entry} ${dev}`;
  const files = made.get(key) ?? bundle(entry, dev);
  made.set(key, files);
  return files;
}

async function bundle(entry: Entry, dev: boolean): Promise<BootFiles> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root: SRC,
    define: { 'import.meta.env.DEV': String(dev) },
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: SRC + entry, formats: ['es'] },
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
