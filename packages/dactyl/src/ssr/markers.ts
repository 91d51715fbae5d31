/** Placeholders of regions in rendered markup, turned into their marks. */
import { markBranches, replaceRegions, withoutBranches } from '../shared/marks/placeholders.js';
import { ownRegionMark, regionMark } from '../shared/marks/write.js';
import type { RegionRecord } from '../react/page-rendering.js';

/**
 * Takes the regions out of a page: each leaves a mark behind and is kept in its record. A region that depends on the page
 * stays where it is, with another mark, so that its links can be marked.
 */
export function takeRegions(markup: string, regions: ReadonlyMap<string, RegionRecord>): string {
  return replaceRegions(markup, (id, inside) => {
    const record = regions.get(id);
    if (!record || record.dependsOnPage) return ownRegion(inside);
    record.html ??= markBranches(inside);
    return regionMark(id);
  });
}

/** A region that depends on its page stays in it, whole. */
export function ownRegion(inside: string): string {
  return ownRegionMark(withoutBranches(inside));
}
