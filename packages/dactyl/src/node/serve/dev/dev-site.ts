/** A locale of the site in the dev server: loaded once, and again when an edit changes more than text. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Logger } from '../../base/logger.js';
import { hashText } from '../../base/hash.js';
import { keepDataLoaders } from '../../bundle/data-loaders/data-loaders.js';
import { isNotebookFile } from '../../content/notebook/is-notebook.js';
import { scanImports } from '../../markdown/scan-imports.js';
import { planCards } from '../../pipeline/plan-cards.js';
import { planLocale, type LocalePlan, type PagePlan } from '../../pipeline/plan-pages.js';
import { canResolve } from '../../site/can-resolve.js';
import { importKind } from '../../site/content-files.js';
import { loadSite } from '../../site/load-site.js';
import type { TextReadings } from '../../site/text-readings.js';
import type { LocaleSite, Site } from '../../site/types.js';

export interface DevSiteOptions {
  siteDir: string;
  configPath?: string | undefined;
  /** Default: the site's default locale, at its usual base URL. */
  locale?: string | undefined;
  logger: Logger;
}

/** What the locales of one server share. */
export interface SharedByLocales {
  /** See `DevSite.requests`: there is one bundle for all locales. */
  requests: Set<string>;
  /** The sites of the locales that are loaded, in this order. */
  sites: DevSite[];
  /** What earlier starts have read in texts. */
  readings: TextReadings;
  /** Runs one load after the other: configurations and plugins read the locale in the environment of the process. */
  inTurn<T>(load: () => Promise<T>): Promise<T>;
}

export function createShared(readings: TextReadings): SharedByLocales {
  let queue: Promise<unknown> = Promise.resolve();
  return {
    requests: new Set(),
    sites: [],
    readings,
    inTurn(load) {
      const result = queue.then(load);
      queue = result.catch(() => undefined);
      return result;
    },
  };
}

/** One state of the site. A reload creates a new one. */
export interface DevSiteState {
  /** When loading began: files that were changed after that may not be what was loaded. In milliseconds. */
  loadedFrom: number;
  site: Site;
  locale: LocaleSite;
  plan: LocalePlan;
  /** The plan before pages got cards. */
  planned: LocalePlan;
  /** Normal pathname → number of the page in the plan. The same object as before where an edit leaves all addresses. */
  places: ReadonlyMap<string, number>;
  notFound: PagePlan;
  /** Hash of everything that navigation cannot update in an open page: the configuration, and tags around the page. */
  shellKey: string;
  /** Hash of the data that islands load once for each document. */
  dataKey: string;
}

export interface DevSite {
  readonly current: DevSiteState;
  /**
   * Requests of the registry. A page that imports more adds to them; a reload removes those that are no longer
   * needed.
   */
  readonly requests: Set<string>;
  /**
   * Loads the site again; where only these content files were edited, with the configuration and plugins that there are. On
   * an error the old state stays.
   */
  reload(edited?: ReadonlySet<string>): Promise<DevSiteState>;
  /** Adds the imports of a Markdown file to the registry. Returns true when one of them is new. */
  addImports(file: string): boolean;
  /** The same for imports that were found in another way, because plugins may add some to the tree. */
  addSpecifiers(specifiers: readonly string[], file: string): boolean;
}

export async function createDevSite(
  options: DevSiteOptions,
  { requests, sites, readings, inTurn }: SharedByLocales,
): Promise<DevSite> {
  // What is the same for all locales is said once.
  let current = await inTurn(() => loadState(options, requests, { readings, isReload: sites.length > 0 }));
  const site: DevSite = {
    get current() {
      return current;
    },
    requests,
    async reload(edited) {
      const { reloadContents } = current.site;
      const load = edited && reloadContents && (() => reloadContents(edited));
      const state = await inTurn(() =>
        loadState(options, requests, { readings, load, isReload: true, before: current }),
      );
      keepDataLoaders(current.site, state.site);
      current = state;
      dropRemoved(requests, current);
      return current;
    },
    addImports: (file) => addImports(file, current.site, requests),
    addSpecifiers: (specifiers, file) => addSpecifiers(specifiers, { file, site: current.site, requests }),
  };
  sites.push(site);
  return site;
}

interface StateLoad {
  isReload: boolean;
  /** Set when contents alone are loaded again. */
  load?: (() => Promise<Site>) | undefined;
  before?: DevSiteState;
  readings: TextReadings;
}

