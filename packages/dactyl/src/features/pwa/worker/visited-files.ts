/**
 * Caches visited files that are not in the list. Responses come from the network and are cached; without a network, or if it
 * is slow, they come from the cache. Other programs may run on the same origin, and their responses for one reader must not
 * be stored. So only files are cached that pages of the site report (`browser/visits.ts`) or load, and only if the server
 * allows it.
 */
import { pageStem, withoutRedirect } from './listed-files.js';

/** Maximum number of files; the oldest ones are deleted first. */
const MOST_FILES = 1000;
/** Time (ms) to wait for the network before a cached response is shown. */
const PATIENCE = 4000;

/** The part of `FetchEvent` that is used here. */
export interface RequestEvent {
  request: Request;
  clientId: string;
  waitUntil(work: Promise<unknown>): void;
}

export interface VisitedFiles {
  answer(event: RequestEvent): Promise<Response>;
  /** Caches a page and its files, unless they are cached. After an update of the site, everything is fetched again. */
  keep(page: string | undefined, urls: readonly string[]): Promise<void>;
}

export interface VisitedFilesOptions {
  cacheName: string;
  /** Base URL of the whole site. */
  baseUrl: string;
  /** Whether the list has the page with this address. */
  isListed: (page: URL) => boolean;
  /** Address of the page that sent a request. */
  pageOf: (event: RequestEvent) => Promise<string | undefined>;
  /** Version of the site. */
  version: string;
  log: (...words: unknown[]) => void;
}

/** Files below the base URL that our scripts fetch. What other scripts fetch may be meant for one reader. */
const FETCHED = /^(?:assets\/|page-branch\/|search-index\.json$)/;

/** Cache entry that stores the version with which the files were fetched. No page has this name. */
const VERSION_KEY = '/__dactyl-offline-version';

export function createVisitedFiles(options: VisitedFilesOptions): VisitedFiles {
  const { cacheName, version, baseUrl, isListed, pageOf, log } = options;
  const open = () => caches.open(cacheName);

  /**
   * Whether a request comes from one of our pages, which report themselves when they are shown. Requests by scripts do
   * not count, except our own.
   */
  async function isOfOurPage(event: RequestEvent, cache: Cache): Promise<boolean> {
    const { mode, destination, url } = event.request;
    if (mode === 'navigate') return false;
    const { pathname } = new URL(url);
    if (destination === '' && !FETCHED.test(pathname.slice(baseUrl.length))) return false;
    const address = await pageOf(event);
    if (address === undefined) return false;
    const page = new URL(address);
    return isListed(page) || (await cache.match(pageKey(page.pathname), { ignoreVary: true })) !== undefined;
  }

  async function update(cache: Cache): Promise<void> {
    if ((await (await cache.match(VERSION_KEY))?.text()) === version) return;
    const kept = await cache.keys();
    log(`fetches ${kept.length} visited files again`);
    for (const { url } of kept) {
      if (!url.endsWith(VERSION_KEY)) await fetchInto(cache, url);
    }
    await cache.put(VERSION_KEY, new Response(version));
  }

  return {
    async answer(event) {
      const { request } = event;
      const cache = await open();
      const key = keyOf(request);
      const kept = await cache.match(key, { ignoreVary: true });
      const asked = fetch(request);
      const mayKeep = async () => kept !== undefined || (await isOfOurPage(event, cache));
      // Called now, because after a cached response it would be too late.
      event.waitUntil(asked.then((response) => keepAnswer(response, { cache, key, mayKeep })).catch(() => {}));
      if (!kept) return asked;
      return Promise.race([asked, after(PATIENCE).then(() => kept)]).catch(() => kept);
    },
    async keep(page, urls) {
      const cache = await open();
      await update(cache);
      for (const url of [...(page === undefined ? [] : [pageKey(page)]), ...urls]) {
        if (!(await cache.match(url, { ignoreVary: true }))) await fetchInto(cache, url);
      }
      const all = (await cache.keys()).filter(({ url: kept }) => !kept.endsWith(VERSION_KEY));
      await Promise.all(all.slice(0, Math.max(0, all.length - MOST_FILES)).map((request) => cache.delete(request)));
    },
  };
}

interface Keeping {
  cache: Cache;
  key: string;
  mayKeep: () => Promise<boolean>;
}

async function keepAnswer(response: Response, { cache, key, mayKeep }: Keeping): Promise<void> {
  const { status, type, redirected } = response;
  if (status !== 200 || type !== 'basic' || redirected) return;
  if (isPrivate(response)) return void (await cache.delete(key));
  // Copied at once, before the page reads the response.
  const copy = response.clone();
  if (await mayKeep()) await cache.put(key, copy);
}

/** Whether the server forbids to store the response, or allows it only for one reader. */
function isPrivate({ headers }: Response): boolean {
  return /\b(?:no-store|private)\b/i.test(headers.get('Cache-Control') ?? '');
}

/** Removes the query: it does not change a page, and navigation fetches pages without it. */
function keyOf({ url, mode }: Request): string {
  const { pathname, search } = new URL(url);
  return mode === 'navigate' || url.endsWith('/') ? pageKey(pathname) : pathname + search;
}

function pageKey(pathname: string): string {
  return pageStem(pathname) || '/';
}

/** Fetches a file; without a network, the cached one stays. */
async function fetchInto(cache: Cache, url: string): Promise<void> {
  const response = await fetch(url).catch(() => undefined);
  if (!response) return;
  if (response.status === 404 || isPrivate(response)) await cache.delete(url);
  else if (response.ok) await cache.put(url, await withoutRedirect(response));
}

function after(time: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, time);
  });
}
