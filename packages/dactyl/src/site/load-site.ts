/**
 * Configuration and plugins → `Site`. In: a folder and the locales to build. Out: for each locale its routes,
 * data, messages and pages; theme layers and styles for all of them. Nothing is compiled or rendered yet.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { loadConfig } from '../config/load-config.js';
import { resolveLocales, type ResolvedLocale } from '../config/resolve-i18n.js';
import { resolveSiteStorage } from '../config/site-storage.js';
import type { LoadedConfig, SiteConfig } from '../config/types.js';
import type { Logger } from '../node/logger.js';
import type { PluginResults } from '../plugin-api/load-plugins.js';
import { runPlugins } from '../plugin-api/run-plugins.js';
import { readCodeTranslations } from '../plugin-api/translation-files.js';
import type { PluginContext } from '../plugin-api/types.js';
import type { Json, JsonObject } from '../shared/json.js';
import type { SiteData } from '../shared/render.js';
import { BUILT_INS } from './built-ins.js';
import { listPages } from './pages.js';
import { processorOptions } from './processor-options.js';
import { siteMetadata } from './site-metadata.js';
import type { LocaleSite, Site } from './types.js';
import { describeUnusedParts } from './unused-parts.js';

export interface LoadSiteOptions {
  siteDir: string;
  /** `--config`, relative to the site's folder. */
  configPath?: string | undefined;
  /** `--locale`: the locales to load, or only the default one. Default: all that the configuration names. */
  locales?: string[] | 'default' | undefined;
  /** Absolute output folder, of which each locale has its part. */
  outDir: string;
  logger: Logger;
}

export const GENERATED_DIR = '.dactyl';

export async function loadSite(options: LoadSiteOptions): Promise<Site> {
  const { siteDir } = options;
  const loaded = await loadConfig({ siteDir, configPath: options.configPath });
  const { i18n } = loaded.siteConfig;
  const builds = resolveLocales(
    loaded.siteConfig,
    options.locales === 'default' ? [i18n.defaultLocale] : options.locales,
  );
  const siteThemeDir = path.join(siteDir, 'src/theme');
  const results: LoadedLocale[] = [];
  // One after the other: plugins share the process environment, and later ones find the caches warm.
  for (const build of builds) {
    // What is said of plugins once holds for every locale.
    const announceSkipped = results.length === 0;
    results.push(await loadLocale(loaded, build, { ...options, siteThemeDir, announceSkipped }));
  }
  const [first] = results;
  if (!first) throw new Error('A run has at least one locale.');
  return {
    siteDir,
    configFile: loaded.configFile,
    configDependencies: loaded.dependencies,
    generatedDir: path.join(siteDir, GENERATED_DIR),
    siteConfig: loaded.siteConfig,
    themeLayers: { site: siteThemeDir, themes: first.plugins.themePaths.toReversed() },
    styles: first.plugins.clientModules.filter(isStyleSheet),
    clientModules: first.plugins.clientModules.filter((file) => !isStyleSheet(file)),
    locales: results.map((result) => result.locale),
  };
}

function isStyleSheet(file: string): boolean {
  return /\.(css|scss|sass|less|styl)$/.test(file);
}

interface LoadedLocale {
  locale: LocaleSite;
  plugins: PluginResults;
}

async function loadLocale(
  loaded: LoadedConfig,
  build: ResolvedLocale,
  options: LoadSiteOptions & { siteThemeDir: string; announceSkipped: boolean },
): Promise<LoadedLocale> {
  const context = await createContext(loaded, build, options.outDir);
  const plugins = await runPlugins({
    context,
    builtIns: BUILT_INS,
    logger: options.logger,
    announceSkipped: options.announceSkipped,
  });
  if (options.announceSkipped) describeUnusedParts(plugins).forEach((note) => options.logger.warn(note));
  const { themeConfig, codeTranslations } = plugins;
  const siteConfig: SiteConfig = { ...context.siteConfig, themeConfig };
  const processorInput = {
    markdown: siteConfig.markdown,
    themeConfig,
    codeTranslations,
    siteThemeDir: options.siteThemeDir,
  };
  const locale: LocaleSite = {
    locale: build.localeData.currentLocale,
    baseUrl: build.baseUrl,
    outSubdir: build.outSubdir,
    siteConfig,
    data: siteData(siteConfig, context, plugins),
    plugins: plugins.plugins,
    routes: plugins.routes,
    pages: listPages(plugins.routes, build.baseUrl),
    htmlTags: plugins.htmlTags,
    markdown: plugins.markdownSources.map((source) => ({
      ...source,
      processorOptions: processorOptions(source, processorInput),
    })),
    fallbackProcessor: processorOptions({ admonitions: true, removeContentTitle: false }, processorInput),
  };
  return { locale, plugins };
}

async function createContext(loaded: LoadedConfig, build: ResolvedLocale, outDir: string): Promise<PluginContext> {
  const { siteDir, siteConfig, configFile } = loaded;
  const { localeData, baseUrl, outSubdir } = build;
  const localeConfig = localeData.localeConfigs[localeData.currentLocale];
  const localizationDir = path.resolve(siteDir, localeData.path, localeConfig?.path ?? localeData.currentLocale);
  return {
    siteDir,
    siteVersion: await readVersion(siteDir),
    generatedFilesDir: path.join(siteDir, GENERATED_DIR, 'data', localeData.currentLocale),
    siteConfig: Object.freeze({ ...siteConfig, baseUrl }),
    siteConfigPath: configFile,
    outDir: path.join(outDir, outSubdir),
    baseUrl,
    localizationDir,
    i18n: localeData,
    codeTranslations: await readCodeTranslations(localizationDir),
    siteStorage: resolveSiteStorage(siteConfig, baseUrl),
  };
}

async function readVersion(siteDir: string): Promise<string | undefined> {
  try {
    const manifest: unknown = JSON.parse(await readFile(path.join(siteDir, 'package.json'), 'utf8'));
    const version =
      typeof manifest === 'object' && manifest !== null && 'version' in manifest ? manifest.version : undefined;
    return typeof version === 'string' ? version : undefined;
  } catch {
    return undefined;
  }
}

function siteData(siteConfig: SiteConfig, context: PluginContext, plugins: PluginResults): SiteData {
  return {
    // Functions and patterns are lost on the way to components, as in the site format.
    siteConfig: JSON.parse(JSON.stringify(siteConfig)) as SiteData['siteConfig'],
    siteMetadata: siteMetadata(context, plugins.plugins) as JsonObject & Json,
    i18n: context.i18n,
    globalData: plugins.globalData,
    codeTranslations: plugins.codeTranslations,
    siteStorage: context.siteStorage,
  };
}
