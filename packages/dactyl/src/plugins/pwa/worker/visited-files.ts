/**
 * What a reader has visited and the list does not have. The network answers, and what it says is kept; without a network,
 * or when it takes long, what was kept answers.
 */
import { pageStem, withoutRedirect } from './listed-files.js';

/** So many files at most; those that were kept first go first. */
const MOST_FILES = 1000;
/** How long a reader waits for the network when there is something to show (ms). */
const PATIENCE = 4000;

export interface VisitedFiles {
  answer(event: FetchEvent): Promise<Response>;
  /** Fetches what is not there yet, a page and files. After an update of the site, everything is fetched again. */
  keep(page: string | undefined, urls: readonly string[]): Promise<void>;
}

export interface VisitedFilesOptions {
  cacheName: string;
  /** Of the site. */
  version: string;
  log: (...words: unknown[]) => void;
}

/** Remembers with which version the files were fetched. No page has this name. */
const VERSION_KEY = '/__dactyl-offline-version';

export function createVisitedFiles({ cacheName, version, log }: VisitedFilesOptions): VisitedFiles {
  const open = () => caches.open(cacheName);

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
      // Said now: when what was kept has answered, a later answer of the network would come too late for it.
      event.waitUntil(asked.then((response) => keepAnswer(cache, key, response)).catch(() => {}));
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

/** Copied at once, before the page reads the response. */
async function keepAnswer(cache: Cache, key: string, response: Response): Promise<void> {
  const { status, type, redirected } = response;
  if (status === 200 && type === 'basic' && !redirected) await cache.put(key, response.clone());
}

/** A page is the same whatever its query says. */
function keyOf({ url, mode }: Request): string {
  const { pathname, search } = new URL(url);
  return mode === 'navigate' ? pageKey(pathname) : pathname + search;
}

function pageKey(pathname: string): string {
  return pageStem(pathname) || '/';
}

/** Without a network, what is there stays. */
async function fetchInto(cache: Cache, url: string): Promise<void> {
  const response = await fetch(url).catch(() => undefined);
  if (response?.ok) await cache.put(url, await withoutRedirect(response));
  else if (response?.status === 404) await cache.delete(url);
}

function after(time: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, time);
  });
}
