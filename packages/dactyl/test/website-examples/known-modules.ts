/** What an example may import by the names of the site format and of this package: specifier → its exports. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import path from 'node:path';
import { BUILT_INS } from '../../src/node/site/built-ins.js';
import { resolveThemeRequest } from '../../src/node/site/theme-layers.js';
import { CLIENT_MODULES } from '../../src/node/bundle/client-modules-table.js';

const PACKAGE = path.join(import.meta.dirname, '../..');
const SOURCE = path.join(PACKAGE, 'src');
const THEMES = [
  'live-codeblock',
  'mermaid',
  'pwa',
  'ideal-image',
  'search',
  'consent',
  'copy-page',
  'feedback',
  'debug',
];
const LAYERS = {
  // A site of its own replaces nothing.
  site: '/no-site',
  themes: [path.join(SOURCE, 'theme'), ...THEMES.map((name) => path.join(SOURCE, 'features', name, 'theme'))],
};

const require = createRequire(import.meta.filename);
// The cast: it is our own file, of which public-api.test.ts tests more.
const { exports: entries } = JSON.parse(readFileSync(path.join(PACKAGE, 'package.json'), 'utf8')) as {
  exports: Record<string, string | { types?: string; default?: string }>;
};

/** Whether a name belongs to the site format or to this package, so that it must exist here. */
export function isOurs(specifier: string): boolean {
  return /^(?:@docusaurus\/|@theme(?:-original|-init)?\/|dactyl(?:\/|$)|@mdx-js\/react$)/.test(specifier);
}

export interface KnownModule {
  /** Absolute file of the source, where it is one. */
  file?: string;
  load(): Promise<object>;
}

/** `undefined` for what does not exist; types are in `declaresType`. */
export function knownModule(specifier: string): KnownModule | undefined {
  const provided = BUILT_INS.nodeModules?.[specifier];
  if (provided) return { file: sourceOf(provided.file), load: () => Promise.resolve(provided.exports) };
  const inRuntime = CLIENT_MODULES[specifier];
  const file = specifier.startsWith('@theme')
    ? resolveThemeRequest(specifier, LAYERS)
    : sourceOf(path.join(SOURCE, inRuntime ?? fileOfEntry(specifier) ?? '/'));
  // The cast: a module is an object.
  return file === undefined ? undefined : { file, load: async () => (await import(/* @vite-ignore */ file)) as object };
}

/** Whether the package has an entry of that name, of code or not. */
export function isEntry(specifier: string): boolean {
  return specifier.replace(/^dactyl\b/, '.') in entries;
}

/** `dactyl/client` → `client.js` in the folder of sources, as package.json says. */
function fileOfEntry(specifier: string): string | undefined {
  const name = specifier.replace(/^dactyl\b/, '.');
  const entry = specifier.startsWith('dactyl') ? entries[name] : undefined;
  const target = typeof entry === 'object' ? (entry.default ?? entry.types) : entry;
  return target?.replace(/^\.\/dist\/(?:program\/)?/, '').replace(/\.d\.ts$/, '.js');
}

function sourceOf(file: string): string | undefined {
  const base = file.replace(/\.js$/, '');
  return ['.ts', '.tsx', '.d.ts'].map((extension) => base + extension).find((candidate) => existsSync(candidate));
}

/** Whether the module declares a type of that name: types leave no trace at run time, so its text is read. */
export function declaresType(specifier: string, name: string): boolean {
  const isNamed = new RegExp(`\\b${name}\\b`);
  const { file } = knownModule(specifier) ?? {};
  if (file !== undefined && isNamed.test(readFileSync(file, 'utf8'))) return true;
  const declarations = readFileSync(path.join(SOURCE, 'site-format.d.ts'), 'utf8').split(/^declare module /m);
  return declarations.some((text) => text.startsWith(`'${specifier}'`) && isNamed.test(text));
}

/** A package of others that is here, or comes with Node. */
export function isInstalled(specifier: string): boolean {
  if (isBuiltin(specifier)) return true;
  try {
    return require.resolve(specifier) !== '';
  } catch (error) {
    // ES modules have no entry for `require`, and are there all the same.
    return error instanceof Error && 'code' in error && error.code === 'ERR_PACKAGE_PATH_NOT_EXPORTED';
  }
}
