/**
 * The part of navigation that is fetched on demand. In: where the reader wants to go. Out: the new page in
 * place of the old one, with history, scroll, focus and title. Regions that both pages have stay as they
 * are. Where anything goes wrong the browser loads the page in full.
 */
import type { BootSettings } from '../../shared/boot-settings.js';
import type { Router } from '../boot/router-module.js';
import { aimAlternates } from './active.js';
import { loadBranch } from './branches.js';
import { createPages } from './pages.js';
import { preparePage } from './prepare-page.js';
import { createVisits } from './visits.js';

/** `shown` is the URL of the page on screen: going back may have changed the browser's one already. */
export function createRouter(settings: BootSettings, shown: URL): Router {
  // The cast: all pages with settings have it.
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
