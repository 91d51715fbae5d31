import { fragmentName } from '../../../shared/fragment.js';
import type { Pages } from './pages.js';
import { preparePage } from './prepare-page.js';

/**
 * For the dev server: the event `dactyl:update` on `window` (its detail: the pathname of a page that has
 * new content, or nothing for the page on screen) shows the new content where the reader is.
 */
export function startUpdates(root: Element, pages: Pages): void {
  addEventListener('dactyl:update', (event) => {
    const { pathname } = location;
    const changed = event instanceof CustomEvent && typeof event.detail === 'string' ? event.detail : pathname;
    pages.forget(changed);
    if (fragmentName(changed) === fragmentName(pathname)) {
      updatePage(root, pages).catch(() => location.reload());
    }
  });
}

async function updatePage(root: Element, pages: Pages): Promise<void> {
  const { pathname } = location;
  const page = await preparePage(root, pathname, pages);
  if (pathname !== location.pathname) return;
  const y = scrollY;
  const focused = document.activeElement?.id;
  page.show();
  document.dispatchEvent(new Event('dactyl:swap'));
  scrollTo({ top: y, behavior: 'instant' });
  if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
}
