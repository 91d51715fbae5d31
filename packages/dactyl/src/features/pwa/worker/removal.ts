/**
 * What a site deploys as `sw.js` when it no longer wants a worker: browsers keep the last one that they got, also when
 * its file is gone. It takes over at once, removes what was kept, and itself, and shows the pages anew.
 */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(remove()));

async function remove(): Promise<void> {
  const { scope } = self.registration;
  const names = await caches.keys();
  // Workers of Workbox have the scope in the names of their caches, too. Those of other locales are left alone.
  const kept = names.filter((name) => isOf(name, scope));
  await Promise.all(kept.map((name) => caches.delete(name)));
  const pages = await self.clients.matchAll({ type: 'window' });
  await self.registration.unregister();
  // A page that a cache on the way still has registers its worker again: that must not go round in circles.
  if (kept.length > 0) await Promise.all(pages.map((page) => page.navigate(page.url).catch(() => null)));
}

function isOf(name: string, scope: string): boolean {
  return name.endsWith(`|${scope}`) || (name.startsWith('workbox-') && name.endsWith(`-${scope}`));
}
