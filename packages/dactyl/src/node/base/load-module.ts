/**
 * Loads modules that people write for Node: the configuration, sidebars, local plugins. TypeScript,
 * ESM and CommonJS in any mixture, without a build; an edited file is read again on the next load.
 */
import type { Jiti, JitiOptions } from 'jiti';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { createJiti } from './create-jiti.js';
import { isInside } from './files.js';
import { importsCompiledDefaults, namesAnyOf, requiredEsPackages } from './module-interop.js';
import { provideFor, providedTo, provideToRequire, type ProvidedModules } from './provide-to-require.js';
import { withDefaultExports } from './required-modules.js';
import { SiteError } from './site-error.js';

export interface LoadModuleOptions {
  /** Modules that we provide under other package names. */
  providedModules?: ProvidedModules | undefined;
  /** Import specifier → exports of a module that is no file. */
  virtualModules?: Record<string, unknown>;
  /**
   * Whether the module or one of its imports may have been loaded before with other content. Node caches ES
   * modules for the whole process, so a reload compiles and runs them another way, which takes longer.
   */
  isReload?: boolean | undefined;
}

export interface LoadedModule {
  /** The default export, or `module.exports`. */
  value: unknown;
  /** The file and the local modules that it imports, directly or not, absolute. */
  dependencies: string[];
}

/** @throws SiteError when the module fails to load; the cause is what it threw. */
export async function loadModule(file: string, options: LoadModuleOptions = {}): Promise<LoadedModule> {
  const dependencies = findLocalImports(file);
  const { virtualModules, isReload } = options;
  const ofSite = options.providedModules && provideFor(file, options.providedModules);
  const providedModules = ofSite && providedTo(file, ofSite);
  const provided = loaderOptions(providedModules);
  if (ofSite) provideToRequire(ofSite);
  const names = Object.keys(providedModules ?? {});
  const isCompiled = isReload || importsCompiledDefaults(dependencies) || namesAnyOf(names, dependencies);
  const packages = dependencies.flatMap(importedPackages).filter((name) => !names.includes(name));

  const jiti = createJiti(file, {
    ...provided,
    virtualModules: { ...provided.virtualModules, ...virtualModules },
    // Installed packages have not changed and can be large, so Node loads them.
    nativeModules: isCompiled ? packages : requiredEsPackages(dependencies),
  });
  forgetModules(jiti.cache, { dependencies, folder: path.dirname(file) });
  try {
    const load = () => jiti.import(file, { default: true });
    return { value: withoutWrapper(await (isCompiled ? loadAnew(jiti, file, load) : load())), dependencies };
  } catch (error) {
    // The module may have thrown a SiteError itself, which already explains the mistake.
    if (error instanceof SiteError) throw error;
    throw explainFailure(file, error);
  }
}

/**
 * The provided modules are passed to jiti as objects, by name and by file: if it compiled them a second time,
 * their classes would not be those that the framework compares with (`instanceof SiteError`).
 */
export function loaderOptions(provided: ProvidedModules = {}): Pick<JitiOptions, 'alias' | 'virtualModules'> {
  const modules = Object.entries(provided);
  return {
    alias: Object.fromEntries(modules.map(([specifier, { file }]) => [specifier, file])),
    virtualModules: Object.fromEntries(
      modules.flatMap(([specifier, module]) => [
        [specifier, module.exports],
        [module.file, module.exports],
      ]),
    ),
  };
}

/** @param load For modules that cannot be loaded synchronously, because they use top-level await. */
async function loadAnew(jiti: Jiti, file: string, load: () => Promise<unknown>): Promise<unknown> {
  let loaded: unknown;
  try {
    loaded = jiti(file);
  } catch (error) {
    if (error instanceof SyntaxError && /\bawait\b/.test(error.message)) return load();
    throw error;
  }
  return typeof loaded === 'object' && loaded !== null && 'default' in loaded ? loaded.default : loaded;
}

/** Unwraps a CommonJS module whose only property is `exports.default`. */
function withoutWrapper(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('default' in value)) return withDefaultExports(value);
  return withDefaultExports(Object.keys(value).every((key) => key === 'default') ? value.default : value);
}

/**
 * Local modules that `file` reaches by `import` or `require` with a relative specifier, itself included. They
 * are found by scanning the text, because the loader does not report modules that it took from its cache.
 */
