/** What the plugin `pwa`, the script that registers the service worker, and the worker agree on. */

/** When a reader gets offline mode. */
export type OfflineStrategy = 'appInstalled' | 'standalone' | 'queryString' | 'mobile' | 'saveData' | 'always';

/** Settings in the address of the worker, as JSON in the query parameter `params`. */
export interface WorkerParams {
  /** Whether the worker stores files. If not, it deletes the files of an earlier worker and does nothing else. */
  offlineMode: boolean;
  debug: boolean;
}

const PARAMS = 'params';

export function workerUrl(file: string, { offlineMode, debug }: WorkerParams): string {
  return `${file}?${PARAMS}=${encodeURIComponent(JSON.stringify({ offlineMode, debug }))}`;
}

/** Reads the settings from an address that `workerUrl` made. Any other address gives a worker that does nothing. */
export function workerParams(url: string): WorkerParams {
  try {
    // The cast: a value that is no object has none of these properties.
    const params = JSON.parse(new URL(url).searchParams.get(PARAMS) ?? '') as Partial<WorkerParams> | null;
    return { offlineMode: params?.offlineMode === true, debug: params?.debug === true };
  } catch {
    return { offlineMode: false, debug: false };
  }
}

/** Messages from a page to the worker. */
export type WorkerMessage =
  /** The new worker takes over. */
  | { type: 'SKIP_WAITING' }
  /**
   * The reader has seen a page, by its pathname, and the page has loaded these files. The worker stores all of them.
   */
  | { type: 'VISITED'; page: string; urls: string[] };

/** Returns the message, or `undefined` for what our pages never send: a script of another program of this origin may send anything. */
export function readWorkerMessage(data: unknown): WorkerMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, page, urls } = data as Partial<Record<string, unknown>>; // it is an object
  if (type === 'SKIP_WAITING') return { type };
  if (type !== 'VISITED' || typeof page !== 'string' || !Array.isArray(urls)) return undefined;
  return isPath(page) && urls.every(isPath) ? { type, page, urls } : undefined;
}

function isPath(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith('/') && URL.canParse(value, 'https://site.invalid');
}

/** A file to store: its URL without origin, and a hash of its content. */
export type OfflineFile = [url: string, revision: string];

/** Settings that a build writes as JSON in front of the worker's code. */
export interface WorkerSettings {
  /** Base URL of the whole site; the worker ignores requests outside of it. */
  baseUrl: string;
  /** URL of the script that assigns `dactylOfflineFiles`, with a hash in its name. Only loaded in offline mode. */
  list: string;
}

/** Events by which browsers report an installation of the site, and offer one. */
export const INSTALL_EVENTS = ['appinstalled', 'beforeinstallprompt'] as const;
export type InstallEvent = (typeof INSTALL_EVENTS)[number];

/** Id of the script element that brings the script which registers the worker. */
export const REGISTER_ID = 'dactyl-offline';

export interface RegisterSettings {
  /** Base URL of the locale. */
  baseUrl: string;
  strategies: OfflineStrategy[];
  debug: boolean;
  /** Storage key that remembers an installation of the site. */
  storageKey: string;
  storage: 'localStorage' | 'sessionStorage';
}

/** Id of the element that appears when a new version of the site waits. */
export const POPUP_ID = 'pwa-popup-container';

/** Event on `document` by which a component asks to load the new version. */
export const RELOAD_EVENT = 'dactyl:reload';
