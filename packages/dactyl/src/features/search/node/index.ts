/**
 * Search as a theme: the box in the navbar, the dialog, and the index that the dialog queries. The index is written after
 * the pages, from their HTML. Pages that are hidden from search engines are not in the index.
 */
import path from 'node:path';
import type {
  Plugin,
  PluginContext,
  PluginOptions,
  PostBuildProps,
  unstable_RenderedPage,
} from '../../../node/plugin-api/types.js';
import type { JsonObject } from '../../../shared/json.js';
import { once } from '../../../shared/once.js';
import type { unstable_PageReaderAddress } from '../../../node/plugin-api/page-reader-types.js';
import type { SiteConfig } from '../../../node/config/types.js';
import type { PluginModule, ValidateOptionsArgs } from '../../../node/plugin-api/plugin-module.js';
import { createPageIndexer } from '../engine/index-page.js';
import { ENTRY_FILE, INDEX_FOLDER } from '../engine/types.js';
import { knownVersions, localeChoices, type KnownVersions } from './filter-choices.js';
import { findSiteHooks, type PageHook } from './site-hooks.js';
import { createSearchTheme } from './search-theme.js';
import {
  browserSettings,
  checkThemeConfig,
  readSearchSettings,
  searchOptionsSchema,
  type SearchSettings,
} from './options.js';
import { type Entry, entriesAtHand, searchPages } from './entries-at-hand.js';
import { makeIndex } from './make-index.js';
import { recordFacts } from './records/record-facts.js';
import { frontMatterNotes, pageNotes, type FrontMatterNotes } from './page-notes.js';
import { createHtmlReader, type PageContent } from './read-pages.js';
import { writeSearch } from './write-search.js';

export const PLUGIN_NAME = 'dactyl-theme-search';

function themeSearch(context: PluginContext, options: PluginOptions): Plugin {
  const { siteDir, baseUrl, siteConfig, i18n, unstable_logger: logger, unstable_isServed: isServed } = context;
  const cacheDir = path.join(siteDir, '.dactyl/cache');
  const settings = readSearchSettings(siteConfig.themeConfig, options);
  const hooks = findSiteHooks(context, settings);
  const theme = createSearchTheme(context, {
    ...browserSettings(settings),
    index: baseUrl,
    ...(hooks.url && { hooks: hooks.url }),
  });
  let pageHook: PageHook | undefined;
  let versions: KnownVersions = { latest: {}, versions: {} };
  const facts = () => ({
    latest: versions.latest,
    // The dev server serves one locale.
    choices: { versions: versions.versions, locales: context.unstable_isServed ? [] : localeChoices(i18n) },
  });
  // Made when somebody searches or a page is read: the dev server loads the content anew with each edit.
  let notes: () => FrontMatterNotes = () => new Map();
  let entries: () => Entry[] = () => [];
  /** Pages of the dev server that were read. */
  const contents = new WeakMap<unstable_RenderedPage, PageContent>();
  const readHtml = createHtmlReader(siteConfig);
  const readRendered = (page: unstable_RenderedPage) => {
    const content =
      contents.get(page) ?? readHtml({ url: page.url, keywords: notes().get(page.url)?.keywords ?? [] }, page.html);
    contents.set(page, content);
    return content;
  };
  return {
    name: PLUGIN_NAME,
    unstable_yieldsTo: ['SearchBar', 'SearchPage'],
    getThemePath: () => theme.themeDir,
    // Readers ask these sites.
    unstable_getPolicySources: () => policySources(settings),
    ...theme.hooks,
    getClientModules: () => theme.clientModules,
    getPathsToWatch: () => hooks.files,
    unstable_readsSiteOnly: () => hooks.files.length === 0,
    async loadContent() {
      pageHook = await hooks.loadPageHook();
    },
    contentLoaded({ actions }) {
      // `features/search/theme/` passes this to the browser.
      actions.setGlobalData(theme.data);
      theme.addPage(actions);
    },
    injectHtmlTags: () => ({ headTags: theme.headTags }),
    allContentLoaded({ allContent }) {
      versions = knownVersions(allContent);
      notes = once(() => frontMatterNotes(allContent));
      if (isServed) entries = once(() => entriesAtHand(allContent, siteDir));
    },
    unstable_getPageReader: () => pageReader(siteConfig, notes()),
    unstable_getPageFiles: () => ({
      entry: ENTRY_FILE,
      folder: INDEX_FOLDER,
      read: (page) => void readRendered(page),
      make(pages, { isPartial = false } = {}) {
        const found = pageNotes(settings, notes(), baseUrl);
        const own = pages.filter(({ url, noIndex }) => !noIndex && found.isFound(url)).map(readRendered);
        const known = new Set(pages.map(({ url }) => url));
        const missing = isPartial ? entries().filter(({ url }) => !known.has(url) && found.isFound(url)) : [];
        const indexPage = createPageIndexer();
        const atHand = searchPages(missing, siteConfig.title).map((page) => ({
          hasBox: true,
          page,
          terms: indexPage(page, found.keywords(page.url)),
        }));
        const files = makeIndex([...own, ...atHand], { settings, notes: found, ...facts(), pageHook, baseUrl });
        // Without packs all contents are texts.
        const texts = Object.fromEntries(files.map(({ file, content }) => [file, String(content)]));
        return isPartial
          ? { ...texts, [ENTRY_FILE]: withNotice(texts[ENTRY_FILE] ?? '{}', i18n.currentLocale) }
          : texts;
      },
    }),
    async postBuild({ outDir, head, unstable_previousOutDir: oldDir, unstable_readings: readings }: PostBuildProps) {
      const isWritten = await writeSearch({
        oldDir,
        outDir,
        siteConfig,
        baseUrl,
        settings,
        notes: notes(),
        head,
        readings,
        ...facts(),
        pageHook,
        pageHookHash: hooks.pageHookHash,
        locale: i18n.currentLocale,
        cacheDir,
        warn: (message) => logger?.warn(message),
      });
      if (isWritten) await theme.writeFiles(outDir);
      if (settings.records.length === 0) return;
      const { writeSiteRecords } = await import('./records/site-records.js');
      await writeSiteRecords({
        ...recordFacts(context),
        services: settings.records,
        pageHook,
        outDir,
        settings,
        notes: notes(),
        head,
      });
    },
    unstable_afterPostBuild: (props) => hooks.write(props),
  };
}

