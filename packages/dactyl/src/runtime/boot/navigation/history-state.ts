/** What this script keeps in a history entry. Other keys belong to others and are kept. */
export interface EntryState {
  /** How far the page was scrolled when the reader left it. */
  y?: number;
  /** Set on the entry that an open mobile menu has added. */
  menu?: boolean;
}

export function entryState(): EntryState {
  // The cast: an entry that is not ours has none of these keys.
  return (history.state ?? {}) as EntryState;
}

/**
 * Remembers how far each history entry is scrolled. `isShown` tells whether the page on screen is the one
 * of the current entry: after going back it is not, for a moment.
 */
export function rememberScroll(isShown: () => boolean): void {
  const save = () => {
    if (isShown()) history.replaceState({ ...entryState(), y: scrollY }, '');
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  history.scrollRestoration = 'manual';
  // Not at each event: browsers limit how often an entry may change.
  addEventListener('scroll', () => {
    clearTimeout(timer);
    timer = setTimeout(save, 150);
  });
  // A click may lead away before the timer has run, also to a hash on this page.
  addEventListener('click', save, true);
  addEventListener('pagehide', save);
}

/**
 * - `push`: a link was followed.
 * - `pop`: the browser's buttons; the history entry has changed already.
 * - `rescue`: this document stands for another page (it is the 404 page, or its URL ends in `.html`).
 */
export type VisitKind = 'push' | 'pop' | 'rescue';

/** Makes the history entry of a visit. The URL of the page on screen, and the menu's entry, give way to it. */
export function enterHistory(url: URL, kind: VisitKind): void {
  if (kind === 'pop') return;
  const replaces = kind === 'rescue' || entryState().menu || url.href === location.href;
  if (replaces) history.replaceState(null, '', url);
  else history.pushState(null, '', url);
}
