/**
 * Registers the service worker of a locale. Input: the settings in its own script element, and what the browser reports about
 * the device. Output: a worker whose URL says whether this reader is in offline mode. Nothing happens before the page is
 * loaded. `scripts/build-offline.mjs` makes one file of it. This is a program: loading it starts it.
 */
import { REGISTER_ID, workerParams, workerUrl, type RegisterSettings } from '../../../shared/offline.js';
import { createInstallation } from './installation.js';
import { isOfflineMode } from './offline-mode.js';
import { createPopup } from './popup.js';
import { createVisits } from './visits.js';

/** Time (ms) for a worker to take over by itself. */
const MOMENT = 500;

const script = document.getElementById(REGISTER_ID);
// Some browsers have no service workers, and no browser has them on insecure pages.
if (script?.dataset['settings'] && 'serviceWorker' in navigator) {
  // The cast: the plugin `pwa` wrote the attribute, from the same type.
  start(JSON.parse(script.dataset['settings']) as RegisterSettings);
}

function start(settings: RegisterSettings): void {
  const workers = navigator.serviceWorker;
  const log = settings.debug ? (...words: unknown[]) => console.log('[offline]', ...words) : () => {};
  const installation = createInstallation(settings);
  const popup = createPopup();
  const startVisits = createVisits();

  async function register(): Promise<void> {
    const offlineMode = await isOfflineMode(settings.strategies, installation);
    const url = workerUrl(`${settings.baseUrl}sw.js`, { offlineMode, debug: settings.debug });
    log('registers', url);
    const registration = await workers.register(url, { scope: settings.baseUrl });
    // The browser may have found a new version before this script was there.
    if (registration.waiting) onWaiting(registration);
    watchInstalling(registration);
    registration.addEventListener('updatefound', () => watchInstalling(registration));
    if (offlineMode) startVisits(registration);
  }

  function watchInstalling(registration: ServiceWorkerRegistration): void {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') onWaiting(registration);
    });
  }

  /**
   * Readers in offline mode stay on their version until they ask for the new one. For others, the new worker takes over
   * at once.
   */
  function onWaiting(registration: ServiceWorkerRegistration): void {
    const { waiting, active } = registration;
    if (!waiting) return;
    const activate = () => waiting.postMessage({ type: 'SKIP_WAITING' });
    if (!active || !isOffline(active) || !isOffline(waiting)) activate();
    // Some workers take over by themselves.
    else setTimeout(() => registration.waiting === waiting && popup.show(activate), MOMENT);
  }

  // In sequence, so that the last message wins.
  let registered: Promise<void> = Promise.resolve();
  const tryToRegister = () => {
    registered = registered.then(register).catch((error: unknown) => log('could not register:', error));
  };
  installation.onChange(tryToRegister);
  reloadOnUpdate(workers);
  void loaded().then(tryToRegister);
}

/** All pages of the site show the new version as soon as one of them has asked for it. */
function reloadOnUpdate(workers: ServiceWorkerContainer): void {
  let known = workers.controller;
  workers.addEventListener('controllerchange', () => {
    const before = known;
    known = workers.controller;
    if (before && known && isOffline(before) && isOffline(known)) location.reload();
  });
}

function isOffline({ scriptURL }: ServiceWorker): boolean {
  return workerParams(scriptURL).offlineMode;
}

/** Waits until the page is loaded and the browser is idle. */
async function loaded(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => {
      addEventListener('load', resolve, { once: true });
    });
  }
  await new Promise((resolve) => {
    // Safari does not support `requestIdleCallback`.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 2000 });
    else setTimeout(resolve, 200);
  });
}
