/**
 * The service worker of a site: one for each locale, in its folder. Input: `dactylOffline`, which the build writes in front,
 * and the parameters in its own URL. In offline mode it caches the files of a list and visited files; otherwise it deletes
 * both. `scripts/build-offline.mjs` makes one file of it. This is a program: loading it starts it.
 */
import { readWorkerMessage, workerParams, type OfflineFile, type WorkerSettings } from '../../../shared/offline.js';
import { trustScript } from '../../../shared/trusted-html.js';
import { createListedFiles } from './listed-files.js';
import { createVisitedFiles } from './visited-files.js';

/** Globals that the build and the list of files assign. */
declare const self: ServiceWorkerGlobalScope & {
  dactylOffline: WorkerSettings;
  dactylOfflineFiles?: OfflineFile[];
  /** The site's own code. */
  dactylOfflineCustom?: (params: { offlineMode: boolean; debug: boolean }) => unknown;
};

const params = workerParams(self.location.href);
const log = params.debug ? (...words: unknown[]) => console.log('[offline]', ...words) : () => {};
const { baseUrl, list } = self.dactylOffline;
/** Prefix of cache names. Caches belong to the origin, so workers of different locales need different ones. */
const cacheName = (kind: string) => `dactyl-${kind}|${self.registration.scope}`;
const NAMES = { listed: cacheName('files'), visited: cacheName('visited') };

// The site's own listeners are registered first, and therefore run first. Its later work is not waited for.
if (self.dactylOfflineCustom) void self.dactylOfflineCustom(params);
self.addEventListener('message', (event) => {
  if (readWorkerMessage(event.data)?.type === 'SKIP_WAITING') void self.skipWaiting();
});
if (params.offlineMode) keepFiles();
else self.addEventListener('activate', (event) => event.waitUntil(removeFiles()));

function keepFiles(): void {
  importScripts(trustScript(list, 'createScriptURL'));
  const listed = createListedFiles(self.dactylOfflineFiles ?? [], { cacheName: NAMES.listed, log });
  const visited = createVisitedFiles({
    cacheName: NAMES.visited,
    baseUrl,
    version: list,
    isListed: (page) => listed.find(page, true) !== undefined,
    pageOf: async ({ clientId }) => (await self.clients.get(clientId))?.url,
    log,
  });

  self.addEventListener('install', (event) => event.waitUntil(listed.fetchMissing()));
  self.addEventListener('activate', (event) =>
    event.waitUntil(Promise.all([listed.removeOld(), self.clients.claim()])),
  );
  self.addEventListener('message', (event) => {
    const message = readWorkerMessage(event.data);
    if (message?.type !== 'VISITED') return;
    const isMissing = (url: string) => !listed.has(url) && isOurs(new URL(url, self.location.href));
    const page = new URL(message.page, self.location.href);
    const isListed = listed.find(page, true) !== undefined;
    event.waitUntil(visited.keep(isListed ? undefined : page.pathname, message.urls.filter(isMissing)));
  });
  self.addEventListener('fetch', (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method !== 'GET' || request.headers.has('range') || !isOurs(url)) return;
    // Navigation fetches pages by script, with the URL of the link.
    const key = listed.find(url, request.mode === 'navigate' || url.href.endsWith('/'));
    event.respondWith(key === undefined ? visited.answer(event) : listed.answer(key, request));
  });
}

function isOurs({ origin, pathname }: URL): boolean {
  return origin === self.location.origin && pathname.startsWith(baseUrl);
}

async function removeFiles(): Promise<void> {
  const removed = await Promise.all(Object.values(NAMES).map((name) => caches.delete(name)));
  if (removed.includes(true)) log('no longer offline: what was kept is removed');
}
