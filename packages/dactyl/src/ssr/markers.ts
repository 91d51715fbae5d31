/** Placeholders in rendered markup, turned into what React cannot render: raw HTML and comments. */
import type { RegionRecord } from '../react/page-rendering.js';

export function fillRaw(markup: string, raw: readonly string[]): string {
  if (raw.length === 0) return markup;
  const filled = markup.replace(/<dactyl-raw n="(\d+)"><\/dactyl-raw>/g, (_, n: string) => raw[Number(n)] ?? '');
  // Raw HTML may itself come from a rendering that used raw HTML.
  return filled !== markup && filled.includes('<dactyl-raw ') ? fillRaw(filled, raw) : filled;
}

/**
 * Takes the regions out of a page: each leaves `<!--region:ID--><!--/region-->` behind and is kept in its
 * record. A region that depends on the page stays where it is, between `<!--own-region-->` comments, so that
 * its links can be marked.
 */
export function takeRegions(markup: string, regions: ReadonlyMap<string, RegionRecord>): string {
  const parts = markup.split(/<dactyl-region name="([^"]*)">([\s\S]*?)<\/dactyl-region>/);
  let html = parts[0] ?? '';
  for (let i = 1; i < parts.length; i += 3) {
    const [id = '', inside = '', after = ''] = parts.slice(i, i + 3);
    const record = regions.get(id);
    if (!record || record.dependsOnPage) {
      html += ownRegion(inside) + after;
      continue;
    }
    record.html ??= markBranches(inside);
    html += `<!--region:${id}--><!--/region-->${after}`;
  }
  return html;
}

/** A region that depends on its page stays in it, whole. */
export function ownRegion(inside: string): string {
  return `<!--own-region-->${withoutBranches(inside)}<!--/own-region-->`;
}

export function withoutBranches(markup: string): string {
  return markup.replace(/<\/?dactyl-branch[^>]*>/g, '');
}

export function markBranches(markup: string): string {
  return markup
    .replace(/<dactyl-branch name="([^"]*)">/g, (_, id: string) => `<!--branch:${id}-->`)
    .replaceAll('</dactyl-branch>', '<!--/branch-->');
}
