/**
 * Caches the files that a build lists. They are fetched when a worker is installed, and responses come from that moment, so
 * that everything that a reader sees belongs to one version. The cache key contains URL and revision: a new version fetches
 * only changed files, while the old one keeps using its own.
 */
import type { OfflineFile } from '../../../shared/offline.js';

/** Number of parallel requests. Browsers have about six connections per host, and pages need some of them. */
const AT_ONCE = 4;

export interface ListedFiles {
  /**
   * Fetches the files. Rejects when the network fails, so that the browser tries again later. Missing files are left
   * out.
   */
  fetchMissing(): Promise<void>;
  /** Deletes files of other versions. */
  removeOld(): Promise<void>;
  has(url: string): boolean;
  /** Cache key of the file for a URL. */
  find(url: URL, isPage: boolean): string | undefined;
  answer(key: string, request: Request): Promise<Response>;
}

export interface ListedFilesOptions {
  cacheName: string;
  log: (...words: unknown[]) => void;
}

export function createListedFiles(files: readonly OfflineFile[], { cacheName, log }: ListedFilesOptions): ListedFiles {
  const keys = new Map(files.map(([url, revision]) => [url, keyOf(url, revision)]));
  const open = () => caches.open(cacheName);

  async function fetchOne([url]: OfflineFile, cache: Cache): Promise<void> {
    const key = keys.get(url) ?? url;
    // Revalidates with the server, and reuses what the page has just loaded if it is unchanged.
    const response = await fetch(url, { cache: 'no-cache' });
    if (response.ok) await cache.put(key, await withoutRedirect(response));
    else log('left out:', url, response.status);
  }

  return {
    async fetchMissing() {
      const cache = await open();
      const kept = new Set((await cache.keys()).map(({ url }) => pathOf(url)));
      const missing = files.filter(([url]) => !kept.has(keys.get(url) ?? url));
      log(`fetches ${missing.length} of ${files.length} files`);
      // All parallel loops take from this one iterator.
      const queue = missing.values();
      const work = Array.from({ length: AT_ONCE }, async () => {
        for (const file of queue) await fetchOne(file, cache);
      });
      await Promise.all(work);
    },
    async removeOld() {
      const cache = await open();
      const wanted = new Set(keys.values());
      const old = (await cache.keys()).filter(({ url }) => !wanted.has(pathOf(url)));
      await Promise.all(old.map((request) => cache.delete(request)));
      log(`removed ${old.length} old files`);
    },
    has: (url) => keys.has(url),
    find({ pathname, search }, isPage) {
      if (!isPage) return search === '' ? keys.get(pathname) : undefined;
      const stem = pageStem(pathname);
      const name = [pathname, stem, `${stem}/`, `${stem}.html`, `${stem}/index.html`].find((page) => keys.has(page));
      return name === undefined ? undefined : keys.get(name);
    },
    async answer(key, request) {
      const kept = await (await open()).match(key, { ignoreVary: true });
      return kept ?? fetch(request);
    },
  };
}

/** All URLs under which hosts may serve a page: `/docs`, `/docs/`, `/docs/index.html`, `/docs.html`. */
export function pageStem(pathname: string): string {
  return pathname.replace(/(?:\/index)?\.html$|\/$/, '');
}

function keyOf(url: string, revision: string): string {
  return `${url}?revision=${revision}`;
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** Copies a redirected response, because browsers reject those for pages. */
export async function withoutRedirect(response: Response): Promise<Response> {
  if (!response.redirected) return response;
  const { status, statusText, headers } = response;
  return new Response(await response.blob(), { status, statusText, headers });
}
