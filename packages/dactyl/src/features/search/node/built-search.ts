/** Opens the search index of a finished build, as readers get it. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { suggestName } from '../../../node/base/nearest-name.js';
import { SiteError } from '../../../node/base/site-error.js';
import { resolveLocales } from '../../../node/config/resolve-i18n.js';
import type { SiteConfig } from '../../../node/config/types.js';
import { createSearch } from '../engine/create-search.js';
import type { PackMember } from '../engine/open-index.js';
import { DEFAULT_TAG, ENTRY_FILE, type SearchProvider } from '../engine/types.js';
import { versionKey } from '../../../shared/version-links.js';

export interface BuiltSearch extends SearchProvider {
  tags: readonly string[];
  /** Tags of a reader who has chosen no version: unversioned pages, and the latest version of all docs. */
  usualTags: readonly string[];
}

export interface BuiltSearchInput {
  siteConfig: SiteConfig;
  /** Absolute. */
  dir: string;
  locale?: string | undefined;
}

export async function openBuiltSearch({ siteConfig, dir, locale }: BuiltSearchInput): Promise<BuiltSearch> {
  const folder = path.join(dir, folderOf(locale, siteConfig));
  if (!existsSync(path.join(folder, ENTRY_FILE))) throw noIndex(folder);
  const search = createSearch((file, member) => readJson(path.join(folder, file), member));
  const { version, latest, catalogues } = await search.readEntry();
  if (version !== 3) throw noIndex(folder);
  const newest = Object.entries(latest).map(([id, name]) => versionKey(id, name));
  return { search: search.search, tags: Object.keys(catalogues), usualTags: [DEFAULT_TAG, ...newest] };
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

function folderOf(locale: string | undefined, siteConfig: SiteConfig): string {
  const places = resolveLocales(siteConfig);
  if (locale === undefined) return places[0]?.outSubdir ?? '';
  const place = places.find(({ localeData }) => localeData.currentLocale === locale);
  if (place) return place.outSubdir;
  throw new SiteError(`The site has no locale "${locale}".`, { hint: suggestName(locale, siteConfig.i18n.locales) });
}

function noIndex(folder: string): SiteError {
  return new SiteError(`There is no search index in ${folder}.`, {
    hint: 'Run `dactyl build` first. A site with `themeConfig.search: false`, with a hosted search or without a search box has none.',
  });
}
