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
  for (const page of flatten(routes)) {
    const url = removeTrailingSlash(page.pathname);
    if (!byUrl.has(url)) byUrl.set(url, page);
  }
  return [...byUrl.values(), notFoundPage(baseUrl)];
}

/** Permalinks (without trailing slash) of pages that also match every path below them. */
export function nonExactPaths(routes: readonly RouteConfig[]): string[] {
  const paths: string[] = [];
  eachPage(routes, [], ({ path, exact }) => {
    if (exact === false) paths.push(removeTrailingSlash(path));
  });
  return paths;
}

function flatten(routes: readonly RouteConfig[]): Page[] {
  const pages: Page[] = [];
  eachPage(routes, [], (route, parents) => pages.push({ pathname: route.path, levels: [...parents, route] }));
  return pages;
}

/** Without lists of each level: there may be a hundred thousand pages. */
function eachPage(
  routes: readonly RouteConfig[],
  parents: readonly RouteConfig[],
  visit: (route: RouteConfig, parents: readonly RouteConfig[]) => void,
): void {
  for (const route of routes) {
    if (route.routes && route.routes.length > 0) eachPage(route.routes, [...parents, route], visit);
    else if (!route.path.includes('*')) visit(route, parents);
  }
}

function notFoundPage(baseUrl: string): Page {
  const route: RouteConfig = {
    path: `${baseUrl}404.html`,
    component: '@theme/NotFound',
    exact: true,
  };
  return { pathname: route.path, levels: [route] };
}
