/** Address and file of a page's Markdown twin: next to the page, with the extension `.md`. */
import { removeTrailingSlash } from './url.js';

/** @example twinFileOf('docs/intro/index.html') // 'docs/intro.md' */
export function twinFileOf(file: string): string {
  return `${file.replace(/(?<=.)\/index\.html?$|\.html?$/, '')}.md`;
}

/** @example twinPathname('/docs/intro/', '/') // '/docs/intro.md' */
export function twinPathname(permalink: string, baseUrl: string): string {
  const below = permalink.startsWith(baseUrl) ? permalink.slice(baseUrl.length) : '';
  return baseUrl + twinFileOf(removeTrailingSlash(below) || 'index');
}
