/** Finds the target to which a plugin of the site redirects a URL without a page. */
import type { LocaleSite } from '../../site/types.js';
import { splitUrl } from '../../../shared/url.js';
import { encodeUrl } from '../../../shared/redirect-page.js';
import { normalPathname } from './dev-site.js';

/** @param url URL of the request; its query is kept, unless the target has one. Browsers do not send the hash */
export function findRedirect(
  url: string,
  { plugins, pages }: Pick<LocaleSite, 'plugins' | 'pages'>,
): string | undefined {
  const { pathname, suffix } = splitUrl(url);
  const routesPaths = pages.slice(0, -1).map((page) => page.pathname);
  const path = normalPathname(pathname);
  for (const { plugin } of plugins) {
    const target = plugin.unstable_getRedirects?.({ routesPaths }).get(path);
    if (target !== undefined) return encodeUrl(/[?#]/.test(target) ? target : target + suffix);
  }
  return undefined;
}
