/**
 * Tells the worker which page is shown, and which files it loaded. The worker does not see the requests of the first page,
 * which was loaded before it. And it does not cache what scripts fetch, as navigation does with pages.
 */
import type { WorkerMessage } from '../../../shared/offline.js';

/** Interval (ms) at which an open page checks for a new version. Browsers check only when they load a document. */
const UPDATE_EVERY = 3_600_000;

/** Returns a function that starts the reports. */
export function createVisits(): (registration: ServiceWorkerRegistration) => void {
  const workers = navigator.serviceWorker;
  // Outside of offline mode the worker caches nothing and needs no reports.
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
      // Without a network the check fails, which is no problem.
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
