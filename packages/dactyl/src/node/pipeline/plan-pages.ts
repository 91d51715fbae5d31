/** A locale's pages → plans: which levels they share, which content they hold, where they are written. */
import { readFileSync } from 'node:fs';
import { hashText } from '../base/hash.js';
import { outputFile } from '../base/output-file.js';
import type { RouteConfig, RouteModule } from '../plugin-api/route-config.js';
import type { Json, JsonObject } from '../../shared/json.js';
import { once } from '../../shared/once.js';
import type { RouteLevel } from '../../shared/render.js';
import { findMarkdownSource, isImport, isMarkdownFile, moduleKind } from '../site/content-files.js';
import { generatedModules } from '../site/generated-modules.js';
import type { LocaleSite, Page, Site } from '../site/types.js';
import type { ContentJob, PageJob } from './engine-types.js';
import { hasPlugins } from '../markdown/plugins/has-plugins.js';
import { laterJson } from './fill-props.js';
import { alternatesOf, knownPages } from './alternates.js';
import { knownPermalinks } from './known-permalinks.js';
import { twinFile } from './markdown-twin/twin-file.js';

/** A page job whose content is not compiled: it is named by its files. */
export interface PagePlan extends Omit<PageJob, 'uses' | 'imported'> {
  contents: ContentJob[];
}

export interface LocalePlan {
  pages: PagePlan[];
  sharedLevels: RouteLevel[];
  /** Requests of components and modules that the bundle must hold. */
  requests: Set<string>;
  /** Those among them that are props. */
  modules: Set<string>;
}

/** A plan, and what it was made of. */
export interface PlannedLocale {
  locale: LocaleSite;
  plan: LocalePlan;
}

/** @param before of the same site, of which contents were loaded again: plans of pages that are the same stay the same objects */
export function planLocale(site: Site, locale: LocaleSite, before?: PlannedLocale): LocalePlan {
  const readJson = createJsonReader(locale, site.siteDir);
  const knownPlan = plansToKeep(locale, site.locales.length === 1 ? before : undefined);
  const pagesOfLocales = knownPages(site);
  const shared = new Map<RouteConfig, number>();
  const plan: LocalePlan = { pages: [], sharedLevels: [], requests: new Set(), modules: new Set() };
  const shareLevel = (route: RouteConfig): number => {
    const known = shared.get(route);
    if (known !== undefined) return known;
    const index = plan.sharedLevels.length;
    const names = route.metadata?.records ?? [];
    const level = toLevel(route, { site, locale, plan, readJson, contents: [] });
    const records = Object.fromEntries(names.map((name) => [name, `${index} ${name}`]));
    const recordTexts = route.metadata?.recordTexts;
    plan.sharedLevels.push(names.length > 0 ? { ...level, records, ...(recordTexts && { recordTexts }) } : level);
    shared.set(route, index);
    return index;
  };
  const sharedOf = createSharedReader(shareLevel);
  plan.pages = locale.pages.map((page, index) => {
    const contents: ContentJob[] = [];
    const data: string[] = [];
    const own = page.levels.at(-1) as RouteConfig; // a page has at least its own level
    const known = knownPlan(index);
    if (known) {
      plan.requests.add(own.component);
      return withShared(known, sharedOf(page));
    }
    const file = outputFile(page.pathname, locale.siteConfig);
    const level = toLevel(own, { site, locale, plan, readJson, contents, data });
    const twin = site.siteConfig.markdown.twins ? twinFile({ file, level, isText: own.metadata?.twin }) : undefined;
    return {
      locale: locale.locale,
      pathname: page.pathname,
      file,
      ...(twin !== undefined && { twin }),
      shared: sharedOf(page),
      level,
      contents,
      ...(data.length > 0 && { data }),
      alternates: alternatesOf(page, locale, pagesOfLocales),
      hydration: own.metadata?.hydration ?? site.siteConfig.hydration,
    };
  });
  return plan;
}