function policySources({ federate }: SearchSettings) {
  const origins = [...new Set(federate.map(({ url }) => new URL(url).origin))];
  return origins.length > 0 ? { 'connect-src': origins } : {};
}

function pageReader(site: SiteConfig, notes: FrontMatterNotes): unstable_PageReaderAddress {
  const { title, titleDelimiter } = site;
  const ofPages = [...notes].flatMap(([url, { keywords }]) => (keywords ? [[url, keywords] as const] : []));
  const options = { title, titleDelimiter, keywords: Object.fromEntries(ofPages) };
  return { module: new URL('./read-made-page.js', import.meta.url).href, options };
}

/** For authors, who see it in the dev server alone. */
const NOTICES: Readonly<Record<string, string>> = {
  en: 'The index is still being made: only titles, descriptions and headings are found yet.',
  zh: '索引仍在生成，目前只能找到页面标题、描述和标题。',
};

function withNotice(entry: string, locale: string): string {
  const notice = NOTICES[locale.split('-')[0] ?? ''] ?? NOTICES['en'];
  return JSON.stringify({ ...(JSON.parse(entry) as object), notice });
}

const plugin: PluginModule = Object.assign(themeSearch, {
  validateOptions: ({ options, validate }: ValidateOptionsArgs) => validate(searchOptionsSchema, options),
  validateThemeConfig: ({ themeConfig, unstable_configFile }: ThemeConfigArgs): JsonObject => {
    const { search } = themeConfig;
    if (search === undefined || typeof search === 'boolean') return {};
    // The cast: it came from there, and goes to the browser as JSON.
    return { search: checkThemeConfig(search, unstable_configFile) as JsonObject };
  },
});

interface ThemeConfigArgs {
  themeConfig: JsonObject;
  unstable_configFile?: string;
}

export default plugin;
