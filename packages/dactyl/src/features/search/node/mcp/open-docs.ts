/** What a site has for those who ask: its languages, and of one language the versions and the search. */
import { inflateRawSync } from 'node:zlib';
import { suggestName } from '../../../../node/base/nearest-name.js';
import { SiteError } from '../../../../node/base/site-error.js';
import { versionKey } from '../../../../shared/version-links.js';
import { createSearch, type EmbeddedSearch } from '../../engine/create-search.js';
import type { PackMember } from '../../engine/open-index.js';
import { DEFAULT_TAG, ENTRY_FILE, type EntryFile, type FiltersFile, type LocaleName } from '../../engine/types.js';
import { indexSummaries, LIST_FILE, readList, type PageEntry } from './read-list.js';
import type { SiteFiles } from './site-files.js';

export interface Docs {
  files: SiteFiles;
  root: URL;
  /** Empty for the language at the root, else its folder with a slash at the end. */
  folder: string;
  locales: readonly LocaleName[];
  /** Absent where the site has no search of its own. */
  index?: DocsIndex;
  /** Pages that `llms.txt` lists, and a search in what it says of them; `undefined` where there is no such file. */
  list: () => Promise<readonly PageEntry[] | undefined>;
  summaries: () => Promise<EmbeddedSearch | undefined>;
}

export interface DocsIndex {
  search: EmbeddedSearch;
  entry: EntryFile;
  filters: FiltersFile | undefined;
}

/** @throws SiteError where there is neither a search nor a list of pages. */
export async function openDocs(files: SiteFiles, locale?: string): Promise<Docs> {
  const root = await files.root();
  const main = await openIndex(files, '');
  if (!main && !(await files.read(LIST_FILE))) throw nothingThere(files);
  const locales = main?.filters?.locales ?? [];
  const folder = locale === undefined ? '' : folderOf(locale, locales, root);
  const index = folder === '' ? main : await openIndex(files, folder);
  const list = once(() => readList(files, root, folder));
  const summaries = once(async () => {
    const pages = await list();
    return pages && indexSummaries(pages);
  });
  return { files, root, folder, locales, ...(index && { index }), list, summaries };
}

/** What failed is tried again. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}

async function openIndex(files: SiteFiles, folder: string): Promise<DocsIndex | undefined> {
  if (!(await files.read(folder + ENTRY_FILE))) return undefined;
  const search = createSearch((file, member) => readJson(files, folder + file, member));
  const entry = await search.readEntry();
  if (entry.version !== 4)
    throw new SiteError(`The search index of ${files.place} was made by another release of Dactyl.`, {
      hint: 'Use the release that the site was built with, or build the site with this one.',
    });
  return { search, entry, filters: await search.readFilters() };
}

async function readJson(files: SiteFiles, name: string, member: PackMember | undefined): Promise<unknown> {
  const bytes = await files.read(name, member);
  if (!bytes) throw new SiteError(`The search index of ${files.place} has no file ${name}.`);
  return JSON.parse((member ? inflateRawSync(bytes) : Buffer.from(bytes)).toString());
}

function folderOf(locale: string, locales: readonly LocaleName[], root: URL): string {
  const found = locales.find(({ name }) => name === locale);
  if (found) return found.baseUrl.slice(root.pathname.length);
  const names = locales.map(({ name }) => name);
  throw new SiteError(`The site has no language "${locale}".`, {
    hint: names.length > 0 ? suggestName(locale, names) : 'It has one language: ask without a locale.',
  });
}

function nothingThere({ place }: SiteFiles): SiteError {
  return new SiteError(`There is no built site with a search or a list of pages at ${place}.`, {
    hint: 'Run `dactyl build` first, or name the folder of the build or the address of the site. The site needs the built-in search or dactyl/plugin-llms-txt.',
  });
}

/** Names of all versions, for those who may choose one. */
export function versionNames({ filters }: Pick<DocsIndex, 'filters'>): string[] {
  return [...new Set(Object.values(filters?.versions ?? {}).flatMap((own) => own.map(({ name }) => name)))];
}

/** Search tags of pages without a version and of the latest versions, or of those in whose place `version` is. */
export function tagsOf(version: string | undefined, { entry, filters }: DocsIndex): { all: string[]; own: string[] } {
  const latest = Object.entries(entry.latest).map(([id, name]) => versionKey(id, name));
  if (version === undefined) return { all: [DEFAULT_TAG, ...latest], own: [DEFAULT_TAG, ...latest] };
  const chosen = Object.entries(filters?.versions ?? {}).flatMap(([id, own]) => {
    const found = own.find(({ name, label }) => name === version || label === version);
    return found ? [{ former: versionKey(id, entry.latest[id] ?? ''), tag: versionKey(id, found.name) }] : [];
  });
  if (chosen.length === 0) {
    const names = versionNames({ filters });
    throw new SiteError(`The docs have no version "${version}".`, {
      hint: names.length > 0 ? suggestName(version, names) : 'They have one version: ask without a version.',
    });
  }
  const own = chosen.map(({ tag }) => tag);
  const others = latest.filter((tag) => !chosen.some(({ former }) => former === tag));
  return { all: [DEFAULT_TAG, ...others, ...own], own };
}
