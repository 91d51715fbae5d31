/** What the plugin `pwa`, the script that registers the service worker, and the worker itself agree on. */

/** When a reader gets what works without a network. */
export type OfflineStrategy = 'appInstalled' | 'standalone' | 'queryString' | 'mobile' | 'saveData' | 'always';

/** What the address of the worker says, as JSON in the query parameter `params`. */
export interface WorkerParams {
  /** Whether the worker keeps files. Else it removes what an earlier one kept, and does nothing. */
  offlineMode: boolean;
  debug: boolean;
}

const PARAMS = 'params';

export function workerUrl(file: string, { offlineMode, debug }: WorkerParams): string {
  return `${file}?${PARAMS}=${encodeURIComponent(JSON.stringify({ offlineMode, debug }))}`;
}

/** The opposite of `workerUrl`; anything else means a worker that does nothing. */
export function workerParams(url: string): WorkerParams {
  try {
    // The cast: what is no object has none of the properties.
    const params = JSON.parse(new URL(url).searchParams.get(PARAMS) ?? '') as Partial<WorkerParams> | null;
    return { offlineMode: params?.offlineMode === true, debug: params?.debug === true };
  } catch {
    return { offlineMode: false, debug: false };
  }
}

/** What pages say to the worker. */
export type WorkerMessage =
  /** A new worker takes over. */
  | { type: 'SKIP_WAITING' }
  /** A page was shown, by its pathname, and these files of it were loaded: the worker keeps all. */
  | { type: 'VISITED'; page: string; urls: string[] };

/** A file to keep: its URL without origin, and a hash of what is in it. */
export type OfflineFile = [url: string, revision: string];

/** What a build tells its worker, as JSON in front of the code. */
export interface WorkerSettings {
  /** Base URL of the whole site: what is not below is left alone. */
  baseUrl: string;
  /** URL of the script that assigns `dactylOfflineFiles`, loaded in offline mode only. Named by its hash. */
  list: string;
}

/** Id of the script element whose `data-settings` holds `RegisterSettings`. */
export const REGISTER_ID = 'dactyl-offline';

export interface RegisterSettings {
  /** Of the locale. */
  baseUrl: string;
  strategies: OfflineStrategy[];
  debug: boolean;
  /** Key of the storage that remembers an installation. */
  storageKey: string;
  storage: 'localStorage' | 'sessionStorage';
}

/** Id of the element that is shown when a new version of the site waits. */
export const POPUP_ID = 'pwa-popup-container';

/** Event on `document` by which a component asks for the new version. */
export const RELOAD_EVENT = 'dactyl:reload';