/** The numbers of the outer levels of a page, which mostly are those of the page before. */
function createSharedReader(shareLevel: (route: RouteConfig) => number): (page: Page) => number[] {
  let before: Page['levels'] = [];
  let shared: number[] = [];
  return ({ levels }) => {
    const isSame = before.length === levels.length && shared.every((_, depth) => before[depth] === levels[depth]);
    if (!isSame) shared = levels.slice(0, -1).map(shareLevel);
    before = levels;
    return shared;
  };
}

/** Plans by the number of their page, of those that are what they would be if they were made again. */
function plansToKeep(locale: LocaleSite, before: PlannedLocale | undefined): (index: number) => PagePlan | undefined {
  // Plugins of Markdown get addresses of all pages with each text.
  if (!before || locale.markdown.some(hasPlugins) || !haveSamePlaces(before.locale.pages, locale.pages)) {
    return () => undefined;
  }
  return (index) => {
    const own = locale.pages[index]?.levels.at(-1);
    const isSame = own !== undefined && own === before.locale.pages[index]?.levels.at(-1) && holdsTextsOnly(own);
    return isSame ? before.plan.pages[index] : undefined;
  };
}

/** Whether addresses of other pages, which alternates depend on, are those of before. */
function haveSamePlaces(before: readonly Page[], after: readonly Page[]): boolean {
  // The outer levels are those of thousands of pages.
  const compared = new Map<RouteConfig, RouteConfig>();
  const isSame = (known: RouteConfig, now: RouteConfig | undefined) => {
    if (known === now) return true;
    if (!now || (compared.get(known) !== now && !isSamePlace(known, now))) return false;
    compared.set(known, now);
    return true;
  };
  return (
    before.length === after.length &&
    before.every(({ pathname, levels }, index) => {
      const page = after[index];
      return (
        page?.pathname === pathname &&
        page.levels.length === levels.length &&
        levels.every((level, depth) => isSame(level, page.levels[depth]))
      );
    })
  );
}

function isSamePlace(before: RouteConfig, after: RouteConfig): boolean {
  return before.metadata === after.metadata || placeOf(before) === placeOf(after);
}

function placeOf({ metadata = {} }: RouteConfig): string {
  const { alternates, canonical, isUntranslated, shownLocale } = metadata;
  return JSON.stringify([alternates, canonical, isUntranslated, shownLocale]);
}

/** Whether a route says by its names alone what its page shows. */
function holdsTextsOnly({ props, context, modules = {} }: RouteConfig): boolean {
  const names = Object.values(modules);
  return !props && !context && names.every((name) => typeof name === 'string' && isMarkdownFile(name));
}

function withShared(plan: PagePlan, shared: number[]): PagePlan {
  const isSame = plan.shared.length === shared.length && plan.shared.every((level, depth) => level === shared[depth]);
  return isSame ? plan : { ...plan, shared };
}

interface LevelPlace {
  site: Site;
  locale: LocaleSite;
  plan: LocalePlan;
  readJson: JsonReader;
  contents: ContentJob[];
  /** Takes the files of what is not read yet. */
  data?: string[] | undefined;
}

type JsonReader = (file: string, later?: string[]) => Json;

/**
 * Many pages get the same file, a blog's sidebar for one: they share one value. What a single page gets is read when that
 * page is rendered, see `fill-props.ts`: plugins for APIs give each page its own part of the data, and all parts at once
 * would stay in memory until the last page.
 */
function createJsonReader(locale: LocaleSite, siteDir: string): JsonReader {
  const values = new Map<string, Json>();
  const uses = once(() => countFiles(locale, siteDir));
  return (file, later) => {
    if (later && uses().get(file) === 1) {
      later.push(file);
      return laterJson(file, hashText(readFileSync(file)));
    }
    const value = values.get(file) ?? (JSON.parse(readFileSync(file, 'utf8')) as Json); // what JSON.parse gives
    values.set(file, value);
    return value;
  };
}

