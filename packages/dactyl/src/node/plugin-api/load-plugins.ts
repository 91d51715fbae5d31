/**
 * Runs the content hooks of all plugins and collects the results. Can be repeated with the same plugins when
 * content has changed.
 */
import path from 'node:path';
import { isTranslated, localizedContentDirs } from '../content/source-folders.js';
import { SiteError, throwAll } from '../base/site-error.js';
import type { TextTerms } from '../markdown/text-terms.js';
import type { Json, JsonObject } from '../../shared/json.js';
import { checkHtmlTags, renderHtmlTags } from './html-tags.js';
import { inPlugin, settleAll } from './in-plugin.js';
import type { InitializedPlugins } from './init-plugins.js';
import { type ActionRecord, createActions } from './plugin-actions.js';
import { findDuplicateRoutes, leafRoutes, sortRoutes } from './routes.js';
import { pluginPaths } from './plugin-paths.js';
import { localizeTranslationFiles, readCodeTranslations } from './translation-files.js';
import type {
  AllContent,
  LoadedPlugin,
  PluginContext,
  PluginLogger,
  SiteHtmlTags,
  TranslationFile,
  unstable_MarkdownSource,
  unstable_ThemeFacts,
} from './types.js';
import type { RouteConfig } from './route-config.js';
import type { InitializedPlugin } from './plugin-module.js';

export interface PluginResults {
  plugins: LoadedPlugin[];
  /** Sorted, with the trailing-slash policy applied; without the page for unknown URLs. */
  routes: RouteConfig[];
  /** `globalData[pluginName][pluginId]` */
  globalData: Record<string, Record<string, Json>>;
  /** Checked, merged and translated. */
  themeConfig: JsonObject;
  /** Message id → text: the plugins' defaults, overridden by the site's `code.json`. */
  codeTranslations: Record<string, string>;
  /** Absolute folders of theme components; later ones win. */
  themePaths: string[];
  /** Theme folder → what its plugin says of it. */
  themeFacts: Record<string, unstable_ThemeFacts>;
  /** Absolute files, the site's own last. */
  clientModules: string[];
  htmlTags: SiteHtmlTags;
  markdownSources: unstable_MarkdownSource[];
  /** Words that Markdown of the site explains. */
  terms: TextTerms | undefined;
  /**
   * The results after edits of these content files, none of which is new or gone: with the same plugins and options. Only
   * plugins that watch one of the files load their content again.
   */
  reload(files: ReadonlySet<string>): Promise<PluginResults>;
}

/** A plugin and what its hooks have returned so far. */
interface Loading {
  plugin: InitializedPlugin;
  /** As its `loadContent` gave it, in no language. */
  loaded: unknown;
  content: unknown;
  translationFiles: Record<string, TranslationFile>;
}

/** What was loaded before, and the content files that have been edited since. */
interface Edits {
  files: ReadonlySet<string>;
  loading: readonly Loading[];
  records: readonly ActionRecord[];
  /** By plugin. */
  pages: readonly RouteConfig[][];
}

export async function loadPlugins(
  initialized: InitializedPlugins,
  logger: PluginLogger,
  edits?: Edits,
): Promise<PluginResults> {
  const { context, plugins } = initialized;
  const loading = await settleAll(
    plugins.map((plugin, index) => loadContent(plugin, context, edits && { ...edits, before: edits.loading[index] })),
  );
  const checked = context.siteConfig.themeConfig;
  const themeConfig = isTranslated(context) ? await translateThemeConfig(loading, checked) : checked;
  const codeTranslations = await codeMessages(plugins, context);
  const records = await runContentLoaded(loading, context, edits);
  const loaded = loading.map(({ plugin, content }, index) => finishPlugin(plugin, content, records[index]));
  const pages = loaded.map(({ routes }) => leafRoutes(routes));
  if (!edits || !haveSamePaths(edits.pages, pages)) reportDuplicateRoutes(loaded, context, logger);
  return {
    plugins: loaded,
    routes: sortRoutes(
      loaded.flatMap((plugin) => plugin.routes),
      context.siteConfig.baseUrl,
    ),
    globalData: collectGlobalData(loaded),
    themeConfig,
    codeTranslations,
    themePaths: plugins.flatMap((plugin) => themeFolder(plugin) ?? []),
    themeFacts: themeFacts(plugins),
    clientModules: [
      ...plugins.flatMap(({ plugin, baseDir }) =>
        (plugin.getClientModules?.() ?? []).map((file) => path.resolve(baseDir, file)),
      ),
      ...context.siteConfig.clientModules.map((file) => path.resolve(context.siteDir, file)),
    ],
    htmlTags: await collectHtmlTags(loading, context),
    terms: loading
      .map(({ plugin, content }) => plugin.plugin.unstable_getTerms?.({ content }))
      .find((terms) => terms !== undefined && terms.terms.length > 0),
    markdownSources: loading.flatMap(
      ({ plugin, content }) => plugin.plugin.unstable_getMarkdownSources?.({ content }) ?? [],
    ),
    reload: (files) => loadPlugins(initialized, logger, { files, loading, records, pages }),
  };
}

