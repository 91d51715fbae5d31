/** Files that navigation in the browser fetches besides the pages themselves. */

/**
 * Folder, below the base URL, of the sidebar branches that pages leave out. Not among the assets, which hosts let browsers keep for
 * ever: a branch keeps its name when its content changes, so that pages which do not show it stay as they are.
 */
export const REGION_DIR = 'page-branch';

/**
 * File, below the base URL, with the marks of all pages. Navigation reads it where an address may belong to no page
 * (on a 404 page, below a page that answers for all paths below it, with `.html`), so that it does not request pages
 * that do not exist.
 */
export const PAGE_MARKS = 'assets/page-marks.json';

/**
 * Short code for a page in this file, made from its pathname as browsers have it; a trailing slash does not matter.
 * Two pathnames may share a code; then navigation may request a page that does not exist.
 *
 * @example pageMark('/docs/a') // '/1x0c'
 */
export function pageMark(pathname: string): string {
  let hash = 0;
  for (const char of pathname.replace(/\/$/, '')) hash = (hash * 31 + char.charCodeAt(0)) | 0;
  return `/${(hash >>> 0).toString(36).slice(-4)}`;
}

/** The content of the file for pages with these permalinks, as JSON. */
export function pageMarks(permalinks: readonly string[]): string {
  return JSON.stringify(permalinks.map((permalink) => pageMark(pathnameOf(permalink))).join(''));
}

/** What browsers leave as it is. A site has thousands of pages, and `URL` takes longer for each than everything else here. */
const PLAIN = /^(?:\/[\w-]+(?:\.[\w-]+)*)*\/?$/;

function pathnameOf(permalink: string): string {
  return permalink !== '' && PLAIN.test(permalink) ? permalink : new URL(permalink, 'http://site').pathname;
}
