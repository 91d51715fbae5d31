/** The regions of a locale, by the hash that pages have in their marks, and what is cut out of them. */
import type { RegionResult } from '../../shared/render.js';
import { cutBranches, neutralHtml, type RegionTemplate } from './mark-region.js';
import { parseRegion } from './region-template.js';

export interface NewRegion {
  hash: string;
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
 */
export function createRegionStore({ marksAll = false } = {}): RegionStore {
  const templates = new Map<RegionResult, RegionTemplate>();
  let fresh: [RegionResult, RegionTemplate][] = [];
  return {
    markOf: ({ hash, shown }) => (marksAll ? hash : shown),
    template(region, id) {
      const known = templates.get(region);
      if (known) return known;
      const template = parseRegion(region.html, id);
      templates.set(region, template);
      fresh.push([region, template]);
      return template;
    },
    takeNew() {
      const taken = fresh;
      fresh = [];
      return taken.map(([{ links, islands }, template]) => ({
        hash: template.hash,
        links,
        hasIslands: islands.length > 0,
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
