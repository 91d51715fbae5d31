/**
 * Reuses what the last build of a locale has read and written. If no page has changed, the files of the index are linked
 * from the last output; otherwise only changed pages are read. Cache keys contain the locale instead of a hash, so that
 * entries are overwritten and do not pile up.
 */
import { linkSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Cache } from '../../../node/base/cache.js';
import { codeFingerprint } from '../../../node/base/code-fingerprint.js';
import { hashParts } from '../../../node/base/hash.js';
import type { PageContent } from './read-pages.js';

/** A page to be considered for the index. */
export interface WrittenPage {
  url: string;
  /** Absolute. */
  file: string;
  /** See `stampOf`. */
  stamp: string;
  /** From its front matter. */
  keywords: readonly string[];
}

export interface ReadPage extends PageContent, Pick<WrittenPage, 'url' | 'stamp'> {
  /** Settings as text, for comparison. */
  keywords: string;
}

export interface KeptSearch {
  /**
   * Links the files of the last index into the new output and returns their names; `undefined` if any page or setting has
   * changed.
   */
  linkFiles(): string[] | undefined;
  /** A file of the last index, if it was not modified since. */
  oldFile(name: string): string | undefined;
  /**
   * Links one file into the new output, where its folder exists, if the last build wrote a file of this name and it was not
   * modified since. Names contain hashes, so the content is the same.
   */
  linkFile(name: string): boolean;
  /** Returns a function that finds the data of a page from the last build; `undefined` for a page that has changed. */
  readPages(): (page: WrittenPage) => ReadPage | undefined;
  /** @param names of the files that were written */
  keep(pages: readonly ReadPage[], names: readonly string[]): void;
}

export interface KeptSearchInput {
  cache: Cache;
  locale: string;
  /** The locale's folder in the output that is in place, and in the one being made. */
  oldDir: string;
  newDir: string;
  pages: readonly WrittenPage[];
  /** Everything else that affects the data of a page. */
  pageSettings: readonly string[];
  /** Everything else that affects the index as a whole. */
  settings: readonly string[];
}

const FILES = 'search-files';
const PAGES = 'search-pages';
/**
 * Number of pages per cache entry. All pages of a large site would exceed the maximum length of a string, and small entries
 * mean that little is written again when a page changes.
 */
const BATCH = 100;
/** Files of the code that makes the index. */
const FOLDERS = ['.', '../engine', '../../../node/base/html'];

export async function openKeptSearch(input: KeptSearchInput): Promise<KeptSearch> {
  const { cache, locale, oldDir, newDir, pages: written, pageSettings, settings } = input;
  const code = await Promise.all(FOLDERS.map((name) => codeFingerprint(path.join(import.meta.dirname, name))));
  const pagesKey = hashParts([...code, ...pageSettings]);
  const filesKey = hashParts([pagesKey, ...settings, ...written.flatMap(({ url, stamp }) => [url, stamp])]);

  function read<Value>(namespace: string, name = locale): { key: string; value: Value } | undefined {
    const bytes = cache.get(namespace, name);
    return bytes && (JSON.parse(bytes.toString()) as { key: string; value: Value }); // as `put` has written it
  }

  function put(namespace: string, { name = locale, key, value }: { name?: string; key: string; value: unknown }): void {
    cache.put(namespace, name, JSON.stringify({ key, value }));
  }

  const batchName = (batch: number) => (batch === 0 ? locale : `${locale} ${batch}`);

  /** Reads cached pages. Entries of other builds are harmless, because each page is compared with its stamp. */
  function readBatches(): ReadPage[][] {
    return Array.from({ length: Math.ceil(written.length / BATCH) }, (_, batch) => {
      const kept = read<ReadPage[]>(PAGES, batchName(batch));
      return kept?.key === pagesKey ? kept.value : [];
    });
  }

  let batches: ReadPage[][] = [];

  const oldFiles = read<[name: string, stamp: string | undefined][]>(FILES);
  const oldStamps = new Map(oldFiles?.value);

  const oldFile = (name: string): string | undefined => {
    const [file, stamp] = [path.join(oldDir, name), oldStamps.get(name)];
    return stamp !== undefined && stampOf(file) === stamp ? file : undefined;
  };

  return {
    oldFile,
    linkFile: (name) => oldFile(name) !== undefined && link([name], { oldDir, newDir }),
    linkFiles() {
      if (oldFiles?.key !== filesKey) return undefined;
      const files = oldFiles.value;
      if (!files.every(([name, stamp]) => stampOf(path.join(oldDir, name)) === stamp)) return undefined;
      const names = files.map(([name]) => name);
      for (const folder of new Set(names.map((name) => path.dirname(name))))
        mkdirSync(path.join(newDir, folder), { recursive: true });
      return link(names, { oldDir, newDir }) ? names : undefined;
    },
    readPages() {
      batches = readBatches();
      const known = new Map(batches.flatMap((pages) => pages.map((page) => [page.url, page])));
      return ({ url, stamp, keywords }) => {
        const page = known.get(url);
        return page?.stamp === stamp && page.keywords === keywords.join('\n') ? page : undefined;
      };
    },
    keep(pages, names) {
      for (let batch = 0; batch * BATCH < pages.length; batch++) {
        const value = pages.slice(batch * BATCH, (batch + 1) * BATCH);
        if (!isSameList(value, batches[batch])) put(PAGES, { name: batchName(batch), key: pagesKey, value });
      }
      const files = names.map((name) => [name, stampOf(path.join(newDir, name))]);
      put(FILES, { key: filesKey, value: files });
    },
  };
}

/**
 * A text that changes when the file is written again; `undefined` for a missing file. A hard link has the stamp of its
 * file.
 */
export function stampOf(file: string): string | undefined {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat && stampText({ size: stat.size, modified: stat.mtimeMs });
}

export function stampText({ size, modified }: { size: number; modified: number }): string {
  return `${size} ${modified}`;
}

/** Compares items by identity. */
function isSameList(list: readonly unknown[], other: readonly unknown[] = []): boolean {
  return list.length === other.length && list.every((item, index) => item === other[index]);
}

/** Links files; returns false if the file system does not support links, and then the files are made again. */
function link(names: readonly string[], { oldDir, newDir }: Pick<KeptSearchInput, 'oldDir' | 'newDir'>): boolean {
  try {
    for (const name of names) linkSync(path.join(oldDir, name), path.join(newDir, name));
    return true;
  } catch {
    return false;
  }
}
