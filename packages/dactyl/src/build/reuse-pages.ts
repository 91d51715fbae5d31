/** Takes over the pages of the last build that are still right; returns the others. */
import type { ContentJob, ContentReport } from '../render/engine-types.js';
import type { PagePlan } from '../render/plan-pages.js';
import type { Site } from '../site/types.js';
import { partialsOf, toPage } from './compile-batch.js';
import type { PageCache } from './page-cache.js';
import type { RenderedSite } from './render-site.js';

export interface ReusePagesInput {
  site: Site;
  pages: PagePlan[];
  pageCache: PageCache;
  rendered: RenderedSite;
}

export function reusePages({ site, pages, pageCache, rendered }: ReusePagesInput): PagePlan[] {
  const seenRegions = new Set<string>();
  const remaining: PagePlan[] = [];
  for (const plan of pages) {
    if (!reusePage(plan, { site, pageCache, rendered, seenRegions })) remaining.push(plan);
  }
  return remaining;
}

interface ReuseParts extends Omit<ReusePagesInput, 'pages'> {
  seenRegions: Set<string>;
}

function reusePage(plan: PagePlan, { site, pageCache, rendered, seenRegions }: ReuseParts): boolean {
  const reports = readReports(plan, site, pageCache);
  if (!reports) return false;
  // Notes are taken for good only when the page is kept; otherwise the rendering takes them.
  const notes: RenderedSite = { ...rendered, brokenMarkdownLinks: [], warnings: [] };
  const page = toPage(plan, reports, { site, rendered: notes });
  const report = page && pageCache.reusePage(pageCache.pageKey(page.job, reports));
  if (!report) return false;
  for (const hash of report.regions) {
    const key = `${plan.locale} ${hash}`;
    if (seenRegions.has(key)) continue;
    const region = pageCache.reuseRegion(plan.locale, hash);
    if (!region) return false;
    seenRegions.add(key);
    rendered.regions.push(region);
  }
  rendered.pages.push(report);
  rendered.reused += 1;
  rendered.brokenMarkdownLinks.push(...notes.brokenMarkdownLinks);
  rendered.warnings.push(...notes.warnings);
  return true;
}

/** What is known of all files of a page; `undefined` when one of them was not compiled in its present form. */
function readReports(plan: PagePlan, site: Site, pageCache: PageCache): Map<string, ContentReport> | undefined {
  const reports = new Map<string, ContentReport>();
  const queue: ContentJob[] = [...plan.contents];
  for (let job = queue.pop(); job; job = queue.pop()) {
    if (reports.has(job.id)) continue;
    const report = pageCache.readContent(job);
    if (!report) return undefined;
    reports.set(job.id, report);
    queue.push(...partialsOf(job, report, site));
  }
  return reports;
}
