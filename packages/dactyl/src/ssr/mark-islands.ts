/** Turns the markup of a page with islands into HTML with marks, and with the ids that the browser will compute. */
import { Fragment, createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { IslandReport } from '../shared/islands.js';
import type { RenderServices } from '../shared/render.js';
import type { RegionRecord, PageWork } from '../react/page-rendering.js';
import {
  fillRaw,
  markBranches,
  parsePlaceholders,
  withoutBranches,
  type Markup,
} from '../shared/marks/placeholders.js';
import { hasIslandMark } from '../shared/marks/scan.js';
import { regionMark } from '../shared/marks/write.js';
import { ownRegion } from './markers.js';
import { writeMarks } from './marks.js';
import { rangesOf } from './placeholders.js';
import { hasIds } from './second-merge.js';
import { secondPass, type SecondPassResult } from './second-pass.js';

export interface MarkIslandsInput {
  work: PageWork;
  regions: ReadonlyMap<string, RegionRecord>;
  /** Raw HTML of the first pass, by number. */
  raw: readonly string[];
  parseMarkup: RenderServices['parseMarkup'];
  /** Whether a different result of the second pass is a failure. */
  mustAgree: boolean;
  /** Wraps a tree in the contexts that every page has. `raw` collects the tree's raw HTML. */
  surround(raw: string[], tree: ReactNode): ReactNode;
}

export type MarkedIslands = { html: string; islands: IslandReport[] } | { difference: string };

/** Preloads of images that React writes in front of a page. The browser's tree has none, and pages do not need them. */
const IMAGE_PRELOADS = /^(?:<link rel="preload" as="image"[^>]*>)+/;

export function markIslands(markup: string, input: MarkIslandsInput): MarkedIslands {
  const { regions, raw, work } = input;
  const fill = (html: string) => fillRaw(html, raw);
  const first = parsePlaceholders(markup.replace(IMAGE_PRELOADS, ''));
  keepIdsOnTheirPage(first, input);
  // A page without islands of its own only provides contexts to its regions.
  const second = work.islands.length > 0 ? runSecondPass(first, fill, input) : { markup: first };
  if ('difference' in second && input.mustAgree) return second;
  const tree = 'difference' in second ? first : second.markup;

  const islands: IslandReport[] = [];
  const html = writeMarks(tree, {
    work,
    fill,
    onIsland: (report) => islands.push(report),
    region(id, inside) {
      const record = regions.get(id);
      if (record?.html !== undefined) return withRegion(id, '', regions);
      const before = islands.length;
      const inner = inside();
      if (!record || record.dependsOnPage) return ownRegion(inner);
      record.html = markBranches(inner);
      record.islands = islands.splice(before);
      return withRegion(id, '', regions);
    },
  });
  return { html, islands };
}

function runSecondPass(first: Markup, fill: (html: string) => string, input: MarkIslandsInput): SecondPassResult {
  const { work, regions, parseMarkup } = input;
  const region = (id: string, html: () => string) => withRegion(id, withoutBranches(html()), regions);
  const writer = { work, fill, region, short: true };
  const unused = [...rangesOf(first)].filter(({ tag }) => tag === 'unused');
  return secondPass(first, {
    islands: work.islands,
    html: writeMarks(first, writer),
    unusedSlots: unused.map(({ inside }) => writeMarks(inside, writer)),
    parseMarkup,
    fill,
    render: (tree) => renderSecond(tree, input),
  });
}

/**
 * Keeps regions that contain ids in their page: ids depend on the position in the page, so such a region differs from
 * page to page.
 */
function keepIdsOnTheirPage(markup: Markup, { work, regions }: MarkIslandsInput): void {
  for (const range of rangesOf(markup)) {
    const record = range.tag === 'region' ? regions.get(range.name) : undefined;
    if (!record || record.html !== undefined || record.dependsOnPage) continue;
    const html = writeMarks(range.inside, { work, fill: String, region: (_, inside) => inside(), short: true });
    if (hasIds(html) && hasIslandMark(html)) record.dependsOnPage = true;
  }
}

function withRegion(id: string, html: string, regions: ReadonlyMap<string, RegionRecord>): string {
  return regions.get(id)?.dependsOnPage ? ownRegion(html) : regionMark(id, html);
}

function renderSecond(tree: ReactNode, { surround }: MarkIslandsInput): string {
  const raw: string[] = [];
  const markup = renderToString(surround(raw, createElement(Fragment, null, tree)));
  return fillRaw(markup, raw);
}
