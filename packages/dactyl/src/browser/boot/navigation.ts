import type { BootContext } from './boot-context.js';
import { on } from './events.js';
import { restoreScroll, type VisitKind } from './history-state.js';
import { isPagePathname, LINK } from './internal-link.js';
import { loadInFull } from './load-in-full.js';

/**
 * How long (ms) a pointer must stay on a link before its page is fetched. A pointer that only passes over the link
 * stays less.
 */
const HOVER_DELAY = 65;

declare global {
  interface Window {
    /**
     * Public API of the site format. Both functions fetch what a page needs, and return `false` on a slow connection.
     */
    docusaurus: Readonly<Record<'prefetch' | 'preload', (pathname: string) => Promise<unknown> | false>>;
  }
}

/**
 * Follows links and the browser's buttons without loading a new document. Prefetches a page when the reader moves
 * towards its link.
 */
export function startNavigation({ settings, loadRouter }: BootContext): void {
  restoreScroll();
  const visit = (url: URL, kind: VisitKind) =>
    loadRouter().then(
      (router) => router.visit(url, kind),
      () => loadInFull(url, kind),
    );
  const toPage = (link: HTMLElement) => {
    // The cast: the selector only matches `a` elements.
    const { origin, pathname, href } = link as HTMLAnchorElement;
    return origin === location.origin && isPagePathname(pathname, settings) ? new URL(href) : undefined;
  };

  on('click', LINK, (link, event) => {
    const url = isPlainClick(event) && toPage(link);
    if (!url) return;
    // The browser itself handles links to a place on this page, and remembers the place for CSS and for the Tab key.
    const [page, hash] = url.href.split('#');
    if (hash !== undefined && page === location.href.split('#')[0]) return;
    event.preventDefault();
    void visit(url, 'push');
  });
  // A link to the same page elsewhere (for example in another language) keeps the hash, and the query unless the link
  // has one.
  on('click', 'a[data-alternate]', (link) => {
    // The cast: the selector only matches `a` elements.
    const alternate = link as HTMLAnchorElement;
    alternate.hash = location.hash;
    alternate.search ||= location.search;
  });
  addEventListener('popstate', () => void visit(new URL(location.href), 'pop'));
  if (settings.notFound || location.pathname.endsWith('.html')) void visit(new URL(location.href), 'rescue');

  startPrefetch(toPage, async (pathname) => (await loadRouter()).prepare(pathname));
}

function startPrefetch(
  toPage: (link: HTMLElement) => URL | undefined,
  load: (pathname: string) => Promise<unknown>,
): void {
  // A failed prefetch is not reported; the error appears when the reader follows the link.
  const prefetch = (pathname: string) => !isSlowConnection() && load(pathname).catch(() => {});
  const prefetchLink = (link: HTMLElement) => {
    const pathname = toPage(link)?.pathname;
    if (pathname && pathname !== location.pathname) void prefetch(pathname);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  addEventListener('mouseover', () => clearTimeout(timer), true);
  on('mouseover', LINK, (link) => {
    timer = setTimeout(prefetchLink, HOVER_DELAY, link);
  });
  on('touchstart', LINK, prefetchLink);
  on('focusin', LINK, prefetchLink);
  window.docusaurus = Object.freeze({ prefetch, preload: prefetch });
}

function isPlainClick({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !(defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey);
}

function isSlowConnection(): boolean {
  // The cast: the interface is not in the standard library's types, and not in every browser.
  const { connection = {} } = navigator as { connection?: { effectiveType?: string; saveData?: boolean } };
  return connection.saveData || !!connection.effectiveType?.includes('2g');
}
