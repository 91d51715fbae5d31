import { tell } from '../events.js';
import { createAnnouncer } from './announcer.js';
import { enterHistory, entryState, rememberScroll, type VisitKind } from './history-state.js';
import type { Pages } from './pages.js';
import { placeReader } from './place-reader.js';
import { preparePage } from './prepare-page.js';
import { withProgress } from './progress.js';

export type Visit = (url: URL, kind: VisitKind) => Promise<void>;

/** Goes from page to page. The latest visit wins; one that fails becomes a full load. */
export function createVisits(root: Element, pages: Pages): Visit {
  const announce = createAnnouncer();
  let shown = new URL(location.href);
  let latest = 0;
  let pushing = false;
  rememberScroll(() => shown.pathname === location.pathname);

  return async (url, kind) => {
    const previous = shown;
    const { y } = entryState();
    if (kind === 'pop' && url.href === previous.href) {
      // Only the entry of the mobile menu is gone: a link that was followed in the menu still counts.
      if (!pushing) latest++;
      return;
    }
    const number = ++latest;
    const detail = { location: url, previousLocation: previous };
    const samePage = kind !== 'rescue' && url.pathname === previous.pathname;
    pushing = kind === 'push';
    tell('dactyl:navigate', detail);
    try {
      const page = samePage ? undefined : await withProgress(preparePage(root, url.pathname, pages));
      if (number !== latest) return;
      if (page) url.pathname = page.shownPathname;
      enterHistory(url, kind);
      tell('dactyl:leave', detail);
      if (page) {
        page.show();
        tell('dactyl:swap', detail);
        announce(page.title);
      }
    } catch {
      if (number === latest) loadInFull(url, kind);
      return;
    }
    pushing = false;
    shown = url;
    placeReader({ url, previous, y: kind === 'push' ? undefined : y, moveFocus: kind === 'push' && !samePage });
    tell('dactyl:navigated', detail);
  };
}

function loadInFull(url: URL, kind: VisitKind): void {
  // A 404 page that stands for nothing stays: loading it again would go round in circles.
  if (kind === 'rescue') return;
  if (url.href === location.href) location.reload();
  else location.assign(url);
}
