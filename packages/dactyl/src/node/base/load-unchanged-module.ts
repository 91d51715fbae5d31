/** Caches modules that a run loads again for each locale and version, and a server after each edit. */
import { readFileSync, statSync } from 'node:fs';
import { findLocalImports, loadModule } from './load-module.js';

interface Known {
  /** Hash of the module and of the local modules that it imports. */
  state: string;
  value: unknown;
}

/**
 * One map per process, because Node's own module cache is per process too: only this map can tell whether a
 * module has been loaded before.
 */
const known = new Map<string, Known>();

/**
 * The default export of a module. It is run again only when it, or a local module that it imports, has changed since
 * this process loaded it last, because running ES modules again takes long. Callers share the value.
 *
 * @throws SiteError when the module fails to load.
 */
export async function loadUnchangedModule(file: string): Promise<unknown> {
  const state = stateOf(findLocalImports(file));
  const before = known.get(file);
  if (before?.state === state) return before.value;
  const { value } = await loadModule(file, { isReload: before !== undefined });
  known.set(file, { state, value });
  return value;
}

function stateOf(files: readonly string[]): string {
  const stamps = files.map((file) => {
    const { size, mtimeMs } = statSync(file);
    return `${file} ${size} ${mtimeMs}`;
  });
  // A module that reads the environment may export something else for each locale.
  const readsEnvironment = files.some((file) => readFileSync(file, 'utf8').includes('process.env'));
  return [...stamps, readsEnvironment ? JSON.stringify(process.env) : ''].join('\n');
}
