/**
 * What navigation in the browser fetches of a page, and the rule that names its file.
 * The name follows from the pathname alone, so that no page but that of 404 needs a list.
 */

/** A page as navigation needs it, one static JSON file. */
export interface Fragment {
  /** Text of `<title>`. */
  title: string;
  /**
   * HTML inside `#__docusaurus`. Regions are empty: `<!--region:ID:NAME--><!--/region-->`. The browser
   * keeps the region that it has, or fetches `assets/regions/ID.html`.
   */
  html: string;
  /** Managed tags of `<head>` (those with `data-rh`), as HTML. */
  head: string;
  /** Value of `class` on `<html>`. */
  htmlClass: string;
  /** Hash of scripts, styles and document attributes. When it differs, the browser loads the page in full. */
  shell: string;
  /** The same page elsewhere: key of a `data-alternate` link (a locale, say) → URL. */
  alternates: Record<string, string>;
  /** Ids of regions inside regions (branches of a sidebar) that must be loaded to show the active link. */
  branches: string[];
}

/** Folder of the fragments, below the base URL. */
export const FRAGMENT_DIR = 'assets/pages';
/** Folder of the regions, below the base URL. */
export const REGION_DIR = 'assets/regions';

/**
 * File name (without folder) of the fragment of a pathname. Trailing slash and letter case of
 * percent-encoding do not matter. 64 bits: two runs of FNV-1a with different offsets
 * (http://www.isthe.com/chongo/tech/comp/fnv/); the build fails if two pages ever share a name.
 */
export function fragmentName(pathname: string): string {
  const key = decode(pathname).replace(/\/$/, '') || '/';
  return `${fnv1a(key, 0x811c9dc5)}${fnv1a(key, 0x050c5d1f)}.json`;
}

/** In place of a fragment, where links lead and no page is: asking for it is then no 404. Of no shell, so that it is never shown. */
export const NO_PAGE = '{}';

/** Below the base URL: what a 404 page reads before it asks for a page, which would be a second 404. */
export const PAGE_MARKS = 'assets/page-marks.json';

/**
 * A page in that list, by the file of its fragment with the folder. Two may have the same: then one is asked for in vain.
 *
 * @example pageMark('assets/pages/0abcd12….json') // '/0abc'
 */
export function pageMark(fragmentFile: string): string {
  return fragmentFile.slice(FRAGMENT_DIR.length, FRAGMENT_DIR.length + 5);
}

/** The list for pages with these addresses, as JSON: one text. */
export function pageMarks(pathnames: readonly string[]): string {
  return JSON.stringify(pathnames.map((pathname) => pageMark(`${FRAGMENT_DIR}/${fragmentName(pathname)}`)).join(''));
}

function decode(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

export function fnv1a(text: string, offset: number): string {
  let hash = offset;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36).padStart(7, '0');
}
