/** Routes of a locale → those whose pages a sitemap may list, in their order. */
import picomatch from 'picomatch';
import type { PostBuildProps } from '../../../node/plugin-api/types.js';
import { removeTrailingSlash } from '../../../shared/url.js';
import type { RouteConfig } from '../../../node/plugin-api/route-config.js';

export interface ListedRoutesInput extends Pick<PostBuildProps, 'routes' | 'head' | 'baseUrl'> {
  ignorePatterns: readonly string[];
}

/** Left out: the page for unknown URLs, pages that forbid it in their head, and what the site ignores. */
export function listedRoutes({ routes, head, baseUrl, ignorePatterns }: ListedRoutesInput): RouteConfig[] {
  const isIgnored = ignorePatterns.length > 0 ? picomatch([...ignorePatterns], { dot: true }) : () => false;
  const seen = new Set<string>();
  return leaves(routes).filter(({ path }) => {
    const page = removeTrailingSlash(path);
    // A page that two routes claim belongs to the first.
    if (seen.has(page) || path.includes('*') || path === `${baseUrl}404.html`) return false;
    seen.add(page);
    return head[path]?.noIndex !== true && !isIgnored(path);
  });
}

function leaves(routes: readonly RouteConfig[]): RouteConfig[] {
  return routes.flatMap((route) => (route.routes && route.routes.length > 0 ? leaves(route.routes) : [route]));
}
