/**
 * Makes `dist/runtime/dev/`: the scripts that each page of the dev server loads, where it would ask for more than forty modules
 * of ours one by one. In: what is compiled. Out: a file in the place of each entry, where `devScript` finds it, and what they share.
 */
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const distDir = join(dirname(fileURLToPath(import.meta.url)), '../dist');
const outDir = join(distDir, 'runtime/dev');

/** Without the scripts of other plugins: these are few modules, and share none that keeps a state. */
const ENTRIES = [
  'browser/boot/main',
  'browser/boot/islands/watch',
  'browser/dev/client',
  'browser/router/router',
  'features/search/browser/main',
];

export async function buildDevScripts() {
  // A type error may have kept one from being compiled; the compiler has said so.
  if (!ENTRIES.every((name) => existsSync(join(distDir, `${name}.js`)))) return;
  const made = await rolldown({
    input: Object.fromEntries(ENTRIES.map((name) => [name, join(distDir, `${name}.js`)])),
  });
  const { output } = await made.write({
    dir: outDir,
    format: 'esm',
    chunkFileNames: '[name].js',
    codeSplitting: { groups: [{ name: 'shared', minShareCount: 2 }] },
    // Vite reads the notes beside imports.
    comments: { legal: false, annotation: true, jsdoc: false },
  });
  await made.close();
  removeOthers(output.map(({ fileName }) => join(outDir, fileName)));
}

/** After writing: a dev server that runs never finds one missing. @param {string[]} written */
function removeOthers(written) {
  for (const name of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
    const file = join(outDir, name);
    if (!written.includes(file) && statSync(file).isFile()) rmSync(file);
  }
}
