/**
 * Loads configuration and plugins into a `Site`. Input: a folder and the locales to build. Output: for each locale
 * its routes, data, messages and pages; theme layers and styles for all of them. Nothing is compiled or rendered
 * yet.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { announceLocale } from '../config/load-config.js';
import { loadSiteConfig, siteConfigOfLocale } from './site-config.js';
import { describeLocaleDoubts, resolveLocales, type ResolvedLocale } from '../config/resolve-i18n.js';
import type { LoadedConfig, SiteConfig } from '../config/types.js';
import type { Logger } from '../base/logger.js';
import type { PluginResults } from '../plugin-api/load-plugins.js';
import { runPlugins } from '../plugin-api/run-plugins.js';
import { sayOnce } from '../plugin-api/say-once.js';
import type { PluginContext, PluginLogger } from '../plugin-api/types.js';
import { readBundlerParts } from './bundler-parts/run-hooks.js';
import { audiencesOf, audienceTextOf } from './audience.js';
import { builtInsWith } from './built-ins.js';
import { describeUnusedFootnoteOptions } from './footnote-options.js';
import { type ContentTexts, createContentTexts } from './content-texts.js';
import { createStampedTexts } from './stamped-texts.js';
import type { TextReadings } from './text-readings.js';
import { createFunctionsHash } from './functions-hash.js';
import { listPages } from './pages.js';
import { createContext, GENERATED_DIR } from './plugin-context.js';
import { postCssHooks } from './post-css/hooks.js';
import { packagesHash } from './packages-hash.js';
import { replacedElements } from './replaced-elements.js';
import { processorOptions } from './processor-options.js';
import { namedTokenTypes } from './named-token-types.js';
import type { ThemeLayers } from './theme-layers.js';
import { siteFunctions } from './site-functions.js';
import { siteData } from './site-data.js';
import { describeSlowEngines } from './slow-engines.js';
import type { LocaleSite, Site } from './types.js';
import { drawersOf, drawnLanguages } from './drawers.js';
import { imageCopiesOf } from './image-copies.js';
import { describeMissingEncoder } from './image-encoder.js';
import { describeUndrawnDiagrams, describeUnreadRedirects, describeUnusedFields } from './unused-parts.js';

export interface LoadSiteOptions {
  siteDir: string;
  /** `--config`, relative to the site's folder. */
  configPath?: string | undefined;
  /** `--locale`: the locales to load, or only the default one. Default: all that the configuration names. */
  locales?: string[] | 'default' | undefined;
  /**
   * Whether a locale that is loaded alone keeps its URL among all locales, as in the dev server; a build puts it at
   * the base URL.
   */
  keepsPlace?: boolean | undefined;
  /**
   * Whether the dev server loads the site. A build with `--dev` uses React's development build, but writes files
   * like any other.
   */
  isServed?: boolean;
  /** The configuration, where it has been loaded. */
  config?: LoadedConfig;
  /** Absolute output folder; each locale has a part of it. */
  outDir: string;
  /** The folder that a build writes to, which plugins get as `outDir`. Default: the output folder. */
  newDir?: string;
  /** What earlier runs have read in texts. */
  readings?: TextReadings;
  /** See `PluginContext.unstable_expectPages`. */
  expectPages?: (count: number) => void;
  logger: Logger;
  /** Whether this process has loaded the site before. */
  isReload?: boolean;
}

