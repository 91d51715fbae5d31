/**
 * Renders one page: repeats until an attempt finds nothing new about islands, and then makes the HTML. A page without
 * islands is complete after its first attempt. A page with islands is rendered once more, as the browser will render
 * it (`second-pass.tsx`).
 */
import type { ReactNode } from 'react';
import type { Hydration, IslandReport } from '../shared/islands.js';
import { joinTexts } from '../shared/record-entries.js';
import type { PageRequest, PageResult, RegionResult, RenderServices, SiteData } from '../shared/render.js';
import { emptyCollected, newRegionRecord } from '../react/render-context.js';
import { setTranslations } from '../react/translations.js';
import type { PageRendering, RegionRecord, PageFindings, PageWork, PageImports } from '../react/page-rendering.js';
import { collectHead } from './head.js';
import { keepBranches } from './keep-branches.js';
import { markIslands } from './mark-islands.js';
import { fillRaw, hasFailed, parsePlaceholders, withoutProviders } from '../shared/marks/placeholders.js';
import { withoutBoundaries } from '../shared/marks/react-comments.js';
import { takeRegions } from './markers.js';
import { createFindings, createWork, learn, promote } from './page-work.js';
import { leaveOutPreloads, preloadsOf } from './preloads.js';
import { renderMarkup } from './render-markup.js';
import { rangesOf } from './placeholders.js';

export interface PageInput {
  site: SiteData;
  services: RenderServices;
  request: PageRequest;
  /** Regions of the locale. */
  regions: Map<string, RegionRecord>;
  /** Markdown that its code imports. */
  imports?: PageImports;
  /** Takes the entries of shared data that are read outside of regions. */
  entries: ReadonlySet<string>;
  /** Wraps a tree in the contexts that every page has. */
  surround(rendering: PageRendering, tree: ReactNode): ReactNode;
  /** Returns the page itself. Called for each attempt. */
  page(work: PageWork): ReactNode;
}

/** The maximal number of attempts. Each attempt promotes at least one module. */
const ATTEMPTS = 20;

export async function renderPage(input: PageInput): Promise<PageResult> {
  const { services, request } = input;
  const findings = createFindings(services);
  const isLastMode = request.hydration === 'full';
  for (let attempt = 1; ; attempt++) {
    const rendered = await tryMarkup(input, findings);
    if (!rendered) continue;
    const { markup, begun } = rendered;
    const { rendering, work } = begun;
    noteFailedSlots(markup, work);
    const isDone = !learn(work) || (isLastMode && attempt >= ATTEMPTS);
    if (attempt >= ATTEMPTS && !isDone)
      findings.unsound ??= 'each rendering found more components that need the browser';
    if (findings.unsound !== undefined && !isLastMode) return fallBack(input, findings.unsound);
    if (!isDone) continue;
    keepBranches(markup, work, input.regions);
    const marked = finish(markup, { input, rendering, work });
    if ('difference' in marked) return fallBack(input, marked.difference);
    return resultOf(marked, input, rendering);
  }
}

/**
 * Renders one attempt. `undefined` when the page failed and the next attempt may succeed: for example, a component
 * deep in an island may inspect its elements, and then gets elements instead of slots.
 */
async function tryMarkup(input: PageInput, findings: PageFindings) {
  let last: ReturnType<typeof begin> | undefined;
  try {
    return await renderMarkup(() => (last = begin(input, findings)));
  } catch (error) {
    const modules = [...(last?.work.withSlots ?? [])].filter((module) => !findings.introspective.has(module));
    if (modules.length === 0) throw error;
    for (const module of modules) findings.introspective.add(module);
    return undefined;
  }
}

function begin(input: PageInput, findings: PageFindings) {
  const { regions, site, imports } = input;
  // An earlier attempt may have left entries in regions that are not finished.
  for (const [key, record] of regions) {
    if (record.html === undefined) Object.assign(record, newRegionRecord(key), { dependsOnPage: record.dependsOnPage });
  }
  const work = createWork(findings);
  const rendering: PageRendering = {
    collected: emptyCollected(),
    raw: [],
    regions,
    usedRegions: new Set(),
    work,
    parts: [],
    imports,
  };
  setTranslations(site.codeTranslations);
  return { rendering, work, tree: input.surround(rendering, input.page(work)) };
}

