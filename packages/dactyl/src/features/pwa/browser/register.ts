/**
 * Registers the service worker of a locale. Input: settings, and what the browser reports about the device. Output: a
 * worker whose URL says whether this reader is in offline mode. An inline script imports this one when the page is
 * loaded (`node/register-script.ts`), so it is no part of what a page loads at first. `scripts/build-offline.mjs` makes
 * one file of it.
 */
import { workerParams, workerUrl, type InstallEvent, type RegisterSettings } from '../../../shared/offline.js';
import { trustScript } from '../../../shared/trusted-html.js';
import { createInstallation } from './installation.js';
import { isOfflineMode } from './offline-mode.js';
import { createPopup } from './popup.js';
import { createVisits } from './visits.js';

/** Time (ms) for a worker to take over by itself. */
const MOMENT = 500;

/** @param early events of an installation that came before this script did */
export function start(settings: RegisterSettings, early: readonly InstallEvent[]): void {
  const workers = navigator.serviceWorker;
  const log = settings.debug ? (...words: unknown[]) => console.log('[offline]', ...words) : () => {};
  const installation = createInstallation(settings);
  const popup = createPopup();
  const startVisits = createVisits();

  async function register(): Promise<void> {
    const offlineMode = await isOfflineMode(settings.strategies, installation);
    const url = workerUrl(`${settings.baseUrl}sw.js`, { offlineMode, debug: settings.debug });
    log('registers', url);
    const registration = await workers.register(trustScript(url, 'createScriptURL'), { scope: settings.baseUrl });
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
  installation.onChange(tryToRegister, early);
  reloadOnUpdate(workers);
  void idle().then(tryToRegister);
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

/** Waits until the browser is idle. */
function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    // Safari does not support `requestIdleCallback`.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 2000 });
    else setTimeout(resolve, 200);
  });
}