export function findLocalImports(file: string): string[] {
  const found = new Set<string>();
  const visit = (current: string) => {
    if (found.has(current)) return;
    found.add(current);
    if (!/\.[cm]?[jt]sx?$/.test(current)) return;
    for (const specifier of relativeSpecifiers(readFileSync(current, 'utf8'))) {
      const target = resolveLocal(path.resolve(path.dirname(current), specifier));
      if (target !== undefined) visit(target);
    }
  };
  visit(file);
  return [...found];
}

function relativeSpecifiers(source: string): string[] {
  return specifiers(source).filter((specifier) => /^\.{1,2}\//.test(specifier));
}

/** Names of the packages that a module imports. */
export function importedPackages(file: string): string[] {
  if (!/\.[cm]?[jt]sx?$/.test(file)) return [];
  const bare = specifiers(readFileSync(file, 'utf8')).filter((specifier) => /^(?:@[\w.-]+\/)?[\w.-]+/.test(specifier));
  return bare.map((specifier) =>
    specifier
      .split('/')
      .slice(0, specifier.startsWith('@') ? 2 : 1)
      .join('/'),
  );
}

function specifiers(source: string): string[] {
  const imports = source.matchAll(/(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire\s*\(\s*)(['"])([^'"\n]+)\1/g);
  return [...imports].map((match) => match[2] ?? '');
}

const EXTENSIONS = ['', ...'.ts .tsx .mts .cts .js .jsx .mjs .cjs .json /index.ts /index.js'.split(' ')];

/** The file that an import means, which may leave out the extension; `undefined` when there is none. */
export function resolveLocal(base: string): string | undefined {
  // TypeScript sources may import each other by the name of their output (`./a.js` for `a.ts`).
  const bases = [base, base.replace(/\.([cm]?)js(x?)$/, '.$1ts$2')];
  const candidates = bases.flatMap((start) => EXTENSIONS.map((extension) => start + extension));
  return candidates.find((candidate) => existsSync(candidate) && statSync(candidate).isFile());
}

/** Drops the site's own modules from a cache: they may have changed since an earlier load, packages have not. */
function forgetModules(cache: Record<string, unknown>, site: { dependencies: string[]; folder: string }): void {
  for (const loaded of Object.keys(cache)) {
    const isLocal = isInside(site.folder, loaded) && !loaded.includes(`${path.sep}node_modules${path.sep}`);
    if (isLocal || site.dependencies.includes(loaded)) Reflect.deleteProperty(cache, loaded);
  }
}

/** Wraps what a module of the site threw while loading in a SiteError that names file and position. */
export function explainFailure(file: string, error: unknown): SiteError {
  const message = error instanceof Error ? error.message : String(error);
  const reason = (message.split('\n')[0] ?? '').replace(/^\w*Error: /, '').trim();
  const missing = /Cannot find (?:module|package) '([^']+)'/.exec(message)?.[1];
  const position = missing === undefined ? positionOf(file, error) : positionOfText(file, missing);
  return new SiteError(`${path.basename(file)} could not be loaded: ${reason}`, {
    file,
    ...position,
    hint: missing === undefined ? undefined : hintForMissing(missing),
    cause: error,
  });
}

function hintForMissing(specifier: string): string {
  if (/^[./]/.test(specifier)) return 'Check the path: it starts from the file that imports it.';
  const name = specifier.split('/').slice(0, specifier.startsWith('@') ? 2 : 1);
  return `Install it: npm install ${name.join('/')}`;
}

/**
 * The position reported by the parser, or else the topmost stack frame in the file (without its column, which
 * is that of compiled code).
 */
function positionOf(file: string, error: unknown): { line?: number; column?: number } {
  if (!(error instanceof Error)) return {};
  const parsed = /(?::|\()(\d+):(\d+)\)?$/m.exec(error.message);
  // The parser behind `jiti` counts columns from 0.
  const firstColumn = error.message.startsWith('ParseError') ? 1 : 0;
  if (parsed) return { line: Number(parsed[1]), column: Number(parsed[2]) + firstColumn };
  return placeInStack(file, error);
}

/** The line of the topmost stack frame in the file. Its column is that of compiled code. */
export function placeInStack(file: string, error: unknown): { line?: number } {
  const frame = error instanceof Error ? /^:(\d+):\d+/.exec(error.stack?.split(file)[1] ?? '') : null;
  return frame ? { line: Number(frame[1]) } : {};
}

function positionOfText(file: string, text: string): { line?: number; column?: number } {
  const lines = readFileSync(file, 'utf8').split('\n');
  const at = lines.findIndex((line) => line.includes(text));
  return at === -1 ? {} : { line: at + 1, column: (lines[at] ?? '').indexOf(text) + 1 };
}
