/**
 * Provides our modules to `require` calls in CommonJS files that Node loads by itself, wherever the call is
 * in a plugin, however deep the package is nested, and whenever it runs. Without this, Node would find the
 * package of Docusaurus, or nothing.
 */
import { existsSync, realpathSync } from 'node:fs';
import Module from 'node:module';
import path from 'node:path';

type Load = (request: string, parent: { filename?: string | null } | undefined, isMain: boolean) => unknown;
type Resolve = (request: string, ...more: unknown[]) => string;

/**
 * Node's internal `Module._load` and `_resolveFilename`. They have no types, but all tools that intercept
 * `require` rely on them.
 */
interface Loader {
  _load: Load;
  _resolveFilename: Resolve;
  /** Our own property: the modules provided so far. */
  [PROVIDED]?: ProvidedModules;
}

const PROVIDED = Symbol.for('dactyl.providedModules');

/** Modules given later replace those given before under the same name. */
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
    const importer = Object(more[0]).filename as string | undefined; // the importing module
    return find(request, importer)?.file ?? resolve.call(loader, request, ...more);
  };
}

/** Packages of Docusaurus depend on each other's internals, so they keep importing each other. */
function isOfDocusaurus(file: string | null | undefined): boolean {
  return file?.includes(`${path.sep}node_modules${path.sep}@docusaurus${path.sep}`) === true;
}

/** The provided modules, specialised for the site that a file belongs to. */
export function provideFor(file: string, provided: ProvidedModules): ProvidedModules {
  return Object.fromEntries(
    Object.entries(provided).map(([name, { exportsFor, ...module }]) => [
      name,
      exportsFor ? { ...module, exports: exportsFor(file) } : module,
    ]),
  );
}

/** The subset of these modules that a file gets from us instead of from an installed package. */
export function providedTo(file: string, provided: ProvidedModules): ProvidedModules {
  const entries = Object.entries(provided);
  return Object.fromEntries(entries.filter(([name, module]) => !module.isSubstitute || !isInstalled(name, file)));
}

/** Whether Node would resolve the name to an installed package from this file. */
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

/** Fallback for Yarn Plug'n'Play, which has no `node_modules` folders to look into. */
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

/** Import specifier → the loaded module and its absolute file (returned by `require.resolve`). */
export type ProvidedModules = Record<
  string,
  {
    file: string;
    exports: object;
    /**
     * Replaces `exports` where the exports depend on the packages that the site has; `file` is a file of the
     * site.
     */
    exportsFor?(file: string): object;
    /** Whether an installed package of that name is preferred. */
    isSubstitute?: boolean;
  }
>;
