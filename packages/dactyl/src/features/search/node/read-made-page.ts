/** Reads a page for the index in the thread of the build that has just made it. */
import type { unstable_PageReader } from '../../../node/plugin-api/page-reader-types.js';
import type { JsonObject } from '../../../shared/json.js';
import type { SiteTitle } from './read-page.js';
import { createHtmlReader } from './read-pages.js';

/** What `postBuild` knows too, and reads the other pages with. */
export interface ReaderOptions extends SiteTitle {
  /** By pathname, of pages that have some. */
  keywords: Record<string, string[]>;
}

export function createPageReader(options: JsonObject): unstable_PageReader {
  const { keywords, ...site } = options as unknown as ReaderOptions; // as the plugin has written them
  const read = createHtmlReader(site);
  return ({ pathname, html, noIndex }) =>
    noIndex ? undefined : JSON.stringify(read({ url: pathname, keywords: keywords[pathname] ?? [] }, html));
}
