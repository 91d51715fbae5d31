/** Finds the themes of a site: its plugins that have a folder of components. Content is not loaded. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { resolveLocales } from '../config/resolve-i18n.js';
import { toPosixPath } from '../base/files.js';
import type { Logger } from '../base/logger.js';
import { SiteError } from '../base/site-error.js';
import { inPlugin } from '../plugin-api/in-plugin.js';
import { initPlugins } from '../plugin-api/init-plugins.js';
import { BUILT_INS } from '../site/built-ins.js';
import { createContext } from '../site/plugin-context.js';
import { loadSiteConfig } from '../site/site-config.js';
import { frameworkVersion } from '../site/site-metadata.js';
import { definedProps } from '../../shared/defined-props.js';
import { SWIZZLE_ACTIONS, type SwizzleConfig } from '../../shared/swizzle-actions.js';
import { PACKAGE_ROOT } from '../bundle/package-root.js';
import type { InitializedPlugin } from '../plugin-api/plugin-module.js';
import { listComponents } from './list-components.js';
import type { ReadSource } from './theme-sources.js';
import type { Theme } from './types.js';

export interface LoadThemesInput {
  siteDir: string;
  configPath: string | undefined;
  /** Of our themes. */
  readSource: ReadSource;
  logger: Logger;
}

const CLASSIC = '@docusaurus/theme-classic';

/**
 * Our default theme first, then in the order of the configuration. A theme that is used several times is listed
 * once.
 */
export async function loadThemes({ siteDir, configPath, readSource, logger }: LoadThemesInput): Promise<Theme[]> {
  const loaded = await loadSiteConfig({ siteDir, configPath });
  const [build] = resolveLocales(loaded.siteConfig, { requested: [loaded.siteConfig.i18n.defaultLocale] });
  if (!build) throw new Error('Every site has a default locale.');
  const context = await createContext(loaded, build, { outDir: path.join(siteDir, 'build') });
  const { plugins } = await initPlugins({ ...context, unstable_logger: logger }, BUILT_INS);
  const themes = await Promise.all(plugins.map((plugin) => toTheme(plugin, readSource)));
  const byFolder = new Map(themes.flatMap((theme) => (theme ? [[theme.folder, theme]] : [])));
  return [...byFolder.values()].toSorted((a, b) => Number(b.name === CLASSIC) - Number(a.name === CLASSIC));
}

async function toTheme(plugin: InitializedPlugin, readSource: ReadSource): Promise<Theme | undefined> {
  const { plugin: hooks, label, baseDir } = plugin;
  const hook = await inPlugin(label, 'getThemePath', () => hooks.getThemePath?.());
  if (hook === undefined) return undefined;
  const folder = path.resolve(baseDir, hook);
  if (!existsSync(folder)) {
    throw new SiteError(`The theme "${label}" has no folder ${hook}.`, {
      hint: 'What "getThemePath" of a plugin returns starts from the folder of the plugin.',
      plugin: label,
    });
  }
  const isOwn = folder.startsWith(PACKAGE_ROOT + path.sep);
  const given = await inPlugin(label, 'getTypeScriptThemePath', () => hooks.getTypeScriptThemePath?.());
  const sources = given === undefined ? undefined : path.resolve(baseDir, given);
  const config = isOwn ? ownConfig() : await inPlugin(label, 'getSwizzleConfig', () => configOf(plugin));
  return {
    ...names(plugin, isOwn),
    ...definedProps({
      version: isOwn ? frameworkVersion() : versionOf(plugin),
      sources: isOwn ? undefined : sources,
      own: isOwn ? { folder: toPosixPath(path.relative(PACKAGE_ROOT, folder)), read: readSource } : undefined,
    }),
    folder,
    components: listComponents({ folder, config, withUnlisted: !isOwn }),
  };
}

function versionOf({ version }: InitializedPlugin): string | undefined {
  return version.type === 'package' ? version.version : undefined;
}

/** The package name, and the short names that configurations may use for it. */
function names({ name: hookName, version }: InitializedPlugin, isOwn: boolean): Pick<Theme, 'name' | 'aliases'> {
  // Our own themes are named after their hooks, since a configuration may say just `mermaid`.
  const name = isOwn
    ? hookName.replace('docusaurus-', '@docusaurus/')
    : version.type === 'package' && version.name !== undefined
      ? version.name
      : hookName;
  const short = name.replace(/^(?:@docusaurus\/|docusaurus-)(?:theme-|plugin-)?/, '');
  return { name, aliases: [hookName, short, ...(name === CLASSIC ? ['dactyl', 'classic'] : [])] };
}

function ownConfig(): SwizzleConfig['components'] {
  const rows = Object.entries(SWIZZLE_ACTIONS);
  return Object.fromEntries(
    rows.map(([name, { eject, wrap, description }]) => [name, { actions: { eject, wrap }, description }]),
  );
}

function configOf({ module }: InitializedPlugin): SwizzleConfig['components'] {
  const config = module.getSwizzleConfig?.();
  if (config) return { ...config.components };
  const safe = module.getSwizzleComponentList?.() ?? [];
  return Object.fromEntries(safe.map((name) => [name, { actions: { eject: 'safe', wrap: 'safe' } }]));
}
