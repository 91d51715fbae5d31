/**
 * Modules of ours for `require` in CommonJS files, which Node loads by itself: wherever in a plugin it stands, how deep
 * the package lies, and when it is called. Without this, Node would find the package of Docusaurus, or nothing.
 */
import { existsSync, realpathSync } from 'node:fs';
import Module from 'node:module';
import path from 'node:path';

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
  const find = (request: string, importer: string | null | undefined) => {
    const found = isOfDocusaurus(importer) ? undefined : loader[PROVIDED]?.[request];
    return found?.isSubstitute && importer && isInstalled(request, importer) ? undefined : found;
  };
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

/** These modules as the site of a file gets them. */
export function provideFor(file: string, provided: ProvidedModules): ProvidedModules {
  return Object.fromEntries(
    Object.entries(provided).map(([name, { exportsFor, ...module }]) => [
      name,
      exportsFor ? { ...module, exports: exportsFor(file) } : module,
    ]),
  );
}

/** Those of these modules that a file gets from us. */
export function providedTo(file: string, provided: ProvidedModules): ProvidedModules {
  const entries = Object.entries(provided);
  return Object.fromEntries(entries.filter(([name, module]) => !module.isSubstitute || !isInstalled(name, file)));
}

/** Whether Node finds a package of its own from a file. */
function isInstalled(name: string, file: string): boolean {
  if (process.versions.pnp !== undefined) return isInTree(name, file);
  let folder = path.dirname(existsSync(file) ? realpathSync(file) : file);
  for (;;) {
    if (existsSync(path.join(folder, 'node_modules', name, 'package.json'))) return true;
    const parent = path.dirname(folder);
    if (parent === folder) return false;
    folder = parent;
  }
}

/** Yarn's Plug'n'Play has no folders to look into. */
function isInTree(name: string, file: string): boolean {
  const pnp: unknown = Reflect.get(Module, 'findPnpApi');
  const api: unknown = typeof pnp === 'function' ? Reflect.apply(pnp, Module, [file]) : undefined;
  try {
    const resolve: unknown = Object(api).resolveToUnqualified;
    return typeof resolve === 'function' && Reflect.apply(resolve, api, [name, file]) !== null;
  } catch {
    return false;
  }
}

/** Import specifier → a module that is there already, and its absolute file, which `require.resolve` gives. */
export type ProvidedModules = Record<
  string,
  {
    file: string;
    exports: object;
    /** The same for a site, for what depends on the packages that it has; `file` is one of its own. */
    exportsFor?(file: string): object;
    /** Whether one that is installed wins. */
    isSubstitute?: boolean;
  }
>;
