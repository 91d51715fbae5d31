/**
 * The part of navigation that is fetched on demand. In: where the reader wants to go. Out: the new page in
 * place of the old one, with history, scroll, focus and title. Regions that both pages have stay as they
 * are. Where anything goes wrong the browser loads the page in full.
 */
import type { BootSettings } from '../../shared/boot-settings.js';
import type { VisitKind } from '../boot/history-state.js';
import { aimAlternates } from './active.js';
import { loadBranch } from './branches.js';
import { createPages, type Pages } from './pages.js';
import { type PreparedPage, preparePage } from './prepare-page.js';
import { createVisits } from './visits.js';

export interface Router {
  pages: Pages;
  /** Fetches what a page needs. */
  prepare(pathname: string): Promise<PreparedPage>;
  visit(url: URL, kind: VisitKind): Promise<void>;
  /** Fills a category of the sidebar whose items are not in the page yet. */
  loadBranch(details: HTMLDetailsElement): Promise<void>;
}

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
