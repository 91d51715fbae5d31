import { expect, it } from 'vitest';
import { hashText } from '../base/hash.js';
import type { PageReport, RegionReport } from '../pipeline/engine-types.js';
import { regionOnPage } from '../pipeline/mark-region.js';
import { parseRegion } from '../pipeline/region-template.js';
import type { PageCache } from './page-cache.js';
import { emptyRenderedSite } from './rendered-site.js';
import { createSettlement, pagesWithRegions, type WaitingPage } from './settle-pages.js';

/** Large enough for closed categories to be left out. */
const sidebar = (labels: readonly string[]) =>
  labels
    .map((label, index) => {
      const items = `<ul><li><a class="menu__link" href="/${index}">First</a></li><li>${label}</li></ul>${' '.repeat(15_000)}`;
      return `<details><summary><a class="menu__link" href="/c${index}">C</a></summary><!--branch:c${index}-->${items}<!--/branch--></details>`;
    })
    .join('');

const before = parseRegion(sidebar(['One', 'Two']), 'sidebar');

function waitingPage(pathname: string): WaitingPage {
  const shown = regionOnPage(before, { id: 'sidebar', mark: before.shown, page: { pathname, alternates: {} } });
  const region = { id: 'sidebar', hash: before.hash, shown: hashText(shown, 12) };
  const lists = {
    links: [],
    anchors: [],
    entries: [],
    assets: [],
    missing: [],
    outputs: [],
    islands: [],
    clientFiles: [],
  };
  const report: PageReport = {
    locale: 'en',
    pathname,
    title: '',
    noIndex: false,
    regions: [region],
    hydrationMode: 'static',
    ...lists,
  };
  // The cast: a plan is handed on.
  const plan = { pathname } as WaitingPage['plan'];
  return {
    plan,
    key: pathname,
    report,
    alternates: {},
    stale: [region],
    notes: { brokenMarkdownLinks: [], warnings: [] },
  };
}

function settle(pages: readonly WaitingPage[], html: string | undefined, facts = 'same') {
  const rendered = emptyRenderedSite();
  const kept: string[] = [];
  let read = 0;
  const pageCache = {
    linkPage: () => true,
    readRegion() {
      read++;
      return { facts: 'same' } as RegionReport; // what is asked for
    },
    keepFoundPage: (key: string, { regions }: PageReport) => void kept.push(`${key} ${regions[0]?.hash}`),
  } as unknown as PageCache;
  const settlement = createSettlement();
  settlement.take(html === undefined ? [] : [{ locale: 'en', id: 'sidebar', facts, html }]);
  const { pages: made, waiting } = settlement.settle(pages, { pageCache, rendered });
  return { kept, made: made.map(({ pathname }) => pathname), waiting, reused: rendered.reused, read };
}

const changed = sidebar(['One', 'Changed']);

it('keeps pages that show nothing of what changed in a region, and makes the others', () => {
  const found = settle([waitingPage('/0'), waitingPage('/1'), waitingPage('/elsewhere')], changed);
  const { hash } = parseRegion(changed, 'sidebar');
  expect(found).toMatchObject({ kept: [`/0 ${hash}`, `/elsewhere ${hash}`], made: ['/1'], waiting: [], reused: 2 });
});

it('reads what is kept of a region once for all pages that had it', () => {
  expect(settle([waitingPage('/0'), waitingPage('/1'), waitingPage('/elsewhere')], changed).read).toBe(1);
});

it('makes all pages where ids or islands of the region may differ', () => {
  expect(settle([waitingPage('/0')], changed, 'other').made).toEqual(['/0']);
});

it('lets pages wait for a region that was not rendered, and names one that brings it', () => {
  const { waiting } = settle([waitingPage('/0'), waitingPage('/1')], undefined);
  expect(waiting).toHaveLength(2);
  expect(pagesWithRegions(waiting).map(({ plan }) => plan.pathname)).toEqual(['/0']);
});
