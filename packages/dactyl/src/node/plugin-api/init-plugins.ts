/**
 * Creates the plugins from their modules: validates options, then each theme's part of `themeConfig`, then calls
 * the constructors with the result. The configuration is frozen; the merged one is a new object.
 */
import path from 'node:path';
import { readFileSync } from 'node:fs';
import { SiteError } from '../base/site-error.js';
import type { JsonObject } from '../../shared/json.js';
import { isInside } from '../base/files.js';
import type { Origin } from '../content/origins.js';
import { type PluginToInit, collectPlugins } from './collect-plugins.js';
import { inPlugin, settleAll } from './in-plugin.js';
import { createModuleResolver } from './resolve-modules.js';
import type { Plugin, PluginContext, PluginOptions, LoadedPlugin } from './types.js';
import { checkPluginId, validateOptionsWith, validateThemeConfigWith } from './validate.js';
import type { BuiltIns, InitializedPlugin } from './plugin-module.js';
import { componentFile } from './component-file.js';

export interface InitializedPlugins {
  /** The context that plugins received; `siteConfig.themeConfig` is the validated one. */
  context: PluginContext;
  plugins: InitializedPlugin[];
  /**
   * One sentence for each official plugin that this version does not support, and for each that another plugin
   * replaces.
   */
  notices: string[];
}

/** @param prepares whether files that other plugins read are made; not in a thread, where they are there */
export async function initPlugins(
  context: PluginContext,
  builtIns: BuiltIns,
  { prepares = true }: { prepares?: boolean } = {},
): Promise<InitializedPlugins> {
  const resolver = createModuleResolver({ configFile: context.siteConfigPath, builtIns });
  const { plugins: modules, notices } = await collectPlugins(context, resolver);
  const withOptions = await settleAll(
    modules.map(async (module) => ({ module, options: await checkOptions(module, context) })),
  );
  const themeConfig = await mergeThemeConfig(modules, context);
  const origins = prepares ? await prepareFiles(withOptions, context) : [];
  const checked: PluginContext = {
    ...context,
    siteConfig: { ...context.siteConfig, themeConfig },
    ...(origins.length > 0 && { unstable_origins: origins }),
  };
  const plugins = await settleAll(withOptions.map(({ module, options }) => construct(module, options, checked)));
  const enabled = plugins.filter((plugin) => plugin !== null);
  assertUnique(enabled, context);
  const remaining = dropReplaced(enabled);
  return { context: checked, plugins: remaining.plugins, notices: [...notices, ...remaining.notices] };
}

interface PluginWithOptions {
  module: PluginToInit;
  options: PluginOptions;
}

/** One after the other, because two may write to the same place. */
async function prepareFiles(plugins: readonly PluginWithOptions[], context: PluginContext): Promise<Origin[]> {
  const origins: Origin[] = [];
  for (const { module, options } of plugins) {
    const prepare = () => module.module.unstable_prepareFiles?.({ context, options });
    origins.push(...((await inPlugin(module.name, 'unstable_prepareFiles', prepare)) ?? []));
  }
  return origins;
}

function checkOptions(module: PluginToInit, context: PluginContext): Promise<PluginOptions> {
  const where = { plugin: module.name, configFile: context.siteConfigPath };
  return inPlugin(module.name, 'validateOptions', () => {
    const own = module.module.validateOptions?.({
      options: module.options,
      validate: (schema, options) => validateOptionsWith(schema, options, where),
    });
    // A plugin with its own validation may drop the id.
    if (typeof own?.id === 'string') return own;
    return { ...(own ?? module.options), id: checkPluginId(module.options['id'], where) };
  });
}

async function mergeThemeConfig(modules: PluginToInit[], context: PluginContext): Promise<JsonObject> {
  let themeConfig = context.siteConfig.themeConfig;
  const where = { configFile: context.siteConfigPath };
  for (const { module, name } of modules) {
    const before = themeConfig;
    const own = await inPlugin(name, 'validateThemeConfig', () =>
      module.validateThemeConfig?.({
        themeConfig: before,
        unstable_configFile: context.siteConfigPath,
        validate: (schema, value) => validateThemeConfigWith(schema, value, { ...where, plugin: name }),
      }),
    );
    themeConfig = { ...before, ...own };
  }
  return themeConfig;
}

