/** Where a redirect is written, so that static hosts find it and no page is in its way. */
import { checkFileName, shorten } from '../../../node/base/output-file.js';
import { decodePathname, removeTrailingSlash } from '../../../shared/url.js';

export interface FilePlace {
  /** Whether there is a page at a path. */
  isPage: (path: string) => boolean;
  /** Whether a page is written into a file, named from the locale's output folder. */
  isPageFile: (file: string) => boolean;
}

/**
 * File of a redirect below the locale's output folder; `undefined` when a page's own file already has that name, so that
 * servers show the page.
 *
 * @example redirectFile('/docs/old', place) // 'docs/old/index.html'
 */
export function redirectFile(from: string, { isPage, isPageFile }: FilePlace): string | undefined {
  const name = removeTrailingSlash(decodePathname(from)).slice(1);
  checkFileName(name.split('/'), `The redirect from "${shorten(from)}"`);
  if (from.endsWith('/') || !/\.html?$/.test(name)) return name === '' ? 'index.html' : `${name}/index.html`;
  if (isPageFile(name)) return undefined;
  // A server may show `a.html` to those who ask for `a`: where that is a page, the file has to be another one.
  const clean = `/${name.replace(/\.html?$/, '')}`;
  return isPage(clean) ? `${name}/index.html` : name;
}
