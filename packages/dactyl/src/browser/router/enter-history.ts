import { entryState, type VisitKind } from '../boot/history-state.js';

/**
 * Makes the history entry of a visit. It replaces the entry that an open mobile menu has added, an entry with the
 * same URL, and in a `rescue` the URL of the page on screen.
 */
export function enterHistory(url: URL, kind: VisitKind): void {
  if (kind === 'pop') return;
  const replaces = kind === 'rescue' || entryState().menu || url.href === location.href;
  if (replaces) history.replaceState(null, '', url);
  else history.pushState(null, '', url);
}
