/** What this script keeps in a history entry. Other keys belong to others and are kept. */
export interface EntryState {
  /** How far the page was scrolled when the reader left it. */
  y?: number;
  /** Set on the entry that an open mobile menu has added. */
  menu?: boolean;
}

/**
 * - `push`: a link was followed.
 * - `pop`: the browser's buttons; the history entry has changed already.
 * - `rescue`: this document stands for another page (it is the 404 page, or its URL ends in `.html`).
 */
export type VisitKind = 'push' | 'pop' | 'rescue';

export function entryState(): EntryState {
  // The cast: an entry that is not ours has none of these keys.
  return (history.state ?? {}) as EntryState;
}

/**
 * Brings the reader back to where an entry was left, when it is loaded again. From then on the browser does
 * so by itself, until the router takes over (`router/remember-scroll.ts`).
 */
export function restoreScroll(): void {
  const { y } = entryState();
  if (y !== undefined && history.scrollRestoration === 'manual') scrollTo({ top: y, behavior: 'instant' });
  history.scrollRestoration = 'auto';
}
