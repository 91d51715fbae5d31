/**
 * The part of navigation that is fetched on demand. In: the URL that the reader goes to. Out: the new page in place
 * of the old one, with history, scroll position, focus and title. Regions that both pages share stay. If anything
 * fails, the browser loads the page in full.
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
  /** Loads the items of a sidebar category that the page lacks. */
  loadBranch(details: HTMLDetailsElement): Promise<void>;
}

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
