/**
 * The part of navigation that is fetched on demand. In: the URL that the reader goes to. Out: the new page in place
 * of the old one, with history, scroll position, focus and title. Regions that both pages share stay. If anything
 * fails, the browser loads the page in full.
 */
import type { BootSettings } from '../../shared/boot-settings.js';
import type { Router } from '../boot/router-module.js';
import { aimAlternates } from './active.js';
import { loadBranch } from './branches.js';
import { createPages } from './pages.js';
import { preparePage } from './prepare-page.js';
import { createVisits } from './visits.js';

/** @param shown URL of the page on screen; after going back, the browser's own URL may have changed already */
export function createRouter(settings: BootSettings, shown: URL): Router {
  // The cast: every page with settings has the root element.
  const root = document.getElementById('__docusaurus') as Element;
  const pages = createPages(settings);
  if (settings.notFound) aimAlternates(root, settings);
  const prepare = (pathname: string) => preparePage(pathname, { root, pages, watch: settings.islands?.watch });
  return {
    pages,
    prepare,
    visit: createVisits(prepare, shown),
    loadBranch: (details) => loadBranch(details, pages),
  };
}
