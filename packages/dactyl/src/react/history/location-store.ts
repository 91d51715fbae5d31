/**
 * Where the reader is, as components see it: the location of the page that is on screen. It is not the address bar's,
 * which after "back" is ahead of the page until that has been fetched.
 */

export interface Location {
  pathname: string;
  search: string;
  hash: string;
}

export type HistoryAction = 'PUSH' | 'POP' | 'REPLACE';

/** A location with what its history entry keeps. */
export interface HistoryLocation<State = unknown> extends Location {
  state: State;
  key?: string | undefined;
}

/** What this folder keeps in a history entry, beside what others do. */
export interface HistoryEntry {
  key?: string;
  state?: unknown;
}

export interface LocationStore {
  /** Where components are: the same object until the location changes. */
  get(): HistoryLocation;
  /** Where the history is: on the same page it is a moment ahead of them. */
  getNewest(): HistoryLocation;
  /** The location as the server knew it: without query, hash and state. */
  getRendered(): Location;
  /** Looks at the address bar, which names another place of the same page. */
  update(): void;
  subscribe(listener: () => void): () => void;
  /** The same for the newest location. */
  listen(listener: () => void): () => void;
}

let store: LocationStore | undefined;

/** The store of this document: two of them would not see each other's updates. */
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
  // As in the site format: a search page that takes the query away in its first effect still reads it when it renders next.
  const update = () => {
    look();
    queueMicrotask(show);
  };
  const updateOnSamePage = () => {
    if (location.pathname === page) update();
  };
  // The page that belongs to the address bar is put into the document next.
  document.addEventListener('dactyl:leave', () => {
    look();
    show();
  });
  addEventListener('hashchange', updateOnSamePage);
  // Where the browser tells, a query that someone has written into the address bar counts, too.
  const { navigation } = window as { navigation?: EventTarget }; // not in every browser
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
  // The cast: an entry that others have made has none of these keys.
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
