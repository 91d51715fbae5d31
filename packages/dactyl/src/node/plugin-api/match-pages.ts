/** Turns `include` and `exclude` into a test for pages. Patterns are matched without base URL and locale. */
import picomatch from 'picomatch';
import { decodePathname, removeTrailingSlash } from '../../shared/url.js';

export interface PagePatterns {
  include: readonly string[];
  exclude: readonly string[];
}

export function matchPages({ include, exclude }: PagePatterns, baseUrl: string): (permalink: string) => boolean {
  const isMatch = picomatch([...include], { ignore: [...exclude], dot: true });
  return (permalink) => isMatch(removeTrailingSlash(`/${decodePathname(permalink.slice(baseUrl.length))}`) || '/');
}
