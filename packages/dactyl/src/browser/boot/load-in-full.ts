import type { VisitKind } from './history-state.js';

/** Lets the browser load a page that navigation cannot show. */
export function loadInFull(url: URL, kind: VisitKind): void {
  // A 404 page that stands for nothing stays: loading it again would go round in circles.
  if (kind === 'rescue') return;
  if (url.href === location.href) location.reload();
  else location.assign(url);
}
