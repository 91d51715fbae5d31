/** Types that the plugin's files share. Paths have no base URL and start with a slash. */

export interface Redirect {
  /** A pathname. */
  from: string;
  /** A path of the site with query and hash, or an address elsewhere. */
  to: string;
}

/** The function `createRedirects` of a site. */
export type CreateRedirects = (routePath: string) => string | string[] | null | undefined;
