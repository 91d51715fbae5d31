/** What navigation in the browser fetches beside the pages themselves, which it asks for by their own addresses. */

/** Folder of the branches of sidebars that pages leave out, below the base URL. */
export const REGION_DIR = 'assets/regions';

/**
 * Below the base URL: marks of all pages. Read where an address may be that of no page (on a 404 page, below a page that
 * answers for all paths below it, with `.html`), so that what is not there is not asked for.
 */
export const PAGE_MARKS = 'assets/page-marks.json';

/**
 * A page in that list, by its pathname as browsers have it; a trailing slash does not matter. Two pages may have the
 * same: then one is asked for in vain.
 *
 * @example pageMark('/docs/a') // '/1x0c'
 */
export function pageMark(pathname: string): string {
  let hash = 0;
  for (const char of pathname.replace(/\/$/, '')) hash = (hash * 31 + char.charCodeAt(0)) | 0;
  return `/${(hash >>> 0).toString(36).slice(-4)}`;
}

/** The list for pages with these permalinks, as JSON: one text. */
export function pageMarks(permalinks: readonly string[]): string {
  return JSON.stringify(permalinks.map((permalink) => pageMark(new URL(permalink, 'http://site').pathname)).join(''));
}
