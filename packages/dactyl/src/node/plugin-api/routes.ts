/** Order and URLs of routes, sorted so that the first match is the right one. */
import type { SiteConfig } from '../config/types.js';
import { applyTrailingSlash, removeTrailingSlash } from '../../shared/url.js';
import type { RouteConfig } from './route-config.js';

type UrlPolicy = Pick<SiteConfig, 'baseUrl' | 'trailingSlash'>;

/** Applies the site's trailing-slash policy to a route and its child routes. A page that follows it stays the same object. */
export function applyRouteTrailingSlash(route: RouteConfig, site: UrlPolicy): RouteConfig {
  const path = applyTrailingSlash(route.path, { trailingSlash: site.trailingSlash, baseUrl: site.baseUrl });
  if (!route.routes) return path === route.path ? route : { ...route, path };
  return { ...route, path, routes: route.routes.map((child) => applyRouteTrailingSlash(child, site)) };
}

/** A sorted copy, on each level: pages before groups, inner groups before outer ones, the home page last. */
export function sortRoutes(routes: readonly RouteConfig[], baseUrl: string): RouteConfig[] {
  return routes
    .map((route) => (route.routes ? { ...route, routes: sortRoutes(route.routes, baseUrl) } : route))
    .sort((a, b) => compareRoutes(a, b, baseUrl));
}

function compareRoutes(a: RouteConfig, b: RouteConfig, baseUrl: string): number {
  return (
    Number(a.path === baseUrl) - Number(b.path === baseUrl) ||
    Number(a.routes !== undefined) - Number(b.routes !== undefined) ||
    (a.routes && b.routes ? compareNesting(a.path, b.path) : 0) ||
    (b.priority ?? 0) - (a.priority ?? 0) ||
    compareText(a.path, b.path)
  );
}

function compareNesting(a: string, b: string): number {
  if (a === b) return 0;
  if (a.startsWith(b)) return -1;
  return b.startsWith(a) ? 1 : 0;
}

/** Compares code units instead of using the locale, so that the order is the same on every machine. */
function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** Routes without children: the pages. */
export function leafRoutes(routes: readonly RouteConfig[], leaves: RouteConfig[] = []): RouteConfig[] {
  // Without lists of each level: there may be a hundred thousand pages.
  for (const route of routes) {
    if (route.routes) leafRoutes(route.routes, leaves);
    else leaves.push(route);
  }
  return leaves;
}

export interface DuplicateRoute {
  path: string;
  /** Who claims the path: source files or components, with their plugins. */
  claims: string[];
}

/**
 * Paths that several pages claim. Paths that differ only in a trailing slash are equal, because both are written to
 * one file.
 */
export function findDuplicateRoutes(byPlugin: readonly { label: string; routes: RouteConfig[] }[]): DuplicateRoute[] {
  const claims = new Map<string, DuplicateRoute>();
  const repeated = repeatedPaths(byPlugin.flatMap(({ routes }) => leafRoutes(routes)));
  if (repeated.size === 0) return [];
  for (const { label, routes } of byPlugin) {
    for (const route of leafRoutes(routes)) {
      const key = removeTrailingSlash(route.path);
      if (!repeated.has(key)) continue;
      const claim = `${route.metadata?.sourceFilePath ?? route.component} (${label})`;
      const known = claims.get(key);
      if (known) known.claims.push(claim);
      else claims.set(key, { path: route.path, claims: [claim] });
    }
  }
  return [...claims.values()];
}

/** Looked for first: to describe each page would take longer than all else here. */
function repeatedPaths(pages: readonly RouteConfig[]): ReadonlySet<string> {
  const [seen, repeated] = [new Set<string>(), new Set<string>()];
  for (const page of pages) {
    const key = removeTrailingSlash(page.path);
    if (seen.has(key)) repeated.add(key);
    seen.add(key);
  }
  return repeated;
}
