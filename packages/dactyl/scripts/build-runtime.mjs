/**
 * Makes `dist/runtime/`: scripts of pages that are the same on all sites, so that no site has to bundle them. In: the compiled
 * router, the script that watches for islands, and the modules that fetch data. Out: their files, named by their
 * content, and `files.json`, which says what they are for and what each imports.
 */
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const packageDir = join(dirname(fileURLToPath(import.meta.url)), '..');
const outDir = join(packageDir, 'dist/runtime');
/** Below the folder of a site's output. */
const PLACE = 'assets/js/';

/** Those of a group may share files. @type {Record<string, string>[]} */
const GROUPS = [
  { router: 'router/router.js' },
  { watch: 'boot/islands/watch.js' },
  Object.fromEntries(['site', 'global', 'messages'].map((name) => [`data-${name}`, `hydrate/data/${name}.js`])),
];

export async function buildRuntime() {
  const groups = GROUPS.map((group) =>
    Object.fromEntries(Object.entries(group).map(([name, file]) => [name, join(packageDir, 'dist/browser', file)])),
  );
  // A type error may have kept one from being compiled; the compiler has said so.
  if (!groups.flatMap((group) => Object.values(group)).every((file) => existsSync(file))) return;
  const chunks = (await Promise.all(groups.map(bundle))).flat();
  mkdirSync(join(outDir, PLACE), { recursive: true });
  for (const { fileName, code } of chunks) writeFileSync(join(outDir, fileName), code);
  const names = chunks.map(({ fileName }) => fileName.slice(PLACE.length));
  for (const old of readdirSync(join(outDir, PLACE))) if (!names.includes(old)) rmSync(join(outDir, PLACE, old));
  const entries = chunks.filter(({ isEntry }) => isEntry).map(({ name, fileName }) => [name, fileName]);
  const files = chunks.map(({ fileName, imports, dynamicImports }) => [fileName, { imports, later: dynamicImports }]);
  const table = { entries: Object.fromEntries(entries), files: Object.fromEntries(files) };
  writeFileSync(join(outDir, 'files.json'), JSON.stringify(table));
}

/**
 * As a library, because for other builds Vite adds 700 bytes of preloading code, and there are no style sheets to wait for.
 *
 * @param {Record<string, string>} entry
 */
async function bundle(entry) {
  const result = await build({
    configFile: false,
    root: packageDir,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      lib: { entry, formats: ['es'] },
      rolldownOptions: {
        output: {
          // By default Vite does not minify white space in libraries.
          minify: true,
          comments: false,
          entryFileNames: `${PLACE}[name]-[hash].js`,
          chunkFileNames: `${PLACE}[name]-[hash].js`,
        },
      },
    },
  });
  const [first] = [result].flat();
  if (!first || !('output' in first)) throw new Error(`Vite made no script of ${Object.keys(entry).join(', ')}.`);
  return first.output.filter((item) => item.type === 'chunk');
}
