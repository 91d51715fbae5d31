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
  /** Files of its cut branches. */
  branches: { hash: string; html: string }[];
}

export interface RegionStore {
  /** The template of a region; the renderer gives the same object for the same region. */
  template(region: RegionResult): RegionTemplate;
  /** Regions met since the last call. */
  takeNew(): NewRegion[];
}

export function createRegionStore(): RegionStore {
  const templates = new Map<RegionResult, RegionTemplate>();
  let fresh: [RegionResult, RegionTemplate][] = [];
  return {
    template(region) {
      const known = templates.get(region);
      if (known) return known;
      const template = parseRegion(region.html);
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
        branches: cutBranches(template).map((branch) => ({ hash: branch.hash, html: neutralHtml(branch) })),
      }));
    },
  };
}
