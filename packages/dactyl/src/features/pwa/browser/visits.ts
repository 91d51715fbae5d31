/**
 * Tells the worker which page is shown, and which files it took. A worker does not see all requests: none of the first
 * page, whose files were loaded before it, and what a script fetches, as navigation fetches pages, it does not keep.
 */
import type { WorkerMessage } from '../../../shared/offline.js';

/** A page that stays open asks for a new version so often (ms). Browsers ask at each document, and this is one. */
const UPDATE_EVERY = 3_600_000;

/** Returns a function that begins to tell. */
export function createVisits(): (registration: ServiceWorkerRegistration) => void {
  const workers = navigator.serviceWorker;
  // A worker that keeps nothing does not listen.
  const tell = () => {
    const message: WorkerMessage = { type: 'VISITED', page: location.pathname, urls: filesOfPage() };
    workers.controller?.postMessage(message);
  };
  let isStarted = false;
  return (registration) => {
    if (isStarted) return;
    isStarted = true;
    let updated = Date.now();
    tell();
    // On a first visit there is no worker yet.
    workers.addEventListener('controllerchange', tell);
    document.addEventListener('dactyl:navigated', () => {
      tell();
      if (Date.now() - updated < UPDATE_EVERY) return;
      updated = Date.now();
      // Without a network there is nothing new.
      registration.update().catch(() => {});
    });
  };
}

/**
 * Own files that the document and its pages have loaded so far; they come out of the browser's cache. What a script of
 * another program has fetched may be meant for this reader alone.
 */
function filesOfPage(): string[] {
  // The cast: entries of this type are of this kind.
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const own = entries.flatMap(({ name, initiatorType }) => {
    const { origin, pathname, search } = new URL(name);
    const isAsked = /^(?:fetch|xmlhttprequest|beacon|ping)$/.test(initiatorType);
    if (origin !== location.origin || pathname.endsWith('/sw.js')) return [];
    return isAsked && !/\/assets\/|\/search-index\.json$/.test(pathname) ? [] : [pathname + search];
  });
  return [...new Set(own)];
}
