/**
 * Flattens the configuration's presets, plugins and themes into one ordered list of modules with options. The order
 * decides which theme component wins: preset plugins, preset themes, plugins, themes.
 */
import type { ModuleEntry } from '../config/types.js';
import { SiteError } from '../base/site-error.js';
import { inPlugin } from './in-plugin.js';
import { NOT_YET_SUPPORTED } from './not-yet-supported.js';
import type { ModuleResolver, ResolvedModule, SkippedModule } from './resolve-modules.js';
import type { PluginContext } from './types.js';
import type { PluginConfig, PluginModule, Preset } from './plugin-module.js';

export interface PluginToInit extends ResolvedModule<PluginModule> {
  options: Record<string, unknown>;
}

export interface CollectedPlugins {
  plugins: PluginToInit[];
  /** One sentence for each official plugin that this version leaves out. */
  notices: string[];
}

interface Request {
  plugin: string | PluginModule;
  options: Record<string, unknown>;
  kind: 'plugin' | 'theme';
}

export async function collectPlugins(context: PluginContext, resolver: ModuleResolver): Promise<CollectedPlugins> {
  const { siteConfig } = context;
  const skipped = new Set<string>();
  const requests: Request[] = [];
  for (const entry of siteConfig.presets) {
    if (!entry) continue;
    const [name, options] = typeof entry === 'string' ? [entry, {}] : entry;
    const resolved = await resolver.preset(name);
    if (isSkipped(resolved)) skipped.add(resolved.skipped);
    else requests.push(...(await expandPreset(name, () => resolved.module(context, options))));
  }
  requests.push(...siteConfig.plugins.flatMap((entry) => entryToRequest(entry, 'plugin') ?? []));
  requests.push(...siteConfig.themes.flatMap((entry) => entryToRequest(entry, 'theme') ?? []));

  const plugins: PluginToInit[] = [];
  for (const { plugin, options, kind } of requests) {
    const resolved = typeof plugin === 'string' ? await resolver.plugin(plugin, kind) : inlineModule(plugin);
    if (isSkipped(resolved)) skipped.add(resolved.skipped);
    else plugins.push({ ...resolved, options });
  }
  return { plugins, notices: [...skipped].map(skippedNotice) };
}

async function expandPreset(name: string, load: () => Preset | Promise<Preset>): Promise<Request[]> {
  const preset = await inPlugin(name, 'the preset function', load);
  const requests = (configs: PluginConfig[] | undefined, kind: 'plugin' | 'theme') =>
    (configs ?? []).flatMap((config) => configToRequest(config, kind, name) ?? []);
  return [...requests(preset.plugins, 'plugin'), ...requests(preset.themes, 'theme')];
}

/**
 * The configuration's schema has checked its own entries; entries of a preset come from code and are checked here.
 */
function configToRequest(config: PluginConfig, kind: 'plugin' | 'theme', preset: string): Request | undefined {
  if (config === false || config === null || config === undefined) return undefined;
  if (typeof config === 'string' || typeof config === 'function') return { plugin: config, options: {}, kind };
  const [plugin, options] = config;
  const isOptions = typeof options === 'object' && options !== null;
  if (config.length !== 2 || !isOptions || (typeof plugin !== 'string' && typeof plugin !== 'function')) {
    throw new SiteError(`The preset "${preset}" returned an invalid ${kind} entry.`, {
      hint: `An entry is a name, a function, or one of these with options: ["name", {}].`,
    });
  }
  return { plugin, options: { ...options }, kind };
}

function entryToRequest(entry: ModuleEntry, kind: 'plugin' | 'theme'): Request | undefined {
  if (!entry) return undefined;
  const [plugin, options] = Array.isArray(entry) ? entry : [entry, {}];
  // The configuration cannot import this contract, so it types the function loosely; the signature is the same.
  return { plugin: plugin as string | PluginModule, options, kind };
}

function inlineModule(module: PluginModule): ResolvedModule<PluginModule> {
  return { name: module.name || 'inline plugin', module, entryFile: undefined, builtIn: false };
}

function isSkipped(resolved: ResolvedModule<unknown> | SkippedModule): resolved is SkippedModule {
  return 'skipped' in resolved;
}

function skippedNotice(name: string): string {
  return `${name} is not part of this version of Dactyl: ${NOT_YET_SUPPORTED.get(name)}.`;
}
