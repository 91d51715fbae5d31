import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { plainImportPlugin } from '../../src/node/bundle/islands/plain-import-plugin.js';
import { browserFiles, HYDRATE_SPLITTING } from '../browser-files.js';
import type { ServedFile } from '../page-server.js';

const BROWSER = fileURLToPath(new URL('../../src/browser/', import.meta.url));
const FOLDER = fileURLToPath(new URL('./', import.meta.url));

/** URLs of what a page needs for its islands. */
export const URLS = { watch: '/watch.js', hydrate: '/js/hydrate.js', components: '/js/components.js' };

type Mode = 'development' | 'production';

/** Of this worker: its files ask for the same. */
const made = new Map<Mode, Promise<Map<string, ServedFile>>>();

/** Files of the browser: what hydrates a page, and the components of `components.tsx`, with React's development build. */
export async function bundleIslandFiles(mode: Mode = 'development'): Promise<Map<string, ServedFile>> {
  const files = made.get(mode) ?? bundle(mode);
  made.set(mode, files);
  // Tests change what is served.
  return new Map([...(await files)].map(([url, file]) => [url, { ...file }]));
}

async function bundle(mode: Mode): Promise<Map<string, ServedFile>> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    mode,
    root: FOLDER,
    // The plugin is for environments with another name.
    plugins: [{ ...plainImportPlugin(), applyToEnvironment: () => true }],
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    build: {
      write: false,
      minify: mode === 'production',
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: { hydrate: `${BROWSER}hydrate/hydrate.ts`, components: `${FOLDER}components.tsx` },
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: 'js/[name].js',
          chunkFileNames: 'js/[name].js',
          codeSplitting: HYDRATE_SPLITTING,
        },
      },
    },
  });
  return browserFiles(result, { watch: URLS.watch, maxAge: 60 });
}
