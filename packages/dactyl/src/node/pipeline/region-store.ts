/** The regions of a locale, by the hash that names their files. */
import type { RegionResult } from '../../shared/render.js';
import { cutBranches, neutralHtml, type RegionTemplate } from './mark-region.js';
import { parseRegion } from './region-template.js';

export interface NewRegion {
  hash: string;
  links: string[];
  hasIslands: boolean;
  /** Its own file and those of its cut branches. */
  files: { hash: string; html: string }[];
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
        files: [template, ...cutBranches(template)].map((part) => ({ hash: part.hash, html: neutralHtml(part) })),
      }));
    },
  };
}
