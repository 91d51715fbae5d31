/**
 * Client module: tells Universal Analytics of each page that navigation shows. The script in the head counts the first
 * page.
 */
import type { RouteUpdate } from '../../../react/history/route-update.js';

declare global {
  interface Window {
    ga?: (command: string, ...values: string[]) => void;
  }
}

export function onRouteDidUpdate({ location, previousLocation }: RouteUpdate): void {
  if (!previousLocation) return;
  const { pathname, search, hash } = location;
  const path = pathname + search + hash;
  if (path === previousLocation.pathname + previousLocation.search + previousLocation.hash) return;
  // Content blockers remove the function.
  window.ga?.('set', 'page', path);
  window.ga?.('send', 'pageview');
}
