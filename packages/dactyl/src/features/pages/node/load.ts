/** Loads the pages of a folder. Markdown pages have metadata; React pages are only a permalink and a module. */
import { resolve } from 'node:path';
import { aliasedSitePath, editUrl, siteRelative } from '../../../node/content/edit-url.js';
import { originEditUrl } from '../../../node/content/origins.js';
import { parseFrontMatter } from '../../../node/content/front-matter.js';
import { checkWithOwn } from '../../../node/content/own-front-matter.js';
import { withSchedule } from '../../../node/content/schedule.js';
import { readSource } from '../../../node/content/read-source.js';
import { type History, readLastUpdate, reportUnknownHistory } from '../../../node/content/last-update.js';
import { readAll } from '../../../node/content/read-all.js';
import { createReport } from '../../../node/content/report.js';
import { findSourceFiles, type SourceFile } from '../../../node/content/source-files.js';
import { localizedContentDirs, type TranslationDir } from '../../../node/content/source-folders.js';
import { readTitleAndExcerpt } from '../../../node/content/title-and-excerpt.js';
import { createTranslationStates, type ReadTranslationState } from '../../../node/content/translation-source.js';
import { isSourceForOthers } from '../../../node/content/source-audience.js';
import { isProductionVisibility, readVisibility } from '../../../node/content/visibility.js';
import type { PluginContext } from '../../../node/plugin-api/types.js';
import { dateSource, loadHistory } from '../../../node/plugin-api/file-history.js';
import { watchEditUrl } from '../../../node/plugin-api/watch-function.js';
import { applyTrailingSlash, normalizeUrl } from '../../../shared/url.js';
import { checkPageFrontMatter } from './front-matter.js';
import type { EditUrlFunction, PagesOptions } from './options.js';
import type { MarkdownPage, Page } from './types.js';

export const PLUGIN_NAME = 'docusaurus-plugin-content-pages';

export interface PagesInstance {
  context: PluginContext;
  options: PagesOptions;
  /** Absolute. */
  contentDir: string;
  localizedDir: string;
  fallbackDirs: readonly TranslationDir[];
  /** All of them, in the order in which files are looked for. */
  contentDirs: string[];
}

export function createInstance(context: PluginContext, options: PagesOptions): PagesInstance {
  const contentDir = resolve(context.siteDir, options.path);
  const [{ dir: localizedDir }, ...fallbackDirs] = localizedContentDirs(context, {
    pluginName: PLUGIN_NAME,
    pluginId: options.id,
  });
  const contentDirs = [localizedDir, ...fallbackDirs.map(({ dir }) => dir), contentDir];
  return { context, options, contentDir, localizedDir, fallbackDirs, contentDirs };
}

interface Reading extends PagesInstance {
  isProduction: boolean;
  history: History;
  readTranslationState: ReadTranslationState;
  withoutHistory: string[];
  /** The option as a function, wrapped so that errors name the option. */
  editUrl: EditUrlFunction | undefined;
}

/** All pages that exist in this environment, sorted by file. */
export async function loadPages(instance: PagesInstance): Promise<Page[]> {
  const { context, options, contentDir } = instance;
  const isProduction = isProductionVisibility();
  const files = await findSourceFiles({ ...instance, include: options.include, exclude: options.exclude });
  const history = await loadHistory({
    ...options,
    folders: instance.contentDirs,
    files: () => files.map(({ file }) => file),
    vcs: context.siteConfig.future.experimental_vcs,
    origins: context.unstable_origins,
    isProduction,
  });
  const parser = context.siteConfig.markdown.parseFrontMatter;
  const readTranslationState = createTranslationStates({ i18n: context.i18n, contentDir, parser });
  const reading: Reading = {
    ...instance,
    isProduction,
    history,
    readTranslationState,
    withoutHistory: [],
    editUrl: watchEditUrl(options.editUrl, {
      configFile: context.siteConfigPath,
      subject: ({ pagesDirPath, pagesPath }) => `${pagesDirPath}/${pagesPath}`,
    }),
  };
  const pages = await readAll(files, (source) => readPage(source, reading));
  await reportUnknownHistory(reading.withoutHistory, createReport(context.unstable_logger), context);
  return pages.filter((page) => page !== undefined);
}

