/**
 * Resolves an entry of `plugins`, `themes` or `presets` to its module. Input: a name, a path or a function. Output:
 * the function with its static companions, and its file. Names are resolved as if the configuration file imported
 * them; names of the framework's own plugins always give these.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Jiti, JitiOptions } from 'jiti';
import { createJiti } from '../base/create-jiti.js';
import { explainFailure, findLocalImports, importedPackages, loaderOptions } from '../base/load-module.js';
import { importsCompiledDefaults, namesAnyOf } from '../base/module-interop.js';
import { provideFor, providedTo, provideToRequire } from '../base/provide-to-require.js';
import { SiteError } from '../base/site-error.js';
import { nearestName } from '../base/nearest-name.js';
import { isRecord } from '../../shared/is-record.js';
import { NOT_YET_SUPPORTED } from './not-yet-supported.js';
import type { BuiltIns, PluginModule, PresetModule } from './plugin-module.js';

export type ModuleKind = 'plugin' | 'theme' | 'preset';

export interface ResolvedModule<Module> {
  /** Name of the entry in messages. */
  name: string;
  module: Module;
  /** Absolute; `undefined` for inline functions and built-in modules. */
  entryFile: string | undefined;
  builtIn: boolean;
}

/** A known name that this version does not provide. */
export interface SkippedModule {
  skipped: string;
}

export interface ModuleResolver {
  plugin(name: string, kind: 'plugin' | 'theme'): Promise<ResolvedModule<PluginModule> | SkippedModule>;
  preset(name: string): Promise<ResolvedModule<PresetModule> | SkippedModule>;
}

export function createModuleResolver(options: { configFile: string; builtIns: BuiltIns }): ModuleResolver {
  const { configFile, builtIns } = options;
  const nodeModules = provideFor(configFile, builtIns.nodeModules ?? {});
  const optionsFor = (file: string) => ({ moduleCache: false, ...loaderOptions(providedTo(file, nodeModules)) });
  const jiti = createJiti(configFile, optionsFor(configFile));
  provideToRequire(nodeModules);

  const load = async (file: string): Promise<unknown> => {
    try {
      const esm = esmPackageOf(file) ?? compiledModuleOf(file, Object.keys(providedTo(file, nodeModules)));
      return esm
        ? await loadCompiled(file, createJiti(configFile, { ...optionsFor(file), ...esm }))
        : await jiti.import(file);
    } catch (error) {
      // An error thrown by a package keeps its stack: the site's authors cannot fix the package.
      throw error instanceof SiteError || file.includes(`${path.sep}node_modules${path.sep}`)
        ? error
        : explainFailure(file, error);
    }
  };

  async function resolve<Module>(
    name: string,
    { kind, own, optional = {}, toModule }: Lookup<Module>,
  ): Promise<ResolvedModule<Module> | SkippedModule> {
    const candidates = moduleCandidates(name, kind);
    for (const candidate of candidates) {
      const ownName = nameOfFile(candidate, builtIns) ?? candidate;
      const builtIn = own[ownName] ?? (await optional[ownName]?.())?.default;
      if (builtIn) return { name: ownName, module: builtIn, entryFile: undefined, builtIn: true };
      if (NOT_YET_SUPPORTED.has(candidate)) return { skipped: candidate };
      const url = jiti.esmResolve(candidate, { try: true });
      if (!url) continue;
      const file = url.startsWith('file:') ? fileURLToPath(url) : url;
      return { name, module: toModule(await load(file), file), entryFile: file, builtIn: false };
    }
    throw notFound({ name, kind, candidates, configFile, known: Object.keys({ ...own, ...optional }) });
  }

  return {
    plugin: (name, kind) =>
      resolve(name, {
        kind,
        own: builtIns.plugins,
        optional: builtIns.optionalPlugins ?? {},
        toModule: toPluginModule,
      }),
    preset: (name) => resolve(name, { kind: 'preset', own: builtIns.presets, toModule: toPresetModule }),
  };
}

/**
 * The package of a file, if it consists of ES modules. Docusaurus compiles such plugins, so that a default import
 * of a CommonJS package gives `exports.default`; Node would give all of `module.exports`.
 */
function esmPackageOf(file: string): Pick<JitiOptions, 'nativeModules'> | undefined {
  const [folder] = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/.exec(file) ?? [];
  if (folder === undefined || file.endsWith('.cjs')) return undefined;
  const manifest: unknown = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  if (!isRecord(manifest) || (manifest['type'] !== 'module' && !file.endsWith('.mjs'))) return undefined;
  // Dependencies run uncompiled and can be large, except packages of Docusaurus, which may import modules that we
  // provide.
  const needed = ['dependencies', 'peerDependencies'].flatMap((key) => Object.keys(Object(manifest[key])));
  return { nativeModules: needed.filter((name) => !name.includes('docusaurus')) };
}

