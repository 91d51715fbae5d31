import { tellPrepare } from '../boot/live-events.js';
import type { Pages, PreparedPage } from '../boot/router-module.js';
import { ALTERNATES, markActive, setAlternates } from './active.js';
import { fillBranches } from './branches.js';
import { loadStyles } from './load-styles.js';
import { swapPage } from './swap-page.js';

export interface PrepareOptions {
  root: Element;
  pages: Pages;
  /** URL of the module that a page with islands needs. */
  watch: string | undefined;
}

/** Fetches a page, and the files that the document lacks: code of islands, style sheets. */
export async function preparePage(pathname: string, { root, pages, watch }: PrepareOptions): Promise<PreparedPage> {
  const { page, shownPathname } = await pages.find(pathname);
  // The fragment belongs to the fetched page's document, which is inert, so nothing in it loads before it is shown.
  const next = page.createDocumentFragment();
  // The cast: `pages` has found the settings in the page, so the page has our root element.
  next.append(...(page.getElementById(root.id) as Element).childNodes);
  const alternates = [...next.querySelectorAll<HTMLAnchorElement>(ALTERNATES)];
  const branches = [...next.querySelectorAll<HTMLElement>('[data-at]')];
  const styles = loadStyles(page);
  const script = `script[src="${watch}"]`;
  // The dev server treats a module in a `<script>` and the same module in an import as two: both would watch, and
  // each would record half of the events.
  if (page.querySelector(script) && !document.querySelector(script)) await import(/* @vite-ignore */ watch as string);
  await tellPrepare(next);
  await styles;

  return {
    title: page.title,
    shownPathname,
    show() {
      swapPage(root, next, page);
      setAlternates(root, alternates);
      fillBranches(branches);
      markActive(root, shownPathname);
    },
  };
}
