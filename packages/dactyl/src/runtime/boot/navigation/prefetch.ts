import { on } from '../events.js';
import { findRegions } from './regions.js';
import type { Pages } from './pages.js';

/** A pointer that only passes over a link does not stay this long (ms). */
const HOVER_DELAY = 65;

declare global {
  interface Window {
    /** Public API of the site format. Both fetch what a page needs; `false` when the connection is to be spared. */
    docusaurus: Readonly<Record<'prefetch' | 'preload', (pathname: string) => Promise<unknown> | false>>;
  }
}

interface PrefetchOptions {
  root: Element;
  pages: Pages;
  /** The page that a link leads to, when navigation would follow it. */
  toPage(link: HTMLElement): URL | undefined;
}

/** Fetches a page when the reader is about to go there. */
export function startPrefetch({ root, pages, toPage }: PrefetchOptions): void {
  const prefetch = (pathname: string) => !isSlowConnection() && load(pathname).catch(() => {});
  const load = async (pathname: string) => {
    const { fragment } = await pages.find(pathname);
    const present = findRegions(root);
    const regions = [...fragment.html.matchAll(/<!--region:(.+?)-->/g)].map(([, id = '']) => id);
    await Promise.all(regions.filter((id) => !present.has(id)).map(pages.region));
  };
  const prefetchLink = (link: HTMLElement) => {
    const url = toPage(link);
    if (url && url.pathname !== location.pathname) void prefetch(url.pathname);
  };

  let timer: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener('mouseover', () => clearTimeout(timer));
  on('mouseover', 'a[href]', (link) => {
    timer = setTimeout(prefetchLink, HOVER_DELAY, link);
  });
  on('touchstart', 'a[href]', prefetchLink);
  on('focusin', 'a[href]', prefetchLink);
  window.docusaurus = Object.freeze({ prefetch, preload: prefetch });
}

function isSlowConnection(): boolean {
  // The cast: the interface is not in the standard library's types, and not in every browser.
  const { connection } = navigator as { connection?: { effectiveType?: string; saveData?: boolean } };
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}