/** Reads a page; `undefined` for a draft in production. */
async function readPage(source: SourceFile, reading: Reading): Promise<Page | undefined> {
  const { context, options } = reading;
  const { baseUrl, siteDir, siteConfig } = context;
  const permalinkOf = (pathname: string) =>
    applyTrailingSlash(normalizeUrl([baseUrl, options.routeBasePath, pathname]), {
      trailingSlash: siteConfig.trailingSlash,
      baseUrl,
    });
  if (!/\.mdx?$/i.test(source.path)) {
    return {
      type: 'jsx',
      permalink: permalinkOf(pagePath(source.path)),
      source: aliasedSitePath(siteDir, source.file),
    };
  }
  return readMarkdownPage(source, permalinkOf, reading);
}

async function readMarkdownPage(
  source: SourceFile,
  permalinkOf: (pathname: string) => string,
  reading: Reading,
): Promise<MarkdownPage | undefined> {
  const { context, options, history, isProduction } = reading;
  const { file } = source;
  const { parseFrontMatter: custom } = context.siteConfig.markdown;
  const text = readSource(file, context);
  const parsed = await parseFrontMatter(text, custom);
  const check = () => checkPageFrontMatter(parsed.frontMatter, text);
  const own = context.siteConfig.frontMatter?.pages;
  const checked = own ? await checkWithOwn(own, { ...parsed, text, kind: 'pages' }, check) : check();
  const frontMatter = withSchedule(checked, text);
  const { draft, unlisted } = readVisibility(frontMatter, isProduction, context.siteConfig);
  if (draft || (await isSourceForOthers(source, reading))) return undefined;
  const { contentTitle, excerpt } = readTitleAndExcerpt(parsed.body);
  const permalink = permalinkOf(frontMatter.slug ?? pagePath(source.path));
  return {
    type: 'mdx',
    permalink,
    source: aliasedSitePath(context.siteDir, file),
    title: frontMatter.title ?? contentTitle,
    description: frontMatter.description ?? excerpt,
    frontMatter,
    editUrl: pageEditUrl(source, permalink, reading),
    unlisted,
    ...(await reading.readTranslationState(source, frontMatter)),
    ...readLastUpdate({
      file,
      dates: dateSource(context.siteConfig.future.experimental_vcs, isProduction),
      override: frontMatter.last_update,
      options,
      history,
      onUnknown: (unknown) => reading.withoutHistory.push(unknown),
    }),
  };
}

function pageEditUrl(source: SourceFile, permalink: string, reading: Reading): string | undefined {
  const { context, options, contentDir, localizedDir } = reading;
  const { siteDir, i18n } = context;
  const origin = originEditUrl({
    origins: context.unstable_origins,
    contentDir,
    source,
    editLocalizedFiles: options.editLocalizedFiles,
    hasEditLinks: options.editUrl !== undefined,
  });
  if (origin) return origin.editUrl;
  if (reading.editUrl !== undefined) {
    return reading.editUrl({
      pagesDirPath: siteRelative(siteDir, contentDir),
      pagesPath: source.path,
      permalink,
      locale: i18n.currentLocale,
    });
  }
  const base = typeof options.editUrl === 'string' ? options.editUrl : undefined;
  return editUrl({
    base,
    siteDir,
    contentDir,
    localizedDir,
    source,
    editLocalizedFiles: options.editLocalizedFiles,
  });
}

/**
 * Content-relative file → pathname: `foo/bar.tsx` → `/foo/bar`, `foo/index.md` → `/foo/`.
 * Each segment is encoded, so that a file may have any name.
 */
export function pagePath(path: string): string {
  const name = path.replace(/\.(?:jsx?|tsx?|mdx?)$/i, '').replace(/(^|\/)index$/i, '$1');
  return `/${name.split('/').map(encodeURIComponent).join('/')}`;
}
