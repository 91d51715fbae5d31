/** Finds pages by what a person calls them on the command line. */
import path from 'node:path';
import { nearestName } from '../base/nearest-name.js';
import { SiteError } from '../base/site-error.js';
import type { PagePlan } from '../pipeline/plan-pages.js';
import { decodePathname, removeTrailingSlash, splitUrl } from '../../shared/url.js';
import type { Site } from '../site/types.js';

export interface KnownPages {
  site: Site;
  pages: readonly PagePlan[];
}

/**
 * Pages that hold a file, or the one with this address.
 *
 * @param name - Path of a content file from the site's folder, or what `findPage` takes.
 */
export function findPages(name: string, known: KnownPages): PagePlan[] {
  const file = path.resolve(known.site.siteDir, name);
  const ofFile = known.pages.filter((page) => page.contents.some((content) => content.file === file));
  return ofFile.length > 0 ? ofFile : [findPage(name, known)];
}

/**
 * @param url - Path of the page, with or without the base URL, or a whole URL.
 * @throws SiteError when there is no such page.
 */
export function findPage(url: string, { site, pages }: KnownPages): PagePlan {
  const { origin } = new URL(site.siteConfig.url);
  const { pathname } = splitUrl(url.startsWith(origin) ? url.slice(origin.length) : url);
  const wanted = comparable(pathname);
  const withBase = comparable(site.siteConfig.baseUrl + pathname.replace(/^\//, ''));
  const known = new Map(pages.map((page) => [comparable(page.pathname), page]));
  const found = known.get(wanted) ?? known.get(withBase);
  if (found) return found;
  const near = known.get(nearestName(wanted, known.keys()) ?? nearestName(withBase, known.keys()) ?? '');
  throw new SiteError(`There is no page "${url}".`, {
    hint: near ? `Did you mean ${near.pathname}?` : 'Name it by its path, e.g. /docs/intro.',
  });
}

function comparable(pathname: string): string {
  const decoded = decodePathname(pathname).replace(/(?:index)?\.html$/, '');
  return removeTrailingSlash(decoded.startsWith('/') ? decoded : `/${decoded}`) || '/';
}
