/** Takes over the pages of the last build that are still right; returns the others. */
import type { ContentJob, ContentReport } from '../pipeline/engine-types.js';
import { partialsOf } from '../pipeline/page-job.js';
import type { PagePlan } from '../pipeline/plan-pages.js';
import type { LocaleSite, Site } from '../site/types.js';
import { withImports, type FindImports } from './add-imports.js';
import { localeOf, toPage, type CompiledPage } from './compile-batch.js';
import type { PageCache } from './page-cache.js';
import { addPage, addRegion, type RenderedSite } from './rendered-site.js';

export interface ReusePagesInput {
  site: Site;
  pages: PagePlan[];
  pageCache: PageCache;
  findImports: FindImports;
  /** Hash of the bundle for pages that are React as a whole, as far as there is one. */
  appHash?: string | undefined;
  rendered: RenderedSite;
}

export function reusePages({ pages, ...input }: ReusePagesInput): PagePlan[] {
  const regions = new Map<string, boolean>();
  return pages.filter((plan) => !reusePage(plan, { ...input, regions }));
}

interface ReuseParts extends Omit<ReusePagesInput, 'pages'> {
  /** Locale and hash of each region that was asked for → whether it is still there. */
  regions: Map<string, boolean>;
}

function reusePage(plan: PagePlan, parts: ReuseParts): boolean {
  const { site, pageCache, appHash, rendered, regions } = parts;
  const reports = readReports(plan.contents, parts);
  if (!reports) return false;
  // Notes are taken for good only when the page is kept; otherwise the rendering takes them.
  const notes: RenderedSite = { ...rendered, errors: [], brokenMarkdownLinks: [], warnings: [] };
  const own = toPage(plan, reports, { site, rendered: notes });
  const page = own && addImports(own, { ...parts, rendered: notes });
  const report = page && pageCache.reusePage(pageCache.pageKey(page.job, page.reports), appHash);
  if (!report) return false;
  if (!report.regions.every((hash) => reuseRegion(hash, plan.locale, { pageCache, rendered, regions }))) return false;
  addPage(rendered, report);
  rendered.reused += 1;
  rendered.brokenMarkdownLinks.push(...notes.brokenMarkdownLinks);
  rendered.warnings.push(...notes.warnings);
  return true;
}

function reuseRegion(
  hash: string,
  locale: string,
  parts: Omit<ReuseParts, 'site' | 'appHash' | 'findImports'>,
): boolean {
  const { pageCache, rendered, regions } = parts;
  const key = `${locale} ${hash}`;
  const known = regions.get(key);
  if (known !== undefined) return known;
  const region = pageCache.reuseRegion(locale, hash);
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
