/**
 * Makes what the plugin `pwa` puts into sites: `dist/offline/` with the service worker, the one that removes it, and the
 * script that registers it. Each of them, with all that it imports, is one file. They are small enough to be made anew
 * each time.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const packageDir = join(dirname(fileURLToPath(import.meta.url)), '..');
const outDir = join(packageDir, 'dist/offline');

/** @type {[name: string, entry: string, format: 'iife' | 'es'][]} */
const SCRIPTS = [
  ['worker', 'worker/main.js', 'iife'],
  ['removal', 'worker/removal.js', 'iife'],
  ['register', 'browser/register.js', 'es'],
];

export async function buildOffline() {
  const entries = SCRIPTS.map(([, entry]) => join(packageDir, 'dist/features/pwa', entry));
  // A type error may have kept one from being compiled; the compiler has said so.
  if (!entries.every((entry) => existsSync(entry))) return;
  mkdirSync(outDir, { recursive: true });
  for (const [index, [name, , format]] of SCRIPTS.entries())
    writeFileSync(join(outDir, `${name}.js`), await bundle(entries[index] ?? '', format));
}

/**
 * @param {string} entry
 * @param {'iife' | 'es'} format
 */
async function bundle(entry, format) {
  const result = await build({
    configFile: false,
    root: packageDir,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      lib: { entry, formats: [format], name: 'dactylOfflineScript' },
      rolldownOptions: { output: { minify: true, comments: false } },
    },
  });
  const [first] = [result].flat();
  const chunk = first && 'output' in first && first.output[0];
  if (!chunk || chunk.type !== 'chunk') throw new Error(`Vite made no script of ${entry}.`);
  return chunk.code;
}