async function construct(
  module: PluginToInit,
  options: PluginOptions,
  context: PluginContext,
): Promise<InitializedPlugin | null> {
  const plugin = await inPlugin(module.name, 'its constructor', () => module.module(context, options));
  if (plugin === null) return null;
  assertPlugin(plugin, module, context);
  const { siteDir } = context;
  return {
    plugin,
    name: plugin.name,
    id: options.id,
    label: options.id === 'default' ? plugin.name : `${plugin.name}" with id "${options.id}`,
    options,
    module: module.module,
    entryFile: module.entryFile,
    baseDir: module.entryFile === undefined ? siteDir : path.dirname(module.entryFile),
    version: module.builtIn ? { type: 'package', name: module.name } : pluginVersion(module.entryFile, siteDir),
  };
}

function assertPlugin(plugin: Plugin | undefined, module: PluginToInit, context: PluginContext): asserts plugin {
  const file = module.entryFile ?? context.siteConfigPath;
  if (plugin === undefined) {
    throw new SiteError(`The plugin "${module.name}" returned nothing.`, {
      file,
      hint: 'Return the plugin object, or null when the plugin switches itself off.',
    });
  }
  if (typeof plugin.name !== 'string' || plugin.name === '') {
    throw new SiteError(`The plugin "${module.name}" has no name.`, {
      file,
      hint: 'The object that a plugin returns needs a "name".',
    });
  }
}

function assertUnique(plugins: InitializedPlugin[], context: PluginContext): void {
  const seen = new Set<string>();
  for (const { name, id } of plugins) {
    const key = `${name} ${id}`;
    if (seen.has(key)) {
      throw new SiteError(`The plugin "${name}" is used twice with the id "${id}".`, {
        file: context.siteConfigPath,
        hint: 'Give each instance an id of its own in its options, e.g. id: "community".',
      });
    }
    seen.add(key);
  }
}

/** Folder with the framework's theme folders: a plugin that wraps one of ours adds no new components. */
const OWN_DIR = path.resolve(import.meta.dirname, '../..');

interface RemainingPlugins {
  plugins: InitializedPlugin[];
  /** One sentence for each plugin that was left out. */
  notices: string[];
}

/** Drops plugins whose purpose another plugin serves, see `Plugin.unstable_yieldsTo`. */
function dropReplaced(all: readonly InitializedPlugin[]): RemainingPlugins {
  const notices: string[] = [];
  const plugins = all.filter((plugin) => {
    const names = plugin.plugin.unstable_yieldsTo ?? [];
    const other = all.find((candidate) => candidate !== plugin && bringsOne(candidate, names));
    if (other) notices.push(`"${plugin.label}" is left out, because "${other.label}" takes its place.`);
    return other === undefined;
  });
  return { plugins, notices };
}

function bringsOne({ plugin, baseDir }: InitializedPlugin, names: readonly string[]): boolean {
  if (names.length === 0) return false;
  const hook = plugin.getThemePath?.();
  if (hook === undefined) return false;
  const folder = path.resolve(baseDir, hook);
  return !isInside(OWN_DIR, folder) && names.some((name) => componentFile(folder, name) !== undefined);
}

/** Where a plugin's code comes from: an npm package, the site itself, or another local folder. */
function pluginVersion(entryFile: string | undefined, siteDir: string): LoadedPlugin['version'] {
  if (entryFile === undefined) return { type: 'project' };
  for (let folder = path.dirname(entryFile); ; folder = path.dirname(folder)) {
    const manifest = readManifest(path.join(folder, 'package.json'));
    if (manifest && folder === siteDir) return { type: 'project' };
    if (manifest?.name) return { type: 'package', name: manifest.name, version: manifest.version };
    if (folder === path.dirname(folder)) return { type: 'local' };
  }
}

function readManifest(file: string): { name?: string; version?: string } | undefined {
  try {
    const manifest: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof manifest !== 'object' || manifest === null) return {};
    const text = (key: string) => {
      const value: unknown = Reflect.get(manifest, key);
      return typeof value === 'string' ? value : undefined;
    };
    return { name: text('name'), version: text('version') };
  } catch {
    return undefined;
  }
}
