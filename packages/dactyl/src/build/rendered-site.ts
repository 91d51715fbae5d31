/** What a build knows after its pages were made; for 50,000 pages too, so a page is no more than its links and ids. */
import type { SiteError } from '../node/site-error.js';
import type { PageReport, RegionReport } from '../render/engine-types.js';

export type RenderedPage = Pick<PageReport, 'locale' | 'pathname' | 'noIndex' | 'links' | 'anchors'>;

export interface RenderedSite {
  /** In no order: engines work side by side. */
  pages: RenderedPage[];
  regions: RegionReport[];
  /** How many of the pages were kept from the last build. */
  reused: number;
  errors: Error[];
  /** Links to Markdown files that do not exist. */
  brokenMarkdownLinks: SiteError[];
  warnings: { file: string; line: number; column: number; message: string }[];
}

export function emptyRenderedSite(): RenderedSite {
  return { pages: [], regions: [], reused: 0, errors: [], brokenMarkdownLinks: [], warnings: [] };
}

export function toRenderedPage({ locale, pathname, noIndex, links, anchors }: PageReport): RenderedPage {
  return { locale, pathname, noIndex, links, anchors };
}
