/**
 * Entry of the bundle for pages that are React as a whole (hydration `adopted` and `full`). `browser/hydrate/hydrate.ts` awaits
 * `prepare` with the props of the page's mark, and renders `$app` with what it gives: first to hydrate, then, at the
 * same place of its tree, for each page that the reader goes to. So what both pages have in common keeps its state.
 */
import registry from 'virtual:dactyl/registry';
import type { SiteData } from '../../shared/render.js';
import globalData from '../../react/data/global.js';
import messages from '../../react/data/messages.js';
import site from '../../react/data/site.js';
import type { AppProps } from './app-props.js';
import { bringSidebarHome } from '../hydrate/borrowed-sidebar.js';
import { BrowserApp, type BrowserAppProps } from './BrowserApp.js';
import { loadLevels } from './load-levels.js';

// In the browser, the modules of these names have loaded the three parts of the site's data.
const SITE = { ...site, globalData, codeTranslations: messages } as SiteData;

/** State of this document: whether React has hydrated the page, and what to do after that. */
const state = { isHydrated: false, lendSidebar: () => {} };

/** Loads the components and the Markdown of a page. */
export async function prepare({ pathname, alternates, levels }: AppProps): Promise<BrowserAppProps> {
  const loaded = await loadLevels(levels, registry);
  if (!state.isHydrated) state.lendSidebar = bringSidebarHome();
  return { pathname, alternates, levels: loaded, site: SITE, onHydrated };
}

/** The page; named as in its mark. */
export const $app = BrowserApp;

function onHydrated(): void {
  if (state.isHydrated) return;
  state.isHydrated = true;
  state.lendSidebar();
}
