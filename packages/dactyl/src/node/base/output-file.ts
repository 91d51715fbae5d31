/** Maps pathnames to output files. The build and plugins that read pages afterwards share this rule. */
import { decodePathname, removeTrailingSlash } from '../../shared/url.js';
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
  // Empty segments would make an absolute path of "//a", which leads out of any folder; servers leave them out, too.
  const segments = removeTrailingSlash(relative).split('/').filter(Boolean).map(toFileName);
  checkFileName(segments, `The page "${shorten(pathname)}"`);
  const file = segments.join('/');
  if (file === '') return 'index.html';
  if (/\.html?$/.test(file)) return file;
  return trailingSlash === false && !relative.endsWith('/') ? `${file}.html` : `${file}/index.html`;
}

/**
 * File systems allow 255 bytes for a name and 4,096 for a path. These limits leave room for an extension and
 * for the output folder.
 */
const LONGEST_NAME = 255 - '.html'.length;
const LONGEST_PATH = 2000;

/**
 * Why a pathname cannot become a file, as the end of a sentence; `undefined` when it can.
 *
 * @param segments decoded
 */
export function fileNameFault(segments: readonly string[]): string | undefined {
  if (segments.some((segment) => segment === '..' || segment === '.')) {
    return 'would lie outside of the output folder, or has no fixed place in it';
  }
  if (segments.some((segment) => /\p{Cc}/u.test(segment))) return 'has a control character in its address';
  const sizes = segments.map((segment) => Buffer.byteLength(segment));
  const isTooLong = Math.max(...sizes) > LONGEST_NAME || sizes.reduce((sum, size) => sum + size + 1, 0) > LONGEST_PATH;
  return isTooLong
    ? `has an address that is too long for the name of a file (${LONGEST_NAME} bytes a part)`
    : undefined;
}

/** @throws SiteError */
export function checkFileName(segments: readonly string[], what: string): void {
  const fault = fileNameFault(segments);
  if (fault === undefined) return;
  throw new SiteError(`${what} ${fault}.`, {
    hint: 'Give it a short slug or path without the parts "." and "..", and without control characters.',
  });
}

/** Shortens a pathname for messages, because it can be longer than a screen. */
export function shorten(pathname: string): string {
  return pathname.length > 80 ? `${pathname.slice(0, 80)}…` : pathname;
}

function belowBaseUrl(pathname: string, baseUrl: string): string {
  if (`${pathname}/` === baseUrl) return '';
  return pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : pathname.replace(/^\//, '');
}

/**
 * Decodes a segment, because servers decode request paths. An encoded slash stays encoded: decoded, it would
 * make another folder.
 */
function toFileName(segment: string): string {
  const decoded = decodePathname(segment);
  return /[/\\\0]/.test(decoded) ? segment : decoded;
}