function themeFolder({ plugin, baseDir }: InitializedPlugin): string | undefined {
  const folder = plugin.getThemePath?.();
  return folder === undefined ? undefined : path.resolve(baseDir, folder);
}

function themeFacts(plugins: InitializedPlugin[]): PluginResults['themeFacts'] {
  const facts: PluginResults['themeFacts'] = {};
  for (const one of plugins) {
    const [folder, found] = [themeFolder(one), one.plugin.unstable_getThemeFacts?.()];
    if (folder !== undefined && found) facts[folder] = found;
  }
  return facts;
}

async function loadContent(
  plugin: InitializedPlugin,
  context: PluginContext,
  edits: (Edits & { before: Loading | undefined }) | undefined,
): Promise<Loading> {
  const { plugin: hooks, label } = plugin;
  if (edits?.before && !watchesAny(plugin, edits.files, context)) return edits.before;
  const edited = edits?.before && { content: edits.before.loaded, files: edits.files };
  const loaded =
    (edited && (await inPlugin(label, 'unstable_reloadContent', () => hooks.unstable_reloadContent?.(edited)))) ??
    (await inPlugin(label, 'loadContent', () => hooks.loadContent?.()));
  if (!isTranslated(context)) return { plugin, loaded, content: loaded, translationFiles: {} };
  const files = await inPlugin(label, 'getTranslationFiles', () => hooks.getTranslationFiles?.({ content: loaded }));
  const folders = localizedContentDirs(context, { pluginName: plugin.name, pluginId: plugin.id });
  const translationFiles = await inPlugin(label, 'its translation files', () =>
    localizeTranslationFiles(
      files ?? [],
      folders.map(({ dir }) => dir),
    ),
  );
  const content = hooks.translateContent
    ? await inPlugin(label, 'translateContent', () => hooks.translateContent?.({ content: loaded, translationFiles }))
    : loaded;
  return { plugin, loaded, content, translationFiles };
}

function watchesAny(plugin: InitializedPlugin, files: ReadonlySet<string>, { siteDir }: PluginContext): boolean {
  const { include } = pluginPaths([plugin], siteDir);
  return [...files].some(include);
}

async function translateThemeConfig(loading: Loading[], checked: JsonObject): Promise<JsonObject> {
  let themeConfig = checked;
  for (const { plugin, translationFiles } of loading) {
    const before = themeConfig;
    const translated = await inPlugin(plugin.label, 'translateThemeConfig', () =>
      plugin.plugin.translateThemeConfig?.({ themeConfig: before, translationFiles }),
    );
    themeConfig = { ...before, ...translated };
  }
  return themeConfig;
}

/** Texts of components. For each locale those of the site count more than those of its plugins, and those of fallbacks less. */
async function codeMessages(plugins: InitializedPlugin[], context: PluginContext): Promise<Record<string, string>> {
  const fallbacks = await Promise.all(
    (context.unstable_fallbackDirs ?? []).map(async ({ locale, dir }) => [
      await defaultMessages(plugins, locale),
      await readCodeTranslations(dir),
    ]),
  );
  return Object.assign(
    {},
    ...fallbacks.toReversed().flat(),
    await defaultMessages(plugins),
    context.codeTranslations,
  ) as Record<string, string>; // all of these are
}