export async function loadSite(options: LoadSiteOptions): Promise<Site> {
  const { siteDir, configPath, isReload, logger } = options;
  const loaded = options.config ?? (await loadSiteConfig({ siteDir, configPath, isReload, logger }));
  const { i18n } = loaded.siteConfig;
  const requested = options.locales === 'default' ? [i18n.defaultLocale] : options.locales;
  const builds = resolveLocales(loaded.siteConfig, { siteDir, requested, keepsPlace: options.keepsPlace });
  if (!options.isReload) {
    const { siteConfig } = loaded;
    const doubts = [
      ...describeLocaleDoubts(siteConfig, requested),
      ...describeUnusedFields(siteConfig),
      ...describeMissingEncoder(siteConfig, siteDir),
      ...describeUnusedFootnoteOptions(siteConfig.markdown),
    ];
    doubts.forEach((text) => options.logger.warn(text));
  }
  const siteThemeDir = path.join(siteDir, 'src/theme');
  const results: LoadedLocale[] = [];
  const pluginLogger = sayOnce(options.logger);
  const audience = audienceTextOf(loaded.siteConfig);
  const texts = createContentTexts(options.readings, audience);
  // Sequential: plugins share the process environment, and later locales profit from warm caches.
  for (const build of builds) {
    // Notices about plugins are the same for every locale.
    const announceSkipped = results.length === 0;
    const own = await siteConfigOfLocale(loaded, { locale: build.localeData.currentLocale, configPath, logger });
    results.push(await loadLocale(own, build, { ...options, texts, pluginLogger, siteThemeDir, announceSkipped }));
  }
  const [first] = results;
  if (!first) throw new Error('A run has at least one locale.');
  const bundlerParts = readBundlerParts(first.plugins.plugins, first.locale.pluginContext, pluginLogger);
  await bundlerParts?.runEarly();
  const site: Site = {
    siteDir,
    configFile: loaded.configFile,
    configDependencies: loaded.dependencies,
    address: {
      siteDir,
      outDir: options.outDir,
      configPath: options.configPath,
      requested,
      keepsPlace: options.keepsPlace,
    },
    generatedDir: path.join(siteDir, GENERATED_DIR),
    siteConfig: loaded.siteConfig,
    themeLayers: themeLayers(siteThemeDir, first.plugins),
    styles: oursFirst(first.plugins.clientModules.filter(isStyleSheet)),
    clientModules: first.plugins.clientModules.filter((file) => !isStyleSheet(file)),
    postCssHooks: postCssHooks(first.plugins.plugins, loaded.configFile),
    ...imageImports(first.plugins),
    bundlerParts,
    texts,
    audience,
    locales: results.map((result) => result.locale),
  };
  return options.isServed ? withReload(site, results) : site;
}

/** In a build nothing would use what loading contents again needs. */
function withReload(site: Site, loaded: readonly LoadedLocale[]): Site {
  return {
    ...site,
    async reloadContents(files) {
      const again: LoadedLocale[] = [];
      for (const { locale, reload } of loaded) {
        announceLocale(locale.locale);
        again.push(await reload(files));
      }
      return withReload({ ...site, locales: again.map(({ locale }) => locale) }, again);
    },
  };
}

/**
 * Of rules with equal specificity the later one wins, so the site's style sheets come last, whatever the order of
 * plugins.
 */
function oursFirst(sheets: readonly string[]): string[] {
  return [...sheets.filter((file) => !isOfSite(file)), ...sheets.filter(isOfSite)];
}

function isOfSite(file: string): boolean {
  return !file.startsWith(PACKAGE_DIR);
}

const PACKAGE_DIR = fileURLToPath(new URL('../..', import.meta.url));

function isStyleSheet(file: string): boolean {
  return /\.(css|scss|sass|less|styl)$/.test(file);
}

function imageImports({ plugins }: PluginResults): Pick<Site, 'imageImports'> {
  for (const { plugin } of plugins) {
    const found = plugin.unstable_getImageImports?.();
    if (found) return { imageImports: found };
  }
  return {};
}

function themeLayers(site: string, { themePaths, themeFacts }: PluginResults): ThemeLayers {
  return { site, themes: themePaths.toReversed(), facts: themeFacts };
}

interface LoadedLocale {
  locale: LocaleSite;
  plugins: PluginResults;
  /** See `PluginResults.reload`. */
  reload(files: ReadonlySet<string>): Promise<LoadedLocale>;
}

interface LoadLocaleOptions extends LoadSiteOptions {
  texts: ContentTexts;
  pluginLogger: PluginLogger;
  siteThemeDir: string;
  announceSkipped: boolean;
}

