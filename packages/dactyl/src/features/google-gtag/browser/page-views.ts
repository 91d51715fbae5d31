/** Client module: tells Google Analytics of each page that navigation shows. Google's script counts the first page. */
import type { RouteUpdate } from '../../../react/history/route-update.js';

declare global {
  interface Window {
    gtag?: (command: string, name: string, value?: string) => void;
  }
}

export function onRouteDidUpdate({ location, previousLocation }: RouteUpdate): void {
  if (!previousLocation) return;
  const { pathname, search, hash } = location;
  const path = pathname + search + hash;
  if (path === previousLocation.pathname + previousLocation.search + previousLocation.hash) return;
  // Content blockers remove the function.
  window.gtag?.('set', 'page_path', path);
  window.gtag?.('event', 'page_view');
}
