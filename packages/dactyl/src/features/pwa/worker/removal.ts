/**
 * The `sw.js` of a site that no longer wants a worker: browsers keep the last worker even if its file is gone. This one takes
 * over at once, deletes the caches, unregisters itself and reloads the pages.
 */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(remove()));

async function remove(): Promise<void> {
  const { scope } = self.registration;
  const names = await caches.keys();
  // Workers of Workbox also have their scope in the names of caches. Caches of other locales are left alone.
  const kept = names.filter((name) => isOf(name, scope));
  await Promise.all(kept.map((name) => caches.delete(name)));
  const pages = await self.clients.matchAll({ type: 'window' });
  await self.registration.unregister();
  // A page from an intermediate cache may register its worker again; reloading it then would never end.
  if (kept.length > 0) await Promise.all(pages.map((page) => page.navigate(page.url).catch(() => null)));
}

function isOf(name: string, scope: string): boolean {
  return name.endsWith(`|${scope}`) || (name.startsWith('workbox-') && name.endsWith(`-${scope}`));
}
