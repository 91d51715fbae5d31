/** The tree of routes → the list of pages. */
import type { RouteConfig } from '../plugin-api/types.js';
import type { Page } from './types.js';

/** All pages of a locale, the one for unknown URLs last. */
export function listPages(routes: readonly RouteConfig[], baseUrl: string): Page[] {
  return [...flatten(routes, []), notFoundPage(baseUrl)];
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

/**
 * File of a page below the locale's output folder.
 *
 * @example outputFile('/base/docs/a', { baseUrl: '/base/', trailingSlash: false }) // 'docs/a.html'
 */
export function outputFile(pathname: string, site: { baseUrl: string; trailingSlash?: boolean | undefined }): string {
  const decoded = decodeURI(pathname);
  const relative = decoded.startsWith(site.baseUrl) ? decoded.slice(site.baseUrl.length) : decoded.replace(/^\//, '');
  const trimmed = relative.replace(/\/$/, '');
  if (trimmed === '' || `${decoded}/` === site.baseUrl) return 'index.html';
  if (/\.html?$/.test(trimmed)) return trimmed;
  return site.trailingSlash === false && !relative.endsWith('/') ? `${trimmed}.html` : `${trimmed}/index.html`;
}
