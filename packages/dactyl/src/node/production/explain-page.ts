/** `dactyl why`: one page, rendered as a build would, to say what of it runs in the browser, and for what reason. */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { definedProps } from '../../shared/defined-props.js';
import { openCache } from '../base/cache.js';
import { createSilentLogger } from '../base/logger.js';
import { createTaskReporter } from '../base/task.js';
import { createEngine } from '../pipeline/create-engine.js';
import { engineInit } from '../pipeline/engine-input.js';
import type { Fallback, Engine, EngineInit, PageReport } from '../pipeline/engine-types.js';
import { planLocale, type PagePlan } from '../pipeline/plan-pages.js';
import type { IslandReport, HydrationMode } from '../../shared/islands.js';
import { openReadings } from '../site/code-readings.js';
import { loadSite } from '../site/load-site.js';
import { functionsOf } from '../site/site-functions.js';
import type { Site } from '../site/types.js';
import { collectRequests } from './collect-requests.js';
import { findPage } from './find-page.js';
import { findPluginImports } from './plugin-imports.js';
import { failOnErrors } from './report-problems.js';
import type { ReadyBundle } from './ready-bundle.js';
import { renderSite } from './render-site.js';
import { startBundle } from './start-bundle.js';

export interface ExplainOptions {
  siteDir: string;
  configPath?: string | undefined;
  /** Path of the page, with or without the base URL, or a whole URL. */
  url: string;
}

export interface PageExplanation {
  pathname: string;
  hydrationMode: HydrationMode;
  /** Set when the page hydrates in another way than was asked for. */
  fellBack?: Fallback;
  islands: IslandReport[];
}

/** @throws SiteError when there is no such page, or when it cannot be rendered. */
export async function explainPage({ url, ...options }: ExplainOptions): Promise<PageExplanation> {
  const logger = createSilentLogger();
  // What builds have read in texts is not read again.
  const readings = await openReadings(options.siteDir, 'build');
  const site = await loadSite({ ...options, readings, outDir: path.join(options.siteDir, 'build'), logger });
  const plans = new Map(site.locales.map((locale) => [locale.locale, planLocale(site, locale)]));
  const plan = findPage(url, { site, pages: [...plans.values()].flatMap(({ pages }) => pages) });
  const outDir = path.join(site.generatedDir, `why-${process.pid}`);
  const init = engineInit(site, plans, outDir);
  const cache = openCache(init.cacheDir);
  try {
    const createEngines = async () => [createEngine(init, functionsOf(site))];
    const pages = [...plans.values()].flatMap((one) => one.pages);
    const pluginImports = await findPluginImports({ site, pages, init, cache, createEngines });
    const bundles = await startBundle({
      site,
      logger,
      tasks: createTaskReporter(logger),
      signal: new AbortController().signal,
      cache,
      init,
      requests: collectRequests(site, [...plans.values()], pluginImports),
      needsApp: plan.hydration !== 'islands',
      oldDir: outDir,
    });
    return await renderPlan(plan, { site, init, bundles });
  } finally {
    await cache.close();
    await rm(outDir, { recursive: true, force: true });
  }
}

interface RenderParts {
  site: Site;
  init: EngineInit;
  bundles: Awaited<ReturnType<typeof startBundle>>;
}

async function renderPlan(plan: PagePlan, { site, init, bundles }: RenderParts): Promise<PageExplanation> {
  const reports: PageReport[] = [];
  const rendered = await renderSite({
    site,
    pages: [plan],
    createEngines: async () => [recordReports(createEngine(init, functionsOf(site)), reports)],
    bundle: bundles.bundle.then(withoutKeeping),
    unchangedBundle: undefined,
    withApp: async () => withoutKeeping(await bundles.withApp()),
    progress: { advance() {}, setTotal() {} },
    signal: new AbortController().signal,
  });
  failOnErrors(rendered.errors, site.configFile);
  const report = reports.at(-1);
  if (!report) throw new Error(`Nothing was rendered for ${plan.pathname}.`);
  const { pathname, hydrationMode, islands, fellBack } = report;
  return definedProps({ pathname, hydrationMode, islands, fellBack });
}

function recordReports(engine: Engine, reports: PageReport[]): Engine {
  return {
    ...engine,
    async render(jobs) {
      const report = await engine.render(jobs);
      reports.push(...report.pages);
      return report;
    },
  };
}

/** What is rendered here is no output: the next build must not look for it. */
function withoutKeeping(ready: ReadyBundle): ReadyBundle {
  return { ...ready, pageCache: { ...ready.pageCache, keepContent() {}, keepPage() {}, keepRegion() {} } };
}
