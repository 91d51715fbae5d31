/** Types that the plugin's files share. Paths have no base URL and start with a slash. */

export interface Redirect {
  /** A pathname; one that ends with `/*` stands for all below it. */
  from: string;
  /** A path of the site with query and hash, or an address elsewhere; `/:splat` at its end is what `*` stands for. */
  to: string;
  /** The content file whose front matter has it, absolute. */
  file?: string;
}

/** The function `createRedirects` of a site. */
export type CreateRedirects = (routePath: string) => string | string[] | null | undefined;
