/** Where a page is written: the one rule for the build, and for plugins that read pages afterwards. */
import { decodePathname, removeTrailingSlash } from '../shared/url.js';
import { SiteError } from './site-error.js';

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
