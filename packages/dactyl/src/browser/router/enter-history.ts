import { entryState, type VisitKind } from '../boot/history-state.js';

/** Makes the history entry of a visit. The URL of the page on screen, and the menu's entry, give way to it. */
export function enterHistory(url: URL, kind: VisitKind): void {
  if (kind === 'pop') return;
  const replaces = kind === 'rescue' || entryState().menu || url.href === location.href;
  if (replaces) history.replaceState(null, '', url);
  else history.pushState(null, '', url);
}
