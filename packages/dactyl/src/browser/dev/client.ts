/**
 * Runs in the browser in development: turns the dev server's messages about edits into events for the boot script.
 */
import { keepClicks } from './keep-clicks.js';
import { startOpenSource } from './open-source.js';

/** What `node/bundle/page-messages.ts` sends. */
export interface DevUpdate {
  pathnames?: string[];
  islandsOnly?: boolean;
  siteData?: boolean;
  reload?: boolean;
  of?: { below: string; except: string[] };
}

/** The part of Vite's `import.meta.hot` that is used here. */
export interface HotContext {
  on(event: string, listener: (data: DevUpdate) => void): void;
  send(event: string, data: object): void;
}

// Vite replaces exactly these expressions, hence the casts in place.
startOpenSource((import.meta as ImportMeta & { env: { BASE_URL: string } }).env.BASE_URL);
const hot = (import.meta as ImportMeta & { hot?: HotContext }).hot;

const clicks = keepClicks(hot);

/** Before, the script that shows pages again hears nothing. */
const scriptsHaveRun = new Promise<void>((resolve) => {
  if (document.readyState === 'complete') return resolve();
  for (const name of ['DOMContentLoaded', 'load']) addEventListener(name, () => resolve(), { once: true });
});

void scriptsHaveRun.then(clicks.repeat);
hot?.on('dactyl:update', (update) => void scriptsHaveRun.then(() => show(update)));

// An edit between the request for this page and the connection was told to nobody.
tellAge();
hot?.on('vite:ws:connect', tellAge);

// Vite gives the address of a changed style sheet without its query, by which pages ask for the direction of their locale.
hot?.on('vite:beforeUpdate', () => {
  if (document.querySelector('link[rel="stylesheet"]:is([href$="?rtl"], [href$="?ltr"])')) clicks.reload();
});

function show({ pathnames, islandsOnly, siteData, reload, of }: DevUpdate): void {
  if (of && !isOf(of)) return;
  if (reload) return clicks.reload();
  for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove();
  if (isLive()) {
    // Islands load the site's data once per document, so a change requires a reload.
    if (siteData) return clicks.reload();
    if (islandsOnly) return;
  }
  // Without pathnames, any page may have changed.
  for (const detail of pathnames ?? [undefined]) dispatchEvent(new CustomEvent('dactyl:update', { detail }));
}

function isOf({ below, except }: NonNullable<DevUpdate['of']>): boolean {
  const pathname = `${location.pathname}/`;
  return pathname.startsWith(below) && !except.some((other) => pathname.startsWith(other));
}

function tellAge(): void {
  const [navigation] = performance.getEntriesByType('navigation');
  const asked = navigation instanceof PerformanceNavigationTiming ? navigation.requestStart : 0;
  hot?.send('dactyl:opened', { age: performance.now() - asked });
}

/** Whether React runs in this document; see `live-page.ts`. */
function isLive(): boolean {
  return !document.dispatchEvent(new Event('dactyl:is-live', { cancelable: true }));
}
