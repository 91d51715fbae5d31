/**
 * Pages of which nothing but a region may have changed. In: such pages, and regions as they were rendered with other pages. Out: those
 * that show the same of these regions are kept, the others are to be made. A changed title is shown by a few pages, although the
 * sidebar that it stands in is part of a thousand.
 */
import { hashText } from '../base/hash.js';
import type { PageRegion, PageReport, RegionSource } from '../pipeline/engine-types.js';
import { regionOnPage, type RegionTemplate } from '../pipeline/mark-region.js';
import type { PagePlan } from '../pipeline/plan-pages.js';
import { parseRegion } from '../pipeline/region-template.js';
import type { PageCache } from './page-cache.js';
import { addPage, type RenderedSite } from './rendered-site.js';

/** A page of the last build. */
export interface WaitingPage {
  plan: PagePlan;
  key: string;
  report: PageReport;
  alternates: Record<string, string>;
  /** Its regions that were made of what has changed since. */
  stale: PageRegion[];
  /** What its links and texts give cause to say, taken for good when it is kept. */
  notes: Pick<RenderedSite, 'brokenMarkdownLinks' | 'warnings'>;
}

interface Keeping {
  pageCache: PageCache;
  rendered: RenderedSite;
}

/** Facts of a region as it was. */
type FactsBefore = (locale: string, region: PageRegion, pageCache: PageCache) => string | undefined;

/** Returns false if a file of it is gone. */
export function keepFoundPage({ report, notes }: WaitingPage, { pageCache, rendered }: Keeping): boolean {
  if (!pageCache.linkPage(report)) return false;
  addPage(rendered, report);
  rendered.reused += 1;
  rendered.brokenMarkdownLinks.push(...notes.brokenMarkdownLinks);
  rendered.warnings.push(...notes.warnings);
  return true;
}

interface NewRegion {
  template: RegionTemplate;
  facts: string | undefined;
}

export interface Settlement {
  /** Takes regions that were rendered. */
  take(sources: readonly RegionSource[]): void;
  /** Keeps what can be kept; `pages` are to be made, and `waiting` wait for regions that were not rendered yet. */
  settle(waiting: readonly WaitingPage[], keeping: Keeping): { pages: PagePlan[]; waiting: WaitingPage[] };
}

export function createSettlement(): Settlement {
  const sources = new Map<string, RegionSource>();
  const parsed = new Map<string, NewRegion>();
  // A sidebar is part of thousands of pages, and what is kept of it is as long as its list of pages.
  const known = new Map<string, string | undefined>();
  const factsBefore: FactsBefore = (locale, region, pageCache) => {
    const key = `${nameOf(locale, region.id)} ${region.hash}`;
    if (!known.has(key)) known.set(key, pageCache.readRegion(locale, region)?.facts);
    return known.get(key);
  };
  const regionOf = (name: string): NewRegion | undefined => {
    const source = sources.get(name);
    const region =
      parsed.get(name) ?? (source && { template: parseRegion(source.html, source.id), facts: source.facts });
    if (region) parsed.set(name, region);
    return region;
  };
  return {
    take(found) {
      for (const source of found) sources.set(nameOf(source.locale, source.id), source);
    },
    settle(waiting, keeping) {
      const pages: PagePlan[] = [];
      const still = waiting.filter((page) => {
        const { locale } = page.report;
        const regions = page.stale.map((before) => ({ before, now: regionOf(nameOf(locale, before.id)) }));
        if (regions.some(({ now }) => now === undefined)) return true;
        if (!keepIfSame(page, regions, { ...keeping, factsBefore })) pages.push(page.plan);
        return false;
      });
      return { pages, waiting: still };
    },
  };
}

function nameOf(locale: string, id: string): string {
  return `${locale} ${id}`;
}

/** A page for each region that nobody has rendered: made again, it brings the region. */
export function pagesWithRegions(waiting: readonly WaitingPage[]): WaitingPage[] {
  const first = new Map<string, WaitingPage>();
  for (const page of waiting) {
    for (const { id } of page.stale) {
      const name = nameOf(page.report.locale, id);
      if (!first.has(name)) first.set(name, page);
    }
  }
  return [...new Set(first.values())];
}

interface ChangedRegion {
  before: PageRegion;
  now: NewRegion | undefined;
}

function keepIfSame(
  page: WaitingPage,
  regions: readonly ChangedRegion[],
  { pageCache, rendered, factsBefore }: Keeping & { factsBefore: FactsBefore },
): boolean {
  const { report, alternates } = page;
  const { locale, pathname } = report;
  const hashes = new Map<string, string>();
  for (const { before, now } of regions) {
    const facts = factsBefore(locale, before, pageCache);
    if (!now || facts === undefined || facts !== now.facts) return false;
    const { template } = now;
    const place = { id: before.id, mark: template.shown, page: { pathname, alternates } };
    if (hashText(regionOnPage(template, place), before.shown.length) !== before.shown) return false;
    hashes.set(before.id, template.hash);
  }
  const kept = {
    ...report,
    regions: report.regions.map((region) => ({ ...region, hash: hashes.get(region.id) ?? region.hash })),
  };
  if (!keepFoundPage({ ...page, report: kept }, { pageCache, rendered })) return false;
  pageCache.keepFoundPage(page.key, kept);
  return true;
}
