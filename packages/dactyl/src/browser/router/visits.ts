import type { NavigationDetail, NavigationEvent } from '../boot/events.js';
import { entryState } from '../boot/history-state.js';
import { loadInFull } from '../boot/load-in-full.js';
import type { Router } from '../boot/router-module.js';
import { createAnnouncer } from './announcer.js';
import { enterHistory } from './enter-history.js';
import { placeReader } from './place-reader.js';
import { withProgress } from './progress.js';
import { rememberScroll } from './remember-scroll.js';

/** Goes from page to page, beginning at `shown`. The latest visit wins. A visit that fails becomes a full load. */
export function createVisits(prepare: Router['prepare'], shown: URL): Router['visit'] {
  const announce = createAnnouncer();
  rememberScroll(shown);
  let current = shown;
  let latest = 0;
  let pushing = false;

  return async (url, kind) => {
    const previous = current;
    const { y } = entryState();
    if (kind === 'pop' && url.href === previous.href) {
      // If only the mobile menu's entry was removed from the history, a visit that began with a link in the menu
      // continues.
      if (!pushing) latest++;
      return;
    }
    const number = ++latest;
    const detail = { location: url, previousLocation: previous };
    const samePage = kind !== 'rescue' && url.pathname === previous.pathname;
    pushing = kind === 'push';
    tell('dactyl:navigate', detail);
    try {
      const page = samePage ? undefined : await withProgress(prepare(url.pathname));
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
    current = url;
    placeReader({ url, previous, y: kind === 'push' ? undefined : y, moveFocus: kind === 'push' && !samePage });
    tell('dactyl:navigated', detail);
  };
}

function tell(type: NavigationEvent, detail: NavigationDetail): void {
  document.dispatchEvent(new CustomEvent(type, { detail }));
}
