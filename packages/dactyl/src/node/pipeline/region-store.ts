/** The regions of a locale, by the hash that pages have in their marks, and what is cut out of them. */
import { hashText } from '../base/hash.js';
import type { RegionResult } from '../../shared/render.js';
import { cutBranches, neutralHtml, type RegionTemplate } from './mark-region.js';
import { type ParsedBranches, parseRegion } from './region-template.js';

export interface NewRegion {
  /** In pages. */
  id: string;
  hash: string;
  /** See `RegionReport`. */
  entries: string[];
  facts: string | undefined;
  /** As it was rendered. */
  source: string;
  links: string[];
  hasIslands: boolean;
  /** As it is on no page. */
  html: string;
  /** Files of its cut branches, with the hash of each. */
  branches: { name: string; hash: string; html: string }[];
}

export interface RegionStore {
  /** The template of a region; the renderer gives the same object for the same region. @param id - Of the region in the page. */
  template(region: RegionResult, id: string): RegionTemplate;
  /** What navigation tells regions apart by: one that it has is not taken from the next page. */
  markOf(template: RegionTemplate): string;
  /** Regions met since the last call. */
  takeNew(): NewRegion[];
}

/**
 * @param marksAll - For the dev server, where an edit shows in what a reader has opened, too. In a build, pages would change with each
 *   branch that they leave out.
 * @param parsed - Branches of other stores, which are not parsed again.
 */
export function createRegionStore({
  marksAll = false,
  parsed,
}: { marksAll?: boolean; parsed?: ParsedBranches | undefined } = {}): RegionStore {
  const templates = new Map<RegionResult, RegionTemplate>();
  let fresh: [id: string, RegionResult, RegionTemplate][] = [];
  return {
    markOf: ({ hash, shown }) => (marksAll ? hash : shown),
    template(region, id) {
      const known = templates.get(region);
      if (known) return known;
      const template = parseRegion(region.html, id, parsed);
      templates.set(region, template);
      fresh.push([id, region, template]);
      return template;
    },
    takeNew() {
      const taken = fresh;
      fresh = [];
      return taken.map(([id, region, template]) => ({
        id,
        hash: template.hash,
        entries: [...region.entries].toSorted(),
        facts: factsOf(region),
        source: region.html,
        links: region.links,
        hasIslands: region.islands.length > 0,
        html: neutralHtml(template),
        branches: cutBranches(template).map((branch) => ({
          name: branch.name,
          hash: branch.shown,
          html: neutralHtml(branch),
        })),
      }));
    },
  };
}

/**
 * Head tags are elements of React, which have no text to compare; regions hardly ever have some. What is preloaded for islands is
 * looked for in all of a region, so one with islands is compared as a whole.
 */
function factsOf({ html, anchors, islands, reads, head }: RegionResult): string | undefined {
  if (head.length > 0) return undefined;
  return hashText(JSON.stringify([anchors, [...reads].toSorted(), islands, islands.length > 0 && html]), 12);
}
