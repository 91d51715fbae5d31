import { tellPrepare } from '../boot/live-events.js';
import { markActive, setAlternates } from './active.js';
import { loadBranches } from './branches.js';
import { loadStyles } from './load-styles.js';
import type { Pages } from './pages.js';
import { findRegions } from './regions.js';
import { parseHtml, swapPage } from './swap-page.js';

/** A page whose parts are all here. */
export interface PreparedPage {
  title: string;
  shownPathname: string;
  /** Puts it into the document. Works once. */
  show(): void;
}

export interface PrepareOptions {
  root: Element;
  pages: Pages;
  /** Module that a page with islands needs. */
  watch: string | undefined;
}

/** Fetches a page and what the document lacks of it: regions, code of islands, style sheets. */
export async function preparePage(pathname: string, { root, pages, watch }: PrepareOptions): Promise<PreparedPage> {
  const { fragment, shownPathname } = await pages.find(pathname);
  const next = parseHtml(fragment.html);
  const present = findRegions(root);
  const missing = [...findRegions(next)].filter(([id]) => !present.has(id));
  const styles = loadStyles(fragment.head);
  await Promise.all(missing.map(async ([id, start]) => start.after(parseHtml(await pages.region(id)))));
  // The dev server makes another module of what is imported: two would watch, and each keep half of the events.
  if (watch && findRegions(next, 'island').size && !document.querySelector(`script[src="${watch}"]`))
    await import(/* @vite-ignore */ watch);
  await tellPrepare(next);
  await styles;

  return {
    title: fragment.title,
    shownPathname,
    show() {
      swapPage(root, next, fragment);
      setAlternates(root, fragment.alternates);
      markActive(root, shownPathname);
      // The items of a closed category come a moment later; the page does not wait for them.
      void loadBranches(fragment.branches, pages);
    },
  };
}
