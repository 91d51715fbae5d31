import type { VisitKind } from './history-state.js';

/** Makes the browser load a page that navigation cannot show. */
export function loadInFull(url: URL, kind: VisitKind): void {
  // A 404 page for which no other page is found stays, because loading it again would repeat without end.
  if (kind === 'rescue') return;
  if (url.href === location.href) location.reload();
  else location.assign(url);
}
