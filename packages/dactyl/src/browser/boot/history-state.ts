/** State that this script stores in a history entry. Keys of other scripts stay in it. */
export interface EntryState {
  /** How far the page was scrolled when the reader left it. */
  y?: number;
  /** Set on the entry that an open mobile menu has added. */
  menu?: boolean;
}

/**
 * How a visit begins:
 * - `push`: the reader followed a link.
 * - `pop`: the reader used the browser's buttons; the history entry has changed already.
 * - `rescue`: this document stands for another page (it is the 404 page, or its URL ends in `.html`).
 */
export type VisitKind = 'push' | 'pop' | 'rescue';

export function entryState(): EntryState {
  // The cast: entries of other scripts have none of these keys.
  return (history.state ?? {}) as EntryState;
}

/**
 * Restores the scroll position of a history entry when its page is loaded again. From then on the browser does so by
 * itself, until the router takes over (`router/remember-scroll.ts`).
 */
export function restoreScroll(): void {
  const { y } = entryState();
  if (y !== undefined && history.scrollRestoration === 'manual') scrollTo({ top: y, behavior: 'instant' });
  history.scrollRestoration = 'auto';
}
