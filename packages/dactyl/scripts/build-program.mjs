/**
 * Bundles what runs in Node: `dist/program/` is the command, its threads and what configurations import, each an entry,
 * with the packages that are of use to nobody else. A build of a small site spent half of its time on loading six hundred
 * modules, once for each thread; of these files there are a handful. Everything else in `dist/` stays as it is: Vite takes the
 * theme and the scripts of pages from there, and tools of this repository import single modules.
 */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { builtinModules } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import MagicString from 'magic-string';
import { rolldown } from 'rolldown';
import { Visitor } from 'rolldown/utils';

const packageDir = join(dirname(fileURLToPath(import.meta.url)), '..');
const distDir = join(packageDir, 'dist');
const programDir = join(distDir, 'program');

/** Entry → its module in `dist/`. */
const ENTRIES = {
  main: 'node/cli/main.js',
  'engine-thread': 'node/production/engine-thread.js',
  'read-thread': 'features/search/node/read-thread.js',
  'read-made-page': 'features/search/node/read-made-page.js',
  'trial-process': 'node/markdown/trial-process.js',
  'validate-thread': 'features/docs/node/openapi/validate-thread.js',
  'draw-mermaid': 'features/text-diagrams/node/draw-mermaid.js',
  'draw-graphviz': 'features/text-diagrams/node/draw-graphviz.js',
  'draw-vega-lite': 'features/text-diagrams/node/draw-vega-lite.js',
  'draw-d2': 'features/text-diagrams/node/draw-d2.js',
  'draw-by-command': 'features/text-diagrams/node/draw-by-command.js',
  index: 'index.js',
  'plugin-social-cards': 'plugin-social-cards.js',
  'remark-npm2yarn': 'remark-npm2yarn.js',
};

/**
 * What processes and threads always load, each as a list of modules in `dist/`. Modules that the same of these need share a file: by
 * itself the bundler makes one for each combination of the two hundred imports that load something later, and a build that keeps all
 * pages loaded 145 files, of which a hundred had less than 4 KB.
 */
const LOADED = {
  command: ['node/cli/main.js'],
  build: ['node/production/build-site.js'],
  pages: ['node/production/engine-thread.js', 'features/search/node/read-made-page.js'],
  config: ['index.js'],
};

/**
 * What the thread that makes the bundle loads then. Of what only the threads of pages always load, the modules that it needs have a file
 * of their own: for a function about pictures it loaded the compiler and the highlighter, which it never uses.
 */
const BUNDLER = 'node/bundle/vite-config.js';

/**
 * Packages that go in. Not: what has native parts or files that it looks for (`satteri`, `vite`, `jiti`, `prismjs`),
 * what sites share with us (`react`, `postcss`), and what is optional. Packages that go in are `devDependencies`.
 */
const BUNDLED = new Set([
  'cli-progress',
  'commander',
  'css-select',
  'css-what',
  'devalue',
  'estree-util-to-js',
  'fflate',
  'gemoji',
  'github-slugger',
  'htmlparser2',
  'image-size',
  'js-yaml',
  'loader-runner',
  'magic-string',
  'node-diff3',
  'npm-to-yarn',
  'papaparse',
  'picocolors',
  'picomatch',
  'rtlcss',
  'smol-toml',
  'tinyglobby',
  'unified',
  'vfile',
  'zod',
]);
/** Stays outside also where a package that goes in imports it. */
const SHARED = new Set(['postcss']);

/** @returns {Promise<string[]>} the modules that went in */
export async function buildProgram() {
  const entries = Object.entries(ENTRIES).map(([name, file]) => /** @type {const} */ ([name, join(distDir, file)]));
  // A type error may have kept one from being compiled; the compiler has said so.
  if (!entries.every(([, file]) => existsSync(file))) return [];
  const bundle = await rolldown({
    input: Object.fromEntries(entries),
    platform: 'node',
    external: isExternal,
    // Groups without what their modules need (see below) must be allowed to. No entry gets more exports: nothing else is in its file.
    preserveEntrySignatures: 'allow-extension',
    plugins: [computedModules(), ownPlaces(new Map(entries.map(([name, file]) => [file, name])))],
    transform: { define: { OWN_FINGERPRINTS: JSON.stringify(fingerprints()) } },
    // `rtlcss` evaluates options in comments, `loader-runner` imports: both see nothing but their own variables.
    checks: { ineffectiveDynamicImport: false, eval: false },
  });
  rmSync(programDir, { recursive: true, force: true });
  const { output } = await bundle.write({
    dir: programDir,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    codeSplitting: {
      groups: [{ name: createGrouping(new Set(entries.map(([, file]) => file))), debugName: 'by who loads it' }],
      // What a module needs, all that load it need too, so no two files need each other.
      includeDependenciesRecursively: false,
    },
    // Half a megabyte less to install. Names stay, so that a stack in a report can be read.
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
    // Licences lie in a file of their own.
    comments: { legal: false, annotation: true, jsdoc: false },
  });
  await bundle.close();
  return output.flatMap((item) => (item.type === 'chunk' ? item.moduleIds : []));
}

/**
 * Names the file of a module by those who always load it; one that is loaded later has a file of its own.
 *
 * @param {ReadonlySet<string>} entries files
 * @returns {import('rolldown').CodeSplittingNameFunction}
 */
