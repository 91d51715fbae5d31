/**
 * Navigation without a new document. In: clicks on links, the browser's buttons, `dactyl:update` in
 * development. Out: the new page in place of the old one, with history, scroll, focus and title. Where
 * anything goes wrong the browser loads the page in full.
 */
import type { BootContext } from '../boot-context.js';
import { on } from '../events.js';
import { entryState } from './history-state.js';
import { internalLink } from './internal-link.js';
import { startPrefetch } from './prefetch.js';
import { startUpdates } from './update-page.js';
import { createVisits } from './visits.js';

export function startNavigation({ settings, pages }: BootContext): void {
  const root = document.getElementById('__docusaurus');
  if (!root) return;
  const toPage = (link: HTMLElement) => internalLink(link, settings);
  const { y } = entryState();
  const visit = createVisits(root, pages);

  on('click', 'a[href]', (link, event) => {
    const url = isPlainClick(event) ? toPage(link) : undefined;
    if (!url) return;
    if (isOnThisPage(url)) {
      // The browser scrolls there and remembers the target, for CSS and for the next Tab key.
      if (!entryState().menu) return;
      event.preventDefault();
      location.replace(url);
    } else {
      event.preventDefault();
      void visit(url, 'push');
    }
  });
  addEventListener('popstate', () => void visit(new URL(location.href), 'pop'));
  startPrefetch({ root, pages, toPage });
  startUpdates(root, pages);

  if (settings.notFound || location.pathname.endsWith('.html')) void visit(new URL(location.href), 'rescue');
  else if (y !== undefined) scrollTo({ top: y, behavior: 'instant' });
}

function isPlainClick(event: MouseEvent): boolean {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  return !(defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey);
}

/** Whether a URL names a place on the page that is shown. */
function isOnThisPage({ href }: URL): boolean {
  return href.includes('#') && href.split('#')[0] === location.href.split('#')[0];
}
