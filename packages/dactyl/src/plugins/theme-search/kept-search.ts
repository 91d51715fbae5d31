/**
 * What the last build of a locale has read and written. Where no page has changed, the files of the index are linked from
 * its output; else pages that have not changed are not read again. One value each in the cache, so that they do not
 * pile up.
 */
import { linkSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Cache } from '../../node/cache.js';
import { codeFingerprint } from '../../node/code-fingerprint.js';
import { hashParts } from '../../node/hash.js';
import type { SearchPage } from '../../search/types.js';

/** A page that may be in the index. */
export interface WrittenPage {
  url: string;
  /** Absolute. */
  file: string;
  /** See `stampOf`. */
  stamp: string;
}

export interface ReadPage extends Pick<WrittenPage, 'url' | 'stamp'> {
  /** Whether it shows the search box. */
  hasBox: boolean;
  /** Absent when the page has nothing of its own that could be found. */
  page?: SearchPage;
}

export interface KeptSearch {
  /**
   * Links the files that these pages had the last time into the new output, and names them; `undefined` when anything is
   * different.
   */
  linkFiles(): string[] | undefined;
  /** A function that gives what was read of a page, unless the page has changed. */
  readPages(): (page: WrittenPage) => ReadPage | undefined;
  /** @param names of the files, which are written */
  keep(pages: readonly ReadPage[], names: readonly string[]): void;
}

export interface KeptSearchInput {
  cache: Cache;
  locale: string;
  /** The locale's folder in the output that is in place, and in the one being made. */
  oldDir: string;
  newDir: string;
  pages: readonly WrittenPage[];
  /** What else decides over the index. */
  settings: readonly string[];
}

const FILES = 'search-files';
const PAGES = 'search-pages';
/** Code that makes the index. */
const FOLDERS = ['.', '../../search'];

export async function openKeptSearch(input: KeptSearchInput): Promise<KeptSearch> {
  const { cache, locale, oldDir, newDir, pages: written, settings } = input;
  const code = await Promise.all(FOLDERS.map((name) => codeFingerprint(path.join(import.meta.dirname, name))));
  const pagesKey = hashParts([...code, ...settings]);
  const filesKey = hashParts([pagesKey, ...written.flatMap(({ url, stamp }) => [url, stamp])]);

  function read<Value>(namespace: string, key: string): Value | undefined {
    const bytes = cache.get(namespace, locale);
    const kept = bytes && (JSON.parse(bytes.toString()) as { key: string; value: Value }); // as `put` has written it
    return kept?.key === key ? kept.value : undefined;
  }

  function put(namespace: string, key: string, value: unknown): void {
    cache.put(namespace, locale, JSON.stringify({ key, value }));
  }

  return {
    linkFiles() {
      const files = read<[name: string, stamp: string | undefined][]>(FILES, filesKey);
      if (!files?.every(([name, stamp]) => stampOf(path.join(oldDir, name)) === stamp)) return undefined;
      const names = files.map(([name]) => name);
      return link(names, { oldDir, newDir }) ? names : undefined;
    },
    readPages() {
      const known = new Map(read<ReadPage[]>(PAGES, pagesKey)?.map((page) => [page.url, page]));
      return ({ url, stamp }) => {
        const page = known.get(url);
        return page?.stamp === stamp ? page : undefined;
      };
    },
    keep(pages, names) {
      put(PAGES, pagesKey, pages);
      const files = names.map((name) => [name, stampOf(path.join(newDir, name))]);
      put(FILES, filesKey, files);
    },
  };
}

/** Another one once the file is written again; `undefined` for a file that is not there. A link has that of its file. */
export function stampOf(file: string): string | undefined {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat && `${stat.size} ${stat.mtimeMs}`;
}

/** False where the file system has no links; then they are made again. */
function link(names: readonly string[], { oldDir, newDir }: Pick<KeptSearchInput, 'oldDir' | 'newDir'>): boolean {
  try {
    for (const folder of new Set(names.map((name) => path.dirname(name))))
      mkdirSync(path.join(newDir, folder), { recursive: true });
    for (const name of names) linkSync(path.join(oldDir, name), path.join(newDir, name));
    return true;
  } catch {
    return false;
  }
}
