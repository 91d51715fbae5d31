/**
 * The `history` object of the site format (that of the package `history`, version 4), on top of the boot script's
 * navigation. A pushed URL is fetched, shown and announced like a link that the reader followed. Listeners are called
 * for every visit, whatever caused it.
 */
import { createBlockers, type BlockPrompt } from './blockers.js';
import {
  createPath,
  entryOf,
  type HistoryAction,
  type HistoryEntry,
  type HistoryLocation,
  type Location,
  type LocationStore,
} from './location-store.js';

/** A place to go to. Missing parts are taken from the current location. */
export type Destination = string | (Partial<Location> & { state?: unknown });

export type HistoryListener = (location: HistoryLocation, action: HistoryAction) => void;

export interface SiteHistory {
  readonly length: number;
  readonly action: HistoryAction;
  readonly location: HistoryLocation;
  createHref(location: Partial<Location>): string;
  push(to: Destination, state?: unknown): void;
  replace(to: Destination, state?: unknown): void;
  go(steps: number): void;
  goBack(): void;
  goForward(): void;
  /** Asks the reader before they leave for another place of the site. Returns a function that stops it. */
  block(prompt?: BlockPrompt): () => void;
  /** Calls `listener` after each visit. Returns a function that stops it. */
  listen(listener: HistoryListener): () => void;
}

export function createSiteHistory(store: LocationStore): SiteHistory {
  let action: HistoryAction = 'POP';
  /** The next change of the location: its cause, and the state for its history entry. */
  let next: { action: HistoryAction; entry?: HistoryEntry } | undefined;
  const listeners = new Set<HistoryListener>();
  const blockers = createBlockers((href) => toLocation(new URL(href), undefined));

  store.listen(() => {
    action = next?.action ?? 'PUSH';
    next = undefined;
    for (const listener of listeners) listener(store.getNewest(), action);
  });
  onTraverse(() => {
    next = { action: 'POP' };
  });
  // Runs in the capture phase, before the store reads the entry.
  document.addEventListener('dactyl:leave', () => writeEntry(next?.entry), true);

  function navigate(kind: 'PUSH' | 'REPLACE', to: Destination, ownState: unknown): void {
    const url = resolve(to, store.getNewest());
    const state = ownState ?? (typeof to === 'string' ? undefined : to.state);
    if (url.origin !== location.origin) return kind === 'PUSH' ? location.assign(url) : location.replace(url);
    if (!blockers.allow(toLocation(url, state), kind)) return;
    const entry = { key: newKey(), state };
    const isSamePage = url.pathname === location.pathname;
    if (kind === 'PUSH' && !isSamePage) {
      next = { action: kind, entry };
      blockers.pause(() => followLink(url));
      return;
    }
    next = { action: kind };
    if (kind === 'PUSH') history.pushState(entry, '', url);
    else history.replaceState(entry, '', url);
    if (isSamePage) store.update();
    // Makes the boot script navigate to the URL in the address bar.
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  }

  return {
    get length() {
      return history.length;
    },
    get action() {
      return action;
    },
    get location() {
      return store.getNewest();
    },
    createHref: (location) => createPath({ pathname: '/', search: '', hash: '', ...location }),
    push: (to, state) => navigate('PUSH', to, state),
    replace: (to, state) => navigate('REPLACE', to, state),
    go: (steps) => history.go(steps),
    goBack: () => history.back(),
    goForward: () => history.forward(),
    block: (prompt) => blockers.add(prompt),
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/**
 * History of a page that is rendered on the server. It never changes. `onRead` is called when a component reads the
 * location.
 */
export function createStaticHistory({ pathname, search, hash }: Location, onRead: () => void): SiteHistory {
  const nothing = () => {};
  return {
    length: 1,
    action: 'POP',
    get location() {
      onRead();
      return { pathname, search, hash, state: undefined };
    },
    createHref: (location) => createPath({ pathname: '/', search: '', hash: '', ...location }),
    push: nothing,
    replace: nothing,
    go: nothing,
    goBack: nothing,
    goForward: nothing,
    block: () => nothing,
    listen: () => nothing,
  };
}

/**
 * Calls `listener` when the browser's buttons have changed the address bar; where possible, before the boot script
 * runs.
 */
function onTraverse(listener: () => void): void {
  const { navigation } = window as { navigation?: EventTarget }; // not every browser has the API
  navigation?.addEventListener('currententrychange', (event) => {
    if ((event as Event & { navigationType?: string }).navigationType === 'traverse') listener(); // its own field
  });
  if (!navigation) addEventListener('popstate', ({ isTrusted }) => isTrusted && listener());
}

/**
 * Resolves a destination like the package `history`: an object without pathname is a place on the current page, with
 * its own query.
 */
function resolve(to: Destination, current: Location): URL {
  const path =
    typeof to === 'string' ? to : createPath({ pathname: current.pathname, search: '', hash: '', ...withMarks(to) });
  return new URL(path || createPath(current), location.origin + createPath(current));
}

/** Adds the first character of `search` and `hash` where it is missing. */
function withMarks({ search, hash, pathname }: Partial<Location>): Partial<Location> {
  return {
    ...(pathname && { pathname }),
    ...(search && { search: search.startsWith('?') ? search : `?${search}` }),
    ...(hash && { hash: hash.startsWith('#') ? hash : `#${hash}` }),
  };
}

function toLocation({ pathname, search, hash }: URL, state: unknown): HistoryLocation {
  return { pathname, search, hash, state };
}

/** Clicks a link: the boot script handles the click like any other, and otherwise the browser does. */
function followLink({ href }: URL): void {
  const link = document.createElement('a');
  link.href = href;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
}

function writeEntry(entry: HistoryEntry | undefined): void {
  if (entry) history.replaceState({ ...entryOf(history.state), ...entry }, '');
}

function newKey(): string {
  return Math.random().toString(36).slice(2, 8);
}