interface Finishing {
  input: PageInput;
  rendering: PageRendering;
  work: PageWork;
}

type Marked = { html: string; islands: IslandReport[] };

function finish(markup: string, { input, rendering, work }: Finishing): Marked | { difference: string } {
  const { services, request, regions, imports, surround } = input;
  if (work.islands.length === 0 && !work.provides.some(({ needed }) => needed)) {
    const html = withoutBoundaries(fillRaw(withoutProviders(markup), rendering.raw));
    return { html: takeRegions(html, regions), islands: [] };
  }
  return markIslands(markup, {
    work,
    regions,
    raw: rendering.raw,
    parseMarkup: services.parseMarkup,
    mustAgree: request.hydration !== 'full',
    surround(raw, tree) {
      const second = {
        collected: emptyCollected(),
        raw,
        regions,
        usedRegions: new Set<string>(),
        imports,
      };
      return surround(second, tree);
    },
  });
}

function resultOf({ html, islands }: Marked, input: PageInput, rendering: PageRendering): PageResult {
  const regions = regionResults(rendering);
  const inRegions = Object.values(regions).flatMap((region) => region.islands);
  const all = [...islands, ...inRegions];
  const { hydration } = input.request;
  const preload = all.length === 0 ? [] : preloadsOf(html, regions);
  return {
    html: leaveOutPreloads(html, preload),
    regions,
    ...collectPage(rendering, input),
    hydrationMode: all.length === 0 && hydration === 'islands' ? 'static' : hydration,
    islands: all,
    preload,
  };
}

/** Results of the page's regions. Regions that depend on the page are part of its HTML, so they are not listed. */
function regionResults({ regions, usedRegions }: PageRendering): Record<string, RegionResult> {
  const results: Record<string, RegionResult> = {};
  for (const id of usedRegions) {
    const record = regions.get(id);
    if (record?.html !== undefined) results[id] = record as RegionResult; // `html` was just checked
  }
  return results;
}

function collectPage({ collected, regions, usedRegions }: PageRendering, { site, entries }: PageInput) {
  const used = [...usedRegions].flatMap((id) => regions.get(id) ?? []);
  const inlined = used.filter((region) => region.dependsOnPage);
  return {
    head: collectHead([...used.flatMap((region) => region.head), ...collected.head], site),
    links: [...collected.links, ...inlined.flatMap((region) => region.links)],
    // Every page has the ids of the shell.
    anchors: [...collected.anchors, ...used.flatMap((region) => region.anchors)],
    entries: [...joinTexts(new Set([...entries, ...inlined.flatMap((region) => [...region.entries])]))].toSorted(),
  };
}

/** Asks the caller to render the page in the next mode. The HTML of this result is not used. */
function fallBack({ site, request }: PageInput, why: string): PageResult {
  const to: Exclude<Hydration, 'islands'> = request.hydration === 'islands' ? 'adopted' : 'full';
  const nothing = { html: '', regions: {}, links: [], anchors: [], entries: [], islands: [], preload: [] };
  return { ...nothing, head: collectHead([], site), hydrationMode: request.hydration, fallback: { to, why } };
}

/**
 * Finds slots that failed. A slot that an island does not render at first is rendered beside the island, and fails
 * there if it needs something that only the island provides. Then the component that created the slot needs the
 * browser, too.
 */
function noteFailedSlots(markup: string, work: PageWork): void {
  if (!hasFailed(markup)) return;
  for (const island of rangesOf(parsePlaceholders(markup))) {
    if (island.tag !== 'island') continue;
    const unused = island.inside.filter((part) => typeof part !== 'string' && part.tag === 'unused');
    if ([...rangesOf(unused)].some(({ tag }) => tag === 'failed')) promoteCreator(work, island.name);
  }
}

function promoteCreator(work: PageWork, number: string): void {
  const record = work.islands[Number(number)];
  if (!record) return;
  const { creator, report } = record;
  const why = `gives <${report.name}> something that only works inside of it`;
  if (creator === undefined)
    work.findings.unsound ??= `${report.module} shows something later that only works inside of it`;
  else promote(work, { module: creator, region: report.region, reason: { why, when: report.when, at: creator } });
}
