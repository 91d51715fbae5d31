/**
 * Modules of ours for `require` in CommonJS files, which Node loads by itself: wherever in a plugin it stands, how deep
 * the package lies, and when it is called. Without this, Node would find the package of Docusaurus, or nothing.
 */
import Module from 'node:module';
import path from 'node:path';
import type { ProvidedModules } from './load-module.js';

type Load = (request: string, parent: { filename?: string | null } | undefined, isMain: boolean) => unknown;
type Resolve = (request: string, ...more: unknown[]) => string;

/** What Node calls for each `require`; without types, and in use by all tools that do such things. */
interface Loader {
  _load: Load;
  _resolveFilename: Resolve;
  /** Ours: what is provided by now. */
  [PROVIDED]?: ProvidedModules;
}

const PROVIDED = Symbol.for('dactyl.providedModules');

/** What is given later takes the place of what was given before. */
export function provideToRequire(provided: ProvidedModules): void {
  const loader = Module as unknown as Loader;
  if (!loader[PROVIDED]) hook(loader);
  loader[PROVIDED] = provided;
}

function hook(loader: Loader): void {
  const { _load: load, _resolveFilename: resolve } = loader;
  const find = (request: string, importer: string | null | undefined) =>
    isOfDocusaurus(importer) ? undefined : loader[PROVIDED]?.[request];
  loader._load = (request, parent, isMain) =>
    find(request, parent?.filename)?.exports ?? load.call(loader, request, parent, isMain);
  loader._resolveFilename = (request, ...more) => {
    const importer = Object(more[0]).filename as string | undefined; // of a module
    return find(request, importer)?.file ?? resolve.call(loader, request, ...more);
  };
}

/** Installed packages of Docusaurus are made for each other. */
function isOfDocusaurus(file: string | null | undefined): boolean {
  return file?.includes(`${path.sep}node_modules${path.sep}@docusaurus${path.sep}`) === true;
}
