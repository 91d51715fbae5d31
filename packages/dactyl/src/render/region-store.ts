/** The regions of a site, by the hash that names their files. */
import { cutBranches, neutralHtml, parseRegion, type RegionTemplate } from './region-template.js';

export interface RegionStore {
  /** The template of a region; `html` is that of the renderer, the same object or text for the same region. */
  template(html: string): RegionTemplate;
  /** Called once for each file that must exist: regions and cut branches. */
  takeNewFiles(): { hash: string; html: string }[];
}

export function createRegionStore(): RegionStore {
  const templates = new Map<string, RegionTemplate>();
  const written = new Set<string>();
  let fresh: RegionTemplate[] = [];
  return {
    template(html) {
      const known = templates.get(html);
      if (known) return known;
      const template = parseRegion(html);
      templates.set(html, template);
      fresh.push(template, ...cutBranches(template));
      return template;
    },
    takeNewFiles() {
      const files = fresh.filter((template) => !written.has(template.hash));
      for (const template of files) written.add(template.hash);
      fresh = [];
      return files.map((template) => ({ hash: template.hash, html: neutralHtml(template) }));
    },
  };
}