/** JSON file → how often routes name it, their contexts included. */
function countFiles({ pages }: LocaleSite, siteDir: string): Map<string, number> {
  const counts = new Map<string, number>();
  const count = (module: RouteModule, weight: number): void => {
    if (typeof module === 'string' || isImport(module)) {
      // Most are texts, and there may be a hundred thousand.
      if (!(typeof module === 'string' ? module : module.path).endsWith('.json')) return;
      const found = moduleKind(module, siteDir);
      if (found.kind === 'json') counts.set(found.file, (counts.get(found.file) ?? 0) + weight);
    } else Object.values(module).forEach((item: RouteModule) => count(item, weight));
  };
  const seen = new Set<RouteConfig>();
  for (const { levels } of pages) {
    for (const [index, route] of levels.entries()) {
      if (seen.has(route)) continue;
      seen.add(route);
      // The outer levels are those of many pages, and a context is read here.
      count(route.modules ?? {}, index === levels.length - 1 ? 1 : 2);
      count(route.context ?? {}, 2);
    }
  }
  return counts;
}

const OWN_KEYS = new Set([
  'path',
  'component',
  'exact',
  'strict',
  'routes',
  'modules',
  'props',
  'context',
  'priority',
  'metadata',
]);

function toLevel(route: RouteConfig, place: LevelPlace): RouteLevel {
  place.plan.requests.add(route.component);
  const modules = mapModules(route.modules ?? {}, place) as JsonObject; // an object of modules stays an object
  // Contexts are read here: most are those of many pages.
  const context = mapModules(route.context ?? {}, { ...place, data: undefined }) as JsonObject;
  const attributes = Object.fromEntries(Object.entries(route).filter(([key]) => !OWN_KEYS.has(key)));
  return {
    path: route.path,
    exact: route.exact ?? false,
    component: route.component,
    props: { ...route.props, ...modules },
    attributes: attributes as JsonObject, // routes are JSON by contract
    context: routeContext(context),
  };
}

/** Routes that no plugin made, such as the not-found page, belong to the framework itself. */
const NATIVE_PLUGIN = { name: 'native', id: 'default' };

function routeContext({ plugin, data }: JsonObject): NonNullable<RouteLevel['context']> {
  const named = (plugin ?? NATIVE_PLUGIN) as { name: string; id: string }; // written by the plugin runner
  return { plugin: named, ...(data ? { data: data as JsonObject } : {}) };
}

function mapModules(module: RouteModule, place: LevelPlace): Json | undefined {
  if (typeof module === 'string' || isImport(module)) return mapModule(module, place);
  if (Array.isArray(module)) return module.map((item) => mapModules(item, place) ?? null);
  return Object.fromEntries(Object.entries(module).map(([key, item]) => [key, mapModules(item, place)]));
}

function mapModule(
  module: string | { path: string; query?: Record<string, string> },
  { site, locale, plan, readJson, contents, data }: LevelPlace,
): Json | undefined {
  const found = moduleKind(module, site.siteDir);
  if (found.kind === 'json') return readJson(found.file, data);
  if (found.kind === 'generated') return generatedModules(locale)[found.name];
  if (found.kind === 'content') {
    const job = contentJob(found.file, { locale, truncated: found.truncated });
    contents.push(job);
    return { $use: job.id };
  }
  plan.requests.add(found.request);
  plan.modules.add(found.request);
  return { $module: found.request };
}

export function contentJob(file: string, options: { locale: LocaleSite; truncated?: boolean }): ContentJob {
  const { locale, truncated = false } = options;
  const source = findMarkdownSource(file, locale.markdown);
  const index = source ? locale.markdown.indexOf(source) : locale.markdown.length;
  const marker = truncated ? source?.truncateMarker : undefined;
  return {
    id: truncated ? `${file}?truncated` : file,
    locale: locale.locale,
    file,
    processor: index,
    ...(marker ? { truncateAt: { source: marker.source, flags: marker.flags } } : {}),
    ...(source && hasPlugins(source) && knownPermalinks(file, source)),
  };
}