async function loadLocale(
  loaded: LoadedConfig,
  build: ResolvedLocale,
  options: LoadLocaleOptions,
): Promise<LoadedLocale> {
  const { newDir: outDir = options.outDir, isServed, expectPages } = options;
  const context = await createContext(loaded, build, {
    outDir,
    isServed,
    expectPages,
    texts: readersOf(options),
  });
  const plugins = await runPlugins({
    context,
    builtIns: builtInsWith(options.logger),
    logger: options.pluginLogger,
    announceSkipped: options.announceSkipped,
  });
  const place = { loaded, build, context, options };
  const locale = await toLocaleSite(plugins, place);
  if (options.announceSkipped) {
    const notes = [...describeUndrawnDiagrams(locale), ...describeUnreadRedirects(locale)];
    notes.forEach((note) => options.logger.warn(note));
    (await describeSlowEngines(locale, loaded.siteDir)).forEach((note) => options.logger.info(note));
  }
  return withPlugins(plugins, locale, place);
}

/** The dev server looks at a file when its page is asked for: it would note what files import in vain. */
function readersOf({ isServed, readings, texts }: LoadLocaleOptions) {
  if (isServed) return readings && createStampedTexts(readings);
  return { unstable_readText: texts.read, unstable_keepReading: texts.keepReading };
}

interface LocalePlace {
  loaded: LoadedConfig;
  build: ResolvedLocale;
  context: PluginContext;
  options: LoadLocaleOptions;
}

function withPlugins(plugins: PluginResults, locale: LocaleSite, place: LocalePlace): LoadedLocale {
  return {
    locale,
    plugins,
    async reload(files) {
      const again = await plugins.reload(files);
      return withPlugins(again, await toLocaleSite(again, place), place);
    },
  };
}

async function toLocaleSite(plugins: PluginResults, place: LocalePlace): Promise<LocaleSite> {
  const { loaded, build, context, options } = place;
  const { themeConfig, codeTranslations } = plugins;
  const siteConfig: SiteConfig = { ...context.siteConfig, themeConfig };
  const functions = siteFunctions(plugins.markdownSources, { siteDir: loaded.siteDir, markdown: siteConfig.markdown });
  const functionsHash = createFunctionsHash(functions, {
    siteDir: loaded.siteDir,
    configDependencies: loaded.dependencies,
    pluginFiles: plugins.plugins.flatMap(({ entryFile }) => entryFile ?? []),
  });
  const layers = themeLayers(options.siteThemeDir, plugins);
  const imageCopies = imageCopiesOf(plugins.plugins);
  const processorInput = {
    siteDir: loaded.siteDir,
    packagesHash: packagesHash(siteConfig.markdown, loaded.siteDir),
    markdown: siteConfig.markdown,
    themeConfig,
    codeTranslations,
    format: loaded.format,
    audiences: audiencesOf(siteConfig),
    drawnLanguages: drawnLanguages(drawersOf(plugins.plugins)),
    copiedHosts: imageCopies?.hosts,
    tokenTypes: await namedTokenTypes(plugins.clientModules.filter(isStyleSheet).filter(isOfSite)),
    themeLayers: layers,
    replacedElements: replacedElements(layers, siteConfig.markdown),
    terms: plugins.terms,
  };
  const pages = listPages(plugins.routes, build.baseUrl);
  return {
    locale: build.localeData.currentLocale,
    baseUrl: build.baseUrl,
    outSubdir: build.outSubdir,
    siteConfig,
    data: siteData({ siteConfig, format: loaded.format }, context, { ...plugins, pages }),
    pluginContext: context,
    plugins: plugins.plugins,
    routes: plugins.routes,
    pages,
    htmlTags: plugins.htmlTags,
    markdown: plugins.markdownSources.map((source, index) => ({
      ...source,
      processorOptions: processorOptions(source, processorInput, functionsHash(index)),
    })),
    functions,
    imageCopies,
    fallbackProcessor: processorOptions(
      { admonitions: true, removeContentTitle: false },
      processorInput,
      functionsHash(plugins.markdownSources.length),
    ),
  };
}