/** The same for files whose imports Node would resolve differently, see `node/base/module-interop.ts`. */
function compiledModuleOf(file: string, provided: readonly string[]): Pick<JitiOptions, 'nativeModules'> | undefined {
  const files = findLocalImports(file);
  const isOfPackage = file.includes(`${path.sep}node_modules${path.sep}`);
  if (!namesAnyOf(provided, files) && (isOfPackage || !importsCompiledDefaults(files))) return undefined;
  return { nativeModules: files.flatMap(importedPackages).filter((name) => !name.includes('docusaurus')) };
}

/** Modules with top-level await cannot be compiled this way. */
async function loadCompiled(file: string, jiti: Jiti): Promise<unknown> {
  try {
    return jiti(file) as unknown;
  } catch (error) {
    const isAsync =
      error instanceof Error &&
      /\bawait\b|require\(\) (?:of ES Module|async)|ERR_REQUIRE/.test(
        `${error.message} ${String(Reflect.get(error, 'code'))}`,
      );
    if (isAsync) return jiti.import(file);
    throw error;
  }
}

interface Lookup<Module> {
  kind: ModuleKind;
  /** Our built-in modules of this kind. */
  own: Record<string, Module>;
  optional?: Record<string, () => Promise<{ default: Module }>>;
  toModule(namespace: unknown, file: string): Module;
}

/** Main file of an official package, as somebody else's preset resolves it from its own dependencies. */
const OFFICIAL_FILE = /[\\/]node_modules[\\/]@docusaurus[\\/]([\w-]+)(?:[\\/](?:lib|src|dist)[\\/]index\.\w+)?$/;

/** Converts the result of `require.resolve('@docusaurus/…')` in a configuration or preset back to the name. */
function nameOfFile(candidate: string, { nodeModules = {} }: BuiltIns): string | undefined {
  if (!path.isAbsolute(candidate)) return undefined;
  const file = path.normalize(candidate);
  const own = Object.keys(nodeModules).find((specifier) => nodeModules[specifier]?.file === file);
  const [, official] = OFFICIAL_FILE.exec(file) ?? [];
  return own ?? (official === undefined ? undefined : `@docusaurus/${official}`);
}

/** Module names that an entry may mean, in the order in which they are tried. */
export function moduleCandidates(name: string, kind: ModuleKind): string[] {
  if (isPathLike(name)) return [name];
  const [scope = '', ...rest] = name.split('/');
  if (!name.startsWith('@')) return [name, `@docusaurus/${kind}-${name}`, `docusaurus-${kind}-${name}`];
  if (rest.length === 0) return [`${scope}/docusaurus-${kind}`];
  return [name, `${scope}/docusaurus-${kind}-${rest.join('/')}`];
}

function isPathLike(name: string): boolean {
  return /^\.{1,2}(?:[/\\]|$)/.test(name) || path.isAbsolute(name);
}

/**
 * A module's function with its companions. Compiled CommonJS may nest the default export one level deeper, and
 * companions may be properties of the function or exports beside it; both are checked.
 */
function toPluginModule(namespace: unknown, file: string): PluginModule {
  const { main, levels } = defaultFunction(namespace, file, 'plugin');
  const companion = (key: string) => levels.map((level) => level[key]).find((value) => typeof value === 'function');
  const module: PluginModule = (context, options) => Reflect.apply(main, undefined, [context, options]);
  for (const key of ['validateOptions', 'validateThemeConfig', 'getSwizzleConfig', 'getSwizzleComponentList']) {
    const value = companion(key);
    if (value) Object.assign(module, { [key]: value });
  }
  return module;
}

function toPresetModule(namespace: unknown, file: string): PresetModule {
  const { main } = defaultFunction(namespace, file, 'preset');
  return (context, options) => Reflect.apply(main, undefined, [context, options]);
}

interface DefaultFunction {
  // oxlint-disable-next-line typescript/no-unsafe-function-type -- user code, called through Reflect.apply
  main: Function;
  /** The function, followed by the objects that contain it. */
  levels: Record<string, unknown>[];
}

function defaultFunction(namespace: unknown, file: string, kind: string): DefaultFunction {
  const levels: Record<string, unknown>[] = [];
  let value = namespace;
  while (isHolder(value)) {
    levels.unshift(value);
    if (typeof value === 'function') return { main: value, levels };
    value = value['default'];
  }
  throw new SiteError(`The ${kind} module exports no function.`, {
    file,
    hint: `Export a function (context, options) as default, or assign it to module.exports.`,
  });
}

/** Functions are holders too: companions are their properties. */
function isHolder(value: unknown): value is Record<string, unknown> {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}

function notFound(lookup: {
  name: string;
  kind: ModuleKind;
  candidates: string[];
  configFile: string;
  known: string[];
}): SiteError {
  const { name, kind, candidates, configFile, known } = lookup;
  const near = nearestName(name, [...known, ...known.map((own) => own.replace(`@docusaurus/${kind}-`, ''))]);
  const hint = near
    ? `Did you mean "${near}"?`
    : isPathLike(name)
      ? `The path starts from the folder of the configuration file, ${path.dirname(configFile)}.`
      : 'Install the package, or write "./" in front when it is a local file.';
  return new SiteError(`Cannot find the ${kind} "${name}". Tried: ${candidates.join(', ')}.`, {
    file: configFile,
    key: `${kind}s`,
    hint,
  });
}
