import { decodePathname, isSamePath } from '../../shared/url.js';
import type { BootContext } from './boot-context.js';
import type { Router } from './router-module.js';

/**
 * For the dev server: the event `dactyl:update` on `window` says that a page has new content (its detail: the
 * page's pathname, or nothing when it may be any page). Shows it, if the reader is there.
 */
export function startUpdates({ loadRouter }: BootContext): void {
  addEventListener('dactyl:update', (event) => {
    const changed = event instanceof CustomEvent && typeof event.detail === 'string' ? event.detail : undefined;
    loadRouter()
      .then((router) => updatePage(router, changed))
      // A page with a mistake stays as it is: the server tells of the mistake in an overlay, and of the edit that mends it.
      .catch((failure: unknown) => (failure instanceof Response && failure.status === 500) || location.reload());
  });
}

async function updatePage({ pages, prepare }: Router, changed: string | undefined): Promise<void> {
  pages.forget();
  const { pathname } = location;
  if (changed !== undefined && !isSamePath(decodePathname(changed), decodePathname(pathname))) return;
  const page = await prepare(pathname);
  if (pathname !== location.pathname) return;
  const y = scrollY;
  const focused = document.activeElement?.id;
  page.show();
  document.dispatchEvent(new Event('dactyl:swap'));
  scrollTo({ top: y, behavior: 'instant' });
  if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
}
