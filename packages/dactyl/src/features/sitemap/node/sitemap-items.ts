/** Creates items of the sitemap from listed routes: URL, date of the last change, and values from the options. */
import path from 'node:path';
import { optionPlace } from '../../../node/config/option-place.js';
import { describeValue } from '../../../node/base/describe-value.js';
import { parseOptions } from '../../../node/config/problems.js';
import { SiteError } from '../../../node/base/site-error.js';
import type { LocaleData } from '../../../shared/render.js';
import { applyTrailingSlash } from '../../../shared/url.js';
import type { Vcs } from '../../../node/config/vcs.js';
import { askVcs } from '../../../node/plugin-api/file-history.js';
import type { PluginContext } from '../../../node/plugin-api/types.js';
import type { RouteConfig } from '../../../node/plugin-api/route-config.js';
import {
  sitemapItemsSchema,
  type CreateSitemapItemsOption,
  type CreateSitemapItemsFn,
  type CreateSitemapItemsParams,
  type SitemapItem,
  type SitemapOptions,
} from './options.js';

export interface SitemapPlace {
  siteDir: string;
  configFile: string;
  i18n: LocaleData;
  /** Permalinks in all locales that search engines may list. */
  indexable: ReadonlySet<string>;
  origins: PluginContext['unstable_origins'];
}

/** Creates items by the site's own function if there is one, or else the default items. */
export async function makeSitemapItems(
  params: CreateSitemapItemsParams,
  options: SitemapOptions,
  place: SitemapPlace,
): Promise<SitemapItem[]> {
  const defaultCreateSitemapItems: CreateSitemapItemsFn = (given) => defaultItems(given, options, place);
  if (!options.createSitemapItems) return defaultCreateSitemapItems(params);
  const given = { ...params, defaultCreateSitemapItems };
  return checkItems(await callOption(options.createSitemapItems, given, place), place);
}

const KEY = 'createSitemapItems';

async function callOption(
  create: CreateSitemapItemsOption,
  given: Parameters<CreateSitemapItemsOption>[0],
  { configFile }: SitemapPlace,
): Promise<unknown> {
  try {
    return await create(given);
  } catch (error) {
    if (error instanceof SiteError) throw error;
    const message = `"${KEY}" failed: ${error instanceof Error ? error.message : String(error)}`;
    throw new SiteError(message, { ...optionPlace(configFile, [KEY]), key: KEY, cause: error });
  }
}

function checkItems(items: unknown, { configFile }: SitemapPlace): SitemapItem[] {
  if (!Array.isArray(items)) {
    throw new SiteError(`"${KEY}" must return a list of items, but returned ${describeValue(items)}.`, {
      ...optionPlace(configFile, [KEY]),
      key: KEY,
      hint: 'Return what defaultCreateSitemapItems gives, or objects with a "url".',
    });
  }
  // Absent values are written by some functions as `undefined`, which schemas of this shape take.
  return parseOptions(sitemapItemsSchema, items, { key: KEY, configFile });
}

async function defaultItems(
  { siteConfig, routes }: CreateSitemapItemsParams,
  options: SitemapOptions,
  place: SitemapPlace,
): Promise<SitemapItem[]> {
  const changed =
    options.lastmod === null
      ? undefined
      : await lastChanges(routes, { ...place, vcs: siteConfig.future.experimental_vcs });
  const absolute = (pathname: string) => new URL(applyTrailingSlash(pathname, siteConfig), siteConfig.url).href;
  return routes.map((route) => {
    const own = route.metadata?.listing || undefined;
    const lastmod = writeTime(changed?.(route), options.lastmod);
    const alternates = options.alternates ? alternatesOf(route.path, siteConfig.baseUrl, place) : [];
    return {
      url: absolute(route.path),
      lastmod,
      changefreq: own?.changefreq ?? options.changefreq ?? undefined,
      priority: own?.priority ?? options.priority ?? undefined,
      alternates:
        alternates.length > 0
          ? Object.fromEntries(alternates.map(([language, pathname]) => [language, absolute(pathname)]))
          : undefined,
    };
  });
}

/** Language and permalink of the page in each locale that has it, and for everybody else. */
function alternatesOf(pathname: string, baseUrl: string, { i18n, indexable }: SitemapPlace): [string, string][] {
  const rest = pathname.slice(baseUrl.length);
  const known = i18n.locales.flatMap((locale) => {
    const { htmlLang = locale, baseUrl: home = baseUrl, url = '' } = i18n.localeConfigs[locale] ?? {};
    return indexable.has(home + rest) ? [{ locale, htmlLang, permalink: url + home + rest }] : [];
  });
  // A page that exists in only one locale has no alternates.
  if (known.length < 2) return [];
  const fallback = known.find(({ locale }) => locale === i18n.defaultLocale);
  return [
    ...known.map(({ htmlLang, permalink }): [string, string] => [htmlLang, permalink]),
    ...(fallback ? [['x-default', fallback.permalink] satisfies [string, string]] : []),
  ];
}

/**
 * Route → time of its source's last change, in milliseconds: from its plugin, or else from git (read once) or the
 * site's replacement for git.
 */
async function lastChanges(
  routes: readonly RouteConfig[],
  { siteDir, vcs, origins }: Pick<SitemapPlace, 'siteDir' | 'origins'> & { vcs: Vcs },
): Promise<(route: RouteConfig) => number | undefined> {
  const unknown = routes.flatMap(({ metadata }) =>
    metadata?.sourceFilePath !== undefined && metadata.lastUpdatedAt === undefined ? [metadata.sourceFilePath] : [],
  );
  const folders = [...new Set(unknown.map(firstFolder))].map((folder) => path.resolve(siteDir, folder));
  const files = () => unknown.map((file) => path.resolve(siteDir, file));
  const history = folders.length > 0 ? await askVcs(vcs, { folders, files, origins }) : undefined;
  return ({ metadata }) => {
    if (metadata?.lastUpdatedAt !== undefined) return metadata.lastUpdatedAt;
    if (metadata?.sourceFilePath === undefined) return undefined;
    return history?.get(path.resolve(siteDir, metadata.sourceFilePath))?.newest.timestamp;
  };
}

/** @example firstFolder('../handbook/a/b.md') // '../handbook' */
function firstFolder(file: string): string {
  return /^(?:\.\.\/)*[^/]+(?=\/)/.exec(file)?.[0] ?? '.';
}

function writeTime(time: number | undefined, form: SitemapOptions['lastmod']): string | undefined {
  if (time === undefined || form === null) return undefined;
  const text = new Date(time).toISOString();
  return form === 'date' ? text.slice(0, 10) : text;
}
