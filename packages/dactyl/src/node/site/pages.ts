/** Converts the tree of routes to the list of pages. */
import type { RouteConfig } from '../plugin-api/route-config.js';
import { removeTrailingSlash } from '../../shared/url.js';
import type { Page } from './types.js';

/**
 * All pages of a locale, the 404 page last. When several pages have the same URL, which `onDuplicateRoutes` may
 * allow, the first one is kept.
 */
export function listPages(routes: readonly RouteConfig[], baseUrl: string): Page[] {
  const byUrl = new Map<string, Page>();
  for (const page of flatten(routes, [])) {
    const url = removeTrailingSlash(page.pathname);
    if (!byUrl.has(url)) byUrl.set(url, page);
  }
  return [...byUrl.values(), notFoundPage(baseUrl)];
}

/** Permalinks (without trailing slash) of pages that also match every path below them. */
export function nonExactPaths(routes: readonly RouteConfig[]): string[] {
  return flatten(routes, [])
    .filter(({ levels }) => levels.at(-1)?.exact === false)
    .map(({ pathname }) => removeTrailingSlash(pathname));
}

function flatten(routes: readonly RouteConfig[], parents: RouteConfig[]): Page[] {
  return routes.flatMap((route) => {
    const levels = [...parents, route];
    if (route.routes && route.routes.length > 0) return flatten(route.routes, levels);
    return route.path.includes('*') ? [] : [{ pathname: route.path, levels }];
  });
}

function notFoundPage(baseUrl: string): Page {
  const route: RouteConfig = {
    path: `${baseUrl}404.html`,
    component: '@theme/NotFound',
    exact: true,
  };
  return { pathname: route.path, levels: [route] };
}
