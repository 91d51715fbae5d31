import type { BootContext } from './boot-context.js';
import { on } from './events.js';
import { restoreScroll, type VisitKind } from './history-state.js';
import { isPagePathname, LINK } from './internal-link.js';
import { loadInFull } from './load-in-full.js';

/** A pointer that only passes over a link does not stay this long (ms). */
const HOVER_DELAY = 65;

declare global {
  interface Window {
    /** Public API of the site format. Both fetch what a page needs; `false` when the connection is to be spared. */
    docusaurus: Readonly<Record<'prefetch' | 'preload', (pathname: string) => Promise<unknown> | false>>;
  }
}

/** Follows links, and the browser's buttons, without a new document; fetches a page when the reader moves towards it. */
export function startNavigation({ settings, loadRouter }: BootContext): void {
  restoreScroll();
  const visit = (url: URL, kind: VisitKind) =>
    loadRouter().then(
      (router) => router.visit(url, kind),
      () => loadInFull(url, kind),
    );
  const toPage = (link: HTMLElement) => {
    // The cast: the selector names `a`.
    const { origin, pathname, href } = link as HTMLAnchorElement;
    return origin === location.origin && isPagePathname(pathname, settings) ? new URL(href) : undefined;
  };

  on('click', LINK, (link, event) => {
    const url = isPlainClick(event) && toPage(link);
    if (!url) return;
    // The browser goes to a place on this page by itself, and remembers it, for CSS and for the next Tab key.
    const [page, hash] = url.href.split('#');
    if (hash !== undefined && page === location.href.split('#')[0]) return;
    event.preventDefault();
    void visit(url, 'push');
  });
  // The same page elsewhere (another language, say) opens with the same query, unless it has its own, and hash.
  on('click', 'a[data-alternate]', (link) => {
    // The cast: these are links.
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
  // What cannot be fetched now is reported when the reader goes there.
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