async function defaultMessages(plugins: InitializedPlugin[], locale?: string): Promise<Record<string, string>> {
  const messages = await settleAll(
    plugins.map(({ plugin, label }) =>
      inPlugin(label, 'getDefaultCodeTranslationMessages', () => plugin.getDefaultCodeTranslationMessages?.(locale)),
    ),
  );
  return Object.assign({}, ...messages);
}

async function runContentLoaded(
  loading: Loading[],
  context: PluginContext,
  before: Edits | undefined,
): Promise<ActionRecord[]> {
  const records = await settleAll(
    loading.map(async (one, index) => {
      const { plugin, content } = one;
      const known = before?.loading[index] === one ? before.records[index] : undefined;
      // What `allContentLoaded` adds, it adds to what `contentLoaded` gave.
      if (known && !plugin.plugin.allContentLoaded) return known;
      const record = await createActions(plugin, context);
      await inPlugin(plugin.label, 'contentLoaded', () =>
        plugin.plugin.contentLoaded?.({ content, actions: record.actions }),
      );
      return record;
    }),
  );
  const allContent: AllContent = {};
  for (const { plugin, content } of loading) (allContent[plugin.name] ??= {})[plugin.id] = content;
  await settleAll(
    loading.map(({ plugin }, index) =>
      inPlugin(plugin.label, 'allContentLoaded', () => {
        const actions = records[index]?.actions;
        return actions && plugin.plugin.allContentLoaded?.({ allContent, actions });
      }),
    ),
  );
  return records;
}

function finishPlugin(plugin: InitializedPlugin, content: unknown, record: ActionRecord | undefined): LoadedPlugin {
  const { label: _label, baseDir: _baseDir, module: _module, ...rest } = plugin;
  return { ...rest, content, routes: record?.routes ?? [], globalData: record?.globalData() };
}

function collectGlobalData(plugins: LoadedPlugin[]): PluginResults['globalData'] {
  const globalData: PluginResults['globalData'] = {};
  for (const plugin of plugins) {
    if (plugin.globalData !== undefined) (globalData[plugin.name] ??= {})[plugin.id] = plugin.globalData;
  }
  return globalData;
}

async function collectHtmlTags(loading: Loading[], context: PluginContext): Promise<SiteHtmlTags> {
  const holder = loading.find(({ plugin }) => plugin.plugin.unstable_holdTags)?.plugin.plugin;
  const injected = await settleAll(
    loading.map(({ plugin, content }) =>
      inPlugin(plugin.label, 'injectHtmlTags', () => {
        const tags = checkHtmlTags(plugin.plugin.injectHtmlTags?.({ content }));
        return (plugin.plugin.unstable_tellsOthers && holder?.unstable_holdTags?.(tags)) || tags;
      }),
    ),
  );
  let tags = renderHtmlTags(injected, context.siteConfig);
  for (const { plugin } of loading) {
    const before = tags;
    const rewritten = await inPlugin(plugin.label, 'unstable_rewriteTags', () =>
      plugin.plugin.unstable_rewriteTags?.(before),
    );
    tags = rewritten ?? before;
  }
  return tags;
}

/** Whether what is said of pages with the same URL has been said. */
function haveSamePaths(before: readonly RouteConfig[][], after: readonly RouteConfig[][]): boolean {
  return after.every((pages, plugin) => {
    const known = before[plugin];
    return (
      known?.length === pages.length &&
      pages.every((page, index) => page === known[index] || page.path === known[index]?.path)
    );
  });
}

function reportDuplicateRoutes(plugins: LoadedPlugin[], context: PluginContext, logger: PluginLogger): void {
  const severity = context.siteConfig.onDuplicateRoutes;
  if (severity === 'ignore') return;
  const labelled = plugins.map(({ name, id, routes }) => ({
    label: id === 'default' ? name : `${name}, ${id}`,
    routes,
  }));
  const messages = findDuplicateRoutes(labelled).map(
    ({ path: url, claims }) => `Several pages have the URL "${url}": ${claims.join(', ')}.`,
  );
  const hint = 'Only one of them can be shown. Give the others another slug or file name.';
  if (severity === 'throw')
    throwAll(messages.map((message) => new SiteError(message, { key: 'onDuplicateRoutes', hint })));
  for (const message of messages) logger[severity === 'warn' ? 'warn' : 'info'](`${message} ${hint}`);
}
