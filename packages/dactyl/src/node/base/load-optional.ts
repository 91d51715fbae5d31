/**
 * Packages that only some sites need. They are optional peer dependencies: a site installs them itself, and
 * they are loaded on demand. The site's copy is preferred; dactyl's own is used when the site has none.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { SiteError } from './site-error.js';

export interface OptionalPackage {
  /** Folder of the site, whose packages are searched first. */
  from: string | undefined;
  /** The feature that needs the package, as the subject of a sentence: "Live code". */
  neededFor: string;
  /** All packages that must be installed for the feature. */
  install: string[];
}

/** @throws SiteError with the command that installs the package when it is missing. */
export async function loadOptional<T>(name: string, wanted: OptionalPackage): Promise<T> {
  const file = resolveOptional(name, wanted);
  return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as T; // the caller knows what the package exports
}

/** The file that `import name` would load. @throws SiteError as `loadOptional` does. */
export function resolveOptional(name: string, { from, neededFor, install }: OptionalPackage): string {
  const folders = [...(from === undefined ? [] : [from]), import.meta.dirname];
  for (const folder of folders) {
    const file = resolveFrom(folder, name);
    if (file !== undefined) return file;
  }
  throw new SiteError(`${neededFor} needs the package "${name}", which is not installed.`, {
    hint: `Install it: npm install ${install.join(' ')}`,
  });
}

function resolveFrom(folder: string, name: string): string | undefined {
  const require = createRequire(path.join(folder, 'any.js'));
  try {
    return require.resolve(name);
  } catch (error) {
    // With this code the package is installed, but has no entry for `require`.
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'ERR_PACKAGE_PATH_NOT_EXPORTED')
      return undefined;
    return importEntry(require.resolve.paths(name) ?? [], name);
  }
}

function importEntry(folders: readonly string[], name: string): string | undefined {
  const folder = folders
    .map((each) => path.join(each, name))
    .find((each) => existsSync(path.join(each, 'package.json')));
  if (folder === undefined) return undefined;
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { exports?: unknown }; // JSON
  const entry = target(manifest.exports);
  return entry === undefined ? undefined : path.join(folder, entry);
}

/** Resolves `.` of a package's `exports` under the conditions that Node uses for `import`. */
function target(exports: unknown): string | undefined {
  if (typeof exports === 'string') return exports;
  if (typeof exports !== 'object' || exports === null) return undefined;
  for (const [key, value] of Object.entries(exports)) {
    if (!['.', 'import', 'node', 'default', 'module-sync'].includes(key)) continue;
    const found = target(value);
    if (found !== undefined) return found;
  }
  return undefined;
}