function createGrouping(entries) {
  /** @type {Map<string, Set<string>> | undefined} */
  let loaded;
  /** @type {Set<string> | undefined} */
  let ofBundler;
  return (id, context) => {
    loaded ??= new Map(Object.entries(LOADED).map(([name, files]) => [name, reachOf(files, context)]));
    if (entries.has(id)) return null;
    const loaders = [...loaded].filter(([, modules]) => modules.has(id)).map(([name]) => name);
    if (loaders.length === 0) return null;
    ofBundler ??= reachOf([BUNDLER], context);
    return loaders.join('-') === 'pages' && ofBundler.has(id) ? 'pages-bundler' : loaders.join('-');
  };
}

/**
 * These modules and all that they import at once.
 *
 * @param {readonly string[]} files in `dist/`
 * @param {import('rolldown').ChunkingContext} context
 */
function reachOf(files, context) {
  /** @type {Set<string>} */
  const reach = new Set();
  /** @param {string} id */
  const visit = (id) => {
    if (reach.has(id)) return;
    reach.add(id);
    context.getModuleInfo(id)?.importedIds.forEach(visit);
  };
  for (const file of files) visit(join(distDir, file));
  return reach;
}

/**
 * @param {string} id
 * @param {string | undefined} importer
 */
function isExternal(id, importer) {
  if (id.startsWith('.') || id.startsWith('#') || id.startsWith('/') || /^[A-Za-z]:[\\/]/.test(id)) return false;
  if (id.startsWith('node:') || builtinModules.includes(id)) return true;
  const name = id
    .split('/')
    .slice(0, id.startsWith('@') ? 2 : 1)
    .join('/');
  // What a package that goes in needs goes in with it.
  return SHARED.has(name) || !(BUNDLED.has(name) || importer?.includes('node_modules'));
}

/**
 * Modules whose exports are data that only the package decides over: the data goes in, not the packages that it is computed from. The
 * default code theme would bring all of Prism with it.
 *
 * @returns {import('rolldown').Plugin}
 */
function computedModules() {
  return {
    name: 'dactyl:computed-modules',
    load: {
      filter: { id: /[\\/]dist[\\/]shared[\\/]default-code-theme\.js$/ },
      async handler(id) {
        const exported = Object.entries(await import(pathToFileURL(id).href));
        return exported.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join('\n');
      },
    },
  };
}

/**
 * A module that asks where it lies is told its place in `dist/`, from which it finds the theme, styles and its package. An
 * entry that it names, or is, is the one of the program.
 *
 * @param {ReadonlyMap<string, string>} entries file → name
 * @returns {import('rolldown').Plugin}
 */
function ownPlaces(entries) {
  /** @param {string} file seen from the program, whose files lie in one folder */
  const addressOf = (file) => {
    const entry = entries.get(file);
    const place = entry === undefined ? relative(programDir, file).replaceAll('\\', '/') : `./${entry}.js`;
    return `new URL(${JSON.stringify(place)}, import.meta.url)`;
  };
  return {
    name: 'dactyl:own-places',
    transform: {
      filter: { id: /[\\/]dist[\\/](?!program)/, code: 'import.meta.' },
      handler(code, id) {
        /** @type {{ start: number, end: number, text: string }[]} */
        const found = [];
        new Visitor({
          NewExpression(node) {
            const file = namedFile(node, id);
            if (file !== undefined && entries.has(file)) found.push({ ...node, text: addressOf(file) });
          },
          MemberExpression(node) {
            if (node.object.type !== 'MetaProperty' || node.property.type !== 'Identifier') return;
            const { name } = node.property;
            if (name === 'url') found.push({ ...node, text: `${addressOf(id)}.href` });
            if (name === 'dirname') found.push({ ...node, text: `ownPath(${addressOf(dirname(id))})` });
          },
        }).visit(this.parse(code));
        const text = new MagicString(code);
        // The address inside of one that is replaced goes with it.
        const outer = found.filter((one) => !found.some((other) => other.start < one.start && one.end <= other.end));
        for (const { start, end, text: replacement } of outer) text.update(start, end, replacement);
        if (found.some(({ text: replacement }) => replacement.startsWith('ownPath')))
          text.prepend(`import { fileURLToPath as ownPath } from 'node:url';\n`);
        return found.length > 0 ? text.toString() : undefined;
      },
    },
  };
}

/**
 * The file that `new URL('./x.js', import.meta.url)` names.
 *
 * @param {import('rolldown/utils').ESTree.NewExpression} node
 * @param {string} id
 */
function namedFile({ callee, arguments: [first] }, id) {
  if (callee.type !== 'Identifier' || callee.name !== 'URL') return undefined;
  return first?.type === 'Literal' && typeof first.value === 'string' ? resolve(dirname(id), first.value) : undefined;
}

/** Hash of the code below each folder of `dist/`, for `node/base/code-fingerprint.ts`: the code itself need not be there. */
function fingerprints() {
  const names = readdirSync(distDir, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'));
  const files = names.filter((name) => name.endsWith('.js') && !name.startsWith('program/')).toSorted();
  /** @type {Record<string, import('node:crypto').Hash>} */
  const hashes = {};
  for (const file of files) {
    const text = readFileSync(join(distDir, file));
    for (let folder = dirname(file); folder !== '.'; folder = dirname(folder))
      (hashes[folder] ??= createHash('sha256')).update(file).update(text);
  }
  return Object.fromEntries(Object.entries(hashes).map(([folder, hash]) => [folder, hash.digest('hex')]));
}
