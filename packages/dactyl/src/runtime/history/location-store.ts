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
  /** The same object until the location changes. */
  get(): HistoryLocation;
  /** The location as the server knew it: without query, hash and state. */
  getRendered(): Location;
  /** Looks at the address bar: another place of the same page is shown at once. */
  update(): void;
  subscribe(listener: () => void): () => void;
}

let store: LocationStore | undefined;

/** The store of this document: two of them would not see each other's updates. */
export function locationStore(): LocationStore {
  store ??= createLocationStore();
  return store;
}

function createLocationStore(): LocationStore {
  let shown = readLocation();
  let page = location.pathname;
  let rendered: Location = renderedLocation(shown.pathname);
  const listeners = new Set<() => void>();

  const update = () => {
    const next = readLocation();
    page = location.pathname;
    if (createPath(next) === createPath(shown) && next.key === shown.key) return;
    shown = next;
    if (rendered.pathname !== next.pathname) rendered = renderedLocation(next.pathname);
    for (const listener of listeners) listener();
  };
  const updateOnSamePage = () => {
    if (location.pathname === page) update();
  };
  // The page that belongs to the address bar is put into the document next.
  document.addEventListener('dactyl:leave', update);
  addEventListener('hashchange', updateOnSamePage);
  // Where the browser tells, a query that someone has written into the address bar counts, too.
  const { navigation } = window as { navigation?: EventTarget }; // not in every browser
  navigation?.addEventListener('currententrychange', updateOnSamePage);

  return {
    get: () => shown,
    getRendered: () => rendered,
    update,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
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
