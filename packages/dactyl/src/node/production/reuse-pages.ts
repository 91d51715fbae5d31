/** Takes over the pages of the last build that are still right; returns those that wait for new regions, and the others. */
import type { ContentJob, ContentReport, PageRegion } from '../pipeline/engine-types.js';
import { partialsOf } from '../pipeline/page-job.js';
import type { PagePlan } from '../pipeline/plan-pages.js';
import type { LocaleSite, Site } from '../site/types.js';
import { withImports, type FindImports } from './add-imports.js';
import { localeOf, toPage, type CompiledPage } from './compile-batch.js';
import type { PageCache } from './page-cache.js';
import { addRegion, type RenderedSite } from './rendered-site.js';
import { keepFoundPage, type WaitingPage } from './settle-pages.js';

export interface ReusePagesInput {
  site: Site;
  pages: PagePlan[];
  pageCache: PageCache;
  findImports: FindImports;
  /** Hash of the bundle for pages that are React as a whole, as far as there is one. */
  appHash?: string | undefined;
  rendered: RenderedSite;
}

export interface ReusedPages {
  /** To be made. */
  pages: PagePlan[];
  waiting: WaitingPage[];
}

export function reusePages({ pages, ...input }: ReusePagesInput): ReusedPages {
  const regions = new Map<string, boolean>();
  const waiting: WaitingPage[] = [];
  const others = pages.filter((plan) => {
    const found = findPage(plan, { ...input, regions });
    if (!found) return true;
    if (found.stale.length === 0) return !keepFoundPage(found, input);
    waiting.push(found);
    return false;
  });
  return { pages: others, waiting };
}

interface ReuseParts extends Omit<ReusePagesInput, 'pages'> {
  /** Locale and hash of each region that was asked for → whether it is still there. */
  regions: Map<string, boolean>;
}

function findPage(plan: PagePlan, parts: ReuseParts): WaitingPage | undefined {
  const { site, pageCache, appHash, rendered, regions } = parts;
  const reports = readReports(plan.contents, parts);
  if (!reports) return undefined;
  // Notes are taken for good only when the page is kept; otherwise the rendering takes them.
  const notes: RenderedSite = { ...rendered, errors: [], brokenMarkdownLinks: [], warnings: [] };
  const own = toPage(plan, reports, { site, rendered: notes });
  const page = own && addImports(own, { ...parts, rendered: notes });
  const key = page && pageCache.pageKey(page.job, page.reports);
  const report = key === undefined ? undefined : pageCache.findPage(key, appHash);
  if (!report || key === undefined) return undefined;
  const stale = report.regions.filter((region) => !reuseRegion(region, plan.locale, { pageCache, rendered, regions }));
  return { plan, key, report, alternates: page?.job.alternates ?? {}, stale, notes };
}

function reuseRegion(
  found: PageRegion,
  locale: string,
  parts: Omit<ReuseParts, 'site' | 'appHash' | 'findImports'>,
): boolean {
  const { pageCache, rendered, regions } = parts;
  const key = `${locale} ${found.hash} ${found.id}`;
  const known = regions.get(key);
  if (known !== undefined) return known;
  const region = pageCache.reuseRegion(locale, found);
  regions.set(key, region !== undefined);
  if (region) addRegion(rendered, region);
  return region !== undefined;
}

function addImports(page: CompiledPage, parts: ReuseParts): CompiledPage | undefined {
  const jobs = parts.findImports(page);
  const reports = readReports(jobs, parts);
  return reports && withImports(page, jobs, { ...parts, reports });
}

/** What is known of files of a page; `undefined` when one of them was not compiled in its present form. */
function readReports(
  contents: readonly ContentJob[],
  { site, pageCache }: ReuseParts,
): Map<string, ContentReport> | undefined {
  const reports = new Map<string, ContentReport>();
  const queue: ContentJob[] = [...contents];
  for (let job = queue.pop(); job; job = queue.pop()) {
    if (reports.has(job.id)) continue;
    const report = pageCache.readContent(job);
    if (!report || !hasCopies(report, localeOf(site, job.locale))) return undefined;
    reports.set(job.id, report);
    queue.push(...partialsOf(job, report, { site, locale: localeOf(site, job.locale) }));
  }
  return reports;
}

/** A copy that is not there is made when the page is. */
function hasCopies({ links }: ContentReport, { imageCopies }: LocaleSite): boolean {
  return links.every(({ url, isImage }) => !isImage || imageCopies?.find(url) !== undefined);
}
