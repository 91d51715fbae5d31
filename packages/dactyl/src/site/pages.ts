/** The tree of routes → the list of pages. */
import { SiteError } from '../node/site-error.js';
import type { RouteConfig } from '../plugin-api/types.js';
import { decodePathname, removeTrailingSlash } from '../shared/url.js';
import type { Page } from './types.js';

/**
 * All pages of a locale, the one for unknown URLs last. Of pages that claim the same URL, which
 * `onDuplicateRoutes` may allow, the first one is shown.
 */
export function listPages(routes: readonly RouteConfig[], baseUrl: string): Page[] {
  const byUrl = new Map<string, Page>();
  for (const page of flatten(routes, [])) {
    const url = removeTrailingSlash(page.pathname);
    if (!byUrl.has(url)) byUrl.set(url, page);
  }
  return [...byUrl.values(), notFoundPage(baseUrl)];
}

/** Pages that also answer for every path below them: their permalinks, without trailing slash. */
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

export interface PageFolder {
  baseUrl: string;
  trailingSlash?: boolean | undefined;
}

/**
 * File of a page below the locale's output folder.
 *
 * @example outputFile('/base/docs/a', { baseUrl: '/base/', trailingSlash: false }) // 'docs/a.html'
 * @throws SiteError when the pathname leads out of that folder.
 */
export function outputFile(pathname: string, { baseUrl, trailingSlash }: PageFolder): string {
  const relative = belowBaseUrl(pathname, baseUrl);
  const segments = removeTrailingSlash(relative).split('/').map(toFileName);
  if (segments.some((segment) => segment === '..' || segment === '.')) {
    throw new SiteError(`The page "${pathname}" would lie outside of the output folder, or has no fixed place in it.`, {
      hint: 'Give it a slug or path without the parts "." and "..".',
    });
  }
  const file = segments.join('/');
  if (file === '') return 'index.html';
  if (/\.html?$/.test(file)) return file;
  return trailingSlash === false && !relative.endsWith('/') ? `${file}.html` : `${file}/index.html`;
}

function belowBaseUrl(pathname: string, baseUrl: string): string {
  if (`${pathname}/` === baseUrl) return '';
  return pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : pathname.replace(/^\//, '');
}

/** Servers decode what browsers ask for. An encoded slash stays: it would make another folder. */
function toFileName(segment: string): string {
  const decoded = decodePathname(segment);
  return /[/\\\0]/.test(decoded) ? segment : decoded;
}
