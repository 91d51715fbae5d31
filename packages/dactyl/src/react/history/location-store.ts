/**
 * The location that components see: that of the page on screen. The address bar may differ from it: after "back", it
 * already shows the next page, which is still being fetched.
 */

export interface Location {
  pathname: string;
  search: string;
  hash: string;
}

export type HistoryAction = 'PUSH' | 'POP' | 'REPLACE';

/** A location with the state of its history entry. */
export interface HistoryLocation<State = unknown> extends Location {
  state: State;
  key?: string | undefined;
}

/** What this folder stores in a history entry, besides the state of other scripts. */
export interface HistoryEntry {
  key?: string;
  state?: unknown;
}

export interface LocationStore {
  /** Location for components: the same object until the location changes. */
  get(): HistoryLocation;
  /** Location of the history. Within a page, it changes a moment earlier than that of components. */
  getNewest(): HistoryLocation;
  /** Location as the server knew it: without query, hash and state. */
  getRendered(): Location;
  /** Reads the address bar after it has changed to another place of the same page. */
  update(): void;
  subscribe(listener: () => void): () => void;
  /** Calls `listener` when the newest location changes. */
  listen(listener: () => void): () => void;
}

let store: LocationStore | undefined;

/** The store of this document. A second store would miss updates of the first one. */
export function locationStore(): LocationStore {
  store ??= createLocationStore();
  return store;
}

function createLocationStore(): LocationStore {
  let shown = readLocation();
  let newest = shown;
  let page = location.pathname;
  let rendered: Location = renderedLocation(shown.pathname);
  const watchers = new Set<() => void>();
  const listeners = new Set<() => void>();

  const show = () => {
    if (newest === shown) return;
    shown = newest;
    if (rendered.pathname !== shown.pathname) rendered = renderedLocation(shown.pathname);
    for (const watcher of watchers) watcher();
  };
  const look = () => {
    const next = readLocation();
    page = location.pathname;
    if (createPath(next) === createPath(newest) && next.key === newest.key) return;
    newest = next;
    for (const listener of listeners) listener();
  };
  // Delayed as in the site format: a search page that removes the query in its first effect still reads it in its
  // next rendering.
  const update = () => {
    look();
    queueMicrotask(show);
  };
  const updateOnSamePage = () => {
    if (location.pathname === page) update();
  };
  // Navigation puts the page of this address into the document next.
  document.addEventListener('dactyl:leave', () => {
    look();
    show();
  });
  addEventListener('hashchange', updateOnSamePage);
  // With the Navigation API, changes of the query that other scripts write into the address bar count, too.
  const { navigation } = window as { navigation?: EventTarget }; // not every browser has the API
  navigation?.addEventListener('currententrychange', updateOnSamePage);

  return {
    get: () => shown,
    getNewest: () => newest,
    getRendered: () => rendered,
    update,
    subscribe: (watcher) => add(watchers, watcher),
    listen: (listener) => add(listeners, listener),
  };
}

function add(all: Set<() => void>, one: () => void): () => void {
  all.add(one);
  return () => void all.delete(one);
}

export function createPath({ pathname, search, hash }: Location): string {
  return pathname + search + hash;
}

export function entryOf(state: unknown): HistoryEntry {
  // The cast: entries of other scripts have none of these keys.
  return (typeof state === 'object' ? (state ?? {}) : {}) as HistoryEntry;
}

function readLocation(): HistoryLocation {
  const { pathname, search, hash } = location;
  const { key, state } = entryOf(history.state);
  return { pathname: pathname.replace(/(?:\/index)?\.html$/, '') || '/', search, hash, state, key };
}

function renderedLocation(pathname: string): Location {
  return { pathname, search: '', hash: '' };
}
