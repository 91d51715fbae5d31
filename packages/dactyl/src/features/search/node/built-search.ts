/** Opens the search index of a finished build, as readers get it. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { suggestName } from '../../../node/base/nearest-name.js';
import { SiteError, type SiteErrorDetails } from '../../../node/base/site-error.js';
import { resolveLocales, type ResolvedLocale } from '../../../node/config/resolve-i18n.js';
import type { SiteConfig } from '../../../node/config/types.js';
import { createSearch, type EmbeddedSearch } from '../engine/create-search.js';
import type { PackMember } from '../engine/open-index.js';
import { DEFAULT_TAG, ENTRY_FILE, type SearchOptions } from '../engine/types.js';
import { limitsOf, type Filters } from './built-filters.js';
import { versionKey } from '../../../shared/version-links.js';

export interface BuiltSearch extends EmbeddedSearch {
  tags: readonly string[];
  /** Tags of a reader who has chosen no version: unversioned pages, and the latest version of all docs. */
  usualTags: readonly string[];
  /** Base URL of the locale. */
  baseUrl: string;
  /** What a search is limited to by filters. Fails for a filter or value that the site does not have. */
  limit(filters: Filters, at?: SiteErrorDetails): Promise<Pick<SearchOptions, 'facets' | 'accepts'>>;
  /** URLs of all pages. */
  readUrls(): Promise<string[]>;
}

export interface BuiltSearchInput {
  siteConfig: SiteConfig;
  /** Absolute. */
  dir: string;
  locale?: string | undefined;
}

export async function openBuiltSearch({ siteConfig, dir, locale }: BuiltSearchInput): Promise<BuiltSearch> {
  const place = placeOf(locale, siteConfig);
  const folder = path.join(dir, place?.outSubdir ?? '');
  if (!existsSync(path.join(folder, ENTRY_FILE))) throw noIndex(folder);
  const search = createSearch((file, member) => readJson(path.join(folder, file), member));
  const { version, latest, catalogues } = await search.readEntry();
  if (version !== 4) throw noIndex(folder);
  const newest = Object.entries(latest).map(([id, name]) => versionKey(id, name));
  const usualTags = [DEFAULT_TAG, ...newest];
  return {
    ...search,
    tags: Object.keys(catalogues),
    usualTags,
    baseUrl: place?.baseUrl ?? siteConfig.baseUrl,
    limit: async (filters, at) => limitsOf(filters, { file: await search.readFilters(), usualTags, latest, at }),
    readUrls: async () => (await Promise.all(Object.values(catalogues).map((name) => urlsOf(search, name)))).flat(),
  };
}

async function urlsOf(search: EmbeddedSearch, name: string): Promise<string[]> {
  const catalogue = await search.readCatalogue(name);
  const firsts = [...catalogue.starts.subarray(0, -1)];
  return Promise.all(firsts.map(async (first) => (await catalogue.readSection(first)).part[0]));
}

async function readJson(file: string, member: PackMember | undefined): Promise<unknown> {
  try {
    const bytes = await readFile(file);
    return JSON.parse((member ? inflateRawSync(bytes.subarray(member.from, member.to)) : bytes).toString());
  } catch (error) {
    throw new SiteError(`The search index is incomplete: ${error instanceof Error ? error.message : String(error)}.`, {
      file,
      hint: 'Run `dactyl build` once more.',
    });
  }
}

function placeOf(locale: string | undefined, siteConfig: SiteConfig): ResolvedLocale | undefined {
  const places = resolveLocales(siteConfig);
  if (locale === undefined) return places[0];
  const place = places.find(({ localeData }) => localeData.currentLocale === locale);
  if (place) return place;
  throw new SiteError(`The site has no locale "${locale}".`, { hint: suggestName(locale, siteConfig.i18n.locales) });
}

function noIndex(folder: string): SiteError {
  return new SiteError(`There is no search index in ${folder}.`, {
    hint: 'Run `dactyl build` first. A site with `themeConfig.search: false`, with a hosted search or without a search box has none.',
  });
}
