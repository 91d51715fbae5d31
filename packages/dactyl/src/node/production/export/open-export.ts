/** A site, its output folder and a choice of pages → what all forms of export start from. */
import path from 'node:path';
import { createSilentLogger } from '../../base/logger.js';
import { listFiles } from '../../base/files.js';
import { suggestName } from '../../base/nearest-name.js';
import { SiteError } from '../../base/site-error.js';
import { loadSite } from '../../site/load-site.js';
import type { LocaleSite, Page } from '../../site/types.js';
import { createFinder, type FindFile } from '../output-check/follow-links.js';
import { chooseItems, type Choice, type SitePages } from './choose-items.js';
import { readBook } from './read-book.js';
import type { Book } from './types.js';

export interface ExportOptions extends Choice {
  siteDir: string;
  configPath?: string | undefined;
  /** Absolute output folder. */
  dir: string;
  locale?: string | undefined;
  /** Title of the document. Default: that of the site. */
  title?: string | undefined;
}

export interface OpenedExport {
  book: Book;
  /** File of the output folder for an address of the site. */
  findFile(url: URL): string | undefined;
  /** Of the site, not of a language. */
  baseUrl: string;
}

export async function openExport(options: ExportOptions): Promise<OpenedExport> {
  const { siteDir, configPath, dir, locale } = options;
  const locales = locale === undefined ? ('default' as const) : [locale];
  // Messages of plugins about content belong to builds.
  const logger = createSilentLogger();
  const site = await loadSite({ siteDir, configPath, locales, keepsPlace: true, outDir: dir, logger });
  const [own] = site.locales;
  const known = site.siteConfig.i18n.locales;
  if (locale !== undefined && !known.includes(locale))
    throw new SiteError(`The site has no language "${locale}".`, { hint: suggestName(locale, known) });
  if (!own) throw new Error('A site has a locale.');
  const find = createFinder(new Set(await listFiles(dir)), site.siteConfig.baseUrl);
  const { origin } = new URL(own.siteConfig.url);
  const localeConfig = own.pluginContext.i18n.localeConfigs[own.locale];
  if (!localeConfig) throw new Error('A locale of a site has its settings.');
  const pages = sitePages(own, find, siteDir);
  const items = chooseItems(options, pages);
  const content = await readBook({ items, dir, find, origin });
  const first = options.path === undefined ? undefined : items[0];
  const { title: siteTitle } = own.siteConfig;
  const version = versionLabel(options, pages);
  return {
    book: {
      ...content,
      title: options.title ?? (items.length === 1 && first?.title ? `${siteTitle}: ${first.title}` : siteTitle),
      ...(version !== undefined && { version }),
      language: localeConfig.htmlLang,
      direction: localeConfig.direction,
      address: new URL(first?.permalink ?? own.baseUrl, origin).href,
    },
    baseUrl: site.siteConfig.baseUrl,
    findFile: (url) => (url.origin === origin ? find(url.pathname) : undefined),
  };
}

function sitePages({ plugins, pages, baseUrl, markdown }: LocaleSite, find: FindFile, siteDir: string): SitePages {
  const lists = plugins.flatMap(({ plugin, content }) => plugin.unstable_getReadingLists?.({ content }) ?? []);
  const isUnlisted = ({ levels }: Page): boolean => {
    const source = levels.at(-1)?.metadata?.sourceFilePath;
    const file = source === undefined ? undefined : path.resolve(siteDir, source);
    return (
      file !== undefined && markdown.some((own) => !own.isPartial(file) && own.getMetadata(file)?.['unlisted'] === true)
    );
  };
  const permalinks = pages
    .filter((page) => find(page.pathname)?.endsWith('.html') && !isUnlisted(page))
    .map(({ pathname }) => pathname);
  return { lists, permalinks: permalinks.toSorted(), baseUrl };
}

/** Of a site with one version, there is nothing to say. */
function versionLabel({ sidebar, version, path: chosen }: Choice, { lists }: SitePages): string | undefined {
  const named = lists.filter(({ name }) => sidebar === undefined || name === sidebar);
  const labels = new Set(named.flatMap((list) => list.version?.label ?? []));
  if (labels.size < 2 || (version === undefined && chosen !== undefined)) return undefined;
  const isChosen = (list: SitePages['lists'][number]): boolean =>
    version === undefined ? list.version?.isLast === true : [list.version?.name, list.version?.label].includes(version);
  return named.find(isChosen)?.version?.label;
}

/** @example exportName({ sidebar: 'api', locale: 'zh' }) // 'api-zh' */
export function exportName({
  sidebar,
  path: section,
  version,
  locale,
}: Omit<ExportOptions, 'siteDir' | 'dir'>): string {
  const subject = section === undefined ? sidebar : path.posix.basename(section);
  return [subject || 'site', version, locale]
    .filter((part) => part !== undefined)
    .join('-')
    .replaceAll(/[^\p{L}\p{N}._-]+/gu, '-');
}
