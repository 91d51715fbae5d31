/** Turns the placeholders of regions in rendered markup into marks. */
import { markBranches, replaceRegions, withoutBranches } from '../shared/marks/placeholders.js';
import { ownRegionMark, regionMark } from '../shared/marks/write.js';
import type { RegionRecord } from '../react/page-rendering.js';

/**
 * Takes the regions out of a page: each leaves a mark, and its HTML is kept in its record. A region that depends on
 * the page stays in the page, with another mark, so that its links can be marked.
 */
export function takeRegions(markup: string, regions: ReadonlyMap<string, RegionRecord>): string {
  return replaceRegions(markup, (id, inside) => {
    const record = regions.get(id);
    if (!record || record.dependsOnPage) return ownRegion(inside);
    record.html ??= markBranches(inside);
    return regionMark(id);
  });
}

/** Turns a region that depends on its page into HTML that stays in this page. */
export function ownRegion(inside: string): string {
  return ownRegionMark(withoutBranches(inside));
}
