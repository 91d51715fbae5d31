/** A configuration, or a part of one, is held against the schemas of the configuration, the plugins and the theme. */
import { resolveConfig } from '../../src/node/config/load-config.js';
import { themeConfigSchema } from '../../src/node/config/schema/theme-config.js';
import { siteConfigSchema } from '../../src/node/config/schema/site-config.js';
import { SiteError } from '../../src/node/base/site-error.js';
import { collectPlugins, type PluginToInit } from '../../src/node/plugin-api/collect-plugins.js';
import { createModuleResolver, type ModuleResolver } from '../../src/node/plugin-api/resolve-modules.js';
import type { PluginContext } from '../../src/node/plugin-api/types.js';
import { validateOptionsWith, validateThemeConfigWith } from '../../src/node/plugin-api/validate.js';
import { PRESET_OPTIONS } from '../../src/features/preset-classic/node/index.js';
import { isRecord } from '../../src/shared/is-record.js';
import { BUILT_INS } from '../../src/node/site/built-ins.js';
import { createPluginContext } from '../plugin-context.js';
import type { PluginModule } from '../../src/node/plugin-api/plugin-module.js';
import { packageName, type ExampleSite } from './example-site.js';

/** All that come with the framework. */
const PLUGINS: Record<string, PluginModule> = { ...BUILT_INS.plugins };
for (const [name, load] of Object.entries(BUILT_INS.optionalPlugins ?? {})) PLUGINS[name] = (await load()).default;

/** Keys of `themeConfig` that belong to others than the classic theme. */
const OF_OTHER_THEMES = ['algolia', 'liveCodeBlock', 'mermaid', 'search'];

/** @throws with all that is wrong in a whole configuration. */
export async function checkWholeConfig(userConfig: Record<string, unknown>, site: ExampleSite): Promise<void> {
  const configFile = `${site.dir}/docusaurus.config.js`;
  const given = { title: 'Tern', url: 'https://tern.example.com', baseUrl: '/', ...userConfig };
  const siteConfig = resolveConfig(given, { configFile });
  checkThemeConfigKeys(siteConfig.themeConfig);
  const context = createPluginContext({ siteDir: site.dir, siteConfig });
  const { plugins } = await collectPlugins(context, forgivingResolver(configFile, site));
  const seen = new Set<string>();
  for (const plugin of plugins) {
    const { id } = validateOptions(plugin, context);
    const key = `${plugin.name} ${id}`;
    if (plugin.builtIn && seen.has(key)) throw new Error(`"${plugin.name}" is used twice with the id "${id}".`);
    seen.add(key);
  }
  for (const [name, module] of Object.entries(PLUGINS)) {
    if (name !== '@docusaurus/theme-search-algolia' || 'algolia' in siteConfig.themeConfig)
      validateTheme(module, context);
  }
}

/** Keys that nobody knows pass the schema: they may belong to themes of others, and are mistakes in our examples. */
function checkThemeConfigKeys(themeConfig: object): void {
  const known = new Set([...Object.keys(themeConfigSchema.shape), ...OF_OTHER_THEMES]);
  const unknown = Object.keys(themeConfig).filter((key) => !known.has(key));
  if (unknown.length > 0) throw new Error(`themeConfig has no field ${unknown.join(', ')}.`);
}

function validateOptions({ module, name, options }: PluginToInit, context: PluginContext): { id: unknown } {
  const where = { plugin: name, configFile: context.siteConfigPath };
  const checked = module.validateOptions?.({
    options,
    validate: (schema, own) => validateOptionsWith(schema, own, where),
  });
  return checked ?? { id: options['id'] };
}

function validateTheme(module: PluginModule, context: PluginContext): void {
  const where = { plugin: 'theme', configFile: context.siteConfigPath };
  module.validateThemeConfig?.({
    themeConfig: context.siteConfig.themeConfig,
    validate: (schema, value) => validateThemeConfigWith(schema, value, where),
  });
}

/** A plugin that the page shows or tells to install may be missing here. */
function forgivingResolver(configFile: string, { packages }: ExampleSite): ModuleResolver {
  const resolver = createModuleResolver({ configFile, builtIns: BUILT_INS });
  return {
    preset: (name) => resolver.preset(name),
    async plugin(name, kind) {
      try {
        return await resolver.plugin(name, kind);
      } catch (error) {
        const isKnown = name.startsWith('.') || packages.has(packageName(name));
        if (!(error instanceof SiteError && isKnown && error.message.startsWith('Cannot find'))) throw error;
        return { name, module: () => ({ name }), entryFile: undefined, builtIn: false };
      }
    },
  };
}

/**
 * A part of a configuration is what its keys say: fields of the configuration, of the preset, of `themeConfig`, or the
 * options of a plugin.
 *
 * @param page names the plugin first whose options it describes
 * @throws when it is none of these, with the fault of the likeliest
 */
export async function checkConfigPart(
  part: unknown,
  { page, site }: { page: string; site: ExampleSite },
): Promise<void> {
  if (Array.isArray(part)) return checkWholeConfig({ plugins: [part] }, site);
  if (!isRecord(part)) throw new Error('A part of a configuration is an object or an entry of a list.');
  const keys = Object.keys(part);
  if (keys.every((key) => key in siteConfigSchema.shape)) return checkWholeConfig(part, site);
  const asPreset = () => checkWholeConfig({ presets: [['classic', part]] }, site);
  const asTheme = () => checkWholeConfig({ themeConfig: part }, site);
  if (keys.every((key) => PRESET_OPTIONS.includes(key))) return firstThatHolds([asPreset, asTheme]);
  const plugins = Object.keys(PLUGINS).filter((name) => isAbout(page, name) || refusesUnknown(name));
  const likeliest = plugins.toSorted((a, b) => Number(isAbout(page, b)) - Number(isAbout(page, a)));
  const asOptions = likeliest.map((plugin) => () => checkWholeConfig({ presets: [], plugins: [[plugin, part]] }, site));
  const isThemeConfig = keys.every((key) => key in themeConfigSchema.shape);
  await firstThatHolds(isThemeConfig ? [asTheme, ...asOptions] : asOptions);
}

/** `docs/api/plugins/plugin-pwa.md` is about `@docusaurus/plugin-pwa`, `docs/blog.md` about that of blogs. */
function isAbout(page: string, plugin: string): boolean {
  const name = plugin.replace(/^.*\//, '');
  return page.includes(name) || page.includes(`/${name.replace(/^plugin-(?:content-)?/, '')}.`);
}

/** A plugin that lets unknown options through would take everything. */
function refusesUnknown(plugin: string): boolean {
  return PLUGINS[plugin]?.validateOptions !== undefined && plugin !== '@docusaurus/plugin-ideal-image';
}

async function firstThatHolds(attempts: readonly (() => Promise<void>)[]): Promise<void> {
  let first: unknown;
  for (const attempt of attempts) {
    try {
      return await attempt();
    } catch (error) {
      first ??= error;
    }
  }
  throw first;
}