async function loadState(
  options: DevSiteOptions,
  requests: Set<string>,
  { isReload, load, readings, before }: StateLoad,
): Promise<DevSiteState> {
  const loadedFrom = Date.now();
  const { siteDir, configPath, logger } = options;
  const locales = options.locale === undefined ? ('default' as const) : [options.locale];
  const outDir = path.join(siteDir, 'build');
  const place = { siteDir, configPath, keepsPlace: true, isServed: true, outDir, readings };
  const site = load ? await load() : await loadSite({ ...place, locales, logger, isReload });
  const [locale] = site.locales;
  if (!locale) throw new Error('A run has at least one locale.');
  const planned = planLocale(site, locale, load && before && { locale: before.locale, plan: before.planned });
  const plan = { ...planned, pages: await planCards(planned.pages, { locales: [locale] }) };
  for (const request of plan.requests) requests.add(request);
  const notFound = plan.pages.at(-1);
  if (!notFound) throw new Error('Every plan ends with the not-found page.');
  return {
    loadedFrom,
    site,
    locale,
    plan,
    planned,
    places: before && hasSamePathnames(before.plan, plan) ? before.places : placesOf(plan),
    notFound,
    shellKey: hashText(JSON.stringify([locale.data.siteConfig, locale.data.i18n, locale.htmlTags])),
    dataKey: before && hasSameData(before.locale, locale) ? before.dataKey : dataKeyOf(locale),
  };
}

function placesOf({ pages }: LocalePlan): ReadonlyMap<string, number> {
  return new Map(pages.map((page, number) => [normalPathname(page.pathname), number]));
}

function hasSamePathnames({ pages: before }: LocalePlan, { pages: after }: LocalePlan): boolean {
  return (
    before.length === after.length &&
    before.every((page, number) => page === after[number] || page.pathname === after[number]?.pathname)
  );
}

/** The page at a pathname, whatever it has at its end. */
export function pageAt(
  pathname: string,
  { places, plan }: Pick<DevSiteState, 'places' | 'plan'>,
): PagePlan | undefined {
  return plan.pages[places.get(normalPathname(pathname)) ?? -1];
}

function dataKeyOf({ data }: LocaleSite): string {
  return hashText(JSON.stringify([data.globalData, data.codeTranslations]));
}

/** Whether data of plugins, which may tell of each page, are the same objects. */
function hasSameData({ data: before }: LocaleSite, { data: after }: LocaleSite): boolean {
  const listOf = ({ globalData }: typeof before) =>
    Object.entries(globalData).flatMap(([name, byId]) =>
      Object.entries(byId).flatMap(([id, data]) => [name, id, data]),
    );
  const [known, now] = [listOf(before), listOf(after)];
  return (
    known.length === now.length &&
    known.every((part, index) => part === now[index]) &&
    JSON.stringify(before.codeTranslations) === JSON.stringify(after.codeTranslations)
  );
}

/** Removes requests of pages that have been deleted or renamed, because a bundle with them would fail. */
function dropRemoved(requests: Set<string>, { site, plan }: DevSiteState): void {
  for (const request of requests) {
    if (!plan.requests.has(request) && !canResolve(request, site)) requests.delete(request);
  }
}

export function normalPathname(pathname: string): string {
  let decoded = pathname;
  try {
    if (pathname.includes('%')) decoded = decodeURIComponent(pathname);
  } catch {
    // A malformed URL belongs to no page; it is looked up unchanged.
  }
  return decoded.replace(/\/$/, '') || '/';
}

function addImports(file: string, site: Site, requests: Set<string>): boolean {
  if (isNotebookFile(file)) return false;
  const source = readFileSync(file, 'utf8');
  return addSpecifiers(scanImports(site.audience?.keep({ file, source }) ?? source), { file, site, requests });
}

function addSpecifiers(
  specifiers: readonly string[],
  { file, site, requests }: { file: string; site: Site; requests: Set<string> },
): boolean {
  const before = requests.size;
  for (const specifier of specifiers) {
    const found = importKind(specifier, file, site);
    if (found.kind === 'module' && canResolve(found.key, site)) requests.add(found.key);
    if (found.kind === 'content') addImports(found.file, site, requests);
  }
  return requests.size > before;
}
